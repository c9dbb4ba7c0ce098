internal import Glibc

/// What formlab built for suites and answers: modules to compile against and objects to link.
package struct SupportFiles: Sendable, Equatable {
  /// The folder with `FormlabSuite.swiftmodule` and `FormUI.swiftmodule`.
  package var modules: String
  /// The archive of FormlabSuite and its driver.
  package var suiteArchive: String
  /// The archive of FormUI; nil where it was not built.
  package var formUIArchive: String?
  /// The plug-in behind `#Preview`; nil where it was not built.
  package var macros: String?

  package init(
    modules: String, suiteArchive: String, formUIArchive: String? = nil, macros: String? = nil
  ) {
    self.modules = modules
    self.suiteArchive = suiteArchive
    self.formUIArchive = formUIArchive
    self.macros = macros
  }

  /// The files in the folder where the program itself lies.
  package static func besideProgram() throws(GraderFault) -> SupportFiles {
    try SupportFiles(folder: parent(of: realPath("/proc/self/exe") ?? "/"))
  }

  /// The files in a build folder.
  package init(folder: String) throws(GraderFault) {
    let modules = "\(folder)/Modules"
    guard isReadable("\(modules)/FormlabSuite.swiftmodule"),
      isReadable("\(folder)/libFormlabSuite.a")
    else {
      throw .noSupportFiles(folder: folder)
    }
    self.init(modules: modules, suiteArchive: "\(folder)/libFormlabSuite.a")
    let formUI = "\(folder)/libFormUI.a"
    if isReadable(formUI) { formUIArchive = formUI }
    macros = ["FormUIMacros-tool", "FormUIMacros"].map { "\(folder)/\($0)" }.first(
      where: isExecutable)
  }

  var identity: String {
    [
      fileStamp("\(modules)/FormlabSuite.swiftmodule"), fileStamp(suiteArchive),
      fileStamp(formUIArchive ?? "-"),
    ]
    .joined(separator: " ")
  }
}
