/// An alert in the old spelling.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A usual button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// A button that cancels, named by the system.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action ?? {})
    }
    /// A button that deletes.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// A choice of actions in the old spelling.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// A button of an action sheet.
  public typealias Button = Alert.Button

  /// Makes an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an old alert as views.
nonisolated struct _OldButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { entry in
      Button(role: entry.element.role, action: { entry.element.action() }) { entry.element.label }
    }
  }
}

extension Alert {
  nonisolated func content(_ kind: ElementKind = .alert) -> _AlertContent<_OldButtons, Text?> {
    _AlertContent(
      kind: kind, title: title, showsTitle: true, actions: _OldButtons(buttons: buttons),
      message: message)
  }
}

extension ActionSheet {
  nonisolated var content: _AlertContent<_OldButtons, Text?> {
    _AlertContent(
      kind: .confirmationDialog, title: title, showsTitle: true,
      actions: _OldButtons(buttons: buttons), message: message)
  }
}

extension View {
  /// Shows an alert while a flag is set, in the old spelling.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(
      _PresentModifier(kind: .alert, isPresented: isPresented, onDismiss: nil) {
        content().content()
      })
  }

  /// Shows an alert for an item, in the old spelling.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      _PresentItemModifier(
        kind: .alert, item: item, id: { AnyHashable($0.id) }, onDismiss: nil
      ) {
        content($0).content()
      })
  }

  /// Shows an action sheet while a flag is set, in the old spelling.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      _PresentModifier(kind: .confirmationDialog, isPresented: isPresented, onDismiss: nil) {
        content().content
      })
  }

  /// Shows an action sheet for an item, in the old spelling.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      _PresentItemModifier(
        kind: .confirmationDialog, item: item, id: { AnyHashable($0.id) }, onDismiss: nil
      ) {
        content($0).content
      })
  }
}
