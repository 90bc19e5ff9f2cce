/// The progress of a controller's appearance or disappearance.
struct AppearanceProgress {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  private(set) var phase = Phase.disappeared
  private(set) var isAnimated = false
  /// The number of transitions begun, so that a late end can detect that another transition has started.
  private(set) var transition = 0
  /// A Boolean value that indicates whether `beginAppearanceTransition` started the transition, in which case
  /// only `endAppearanceTransition` ends it.
  var isExplicit = false
  /// A Boolean value that indicates whether `viewIsAppearing` has to be called for the current appearance.
  var owesIsAppearing = false
  /// A Boolean value that indicates whether the controller has to be notified of its safe area after
  /// `viewIsAppearing`.
  var owesSafeAreaCall = false
  /// A Boolean value that indicates whether the controller has been notified of its safe area at least once.
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

/// The steps at which a container can act during its own appearance.
enum AppearanceStep {
  /// `viewWillAppear` of the container was called. Its children are next.
  case childrenWillAppear
  /// `viewWillAppear` of the children was called.
  case childrenAreAppearing
  /// `viewDidAppear` of the children was called. The container is next.
  case childrenHaveAppeared
  /// `viewWillDisappear` of the container is next.
  case willDisappear
}
