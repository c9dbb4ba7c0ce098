internal import Foundation

/// Unicode forms of texts: composed for keeping, folded for finding.
package enum UnicodeForms {
  /// The text in form NFC, so that equal text written in different ways is one text.
  package static func composed(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
  }

  /// The text without case and accents, for searches: `Validación` becomes `validacion`.
  package static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
  }
}
