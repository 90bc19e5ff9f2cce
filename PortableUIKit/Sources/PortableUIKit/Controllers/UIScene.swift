import Foundation

/// One instance of the application's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether the scene is in the foreground.
  public enum ActivationState: Int, @unchecked Sendable {
    /// Not connected to the application.
    case unattached = -1
    /// On the screen and receiving touches.
    case foregroundActive = 0
    /// On the screen, not receiving touches.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// The device; the one in use when that is gone. Its animations, timers and screens may hold views, so what is shown
  /// on it must not hold the device.
  final var simulator: HostSimulator { owner ?? .current }
  private weak var owner: HostSimulator?

  init(simulator: HostSimulator) {
    owner = simulator
    super.init()
  }

  /// The scene's state; active unless the host sent the application to the background.
  open internal(set) var activationState = UIScene.ActivationState.foregroundActive
  /// The text the application switcher shows; empty by default.
  open var title: String! = ""

  /// The application.
  open override var next: UIResponder? { simulator.application }
}
