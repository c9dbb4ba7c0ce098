/// Writes to the system's log, which nobody sees here: messages are formed and dropped.
public nonisolated struct Logger: Sendable {
  /// A logger without a subsystem.
  public init() {}

  /// A logger of a part of an app.
  public init(subsystem: String, category: String) {}

  /// A logger over a log object.
  public init(_ log: OSLog) {}

  /// Logs at the default level.
  public func log(_ message: OSLogMessage) {}

  /// Logs at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Logs for tracing.
  public func trace(_ message: OSLogMessage) {}

  /// Logs for debugging.
  public func debug(_ message: OSLogMessage) {}

  /// Logs what may help.
  public func info(_ message: OSLogMessage) {}

  /// Logs what is worth knowing.
  public func notice(_ message: OSLogMessage) {}

  /// Logs a warning.
  public func warning(_ message: OSLogMessage) {}

  /// Logs an error.
  public func error(_ message: OSLogMessage) {}

  /// Logs an error that ends something.
  public func critical(_ message: OSLogMessage) {}

  /// Logs a fault of the program.
  public func fault(_ message: OSLogMessage) {}
}

/// A message of the log.
public nonisolated struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Takes the parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Starts a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}

    /// Adds a number in a format.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}

    /// Adds a number in a format.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// A message of text.
  public init(stringLiteral value: String) {}

  /// A message with values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Who may read a value in the log.
public nonisolated struct OSLogPrivacy: Sendable {
  /// How a private value is masked.
  public enum Mask: Sendable { case hash, none }

  /// By the kind of value.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody.
  public static let `private` = OSLogPrivacy()
  /// Nobody, not even its developer.
  public static let sensitive = OSLogPrivacy()

  /// Nobody; a mask stands for the value.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// Nobody, not even its developer; a mask stands for the value.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a value is set in its column.
public nonisolated struct OSLogStringAlignment: Sendable {
  /// As it is.
  public static let none = OSLogStringAlignment()

  /// At the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }

  /// At the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}

/// How a whole number is written.
public nonisolated struct OSLogIntegerFormatting: Sendable {
  /// In tens.
  public static let decimal = OSLogIntegerFormatting()
  /// In sixteens.
  public static let hex = OSLogIntegerFormatting()
  /// In eights.
  public static let octal = OSLogIntegerFormatting()
}

/// How a fraction is written.
public nonisolated struct OSLogFloatFormatting: Sendable {
  /// With a fixed number of places.
  public static let fixed = OSLogFloatFormatting()
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting()

  /// With so many places.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// How much a message of the log matters.
public nonisolated struct OSLogType: Hashable, Sendable {
  let rawValue: UInt8

  /// The usual level.
  public static let `default` = OSLogType(rawValue: 0)
  /// What may help.
  public static let info = OSLogType(rawValue: 1)
  /// For debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A fault of the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// A log object of older code.
public final nonisolated class OSLog: Sendable {
  /// The log of a part of an app.
  public init(subsystem: String, category: String) {}

  /// The log of the whole process.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "")
}

/// Logs in the manner of older code.
public nonisolated func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

/// Logs in the manner of older code, the level first.
public nonisolated func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}
