import Foundation

/// An instance of the application's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The activation states of a scene.
  public enum ActivationState: Int, @unchecked Sendable {
    /// The scene isn't connected to the application.
    case unattached = -1
    /// The scene is visible and receives events.
    case foregroundActive = 0
    /// The scene is visible but doesn't receive events.
    case foregroundInactive = 1
    /// The scene isn't visible.
    case background = 2
  }

  /// The device, or the current one if it was deallocated. The device's animations, timers, and screens may
  /// retain views, so this object must not retain the device.
  final var simulator: HostSimulator { owner ?? .current }
  private weak var owner: HostSimulator?

  init(simulator: HostSimulator) {
    owner = simulator
    super.init()
  }

  /// The activation state of the scene. The default is `foregroundActive`, until the host moves the
  /// application to the background.
  open internal(set) var activationState = UIScene.ActivationState.foregroundActive
  /// The title in the app switcher. The default is empty.
  open var title: String! = ""

  /// The application.
  open override var next: UIResponder? { simulator.application }
}
