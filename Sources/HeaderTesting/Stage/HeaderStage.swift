/// A device that shows one screen of an app, with a user who touches it. Use it to test screens with headers.
///
/// ```swift
/// let stage = HeaderStage(.phoneNotch) { ProfileViewController() }
/// stage.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 200), holding: 0.2)
/// stage.rotate(to: .landscapeLeft)
/// stage.settle()
/// #expect(stage.root.header.frame.height == 56)
/// ```
///
/// On Linux, the stage is a simulated device with a virtual clock, so tests never wait. On iOS, it is a real
/// window, and time passes. There, drags set the offset of the scroll view under the finger and send its delegate the events
/// of a drag. ``StageFeatures`` lists what a stage can't do there. Such calls have no effect and add to
/// ``warnings``.
@MainActor public final class HeaderStage<Root: UIViewController> {
  /// The device model.
  public let model: DeviceModel

  /// The window that shows the screen.
  public let window: UIWindow

  /// The window's root view controller.
  public let root: Root

  let device: any StageDevice
  /// A closure that is called after each frame.
  var onFrame: () -> Void = {}
  /// The problems of the test's calls that the stage detected.
  private var notes: [String] = []

  /// Creates a stage and shows a view controller on it.
  ///
  /// - Parameters:
  ///   - model: The device model. The default is a phone with 375 × 667 points and no notch.
  ///   - answers: The assumptions about UIKit that the simulated device makes. iOS ignores them.
  ///   - makeRoot: A closure that creates the root view controller, called after the device is set up.
  public convenience init(
    _ model: DeviceModel = .phone47, answers: UIKitAnswers = .initial, _ makeRoot: () -> Root
  ) {
    self.init(StageVariant(model), answers: answers, makeRoot)
  }

  /// Creates a stage that shows a view controller in a variant.
  ///
  /// - Parameters:
  ///   - variant: The device model, its orientation, and the settings of its user.
  ///   - answers: The assumptions about UIKit that the simulated device makes. iOS ignores them.
  ///   - makeRoot: A closure that creates the root view controller, called after the device is set up.
  public convenience init(
    _ variant: StageVariant, answers: UIKitAnswers = .initial, _ makeRoot: () -> Root
  ) {
    let device = makeStageDevice(variant.model, answers: answers)
    if device.settings != variant.settings { device.settings = variant.settings }
    self.init(on: device, variant.model, makeRoot)
    if variant.orientation != orientation { rotate(to: variant.orientation, duration: 0) }
    if let width = variant.splitWidth {
      resize(to: CGSize(width: width, height: window.bounds.height), sizeClass: .compact, duration: 0)
    }
  }

  /// Creates a stage and shows a view that fills its screen.
  ///
  /// - Parameters:
  ///   - model: The device model. The default is a phone with 375 × 667 points and no notch.
  ///   - answers: The assumptions about UIKit that the simulated device makes. iOS ignores them.
  ///   - makeView: A closure that creates the view, called after the device is set up.
  public convenience init(
    _ model: DeviceModel = .phone47, answers: UIKitAnswers = .initial, _ makeView: () -> UIView
  ) where Root == UIViewController {
    self.init(model, answers: answers) {
      let controller = UIViewController()
      let view = makeView()
      view.frame = controller.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(view)
      return controller
    }
  }

  init(on device: any StageDevice, _ model: DeviceModel, _ makeRoot: () -> Root) {
    self.model = model
    self.device = device
    device.makeCurrent()
    window = device.makeWindow()
    root = makeRoot()
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.step()
  }

  // MARK: - Time

  /// The time on the device's clock, in seconds.
  public var now: TimeInterval { device.now }

  /// A Boolean value that indicates whether nothing moves and no layout is pending.
  ///
  /// On iOS, the movement that a call starts is detected in the frames after it. ``settle(limit:onFrame:)`` waits for them.
  public var isIdle: Bool { device.isIdle }

  /// The problems that didn't stop the test, oldest first: layouts about which UIKit would log a warning, and calls that the
  /// device doesn't support. After those, touches on other views than intended.
  public var warnings: [String] { device.warnings + device.unsupportedCalls + notes }

  /// Adds to the warnings.
  func note(_ warning: String) { notes.append(warning) }

  /// Advances the clock by one frame.
  public func step() {
    device.step()
    onFrame()
  }

  /// Advances the clock by as many frames as fit into `seconds`.
  public func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while now < end - 1e-9 { step() }
  }

  /// Advances the clock until everything is at rest.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait, in seconds of the device's clock. The default is 20.
  ///   - onFrame: A closure that is called after each frame.
  /// - Returns: `false` if something still moves after `limit` seconds.
  @discardableResult
  public func settle(limit: TimeInterval = 20, onFrame: () -> Void = {}) -> Bool {
    let end = now + limit
    device.expectMovement()
    while !isIdle, now < end - 1e-9 {
      step()
      onFrame()
    }
    return isIdle
  }

  // MARK: - Pictures

  /// Returns the screen as an SVG 1.1 document, which is the same on every machine.
  ///
  /// - Parameter title: The document's title. The default is the device model's name.
  /// - Throws: ``StageFeatureMissing`` if the stage doesn't support pictures.
  public func svg(titled title: String? = nil) throws -> String {
    guard let picture = device.picture(titled: title ?? model.name) else {
      throw StageFeatureMissing(feature: .pictures)
    }
    return picture
  }
}

/// The error that a stage throws if it lacks a feature.
public struct StageFeatureMissing: Error, Hashable, Sendable {
  /// The missing feature.
  public var feature: StageFeatures
}
