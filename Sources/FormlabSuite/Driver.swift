// The driver runs in the answer's process: it does what the judge asks for on the private channel, one
// request at a time, and answers each with exactly one reply.

@_silgen_name("formlab_driver_prepare") private func driverPrepare()
@_silgen_name("formlab_driver_read")
private func driverRead(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int32
@_silgen_name("formlab_driver_write")
private func driverWrite(_ bytes: UnsafeRawPointer, _ count: Int) -> Int32
@_silgen_name("formlab_driver_flush") private func driverFlush()
@_silgen_name("formlab_driver_end") private func driverEnd(_ status: Int32) -> Never
@_silgen_name("swift_task_asyncMainDrainQueue") private func drainMainQueue() -> Never

/// Serves the judge until it asks for the end.
///
/// Called on the main thread by the code that formlab adds to a suite.
///
/// The first message says that the process has started; only then is the suite made, which may run the answer.
public func serve(_ suite: @autoclosure () -> Suite) -> Never {
  driverPrepare()
  Message(token: 0).send()
  let suite = suite()
  if suite.items.contains(where: \.outline.waits) {
    Task { @MainActor in
      while let request = Request.next() {
        await answerWaiting(request, about: suite)
      }
      driverEnd(0)
    }
    drainMainQueue()
  }
  MainActor.assumeIsolated {
    while let request = Request.next() {
      answer(request, about: suite)
    }
  }
  driverEnd(0)
}

@MainActor
private func answer(_ request: Request, about suite: Suite) {
  guard request.kind == .run, suite.items.indices.contains(request.item) else {
    return finish(request, suite)
  }
  let story = Story()
  do {
    try suite.items[request.item].tell(story, draw: request.draw)
  } catch {
    story.threw(error)
  }
  reply(to: request, story)
}

@MainActor
private func answerWaiting(_ request: Request, about suite: Suite) async {
  guard request.kind == .run, suite.items.indices.contains(request.item) else {
    return finish(request, suite)
  }
  let story = Story()
  do {
    try await suite.items[request.item].tellWaiting(story, draw: request.draw)
  } catch {
    story.threw(error)
  }
  reply(to: request, story)
}

private func finish(_ request: Request, _ suite: Suite) {
  var message = Message(token: request.token)
  if request.kind == .outline {
    for item in suite.items { message.add(item.outline) }
  }
  driverFlush()
  message.send()
  if request.kind != .outline { driverEnd(0) }
}

@MainActor
private func reply(to request: Request, _ story: Story) {
  var message = Message(token: request.token)
  for event in story.events { message.add(event) }
  driverFlush()
  message.send()
}

/// What the judge asks for: 29 bytes, numbers in the machine's order.
private struct Request {
  enum Kind: UInt8 {
    case outline = 1
    case run
    case end
  }

  var token: UInt64
  var kind: Kind
  var item: Int
  var draw: Draw?

  static func next() -> Request? {
    var bytes = [UInt8](repeating: 0, count: 29)
    let count = bytes.count
    guard
      unsafe bytes.withUnsafeMutableBytes({ buffer in
        guard let start = buffer.baseAddress else { return false }
        return unsafe driverRead(start, count) == 1
      }), let kind = Kind(rawValue: bytes[8])
    else { return nil }
    func number(_ range: Range<Int>) -> UInt64 {
      bytes[range].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    let index = number(13..<17)
    let draw = Draw(seed: number(21..<29), index: Int(index), count: Int(number(17..<21)))
    return Request(
      token: number(0..<8), kind: kind, item: Int(number(9..<13)),
      draw: draw.count == 0 ? nil : draw)
  }
}

/// A reply: the request's token, the length of what follows, and that.
private struct Message {
  private let token: UInt64
  private var body: [UInt8] = []

  init(token: UInt64) {
    self.token = token
  }

  mutating func add(_ outline: ItemOutline) {
    add(outline.name)
    add(outline.hint)
    add(number: UInt32(clamping: outline.points))
    add(number: UInt32(clamping: outline.samples))
  }

  mutating func add(_ event: Story.Event) {
    switch event {
    case .step(let text): add(kind: 1, text)
    case .saw(let label, let value):
      add(kind: 2, label)
      add(value)
    case .threw(let text): add(kind: 3, text)
    case .took(let text): add(kind: 4, text)
    }
  }

  private mutating func add(kind: UInt8, _ text: String) {
    body.append(kind)
    add(text)
  }

  private mutating func add(_ text: String) {
    add(number: UInt32(text.utf8.count))
    body.append(contentsOf: text.utf8)
  }

  private mutating func add(number: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] {
      body.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  consuming func send() {
    var bytes: [UInt8] = []
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: token >> (8 * UInt64(shift)))) }
    let length = UInt32(body.count)
    for shift in [0, 8, 16, 24] as [UInt32] {
      bytes.append(UInt8(truncatingIfNeeded: length >> shift))
    }
    bytes += body
    unsafe bytes.withUnsafeBytes { buffer in
      if let start = buffer.baseAddress { _ = unsafe driverWrite(start, buffer.count) }
    }
  }
}
