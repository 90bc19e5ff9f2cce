/// A finger on the screen of a ``HeaderStage``.
///
/// Locations are points of the window. Each call takes effect at the stage's current time; make frames with
/// ``HeaderStage/step()`` to let time pass in between.
@MainActor public protocol StageFinger: AnyObject {
  /// A Boolean value that indicates whether the finger touches the screen.
  var isDown: Bool { get }

  /// Touches the screen. Locations that aren't finite are ignored.
  func down(at location: CGPoint)

  /// Moves the finger. Does nothing while the finger is up, or if the location isn't finite.
  func move(to location: CGPoint)

  /// Lifts the finger where it is. Does nothing while the finger is up.
  func up()

  /// Ends the touch the way an incoming call does. Does nothing while the finger is up.
  func cancel()
}
