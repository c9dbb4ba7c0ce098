/// Groups in which help lists the commands, in this order.
package enum CommandGroup: String, Sendable, CaseIterable {
  case learning = "Learn"
  case answering = "Answer an exercise"
  case recalling = "Recall"
  case progress = "Progress and record"
  case teaching = "Teach"
  case shell = "The shell"
}
