import Foundation

/// A control for a value of a range.
public struct Slider<Label, ValueLabel> {
  let label: Label
  let part: SliderPart
}

extension Slider: View where Label: View, ValueLabel: View {
  /// Shows the slider.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = view.part
    node.update(0, view.label)
  }

  /// Makes a slider with labels at its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), part: SliderPart(value, bounds, nil, onEditingChanged))
  }

  /// Makes a slider with steps and labels at its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), part: SliderPart(value, bounds, Double(step), onEditingChanged))
  }

  /// Makes a slider with labels at its ends, in the old order.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), part: SliderPart(value, bounds, nil, onEditingChanged))
  }

  /// Makes a slider with steps and labels at its ends, in the old order.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), part: SliderPart(value, bounds, Double(step), onEditingChanged))
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// Makes a slider with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), part: SliderPart(value, bounds, nil, onEditingChanged))
  }

  /// Makes a slider with steps and a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), part: SliderPart(value, bounds, Double(step), onEditingChanged))
  }

  /// Makes a slider with a label, in the old order.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), part: SliderPart(value, bounds, nil, onEditingChanged))
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: EmptyView(), part: SliderPart(value, bounds, nil, onEditingChanged))
  }

  /// Makes a slider with steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: EmptyView(), part: SliderPart(value, bounds, Double(step), onEditingChanged))
  }
}

/// A slider on the screen.
nonisolated struct SliderPart: ControlPart {
  private let get: () -> Double
  private let set: (Double) -> Void
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let onEditingChanged: (Bool) -> Void

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    get = { Double(value.wrappedValue) }
    set = { value.wrappedValue = V($0) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.onEditingChanged = onEditingChanged
  }

  var kind: ElementKind { .slider }

  @MainActor func describe(_ element: inout Element, at node: _Node) {
    element.value = NumberShown.text(get())
    element.texts = node.labelTexts
  }

  /// Moves the knob; the value is kept in the bounds and on a step.
  @MainActor func move(to wanted: Double) {
    var value = min(max(wanted, bounds.lowerBound), bounds.upperBound)
    if let step, step > 0 {
      let steps = ((value - bounds.lowerBound) / step).rounded()
      value = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    onEditingChanged(true)
    set(value)
    onEditingChanged(false)
  }

  /// Moves the knob by steps; a slider without steps by a tenth.
  @MainActor func nudge(more: Bool) {
    let stride = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    move(to: get() + (more ? stride : -stride))
  }
}

/// Numbers as values of controls show them: no needless digits.
enum NumberShown {
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15
      ? String(Int64(value)) : String(format: "%g", value)
  }
}
