/// Something that happened and is kept.
package enum Event: Hashable, Sendable {
  case attempt(Attempt)
  case hintTaken(HintTaken)
  case solutionRevealed(ExerciseMark)
  case exerciseStarted(ExerciseMark)
  case exerciseReset(ExerciseMark)
  case exerciseFinished(ExerciseMark)
  case partReached(LessonPart)
  case partLeft(LessonPart)
  case questionAnswered(QuestionAnswer)
  case objectiveRated(ObjectiveRating)
  case designNote(DesignNote)
  case cardReview(CardReview)
  case cardIntroduced(CardMark)
  case cardSuspended(CardMark)
  case cardResumed(CardMark)
  case cardBuried(CardMark)
  case cardReset(CardMark)
  case cardPurged(CardMark)
  case cardPlaced(CardPlacement)
  case cardKept(CardKeepsake)
  case undo(Undo)
  case settingChanged(SettingChange)
  case place(Place)
  /// An event of a kind that this version doesn't know, or whose payload it can't read; the journal keeps it.
  case unknown(kind: String)

  /// The kind's name in the journal.
  package var kind: String {
    switch self {
    case .attempt: "exercise.attempt"
    case .hintTaken: "exercise.hint"
    case .solutionRevealed: "exercise.reveal"
    case .exerciseStarted: "exercise.start"
    case .exerciseReset: "exercise.reset"
    case .exerciseFinished: "exercise.finish"
    case .partReached: "lesson.reach"
    case .partLeft: "lesson.leave"
    case .questionAnswered: "question.answer"
    case .objectiveRated: "objective.rate"
    case .designNote: "design.note"
    case .cardReview: "card.review"
    case .cardIntroduced: "card.introduce"
    case .cardSuspended: "card.suspend"
    case .cardResumed: "card.resume"
    case .cardBuried: "card.bury"
    case .cardReset: "card.reset"
    case .cardPurged: "card.purge"
    case .cardPlaced: "card.place"
    case .cardKept: "card.keep"
    case .undo: "undo"
    case .settingChanged: "setting"
    case .place: "place"
    case .unknown(let kind): kind
    }
  }

  /// The payload to write; nil for an unknown event.
  var payload: (any Encodable)? {
    switch self {
    case .attempt(let payload): payload
    case .hintTaken(let payload): payload
    case .solutionRevealed(let payload), .exerciseStarted(let payload),
      .exerciseReset(let payload), .exerciseFinished(let payload):
      payload
    case .partReached(let payload), .partLeft(let payload): payload
    case .questionAnswered(let payload): payload
    case .objectiveRated(let payload): payload
    case .designNote(let payload): payload
    case .cardReview(let payload): payload
    case .cardIntroduced(let payload), .cardSuspended(let payload), .cardResumed(let payload),
      .cardBuried(let payload), .cardReset(let payload), .cardPurged(let payload):
      payload
    case .cardPlaced(let payload): payload
    case .cardKept(let payload): payload
    case .undo(let payload): payload
    case .settingChanged(let payload): payload
    case .place(let payload): payload
    case .unknown: nil
    }
  }

  /// Reads the payload of a kind; a kind that is not known gives `unknown`.
  init(kind: String, from decoder: any Decoder) throws {
    switch kind {
    case "exercise.attempt": self = .attempt(try Attempt(from: decoder))
    case "exercise.hint": self = .hintTaken(try HintTaken(from: decoder))
    case "exercise.reveal": self = .solutionRevealed(try ExerciseMark(from: decoder))
    case "exercise.start": self = .exerciseStarted(try ExerciseMark(from: decoder))
    case "exercise.reset": self = .exerciseReset(try ExerciseMark(from: decoder))
    case "exercise.finish": self = .exerciseFinished(try ExerciseMark(from: decoder))
    case "lesson.reach": self = .partReached(try LessonPart(from: decoder))
    case "lesson.leave": self = .partLeft(try LessonPart(from: decoder))
    case "question.answer": self = .questionAnswered(try QuestionAnswer(from: decoder))
    case "objective.rate": self = .objectiveRated(try ObjectiveRating(from: decoder))
    case "design.note": self = .designNote(try DesignNote(from: decoder))
    case "card.review": self = .cardReview(try CardReview(from: decoder))
    case "card.introduce": self = .cardIntroduced(try CardMark(from: decoder))
    case "card.suspend": self = .cardSuspended(try CardMark(from: decoder))
    case "card.resume": self = .cardResumed(try CardMark(from: decoder))
    case "card.bury": self = .cardBuried(try CardMark(from: decoder))
    case "card.reset": self = .cardReset(try CardMark(from: decoder))
    case "card.purge": self = .cardPurged(try CardMark(from: decoder))
    case "card.place": self = .cardPlaced(try CardPlacement(from: decoder))
    case "card.keep": self = .cardKept(try CardKeepsake(from: decoder))
    case "undo": self = .undo(try Undo(from: decoder))
    case "setting": self = .settingChanged(try SettingChange(from: decoder))
    case "place": self = .place(try Place(from: decoder))
    default: self = .unknown(kind: kind)
    }
  }
}
