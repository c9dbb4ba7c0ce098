import Foundation

/// A view that is drawn by code; nothing is drawn here, so the code does not run.
public nonisolated struct Canvas<Symbols>: View {
  /// Makes a canvas.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}

  /// Makes a canvas with views that the code draws.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) where Symbols: View {}

  /// Records the canvas.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .canvas)
    node.truncate(to: 0)
  }
}

/// How colours are mixed.
public enum ColorRenderingMode: Sendable {
  /// As most pictures have it.
  case nonLinear
  /// By light.
  case linear
  /// By light, beyond white.
  case extendedLinear
}

/// What a canvas is drawn with.
public struct GraphicsContext {
  /// What a shape is filled with.
  public struct Shading: Sendable {
    /// The colour in force.
    public static let foreground = Shading()
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
    /// A gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    /// Blurs.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Throws a shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// The colour of the text.
    public var shading = Shading()
    /// Its size.
    public func measure(in size: CGSize) -> CGSize { size }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    /// Its size.
    public let size = CGSize.zero
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    /// Its size.
    public let size = CGSize.zero
  }

  /// How much of it shows through.
  public var opacity = 1.0
  /// The transform in force.
  public var transform = CGAffineTransform.identity

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Makes a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Makes a picture ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Makes a view ready.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  /// Draws in a layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  /// Moves what follows.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Changes the size of what follows.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what follows.
  public mutating func rotate(by angle: Angle) {}
  /// Transforms what follows.
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  /// Changes what follows.
  public mutating func addFilter(_ filter: Filter) {}
  /// Draws only inside a path.
  public mutating func clip(to path: Path) {}
}
