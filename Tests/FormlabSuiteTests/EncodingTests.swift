import Foundation
import Testing

@testable import FormlabSuite

enum Field: String, CaseIterable {
  case name, email
}

extension Field: CustomStringConvertible, CustomReflectable {
  var description: String { "a lie" }
  var customMirror: Mirror { Mirror("a lie", children: []) }
}

enum Shape {
  case point
  case circle(radius: Double)
  case box(Int, Int)
  indirect case twice(Shape)
}

struct Signup {
  var name = "Ada"
  var email: String?
  private var tries = 2
}

struct Pair<T> { var first: T; var second: T }

class Node {
  var next: Node?
  var label = "a"
}

final class Leaf: Node { var size = 1 }

struct Failure: Error { var code = 7 }

@Suite("A value's canonical text")
struct EncodingTests {
  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    var value: Any
    var text: String
    init(_ value: Any, _ text: String) {
      self.value = value
      self.text = text
    }
    var testDescription: String { text }
  }

  nonisolated(unsafe) static let loop: Node = {
    let node = Node()
    node.next = node
    return node
  }()

  static let rows: [Row] = [
    Row(1, "1"), Row(Int8(-3), "-3"), Row(UInt64.max, "18446744073709551615"), Row(true, "true"),
    Row(1.5, "1.5"), Row(-0.0, "0.0"), Row(Double.nan, "nan"), Row(Float(0.5), "0.5"),
    Row(Double.infinity, "inf"),
    Row("a\"b\\\n\t\r\0", #""a\"b\\\n\t\r\0""#), Row("\u{202E}x\u{7F}", #""\u{202E}x\u{7F}""#),
    Row("e\u{301}", "\"e\u{301}\""), Row(Character("é"), "\"é\""), Row("abc".dropFirst(), "\"bc\""),
    Row(Field.name, ".name"), Row(Field?.some(.email) as Any, ".email"),
    Row(Field?.none as Any, "nil"),
    Row(Field??.some(nil) as Any, ".some(nil)"), Row([Field.name, .email], "[.name, .email]"),
    Row([Int](), "[]"), Row([String: Int](), "[:]"), Row(["b": 1, "a": 2], #"["a": 2, "b": 1]"#),
    Row(Set([3, 1, 2]), "[1, 2, 3]"), Row((1, "a"), #"(1, "a")"#),
    Row((x: 1, y: 2), "(x: 1, y: 2)"),
    Row(0..<3, "0..<3"), Row(1...2, "1...2"), Row(Shape.point, ".point"),
    Row(Shape.circle(radius: 2), ".circle(radius: 2.0)"), Row(Shape.box(1, 2), ".box(1, 2)"),
    Row(Shape.twice(.point), ".twice(.point)"),
    Row(Signup(), #"Signup(name: "Ada", email: nil, tries: 2)"#),
    Row(Pair(first: 1, second: 2), "Pair<Int>(first: 1, second: 2)"),
    unsafe Row(loop, #"Node(next: Node(…), label: "a")"#),
    Row(Leaf(), #"Leaf(next: nil, label: "a", size: 1)"#),
    Row(Failure(), "Failure(code: 7)"), Row(Result<Int, Failure>.success(1), ".success(1)"),
    Row(Duration.seconds(2), "2.0 seconds"), Row(AnyHashable(1), "1"), Row((), "()"),
  ]

  @Test("is the same whatever the value says of itself", arguments: rows)
  func text(_ row: Row) {
    #expect(encoded(row.value) == row.text)
  }

  @Test(
    "tells Foundation's values by what they hold",
    arguments: [
      Row(Date(timeIntervalSinceReferenceDate: 7.5), "Date(2001-01-01 00:00:07 +0000, 7.5)"),
      Row(Data([1, 255]), "Data(1 255)"), Row(Data(repeating: 1, count: 40).prefix(2), "Data(1 1)"),
      Row(URL(string: "https://example.org/a?b=c") as Any, "URL(https://example.org/a?b=c)"),
      Row(
        UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
        "UUID(01020304-0506-0708-090A-0B0C0D0E0F10)"),
      Row(Decimal(string: "12.50") as Any, "Decimal(12.5)"),
    ])
  func foundation(_ row: Row) {
    #expect(encoded(row.value) == row.text)
  }

  @Test func longValuesStillDiffer() {
    let long = String(repeating: "x", count: 50_000)
    #expect(encoded(long + "a") != encoded(long + "b"))
    #expect(encoded(long).utf8.count < 40_000)
  }

  @Test func deepValuesEnd() {
    var list = Shape.point
    for _ in 0..<1000 { list = .twice(list) }
    #expect(encoded(list).contains("…"))
  }
}
