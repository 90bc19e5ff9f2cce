/// A finger on the screen of a ``HeaderStage``.
///
/// Locations are in points of the window. Each call takes effect at the stage's current time. Call
/// ``HeaderStage/step()`` to let time pass between calls.
@MainActor public protocol StageFinger: AnyObject {
  /// A Boolean value that indicates whether the finger touches the screen.
  var isDown: Bool { get }

  /// Touches the screen. Locations that aren't finite are ignored.
  func down(at location: CGPoint)

  /// Moves the finger. Has no effect while the finger is up, or if the location isn't finite.
  func move(to location: CGPoint)

  /// Lifts the finger at its location. Has no effect while the finger is up.
  func up()

  /// Cancels the touch, as an incoming call does. Has no effect while the finger is up.
  func cancel()
}
