/// How a date picker looks: recorded only.
public protocol DatePickerStyle {}

/// The date picker style `.automatic`.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The date picker style `.automatic`.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The date picker style `.compact`.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date picker style `.compact`.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The date picker style `.graphical`.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The date picker style `.graphical`.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The date picker style `.wheel`.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The date picker style `.wheel`.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The date picker style `.field`.
public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date picker style `.field`.
  public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The date picker style `.stepperField`.
public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date picker style `.stepperField`.
  public nonisolated static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}

extension View {
  /// Sets the style of the date pickers below.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    recorded("datePickerStyle", StyleName(S.self))
  }
}
