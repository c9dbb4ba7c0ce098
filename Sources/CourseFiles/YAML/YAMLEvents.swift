import CYAML

/// One event of libyaml's parser.
struct YAMLEvent {
  enum Kind {
    case scalar(String, isPlain: Bool)
    case listStart, listEnd, mappingStart, mappingEnd, alias, documentStart
  }

  var kind: Kind
  /// Whether an anchor (`&name`) or a tag (`!name`) stands before the value.
  var isMarked = false
  /// From 1, counted from the start of the text.
  var place: Place
}

/// Where and why libyaml gave up.
struct YAMLError: Error {
  /// libyaml's own words, without a full stop.
  var reason: String
  var place: Place
}

/// The events of a text, up to its end or to the first error.
enum YAMLEvents {
  /// Reads all events.
  static func read(_ text: String) throws(YAMLError) -> [YAMLEvent] {
    var parser = unsafe yaml_parser_t()
    guard unsafe yaml_parser_initialize(&parser) == 1 else {
      throw YAMLError(reason: "out of memory", place: Place(line: 1, column: 1))
    }
    defer { unsafe yaml_parser_delete(&parser) }
    unsafe yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    var bytes = Array(text.utf8)
    bytes.append(0)
    let outcome = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count - 1)
      return unsafe drain(&parser)
    }
    return try outcome.get()
  }

  private static func drain(_ parser: inout yaml_parser_t) -> Result<[YAMLEvent], YAMLError> {
    var events: [YAMLEvent] = []
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(&parser, &event) == 1 else {
        return unsafe .failure(failure(of: parser))
      }
      defer { unsafe yaml_event_delete(&event) }
      if unsafe event.type == YAML_STREAM_END_EVENT { return .success(events) }
      if let read = unsafe convert(event) { events.append(read) }
    }
  }

  private static func convert(_ event: yaml_event_t) -> YAMLEvent? {
    let place = unsafe Place(
      line: event.start_mark.line + 1, column: event.start_mark.column + 1)
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let isPlain = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE
      return unsafe YAMLEvent(
        kind: .scalar(String(decoding: bytes, as: UTF8.self), isPlain: isPlain),
        isMarked: scalar.anchor != nil || scalar.tag != nil, place: place)
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      return unsafe YAMLEvent(
        kind: .listStart, isMarked: start.anchor != nil || start.tag != nil, place: place)
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      return unsafe YAMLEvent(
        kind: .mappingStart, isMarked: start.anchor != nil || start.tag != nil, place: place)
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .listEnd, place: place)
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, place: place)
    case YAML_ALIAS_EVENT: return YAMLEvent(kind: .alias, place: place)
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, place: place)
    default: return nil
    }
  }

  /// What is never closed is charged to the place where it begins.
  private static func failure(of parser: yaml_parser_t) -> YAMLError {
    let reason = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "it can't be read"
    let isOpen = reason.hasPrefix("did not find expected ','") || reason.hasSuffix("end of stream")
    if isOpen, unsafe parser.context != nil {
      return unsafe YAMLError(
        reason: reason,
        place: Place(line: parser.context_mark.line + 1, column: parser.context_mark.column + 1))
    }
    return unsafe YAMLError(
      reason: reason,
      place: Place(line: parser.problem_mark.line + 1, column: parser.problem_mark.column + 1))
  }
}
