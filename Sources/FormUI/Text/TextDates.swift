import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Equatable, Sendable {
    private let name: String
    /// The time of day.
    public static let time = DateStyle(name: "time")
    /// The day.
    public static let date = DateStyle(name: "date")
    /// The distance from now.
    public static let relative = DateStyle(name: "relative")
    /// The distance from now with a sign.
    public static let offset = DateStyle(name: "offset")
    /// A running clock from now.
    public static let timer = DateStyle(name: "timer")

    func text(of date: Date, in environment: EnvironmentValues) -> String {
      switch name {
      case "time":
        Date.FormatStyle(date: .omitted, time: .shortened, locale: environment.locale)
          .format(date)
      case "date":
        Date.FormatStyle(date: .long, time: .omitted, locale: environment.locale).format(date)
      default: "[\(name)]"
      }
    }
  }

  /// A date in a style; what counts from now shows the style's name, since time stands still.
  public init(_ date: Date, style: DateStyle) {
    storage = .made { style.text(of: date, in: $0) }
  }

  /// An interval of dates.
  public init(_ dates: ClosedRange<Date>) {
    storage = .made {
      let style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: $0.locale)
      return "\(style.format(dates.lowerBound)) – \(style.format(dates.upperBound))"
    }
  }

  /// An interval of dates.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// A clock that runs through an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    storage = .verbatim("[timer]")
  }
}
