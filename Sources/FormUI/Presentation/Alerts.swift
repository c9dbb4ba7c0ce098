import Foundation

/// The content of an alert or confirmation dialog.
nonisolated struct _AlertContent<Actions: View, Message: View>: View {
  let kind: ElementKind
  let title: Text
  let showsTitle: Bool
  let actions: Actions
  let message: Message

  @MainActor static func _update(_ node: _Node, _ view: Self) {
    node.part = AlertPart(kind: view.kind, title: view.title)
    node.update(0, view.showsTitle ? view.title : Text(verbatim: ""))
    node.update(1, view.message)
    node.update(2, view.actions)
    let buttons = node.children[2].buttons
    if buttons.isEmpty {
      node.update(3, Button(view.kind == .alert ? "OK" : "Cancel", role: .cancel) {})
    } else if view.kind == .confirmationDialog, !buttons.contains(where: { $0.role == .cancel }) {
      node.update(3, Button("Cancel", role: .cancel) {})
    } else {
      node.truncate(to: 3)
    }
  }
}

extension _Node {
  /// The buttons in this subtree.
  var buttons: [ButtonPart] {
    if let button = part as? ButtonPart { return [button] }
    return children.flatMap(\.buttons)
  }
}

/// An alert or confirmation dialog on the screen.
struct AlertPart: Part {
  let kind: ElementKind
  let title: Text

  func describe(_ element: inout Element, at node: _Node) {
    element.label = title.resolved(in: node.environment)
  }
}

extension View {
  nonisolated func presentAlert<A: View, M: View>(
    _ kind: ElementKind, _ title: Text, _ isPresented: Binding<Bool>, showsTitle: Bool = true,
    actions: @escaping () -> A, message: @escaping () -> M
  ) -> some View {
    modifier(
      _PresentModifier(kind: kind, isPresented: isPresented, onDismiss: nil) {
        _AlertContent(
          kind: kind, title: title, showsTitle: showsTitle, actions: actions(),
          message: message())
      })
  }

  nonisolated func presentAlert<T, A: View, M: View>(
    _ kind: ElementKind, _ title: Text, _ isPresented: Binding<Bool>, showsTitle: Bool = true,
    presenting data: T?, actions: @escaping (T) -> A, message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _PresentModifier(
        kind: kind,
        isPresented: Binding(
          get: { isPresented.wrappedValue && data != nil },
          set: { isPresented.wrappedValue = $0 }),
        onDismiss: nil
      ) {
        data.map {
          _AlertContent(
            kind: kind, title: title, showsTitle: showsTitle, actions: actions($0),
            message: message($0))
        }
      })
  }

  /// Shows an alert while a flag is set.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(.alert, Text(titleKey), isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert while a flag is set.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(.alert, Text(title), isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert while a flag is set.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(
      .alert, Text(titleResource), isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message while a flag is set.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentAlert(.alert, Text(titleKey), isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while a flag is set.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentAlert(.alert, Text(title), isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while a flag is set.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentAlert(.alert, Text(titleResource), isPresented, actions: actions, message: message)
  }

  /// Shows an alert about data while a flag is set.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentAlert(
      .alert, Text(titleKey), isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows an alert about data while a flag is set.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentAlert(
      .alert, Text(title), isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows an alert about data while a flag is set.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentAlert(
      .alert, Text(titleResource), isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows an alert with a message about data while a flag is set.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentAlert(
      .alert, Text(titleKey), isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert with a message about data while a flag is set.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentAlert(
      .alert, Text(title), isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert with a message about data while a flag is set.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentAlert(
      .alert, Text(titleResource), isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// Shows an alert while a flag is set.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(.alert, title, isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message while a flag is set.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentAlert(.alert, title, isPresented, actions: actions, message: message)
  }

  /// Shows an alert about data while a flag is set.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentAlert(
      .alert, title, isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert with a message about data while a flag is set.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentAlert(.alert, title, isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert for an error.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(
      .alert, Text(verbatim: error?.errorDescription ?? "Error"), isPresented,
      presenting: error, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows an alert with a message for an error.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    presentAlert(
      .alert, Text(verbatim: error?.errorDescription ?? "Error"), isPresented,
      presenting: error, actions: actions, message: message)
  }

  /// Shows a confirmation dialog while a flag is set.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible,
      actions: actions, message: { EmptyView() })
  }

  /// Shows a confirmation dialog while a flag is set.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(title), isPresented, showsTitle: titleVisibility == .visible,
      actions: actions, message: { EmptyView() })
  }

  /// Shows a confirmation dialog while a flag is set.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(titleResource), isPresented,
      showsTitle: titleVisibility == .visible,
      actions: actions, message: { EmptyView() })
  }

  /// Shows a confirmation dialog with a message while a flag is set.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible,
      actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message while a flag is set.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(title), isPresented, showsTitle: titleVisibility == .visible,
      actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message while a flag is set.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(titleResource), isPresented,
      showsTitle: titleVisibility == .visible,
      actions: actions, message: message)
  }

  /// Shows a confirmation dialog about data while a flag is set.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows a confirmation dialog about data while a flag is set.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(title), isPresented, showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows a confirmation dialog about data while a flag is set.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(titleResource), isPresented,
      showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows a confirmation dialog with a message about data while a flag is set.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message about data while a flag is set.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(title), isPresented, showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message about data while a flag is set.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentAlert(
      .confirmationDialog, Text(titleResource), isPresented,
      showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: message)
  }
}
