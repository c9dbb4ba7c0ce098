// What a headless form can't have: a clear sentence at compile time instead of an unknown name.

@available(
  *, unavailable,
  message: "formlab's SwiftUI has no UIViewRepresentable: there are no UIKit views here"
)
public protocol UIViewRepresentable: View {}

@available(
  *, unavailable,
  message:
    "formlab's SwiftUI has no UIViewControllerRepresentable: there are no UIKit controllers here"
)
public protocol UIViewControllerRepresentable: View {}

@available(
  *, unavailable,
  message: "formlab's SwiftUI has no NSViewRepresentable: there are no AppKit views here"
)
public protocol NSViewRepresentable: View {}

@available(
  *, unavailable, message: "formlab's SwiftUI has no UIHostingController: show the view itself"
)
public final class UIHostingController<Content: View> {
  /// Not available.
  public init(rootView: Content) {}
}

@available(
  *, unavailable, message: "formlab's SwiftUI has no @FetchRequest: there is no Core Data here"
)
@propertyWrapper
public struct FetchRequest<Result> {
  /// Not available.
  public var wrappedValue: [Result] { [] }
  /// Not available.
  public init() {}
}
