/// Shows previews of views, in the old spelling.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What `previews` returns.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// Shows a preview.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FormUIMacros", type: "PreviewMacro")

/// Shows a preview with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FormUIMacros", type: "PreviewMacro")

/// Lets a preview have state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "FormUIMacros", type: "PreviewableMacro")

/// Adds a value to the environment, with its key.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FormUIMacros", type: "EntryMacro")

/// How a preview is shown; recorded.
public struct PreviewTrait: Sendable {
  /// The size of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// The size of the content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// One size.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// On its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// On its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
