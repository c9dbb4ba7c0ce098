internal import CTerminal
internal import Glibc

/// What is known while one line is edited.
struct EditingState {
  var purpose = LineRequest.Purpose.command
  /// The prompt as it looks.
  var prompt = ""
  var isVi = false
  /// The width that the line was drawn for.
  var columns = 80
  var isInterrupted = false
  var ending: Int32?
  /// Whether characters are taken as they come, so that no key of ours may be put between them.
  var isTakingRaw = false
  /// Whether the redraw key is to be sent.
  var wantsRedraw = false
  /// Whether the redraw key was sent and its command hasn't run.
  var isRedrawUnderWay = false
  /// A code point that was typed and belongs to the character before the cursor.
  var mark: Unicode.Scalar?
  var decoder = ScalarDecoder()
  /// Bytes read too far, to be taken next.
  var pushedBack: [UInt8] = []
  /// The sequence that moves the cursor behind the line, noted when it was interrupted.
  var moveToEnd = ""
}

/// Columns of single code points, as libedit counts them.
package enum ScalarWidth {
  /// The columns of a text, code point by code point.
  package static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + max(0, width($1)) }
  }

  static func width(_ scalar: Unicode.Scalar) -> Int {
    Int(wcwidth(wchar_t(bitPattern: scalar.value)))
  }
}
