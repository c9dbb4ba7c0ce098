import Foundation

/// A control with a button for more and one for less.
public struct Stepper<Label> {
  let label: Label
  let steps: StepperSteps
  let onEditingChanged: (Bool) -> Void
}

/// What the two buttons of a stepper do.
struct StepperSteps {
  /// What to do on "more"; nil at the upper bound or where nothing was given.
  let increment: () -> (@MainActor () -> Void)?
  /// What to do on "less".
  let decrement: () -> (@MainActor () -> Void)?
  /// The value as text, when one is bound.
  let value: (EnvironmentValues) -> String?

  init(increment: (@MainActor () -> Void)?, decrement: (@MainActor () -> Void)?) {
    self.increment = { increment }
    self.decrement = { decrement }
    value = { _ in nil }
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride,
    text: @escaping (V, EnvironmentValues) -> String = { value, _ in String(describing: value) }
  ) {
    func move(_ stride: V.Stride) -> (@MainActor () -> Void)? {
      let next = value.wrappedValue.advanced(by: stride)
      if let bounds, !bounds.contains(next) { return nil }
      return { value.wrappedValue = next }
    }
    increment = { move(step) }
    decrement = { move(0 - step) }
    self.value = { text(value.wrappedValue, $0) }
  }
}

extension Stepper: View where Label: View {
  /// Makes a stepper that runs closures, with a label.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: StepperSteps(increment: onIncrement, decrement: onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper that runs closures, in the old order.
  public nonisolated init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), steps: StepperSteps(increment: onIncrement, decrement: onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value, with a label.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: StepperSteps(value, in: nil, step: step),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value in bounds, with a label.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: StepperSteps(value, in: bounds, step: step),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value, with the label last.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), steps: StepperSteps(value, in: nil, step: step),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value in bounds, with the label last.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), steps: StepperSteps(value, in: bounds, step: step),
      onEditingChanged: onEditingChanged)
  }

  /// Shows the stepper.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = StepperPart(steps: view.steps, onEditingChanged: view.onEditingChanged)
    node.update(0, view.label)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper that runs closures.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), steps: StepperSteps(increment: onIncrement, decrement: onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper that runs closures.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), steps: StepperSteps(increment: onIncrement, decrement: onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper that runs closures.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource),
      steps: StepperSteps(increment: onIncrement, decrement: onDecrement),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), steps: StepperSteps(value, in: nil, step: step),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), steps: StepperSteps(value, in: nil, step: step),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource), steps: StepperSteps(value, in: nil, step: step),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value in bounds.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), steps: StepperSteps(value, in: bounds, step: step),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value in bounds.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), steps: StepperSteps(value, in: bounds, step: step),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value in bounds.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource), steps: StepperSteps(value, in: bounds, step: step),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a formatted value.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleKey),
      steps: StepperSteps(value, in: nil, step: step) { format.locale($1.locale).format($0) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a formatted value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(title),
      steps: StepperSteps(value, in: nil, step: step) { format.locale($1.locale).format($0) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a formatted value.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleResource),
      steps: StepperSteps(value, in: nil, step: step) { format.locale($1.locale).format($0) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a formatted value in bounds.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleKey),
      steps: StepperSteps(value, in: bounds, step: step) { format.locale($1.locale).format($0) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a formatted value in bounds.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(title),
      steps: StepperSteps(value, in: bounds, step: step) { format.locale($1.locale).format($0) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a formatted value in bounds.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleResource),
      steps: StepperSteps(value, in: bounds, step: step) { format.locale($1.locale).format($0) },
      onEditingChanged: onEditingChanged)
  }
}

/// A stepper on the screen.
struct StepperPart: ControlPart {
  let steps: StepperSteps
  let onEditingChanged: (Bool) -> Void

  var kind: ElementKind { .stepper }

  func describe(_ element: inout Element, at node: _Node) {
    element.value = steps.value(node.environment)
    element.texts = node.labelTexts
  }

  /// Presses one of the buttons; false when it is disabled.
  func press(more: Bool) -> Bool {
    guard let action = more ? steps.increment() : steps.decrement() else { return false }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
    return true
  }
}
