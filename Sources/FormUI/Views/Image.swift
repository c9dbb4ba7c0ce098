import Foundation

/// A picture; shown by name.
public struct Image: Equatable, Sendable {
  let name: String
  let label: Text?

  /// A picture of the app's assets.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    label = nil
  }

  /// A picture with a name for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.name = name
    self.label = label
  }

  /// A picture that drops out for assistive technology.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    label = nil
  }

  /// A symbol of the system.
  public init(systemName: String) {
    name = systemName
    label = nil
  }

  /// A symbol of the system with a variable value.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// A picture of the app's assets.
  public init(_ resource: ImageResource) {
    name = resource.name
    label = nil
  }

  /// A picture of UIKit.
  public init(uiImage: UIImage) {
    name = uiImage.name
    label = nil
  }

  /// The picture inside a text.
  var inlineText: String { "[\(name)]" }

  /// The size of a symbol.
  public enum Scale: Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// How a picture is coloured.
  public enum TemplateRenderingMode: Sendable {
    /// In the colour in force.
    case template
    /// As it is.
    case original
  }

  /// How a picture is enlarged.
  public enum ResizingMode: Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// How smooth a picture is drawn.
  public enum Interpolation: Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// More.
    case medium
    /// Much.
    case high
  }

  /// Lets the picture take another size.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// Sets how the picture is coloured.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Sets how smooth it is drawn.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Sets whether edges are smoothed.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Sets how a symbol is drawn.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: View {
  /// Shows the picture's name.
  @MainActor public static func _update(_ node: _Node, _ view: Image) {
    node.part = ImagePart(image: view)
  }
}

/// A picture on the screen.
struct ImagePart: Part {
  let image: Image

  var kind: ElementKind { .image }

  func describe(_ element: inout Element, at node: _Node) {
    element.value = image.name
    if element.label == nil { element.label = image.label?.resolved(in: node.environment) }
  }
}

/// A picture of the app's assets.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Makes a resource by name.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}
