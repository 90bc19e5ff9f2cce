/// A change of a navigation controller's visible controller that hasn't started.
struct StackChange {
  /// The direction of a change: the new controller covers the old one, or is uncovered below it.
  enum Direction { case push, pop }

  var direction: Direction
  /// The coordinator of an animated change.
  var coordinator: ControllerTransition?
}

/// A change of a navigation controller's visible controller in progress.
struct RunningStackChange {
  let change: StackChange
  let from: UIViewController?
  let to: UIViewController?
  var coordinator: ControllerTransition? { change.coordinator }
}

/// The secondary controller that a split view controller added to a navigation controller's stack.
struct CollapsedSecondary {
  let controller: UIViewController
  let stack: [UIViewController]
}
