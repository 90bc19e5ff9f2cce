/// A change of what a navigation controller shows that is still to be seen.
struct StackChange {
  /// Whether the new controller comes over the old one or appears from beneath it.
  enum Direction { case push, pop }

  var direction: Direction
  /// The coordinator of an animated change.
  var coordinator: ControllerTransition?
}

/// A change of what a navigation controller shows, while it takes place.
struct RunningStackChange {
  let change: StackChange
  let from: UIViewController?
  let to: UIViewController?
  var coordinator: ControllerTransition? { change.coordinator }
}
