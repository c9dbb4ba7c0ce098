import Testing

@testable import Authoring

@Suite struct StarterMakerTests {
  static let solution = """
    import SwiftUI

    enum Field { case name, email }

    /// The next field.
    func next(after field: Field) -> Field? {
      // A comment that gives it away.
      field == .name ? .email : nil
    }

    struct Signup {
      var name = ""
      /// Whether it may be sent.
      var canSubmit: Bool { !name.isEmpty }
      var first: Field { .name }

      mutating func submit() {
        guard canSubmit else { return }
        name = ""
      }

      struct Row: View {
        var body: some View { Text("a") }
      }
    }

    extension Signup {
      init(named name: String) { self.name = name }
      subscript(index: Int) -> [Int] { get { [index] } }
    }

    print(Signup().canSubmit)

    """

  @Test func `lists the bodies`() {
    #expect(
      StarterMaker.names(in: Self.solution) == [
        "next(after:)", "Signup.canSubmit", "Signup.first", "Signup.submit()", "Signup.Row.body",
        "Signup.init(named:)", "Signup.subscript(index:)",
      ])
  }

  @Test func `empties what is named`() throws {
    let names = ["next", "canSubmit", "Signup.first", "submit()", "Row.body"]
    let starter = try StarterMaker.starter(from: Self.solution, emptying: names)
    #expect(
      starter == """
        import SwiftUI

        enum Field { case name, email }

        /// The next field.
        func next(after field: Field) -> Field? {
          // Write this.
          nil
        }

        struct Signup {
          var name = ""
          /// Whether it may be sent.
          var canSubmit: Bool {
            // Write this.
            false
          }
          var first: Field {
            // Write this.
            .name
          }

          mutating func submit() {
            // Write this.
          }

          struct Row: View {
            var body: some View {
              // Write this.
              EmptyView()
            }
          }
        }

        extension Signup {
          init(named name: String) { self.name = name }
          subscript(index: Int) -> [Int] { get { [index] } }
        }

        print(Signup().canSubmit)

        """)
  }

  @Test func `a name that is nowhere is an error that lists what there is`() {
    #expect(throws: ScaffoldProblem.noSuchBody(name: "nxt", known: ["next()"])) {
      try StarterMaker.starter(from: "func next() { go() }", emptying: ["nxt"])
    }
  }
}
