/// Writes notes as deck files that hashcards reads.
package enum HashcardsExport {
  /// Makes a file for each deck.
  ///
  /// hashcards knows no ids, tags, hints and no lines that look like its marks: what stays behind or is changed is
  /// told card by card.
  package static func files(_ notes: [Note]) -> ExportReport {
    var remarks = [TransferLoss.noProgress, .noIDs].map { TransferRemark(subject: "", loss: $0) }
    var order: [String] = []
    var blocks: [String: [String]] = [:]
    for note in notes {
      if blocks[note.deck] == nil { order.append(note.deck) }
      var writer = HashcardsNote()
      blocks[note.deck, default: []].append(writer.text(note))
      let subject = TransferRemark.subject(note)
      remarks += writer.losses.map { TransferRemark(subject: subject, loss: $0) }
      if let remark = TransferRemark.ownAttributes(note) { remarks.append(remark) }
    }
    var names: Set<String> = []
    let files = order.map { deck in
      let name = uniqueName(DeckName.file(for: deck), &names)
      let text = front(deck, file: name) + (blocks[deck] ?? []).joined(separator: "\n\n") + "\n"
      return ExportedFile(name: name, bytes: Array(text.utf8))
    }
    return ExportReport(files: files, notes: notes, remarks: remarks)
  }

  private static func front(_ deck: String, file: String) -> String {
    if DeckName.ofFile(file) == deck { return "" }
    let escaped = deck.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "---\nname = \"\(escaped)\"\n---\n\n"
  }

  private static func uniqueName(_ name: String, _ names: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !names.insert(candidate.lowercased()).inserted {
      candidate = "\(name.dropLast(3))-\(number).md"
      number += 1
    }
    return candidate
  }
}

/// Writes one note for hashcards.
private struct HashcardsNote {
  private(set) var losses: [TransferLoss] = []
  private var changedLines = 0

  mutating func text(_ note: Note) -> String {
    let text = parts(note.content)
    if changedLines > 0 { losses.append(.lineMarked(count: changedLines)) }
    if !note.tags.isEmpty { losses.append(.tags) }
    return text
  }

  private mutating func parts(_ content: Note.Content) -> String {
    switch content {
    case .basic(let question, let answer):
      return card(question, answer)
    case .reversed(let term, let definition):
      losses.append(.twoWays)
      return card(term, definition) + "\n\n" + card(definition, term)
    case .cloze(let text, let extra):
      if !extra.isEmpty { losses.append(.extraText) }
      let body = cloze(text)
      return part("C:", extra.isEmpty ? body : "\(body)\n\n\(escaped(extra))")
    }
  }

  private mutating func card(_ question: String, _ answer: String) -> String {
    part("Q:", question) + "\n" + part("A:", answer)
  }

  /// A part, its lines kept from being read as marks: hashcards has no escape, and its code blocks don't protect.
  private mutating func part(_ tag: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      if index == 0 { return "\(tag) \(line)" }
      if line.trimmedPart == "---" {
        changedLines += 1
        return "- - -"
      }
      guard ["Q:", "A:", "C:", "T:", "D:"].contains(where: line.hasPrefix) else {
        return String(line)
      }
      changedLines += 1
      return " \(line)"
    }.joined(separator: "\n")
  }

  private mutating func cloze(_ text: ClozeText) -> String {
    if text.deletions.contains(where: { $0.hint != nil }) { losses.append(.hint) }
    let numbers = text.deletions.map(\.number)
    if Set(numbers).count < numbers.count || text.deletions.contains(where: hasInner) {
      losses.append(.sharedNumber)
    }
    return text.parts.map { part in
      switch part {
      case .text(let text): escaped(text)
      case .deletion(let deletion): "[\(escaped(ClozeText.plain(deletion.parts)))]"
      }
    }.joined()
  }

  private func hasInner(_ deletion: ClozeText.Deletion) -> Bool {
    deletion.parts.contains(where: \.isDeletion)
  }

  private func escaped(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
