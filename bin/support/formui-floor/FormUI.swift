// The few names that Form.swift uses and nothing else: what compiling it costs where no large module is read.
@_exported import Foundation

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError("has no body") } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    repeat each Content
  > {
    TupleView(content: (repeat each content))
  }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public protocol Plain: View where Body == Never {}
extension Plain { public var body: Never { fatalError("has no body") } }
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("has no body") }
}
public struct TupleView<each Content: View>: Plain { let content: (repeat each Content) }
public struct Modified<Content: View>: Plain { let content: Content }
public struct Text: Plain { public init(_ text: String) {} }
public struct Form<Content: View>: Plain { public init(@ViewBuilder content: () -> Content) {} }
public struct Section<Content: View>: Plain {
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
}
public struct TextField: Plain { public init(_ title: String, text: Binding<String>) {} }
public struct SecureField: Plain { public init(_ title: String, text: Binding<String>) {} }
public struct Toggle: Plain { public init(_ title: String, isOn: Binding<Bool>) {} }
public struct Button: Plain {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}
public struct Picker<Value: Hashable, Content: View>: Plain {
  public init(_ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content) {}
}

@propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  let value: Value
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { value = wrappedValue }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding(value: value) }
  let value: Value
}
extension State where Value: ExpressibleByNilLiteral { public init() { value = nil } }

@propertyWrapper public struct FocusState<Value: Hashable> {
  public struct Binding {}
  public init<T: Hashable>() where Value == T? { value = nil }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding() }
  let value: Value
}

public enum TextContentType { case name, emailAddress, newPassword }
public enum KeyboardType { case emailAddress }
public enum SubmitLabel { case next, done }
public enum Font { case caption }

extension View {
  public func textContentType(_ type: TextContentType?) -> some View { Modified(content: self) }
  public func keyboardType(_ type: KeyboardType) -> some View { Modified(content: self) }
  public func submitLabel(_ label: SubmitLabel) -> some View { Modified(content: self) }
  public func focused<T: Hashable>(_ focus: FocusState<T?>.Binding, equals value: T) -> some View {
    Modified(content: self)
  }
  public func font(_ font: Font?) -> some View { Modified(content: self) }
  public func tag(_ tag: some Hashable) -> some View { Modified(content: self) }
  public func disabled(_ isDisabled: Bool) -> some View { Modified(content: self) }
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    Modified(content: self)
  }
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
    Modified(content: self)
  }
  public func navigationTitle(_ title: String) -> some View { Modified(content: self) }
}
