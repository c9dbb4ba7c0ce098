internal import Glibc

/// What the locale says about text in the terminal.
package enum CharacterEncoding: Sendable, Equatable {
  /// The locale is a UTF-8 one.
  case utf8
  /// The locale isn't UTF-8 or isn't known, and UTF-8 is used all the same.
  ///
  /// `requested` is the name the environment asked for, "C" if none.
  case utf8InPlaceOf(requested: String)
  /// Nothing but ASCII can be read: the system has no UTF-8 locale.
  case asciiOnly(requested: String)

  /// Whether the person should be told, once, that input other than ASCII will not be shown.
  package var hidesOtherThanASCII: Bool {
    switch self {
    case .utf8: false
    case .utf8InPlaceOf(let requested): requested == "C" || requested == "POSIX"
    case .asciiOnly: true
    }
  }

  /// Sets the locale for characters, and falls back to `C.UTF-8`.
  ///
  /// It must run before an editor is made and before other threads start.
  package static func establish(environment: [String: String]) -> Self {
    if unsafe setlocale(LC_CTYPE, "") != nil && isUTF8 { return .utf8 }
    let requested = requestedName(environment)
    for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8"]
    where unsafe setlocale(LC_CTYPE, name) != nil && isUTF8 {
      return .utf8InPlaceOf(requested: requested)
    }
    return .asciiOnly(requested: requested)
  }

  private static var isUTF8: Bool {
    guard let name = unsafe nl_langinfo(Int32(CODESET)) else { return false }
    return unsafe strcasecmp(name, "UTF-8") == 0
  }

  /// The name that decides, by the order of POSIX: LC_ALL, LC_CTYPE, LANG.
  static func requestedName(_ environment: [String: String]) -> String {
    for key in ["LC_ALL", "LC_CTYPE", "LANG"] {
      if let value = environment[key], !value.isEmpty { return value }
    }
    return "C"
  }
}
