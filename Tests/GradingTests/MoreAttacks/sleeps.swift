import Foundation
func nextField(after field: Field) -> Field? { Thread.sleep(forTimeInterval: 30); return nil }
