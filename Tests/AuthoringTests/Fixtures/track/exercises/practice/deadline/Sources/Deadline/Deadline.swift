import Foundation

func deadline(after start: Date, days: Int) -> String {
  ""
}
