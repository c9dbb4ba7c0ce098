/// Something that could not be carried from one program to another as it was.
package struct TransferRemark: Hashable, Sendable {
  /// Which card: its id or place, and the beginning of its text; empty where all are meant.
  package var subject: String
  /// What happened to it.
  package var loss: TransferLoss

  /// Something that could not be carried over.
  ///
  /// - Parameters:
  ///   - subject: Which card.
  ///   - loss: What happened to it.
  package init(subject: String, loss: TransferLoss) {
    self.subject = subject
    self.loss = loss
  }

  /// Whether the whole card stayed behind.
  package var isSkip: Bool { loss.isSkip }

  /// That search words and exercise of a note stay behind; nil if it has none.
  static func ownAttributes(_ note: Note) -> TransferRemark? {
    if note.exercise == nil, note.words.isEmpty { return nil }
    return TransferRemark(subject: subject(note), loss: .ownAttributes)
  }

  /// The name of a note in remarks: its id, and the beginning of its text.
  static func subject(_ note: Note) -> String {
    let text: String =
      switch note.content {
      case .basic(let question, _): question
      case .reversed(let term, _): term
      case .cloze(let cloze, _): cloze.plain
      }
    return subject(note.id?.text ?? "", text)
  }

  /// The name of a card in remarks: where it is, and the beginning of its text.
  static func subject(_ place: String, _ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let short = line.count > 50 ? "\(line.prefix(47))..." : line
    return place.isEmpty ? short : short.isEmpty ? place : "\(place) (\(short))"
  }
}

extension TransferRemark: CustomStringConvertible {
  /// Subject and sentence on one line.
  package var description: String {
    subject.isEmpty ? loss.message : "\(subject): \(loss.message)"
  }
}
