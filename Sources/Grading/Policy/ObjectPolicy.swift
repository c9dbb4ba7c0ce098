/// What the compiled answer may be: only names of its own, only calls that the exercise allows,
/// nothing that runs before it is called.
///
/// It looks at what the compiler made, so no trick of text passes it.
struct ObjectPolicy {
  /// Whether C functions may be called, because the exercise allows a module that has them.
  let allowsC: Bool
  /// Whether it is a program of its own, with an entry.
  let isScript: Bool

  /// What is refused, or nil; with the name at fault where there is one.
  func refusal(of object: ObjectFile) -> (name: String, message: String)? {
    for section in object.sections where ObjectPolicy.runsAlone(section) {
      return (
        section.name,
        "The answer has code that would run before it is called (section `\(section.name)`)."
      )
    }
    for symbol in object.symbols where !symbol.isLocal && !symbol.name.isEmpty {
      if symbol.isDefined, !ObjectPolicy.isOwn(symbol), !(isScript && symbol.name == "main") {
        return (symbol.name, "The answer defines `\(symbol.name)`, a name that is not its own.")
      }
      if !symbol.isDefined, !mayCall(symbol.name) {
        return (
          symbol.name, "The answer calls `\(symbol.name)`, which this exercise does not allow."
        )
      }
    }
    return nil
  }

  private static func runsAlone(_ section: ObjectFile.Section) -> Bool {
    // SHT_INIT_ARRAY, SHT_FINI_ARRAY, SHT_PREINIT_ARRAY
    if (14...16).contains(section.type) { return true }
    return [".init", ".fini", ".preinit", ".ctors", ".dtors", ".got", ".plt"].contains {
      section.name.hasPrefix($0)
    }
  }

  private static func isOwn(_ symbol: ObjectFile.Symbol) -> Bool {
    let name = symbol.name
    if name.hasPrefix("$s"), name.contains("6Answer") { return true }
    // What the compiler makes on the way: merged with others' in the program, never seen by the libraries.
    return symbol.isHidden && symbol.isWeak
      && [
        "$s", "__swift_", "symbolic ", "got.$s", "get_", "associated conformance ", "flat unique ",
      ].contains {
        name.hasPrefix($0)
      }
  }

  private func mayCall(_ name: String) -> Bool {
    if allowsC { return true }
    return name.hasPrefix("$s") || name.hasPrefix("swift_") || name.hasPrefix("_swift")
      || name.hasPrefix("__swift_")
      || ObjectPolicy.harmless.contains(name)
  }

  /// Memory, arithmetic, and what the compiler itself calls.
  private static let harmless: Set<String> = [
    "malloc", "free",
    "memcpy", "memmove", "memset", "memcmp", "bcmp", "strlen", "_Block_copy", "_Block_release",
    "_NSConcreteStackBlock", "_NSConcreteGlobalBlock", "_GLOBAL_OFFSET_TABLE_", "__stack_chk_fail",
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos",
    "cosh",
    "erf", "erfc", "exp", "exp2", "expm1", "fabs", "fdim", "floor", "fma", "fmax", "fmin", "fmod",
    "hypot",
    "ldexp", "lgamma", "log", "log10", "log1p", "log2", "logb", "modf", "nearbyint", "nextafter",
    "pow",
    "remainder", "rint", "round", "scalbn", "sin", "sinh", "sqrt", "tan", "tanh", "tgamma", "trunc",
    "ceilf",
    "cosf", "expf", "fabsf", "floorf", "fmodf", "logf", "powf", "roundf", "sinf", "sqrtf", "tanf",
    "truncf",
    "fmaf", "__divti3", "__modti3", "__udivti3", "__umodti3", "__multi3", "__muloti4", "__powidf2",
    "__floattidf", "__fixdfti", "__extendhfsf2", "__truncsfhf2", "__truncdfhf2",
  ]
}
