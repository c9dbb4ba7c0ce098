internal import Glibc
internal import Record

/// A program that appends to a record, for tests that kill it or take its disk away.
///
///     RecordFixture review FOLDER NAME     reviews cards for ever; prints each id once it is kept
///     RecordFixture fill FOLDER BYTES      the same with files of at most BYTES, then with room again
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = unsafe bytes.withUnsafeBytes { unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

func now() -> Timestamp {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
  return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
}

func reviewForEver(_ store: RecordStore, _ name: String) throws {
  var number = 0
  while true {
    let card = "\(name)-\(number % 5)"
    say("\(try store.append(.cardReview(CardReview(card: card, rating: 3)), at: now()))")
    number += 1
    if number % 7 == 0 { try store.makeSnapshot() }
    if number % 11 == 0 { try store.refresh() }
  }
}

func limitFiles(to bytes: Int) {
  var limit = rlimit()
  _ = unsafe getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  limit.rlim_cur = bytes < 0 ? limit.rlim_max : rlim_t(bytes)
  _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}

func fill(_ store: RecordStore, _ bytes: Int) throws {
  signal(SIGXFSZ, SIG_IGN)
  limitFiles(to: bytes)
  let event = Event.cardReview(CardReview(card: "c", rating: 3))
  do {
    while true { say("\(try store.append(event, at: now()))") }
  } catch {
    say("error: \(error)")
    say("reviews: \(store.state.cards["c"]?.summary.reviews ?? 0)")
  }
  limitFiles(to: -1)
  say("\(try store.append(event, at: now()))")
}

let arguments = CommandLine.arguments
guard arguments.count == 4 else { exit(EX_USAGE) }
let store = RecordStore(folder: arguments[2])
if arguments[1] == "review" {
  try reviewForEver(store, arguments[3])
} else {
  try fill(store, Int(arguments[3]) ?? 0)
}
