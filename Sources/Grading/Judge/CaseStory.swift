/// A case of a suite as it is told with the solution; of a sampled case, the run with most to tell.
package struct CaseStory: Sendable, Equatable {
  package var outline: CaseOutline
  package var events: [StoryEvent]
}
