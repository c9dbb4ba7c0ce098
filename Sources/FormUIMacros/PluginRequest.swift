/// One request of the compiler.
struct PluginRequest {
  private let message: JSONValue?

  init(_ text: String) {
    var reader = JSONReader(text)
    message = reader.value()
  }

  /// The answer as JSON.
  var answer: String {
    if let capability = message?["getCapability"] { return self.capability(capability) }
    if let expansion = message?["expandFreestandingMacro"] {
      return result(PreviewMacro(expansion).expansion)
    }
    if let expansion = message?["expandAttachedMacro"] {
      return result(attached(expansion))
    }
    return result(nil)
  }

  /// The version of the protocol is that of the compiler.
  private func capability(_ request: JSONValue) -> String {
    var version = "7"
    if case .other(let offered)? = request["capability"]?["protocolVersion"] { version = offered }
    return #"{"getCapabilityResult":{"capability":{"protocolVersion":\#(version)}}}"#
  }

  private func attached(_ request: JSONValue) -> String {
    guard request["macro"]?["typeName"]?.text == "EntryMacro" else { return "" }
    return EntryMacro(request).expansion
  }

  private func result(_ source: String?) -> String {
    let source = JSONValue.quoted(source ?? "")
    return #"{"expandMacroResult":{"expandedSource":\#(source),"diagnostics":[]}}"#
  }
}
