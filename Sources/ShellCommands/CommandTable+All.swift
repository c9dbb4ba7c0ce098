extension CommandTable {
  /// All commands of formlab.
  package static let all = CommandTable([
    // Learn
    NextCommand(), BackCommand(), StartCommand(), TaskCommand(), LessonsCommand(), LessonCommand(),
    ExercisesCommand(), AnswerCommand(), RateCommand(), DesignCommand(), FindCommand(),
    CopyCommand(),
    // Answer an exercise
    EditCommand(), RunCommand(), PreviewCommand(), CheckCommand(), WatchCommand(), HintCommand(),
    SolutionCommand(),
    ResetCommand(),
    // Recall
    ReviewCommand(), CardsListCommand(), CardsAddCommand(), CardsEditCommand(),
    CardMarkCommand(.suspend), CardMarkCommand(.resume), CardMarkCommand(.bury),
    CardMarkCommand(.reset), CardsPurgeCommand(), CardsCheckCommand(), CardsFoldersCommand(),
    CardsImportCommand(),
    CardsExportCommand(),
    RecallStatsCommand(), RecallOptimizeCommand(),
    RecallReplayCommand(), RecallSetCommand(),
    // Progress and record
    ProgressCommand(), HistoryCommand(), RecordExportCommand(), RecordImportCommand(),
    RecordCheckCommand(),
    // Teach
    NewExerciseCommand(), NewLessonCommand(), NewDeckCommand(), VerifyCommand(), TryCommand(),
    ExercismCommand(), GradeCommand(), BookCommand(),
    // The shell
    HelpCommand(), AproposCommand(), DoctorCommand(), QuitCommand(), ClearCommand(),
    VersionCommand(),
    DocsCommand(), CompleteCommand(),
  ])
}
