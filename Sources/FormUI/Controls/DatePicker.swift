import Foundation

/// A control for a date.
public struct DatePicker<Label> {
  let label: Label
  let part: DatePickerPart

  nonisolated init(
    label: Label, _ selection: Binding<Date>, lower: Date? = nil, upper: Date? = nil,
    _ components: DatePickerComponents
  ) {
    self.label = label
    part = DatePickerPart(
      selection: selection, lower: lower, upper: upper, components: components)
  }
}

extension DatePicker: View where Label: View {
  /// What a picker can be asked for.
  public typealias Components = DatePickerComponents

  /// Makes a picker with a label.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection, displayedComponents)
  }

  /// Makes a picker in a range with a label.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection, lower: range.lowerBound, upper: range.upperBound,
      displayedComponents)
  }

  /// Makes a picker from a date on, with a label.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection, lower: range.lowerBound, displayedComponents)
  }

  /// Makes a picker up to a date, with a label.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection, upper: range.upperBound, displayedComponents)
  }

  /// Shows the picker.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = view.part
    node.update(0, view.label)
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(titleKey), selection, displayedComponents)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(title), selection, displayedComponents)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(titleResource), selection, displayedComponents)
  }

  /// Makes a picker in a range.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection, lower: range.lowerBound, upper: range.upperBound,
      displayedComponents)
  }

  /// Makes a picker in a range.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection, lower: range.lowerBound, upper: range.upperBound,
      displayedComponents)
  }

  /// Makes a picker in a range.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleResource), selection, lower: range.lowerBound, upper: range.upperBound,
      displayedComponents)
  }

  /// Makes a picker from a date on.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(titleKey), selection, lower: range.lowerBound, displayedComponents)
  }

  /// Makes a picker from a date on.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(title), selection, lower: range.lowerBound, displayedComponents)
  }

  /// Makes a picker from a date on.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(titleResource), selection, lower: range.lowerBound, displayedComponents)
  }

  /// Makes a picker up to a date.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(titleKey), selection, upper: range.upperBound, displayedComponents)
  }

  /// Makes a picker up to a date.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(title), selection, upper: range.upperBound, displayedComponents)
  }

  /// Makes a picker up to a date.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(titleResource), selection, upper: range.upperBound, displayedComponents)
  }
}

/// What a date picker can be asked for.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The components as bits.
  public let rawValue: UInt
  /// Makes a set of components.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
  /// The time of day with seconds.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A date picker on the screen.
nonisolated struct DatePickerPart: ControlPart {
  let selection: Binding<Date>
  let lower: Date?
  let upper: Date?
  let components: DatePickerComponents

  @MainActor var kind: ElementKind { .datePicker }

  @MainActor func describe(_ element: inout Element, at node: _Node) {
    let shown = DateShown.text(selection.wrappedValue, components, in: node.environment)
    element.value = shown
    element.texts = node.labelTexts + [shown]
  }

  /// Takes a date, kept in the range.
  @MainActor func set(_ date: Date) {
    var value = date
    if let lower { value = max(value, lower) }
    if let upper { value = min(value, upper) }
    selection.wrappedValue = value
  }
}

/// Dates as pickers show them.
enum DateShown {
  static func text(
    _ date: Date, _ components: DatePickerComponents, in environment: EnvironmentValues
  ) -> String {
    let style = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted,
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    return style.format(date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  static func text(_ date: Date) -> String {
    text(date, [.date, .hourAndMinute], in: .standard)
  }
}

/// A control for several days.
public struct MultiDatePicker<Label> {
  let label: Label
  let selection: Binding<Set<DateComponents>>
}

extension MultiDatePicker: View where Label: View {
  /// Makes a picker with a label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection)
  }

  /// Shows the picker.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    let count = view.selection.wrappedValue.count
    node.part = ValuePart(kind: .multiDatePicker, value: "\(count) dates")
    node.update(0, view.label)
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(label: Text(titleKey), selection: selection)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(label: Text(title), selection: selection)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>
  ) {
    self.init(label: Text(titleResource), selection: selection)
  }
}

/// A control that only shows its value.
struct ValuePart: ControlPart {
  let kind: ElementKind
  let value: String

  func describe(_ element: inout Element, at node: _Node) {
    element.value = value
    element.texts = node.labelTexts
  }
}
