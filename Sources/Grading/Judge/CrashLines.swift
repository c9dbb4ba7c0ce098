internal import Jobs

/// Where in the learner's file a crash happened, by the line table of the program.
struct CrashLines {
  let workshop: Workshop
  let room: WorkRoom
  let cancellation: Cancellation?

  struct Place: Sendable, Equatable {
    /// From 1; nil where no call was in the learner's file.
    var line: Int?
    /// What the compiler noted of the trap, such as an overflow.
    var reason: String?
  }

  /// The places of some crashes; empty where the toolchain has no symbolizer.
  func places(of crashes: [CrashFacts]) -> [CrashFacts: Place] {
    // In their own order, so that the same answer gets the same lines each time.
    var seen: Set<CrashFacts> = []
    let wanted = crashes.filter { !$0.calls.isEmpty && seen.insert($0).inserted }.prefix(64)
    guard !wanted.isEmpty, isExecutable(workshop.toolchain.symbolizer) else { return [:] }
    // When the stack is full, the call that filled it says more than the place where that was noticed.
    let addresses = wanted.map { $0.isStackOverflow ? Array($0.calls.dropFirst()) : $0.calls }
    guard let text = symbolized(addresses.flatMap(\.self)) else { return [:] }
    var blocks = text.components(separatedBy: "\n\n")[...]
    var places: [CrashFacts: Place] = [:]
    for (facts, list) in zip(wanted, addresses) {
      places[facts] = place(in: Array(blocks.prefix(list.count)))
      blocks = blocks.dropFirst(list.count)
    }
    return places
  }

  private func place(in blocks: [String]) -> Place {
    var place = Place()
    for (index, block) in blocks.enumerated() {
      let lines = block.split(separator: "\n")
      for pair in stride(from: 0, to: lines.count - 1, by: 2) {
        if index == 0, let range = lines[pair].firstRange(of: "Swift runtime failure: ") {
          place.reason = String(lines[pair][range.upperBound...])
        }
        let parts = lines[pair + 1].split(separator: ":")
        guard parts.count >= 3,
          parts[0].hasSuffix("/in/answer.swift") || parts[0].hasSuffix("/in/script.swift"),
          let line = Int(parts[1]), line > 0
        else { continue }
        place.line = line
        return place
      }
    }
    return place
  }

  private func symbolized(_ addresses: [UInt64]) -> String? {
    var box = workshop.buildBox(room, prepared: nil)
    box.mounts.append(Box.Mount(workshop.toolchain.symbolizer, at: "/tc/bin/llvm-symbolizer"))
    box.mounts.append(Box.Mount(room.checked, at: "/checked"))
    let sandbox = workshop.sandbox
    let program = sandbox.place(of: workshop.toolchain.symbolizer, in: box)
    let object = sandbox.place(of: "\(room.checked)/answer", in: box)
    let words =
      ["--obj=\(object)", "--relative-address"] + addresses.map { "0x" + String($0, radix: 16) }
    guard let job = try? sandbox.job(program, words, in: box, limits: Workshop.compilerLimits),
      let result = try? RunningJob(job, cancellation: cancellation).waitForEnd(),
      result.ending == .exited(0)
    else { return nil }
    return String(decoding: result.standardOutput, as: UTF8.self)
  }
}
