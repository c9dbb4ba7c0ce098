internal import Grading

/// A file that does not compile, in JSON.
struct RefusedForm: Encodable {
  var step = "compile"
  var error = "The file does not compile."
  var diagnostics: [Diagnostic]
}
