/// How far a controller is in coming onto the screen or leaving it.
struct AppearanceProgress {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  private(set) var phase = Phase.disappeared
  private(set) var isAnimated = false
  /// Counts the transitions begun, so that a late end can tell that it has been overtaken.
  private(set) var transition = 0
  /// The transition was begun by `beginAppearanceTransition`, so only `endAppearanceTransition` ends it.
  var isExplicit = false
  /// `viewIsAppearing` is still to come for the running appearance.
  var owesIsAppearing = false
  /// The controller is to be told of its safe area once `viewIsAppearing` has run.
  var owesSafeAreaCall = false
  /// The controller has been told of its safe area at least once.
  var hasReportedSafeArea = false

  var isOnScreenOrComing: Bool { phase == .appearing || phase == .appeared }

  mutating func begin(_ phase: Phase, animated: Bool) {
    self.phase = phase
    isAnimated = animated
    transition += 1
    owesIsAppearing = phase == .appearing
  }

  mutating func finish(_ phase: Phase) {
    self.phase = phase
    isExplicit = false
    owesIsAppearing = false
  }
}

/// Where a container can step into its own appearance.
enum AppearanceStep {
  /// `viewWillAppear` of the container has run, its children come next.
  case childrenWillAppear
  /// The children have had `viewWillAppear`.
  case childrenAreAppearing
  /// The children have had `viewDidAppear`, the container comes next.
  case childrenHaveAppeared
  /// `viewWillDisappear` of the container comes next.
  case willDisappear
}
