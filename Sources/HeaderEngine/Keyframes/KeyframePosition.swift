/// The position of a progress among keyframe marks: the mark below it and the eased fraction of the distance
/// to the next one.
package struct KeyframePosition: Equatable, Sendable {
  /// The index of the mark at or below the progress; 0 if there is none below.
  package var lower: Int
  /// The eased fraction of the distance to the next mark; 0 at a mark and outside all marks.
  package var fraction: Double

  /// Creates a position.
  package init(lower: Int, fraction: Double) {
    self.lower = lower
    self.fraction = fraction
  }
}
