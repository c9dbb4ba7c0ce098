import Foundation

extension TextField where Label: View {
  /// Makes a field for a value that a format can read, with a label.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      label: label(), prompt: prompt,
      store: Self.value(value) { ValueConversion.format(format, locale: $0.locale) })
  }

  /// Makes a field for a value that may be nil, with a label.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      label: label(), prompt: prompt,
      store: Self.value(value) { ValueConversion.optional(format, locale: $0.locale) })
  }

  /// Makes a field for a value with a formatter and a label.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt,
      store: Self.value(value) { _ in ValueConversion.formatter(formatter) })
  }
}

extension TextField where Label == Text {
  /// Makes a field for a value that a format can read.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt,
      store: Self.value(value) { ValueConversion.format(format, locale: $0.locale) })
  }

  /// Makes a field for a value that a format can read.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt,
      store: Self.value(value) { ValueConversion.format(format, locale: $0.locale) })
  }

  /// Makes a field for a value that a format can read.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt,
      store: Self.value(value) { ValueConversion.format(format, locale: $0.locale) })
  }

  /// Makes a field for a value that may be nil.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt,
      store: Self.value(value) { ValueConversion.optional(format, locale: $0.locale) })
  }

  /// Makes a field for a value that may be nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt,
      store: Self.value(value) { ValueConversion.optional(format, locale: $0.locale) })
  }

  /// Makes a field for a value that may be nil.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt,
      store: Self.value(value) { ValueConversion.optional(format, locale: $0.locale) })
  }

  /// Makes a field for a value with a formatter.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt,
      store: Self.value(value) { _ in ValueConversion.formatter(formatter) })
  }

  /// Makes a field for a value with a formatter.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      label: Text(title), prompt: prompt,
      store: Self.value(value) { _ in ValueConversion.formatter(formatter) })
  }

  /// Makes a field for a value with a formatter.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(
      label: Text(titleResource), prompt: prompt,
      store: Self.value(value) { _ in ValueConversion.formatter(formatter) })
  }

  /// Makes a field for a value with a formatter that reports editing and Return.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey), prompt: nil,
      events: FieldEvents(onEditingChanged: onEditingChanged, onCommit: onCommit),
      store: Self.value(value) { _ in ValueConversion.formatter(formatter) })
  }

  /// Makes a field for a value with a formatter that reports editing and Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), prompt: nil,
      events: FieldEvents(onEditingChanged: onEditingChanged, onCommit: onCommit),
      store: Self.value(value) { _ in ValueConversion.formatter(formatter) })
  }

  /// Makes a field for a value with a formatter that reports editing and Return.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleResource), prompt: nil,
      events: FieldEvents(onEditingChanged: onEditingChanged, onCommit: onCommit),
      store: Self.value(value) { _ in ValueConversion.formatter(formatter) })
  }

  /// Makes a field for a value with a formatter that reports Return.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, events: FieldEvents(onCommit: onCommit),
      store: Self.value(value) { _ in ValueConversion.formatter(formatter) })
  }

  /// Makes a field for a value with a formatter that reports Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, events: FieldEvents(onCommit: onCommit),
      store: Self.value(value) { _ in ValueConversion.formatter(formatter) })
  }

  /// Makes a field for a value with a formatter that reports Return.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleResource), prompt: nil, events: FieldEvents(onCommit: onCommit),
      store: Self.value(value) { _ in ValueConversion.formatter(formatter) })
  }
}
