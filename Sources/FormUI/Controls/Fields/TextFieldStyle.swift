/// How a text field looks.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What `_body` returns.
  associatedtype _Body: View
  /// The label of the field that is given to a style.
  typealias _Label = _StyleContent

  /// The field's look; public code writes styles with this.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The style in force for text fields.
struct TextFieldStyleBox {
  /// How a style of the learner's own draws; nil for a style that comes with SwiftUI.
  let custom: (@MainActor (_Node, TextField<_StyleContent>) -> Void)?

  static let automatic = TextFieldStyleBox(custom: nil)

  init(custom: (@MainActor (_Node, TextField<_StyleContent>) -> Void)?) {
    self.custom = custom
  }

  init<S: TextFieldStyle>(_ style: S) {
    guard !(style is any BuiltInTextFieldStyle) else {
      custom = nil
      return
    }
    custom = { node, field in
      node.environment.textFieldStyle = .automatic
      node.update(0, TextFieldStyleHost(held: Held(value: style), field: field))
    }
  }
}

private struct TextFieldStyleHost<S: TextFieldStyle>: View {
  var held: Held<S>
  let field: TextField<_StyleContent>

  var body: some View { held.value._body(configuration: field) }
}

/// A style that only differs in looks.
protocol BuiltInTextFieldStyle {}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: TextFieldStyleBox { .automatic }
}

extension EnvironmentValues {
  var textFieldStyle: TextFieldStyleBox {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields below.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    changingEnvironment("textFieldStyle", StyleName(S.self)) {
      $0.textFieldStyle = TextFieldStyleBox(style)
    }
  }
}
