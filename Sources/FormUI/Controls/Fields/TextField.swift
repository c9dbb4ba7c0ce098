import Foundation

/// A control for a line of text.
public struct TextField<Label> {
  let label: Label
  let prompt: Text?
  let axis: Axis
  let events: FieldEvents
  let store: @MainActor (TextStore?, EnvironmentValues) -> TextStore

  nonisolated init(
    label: Label, prompt: Text?, axis: Axis = .horizontal, events: FieldEvents = FieldEvents(),
    store: @escaping @MainActor (TextStore?, EnvironmentValues) -> TextStore
  ) {
    self.label = label
    self.prompt = prompt
    self.axis = axis
    self.events = events
    self.store = store
  }
}

extension TextField: View where Label: View {
  /// Shows the field, by its style when that is one of the learner's own.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    if let style = node.environment.textFieldStyle.custom {
      let label = view.label
      let field = TextField<_StyleContent>(
        label: _StyleContent { Label._update($0, label) }, prompt: view.prompt, axis: view.axis,
        events: view.events, store: view.store)
      style(node, field)
      return
    }
    let store = view.store(node.persistent { FieldModel() }.store, node.environment)
    node.persistent { FieldModel() }.store = store
    node.part = FieldPart(
      kind: .textField, store: store, prompt: view.prompt, axis: view.axis, events: view.events)
    node.update(0, view.label)
  }
}

/// The persistent data of a text input.
final class FieldModel {
  var store: TextStore?
}

/// The closures that old fields call.
struct FieldEvents {
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  var onSelection: (String) -> Void = { _ in }
}

extension TextField {
  /// How the store of a bound string is made or kept.
  static nonisolated func string(
    _ text: Binding<String>
  ) -> @MainActor (TextStore?, EnvironmentValues) -> TextStore {
    { known, _ in
      guard let known = known as? StringStore else { return StringStore(text) }
      known.binding = text
      return known
    }
  }

  /// How the store of a bound value is made or kept.
  static nonisolated func value<V>(
    _ value: Binding<V>,
    _ conversion: @escaping @MainActor (EnvironmentValues) -> ValueStore<V>.Conversion
  ) -> @MainActor (TextStore?, EnvironmentValues) -> TextStore {
    { known, environment in
      let conversion = conversion(environment)
      guard let known = known as? ValueStore<V> else { return ValueStore(value, conversion) }
      known.binding = value
      known.conversion = conversion
      return known
    }
  }
}
