/// The part of a property animator's course during which some of its animations run.
final class AnimatorShare {
  let course: AnimatorCourse
  /// The start of the part, as a fraction of the whole course.
  let start: Double
  /// The start and the end of the part, in the time of the current phase.
  private var begin: Double
  private var finish = 1.0
  /// The progress at the start and at the end of the part.
  private var from = 0.0
  private var to = 1.0

  init(_ course: AnimatorCourse, start: Double, begin: Double) {
    self.course = course
    self.start = start
    self.begin = begin
  }

  var isWhole: Bool { begin == start && finish == 1 && from == 0 && to == 1 }

  /// Returns the progress at a time of the phase.
  func progress(at time: Double, along curve: ProgressCurve) -> Double {
    let length = finish - begin
    let share = length > 0 ? min(1, max(0, (time - begin) / length)) : (time >= begin ? 1 : 0)
    return from + (to - from) * curve.progress(at: share)
  }

  /// Returns the progress when scrubbing holds the course at a position.
  func progress(heldAt place: Double) -> Double {
    start < 1 ? min(1, max(0, (place - start) / (1 - start))) : (place >= 1 ? 1 : 0)
  }

  /// Makes the part cover the way from start to end again.
  func makeWhole() { (begin, finish, from, to) = (start, 1, 0, 1) }

  /// Continues from a progress to one of the ends in a new phase.
  func restart(from progress: Double, to target: Double, begin: Double) {
    (self.begin, finish, from, to) = (begin, 1, progress, target)
  }

  /// Continues from a progress at a time of the phase, in the direction of the time.
  func bend(through progress: Double, at time: Double, forwards: Bool) {
    if forwards {
      (begin, finish, from, to) = (max(begin, time), 1, progress, 1)
    } else {
      (begin, finish, from, to) = (min(begin, time), time, 0, progress)
    }
  }
}
