import Foundation

/// How far something is.
public struct ProgressView<Label, CurrentValueLabel> {
  let label: Label
  let currentLabel: CurrentValueLabel
  let fraction: Double?
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  /// Shows the label and the fraction.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = IndicatorPart(kind: .progressView, fraction: view.fraction)
    if let style = node.environment.progressViewStyle {
      let (label, value) = (view.label, view.currentLabel)
      style(
        node,
        ProgressViewStyleConfiguration(
          fractionCompleted: view.fraction, label: _StyleContent { Label._update($0, label) },
          currentValueLabel: _StyleContent { CurrentValueLabel._update($0, value) }))
      return
    }
    node.update(0, view.label)
    node.update(1, view.currentLabel)
  }

  /// Makes a view of a value with two labels.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentLabel: currentValueLabel(), fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  /// Makes a view without an end, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), currentLabel: EmptyView(), fraction: nil)
  }

  /// Makes a view of a value with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), currentLabel: EmptyView(), fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a view without an end.
  public nonisolated init() {
    self.init(label: EmptyView(), currentLabel: EmptyView(), fraction: nil)
  }

  /// Makes a view of a value.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(
      label: EmptyView(), currentLabel: EmptyView(), fraction: value.map { Double($0 / total) })
  }

  /// Makes a view of a time.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(label: EmptyView(), currentLabel: EmptyView(), fraction: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a view without an end, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init(label: Text(titleKey), currentLabel: EmptyView(), fraction: nil)
  }

  /// Makes a view without an end, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init(label: Text(title), currentLabel: EmptyView(), fraction: nil)
  }

  /// Makes a view without an end, with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.init(label: Text(titleResource), currentLabel: EmptyView(), fraction: nil)
  }

  /// Makes a view of a value with a title.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    self.init(
      label: Text(titleKey), currentLabel: EmptyView(), fraction: value.map { Double($0 / total) })
  }

  /// Makes a view of a value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) {
    self.init(
      label: Text(title), currentLabel: EmptyView(), fraction: value.map { Double($0 / total) })
  }

  /// Makes a view of a value with a title.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1
  ) {
    self.init(
      label: Text(titleResource), currentLabel: EmptyView(),
      fraction: value.map { Double($0 / total) })
  }
}

/// An indicator on the screen.
struct IndicatorPart: Part {
  let kind: ElementKind
  let fraction: Double?

  func describe(_ element: inout Element, at node: _Node) {
    if element.label == nil { element.label = node.visibleTexts().first }
    element.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
  }
}

/// How large a value is.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  let label: Label
  let currentLabel: CurrentValueLabel
  let fraction: Double

  static nonisolated func fraction<V: BinaryFloatingPoint>(
    of value: V, in bounds: ClosedRange<V>
  ) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    return length == 0 ? 0 : Double(value - bounds.lowerBound) / length
  }
}

extension Gauge: View where Label: View, CurrentValueLabel: View {
  /// Shows the labels and the fraction.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = IndicatorPart(kind: .gauge, fraction: view.fraction)
    if let style = node.environment.gaugeStyle {
      let (label, value) = (view.label, view.currentLabel)
      style(
        node,
        GaugeStyleConfiguration(
          value: view.fraction, label: _StyleContent { Label._update($0, label) },
          currentValueLabel: _StyleContent { CurrentValueLabel._update($0, value) }))
      return
    }
    node.update(0, view.label)
    node.update(1, view.currentLabel)
  }
}

extension Gauge
where
  Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  /// Makes a gauge with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), currentLabel: EmptyView(), fraction: Self.fraction(of: value, in: bounds))
  }
}

extension Gauge
where
  Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Makes a gauge with two labels.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentLabel: currentValueLabel(),
      fraction: Self.fraction(of: value, in: bounds))
  }
}

extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
  /// Makes a gauge with labels at its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      label: label(), currentLabel: currentValueLabel(),
      fraction: Self.fraction(of: value, in: bounds))
  }
}
