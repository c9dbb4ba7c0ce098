/// The text of a value of one of Foundation's own structs, which keep their contents in more than one form.
///
/// FormlabSuite does not link Foundation. The conformances that are asked for here are Foundation's: an
/// answer can't declare them a second time.
func foundationText(of value: Any) -> String? {
  let name = _typeName(type(of: value), qualified: true)
  guard name.hasPrefix("Foundation.") || name.hasPrefix("FoundationEssentials."),
    Structure.style(of: value) != .object
  else { return nil }
  let short = Structure.name(of: value)
  if let bytes = value as? any Collection<UInt8> {
    return "\(short)(\(bytes.map(String.init).joined(separator: " ")))"
  }
  guard let described = value as? any CustomStringConvertible else { return nil }
  // The description of a date has whole seconds only.
  let seconds = short == "Date" ? Structure.children(of: value).first?.value as? Double : nil
  return "\(short)(\(described.description)" + (seconds.map { ", \($0)" } ?? "") + ")"
}
