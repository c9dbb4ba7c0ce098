/// How a progress view looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What `makeBody` returns.
  associatedtype Body: View
  /// What a style knows.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public typealias Label = _StyleContent

  /// The label of the value.
  public typealias CurrentValueLabel = _StyleContent

  /// How far it is, from 0 to 1.
  public let fractionCompleted: Double?

  /// The label.
  public let label: _StyleContent?

  /// The label of the value.
  public let currentValueLabel: _StyleContent?

}

/// The style `.automatic`.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The parts one after the other.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      if let label = configuration.label { label }
      if let value = configuration.currentValueLabel { value }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The style `.linear`.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style with a colour.
  public nonisolated init(tint: Color) {}
  /// The parts one after the other.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      if let label = configuration.label { label }
      if let value = configuration.currentValueLabel { value }
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style `.linear`.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The style `.circular`.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style with a colour.
  public nonisolated init(tint: Color) {}
  /// The parts one after the other.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      if let label = configuration.label { label }
      if let value = configuration.currentValueLabel { value }
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style `.circular`.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStyleHost<S: ProgressViewStyle>: View {
  var held: Held<S>
  let configuration: ProgressViewStyleConfiguration

  var body: some View { held.value.makeBody(configuration: configuration) }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (_Node, ProgressViewStyleConfiguration) -> Void)? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: (@MainActor (_Node, ProgressViewStyleConfiguration) -> Void)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of what is below.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    changingEnvironment("progressViewStyle", StyleName(S.self)) {
      $0.progressViewStyle = { node, configuration in
        node.environment.progressViewStyle = nil
        node.update(
          0, ProgressViewStyleHost(held: Held(value: style), configuration: configuration))
      }
    }
  }
}

/// How a gauge looks.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What `makeBody` returns.
  associatedtype Body: View
  /// What a style knows.
  typealias Configuration = GaugeStyleConfiguration

  /// The look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows.
public struct GaugeStyleConfiguration {
  /// The label.
  public typealias Label = _StyleContent

  /// The label of the value.
  public typealias CurrentValueLabel = _StyleContent

  /// The value, from 0 to 1.
  public let value: Double

  /// The label.
  public let label: _StyleContent

  /// The label of the value.
  public let currentValueLabel: _StyleContent?

}

/// The style `.automatic`.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The parts one after the other.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      configuration.label
      if let value = configuration.currentValueLabel { value }
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The style `.accessoryCircular`.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The parts one after the other.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      configuration.label
      if let value = configuration.currentValueLabel { value }
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The style `.accessoryCircular`.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// The style `.accessoryCircularCapacity`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The parts one after the other.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      configuration.label
      if let value = configuration.currentValueLabel { value }
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The style `.accessoryCircularCapacity`.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The style `.accessoryLinear`.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The parts one after the other.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      configuration.label
      if let value = configuration.currentValueLabel { value }
    }
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The style `.accessoryLinear`.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

/// The style `.accessoryLinearCapacity`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The parts one after the other.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      configuration.label
      if let value = configuration.currentValueLabel { value }
    }
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The style `.accessoryLinearCapacity`.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// The style `.linearCapacity`.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The parts one after the other.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      configuration.label
      if let value = configuration.currentValueLabel { value }
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style `.linearCapacity`.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

private struct GaugeStyleHost<S: GaugeStyle>: View {
  var held: Held<S>
  let configuration: GaugeStyleConfiguration

  var body: some View { held.value.makeBody(configuration: configuration) }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (_Node, GaugeStyleConfiguration) -> Void)? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: (@MainActor (_Node, GaugeStyleConfiguration) -> Void)? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of what is below.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    changingEnvironment("gaugeStyle", StyleName(S.self)) {
      $0.gaugeStyle = { node, configuration in
        node.environment.gaugeStyle = nil
        node.update(0, GaugeStyleHost(held: Held(value: style), configuration: configuration))
      }
    }
  }
}

/// How a box looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What `makeBody` returns.
  associatedtype Body: View
  /// What a style knows.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public typealias Label = _StyleContent

  /// The content.
  public typealias Content = _StyleContent

  /// The label.
  public let label: _StyleContent

  /// The content.
  public let content: _StyleContent

}

/// The style `.automatic`.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
  /// The parts one after the other.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      configuration.label
      configuration.content
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleHost<S: GroupBoxStyle>: View {
  var held: Held<S>
  let configuration: GroupBoxStyleConfiguration

  var body: some View { held.value.makeBody(configuration: configuration) }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (_Node, GroupBoxStyleConfiguration) -> Void)? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: (@MainActor (_Node, GroupBoxStyleConfiguration) -> Void)? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of what is below.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    changingEnvironment("groupBoxStyle", StyleName(S.self)) {
      $0.groupBoxStyle = { node, configuration in
        node.environment.groupBoxStyle = nil
        node.update(0, GroupBoxStyleHost(held: Held(value: style), configuration: configuration))
      }
    }
  }
}
