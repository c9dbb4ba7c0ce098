import Foundation
import Testing

@testable import FormUI

@Suite("NSPredicate as forms use it")
struct FormPredicateTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+", "abc", true), ("SELF MATCHES %@", "[a-z]+", "abc1", false),
    ("SELF MATCHES[c] %@", "[a-z]+", "ABC", true), ("SELF MATCHES %@", "(", "abc", false),
    ("SELF CONTAINS[cd] %@", "É", "cafe", true), ("SELF BEGINSWITH %@", "ab", "abc", true),
    ("SELF ENDSWITH %@", "bc", "abc", true), ("SELF LIKE %@", "a*c?", "abbcd", true),
    ("SELF == %@", "a", "a", true), ("SELF != %@", "a", "a", false),
    ("SELF MATCHES '^a.c$'", "", "abc", true), ("age > %@", "3", "4", false),
  ])
  func evaluates(_ row: (format: String, argument: String, value: String, isTrue: Bool)) {
    let predicate = FormPredicate(format: row.format, row.argument)
    #expect(predicate.evaluate(with: row.value) == row.isTrue)
    #expect(!FormPredicate(format: row.format, row.argument).evaluate(with: nil))
  }

  @Test func listsAndClosures() {
    #expect(FormPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
    #expect(FormPredicate { value, _ in (value as? Int) == 3 }.evaluate(with: 3))
    #expect(FormPredicate(value: true).evaluate(with: nil))
  }
}
