/// A device that shows one screen of an app, and its user: for tests of screens with headers.
///
/// ```swift
/// let stage = HeaderStage(.phoneNotch) { ProfileViewController() }
/// stage.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 200), holding: 0.2)
/// stage.rotate(to: .landscapeLeft)
/// stage.settle()
/// #expect(stage.root.header.frame.height == 56)
/// ```
///
/// On Linux the stage is a simulated device with a virtual clock; tests never wait. On iOS it is a real window, in
/// which drags set the offset of the scroll view under the finger and send its delegate the events of a drag.
/// ``StageFeatures`` says what a stage can't do there; such calls have no effect and add to ``warnings``.
@MainActor public final class HeaderStage<Root: UIViewController> {
  /// The device model.
  public let model: DeviceModel

  /// The window that shows the screen.
  public let window: UIWindow

  /// The window's root view controller.
  public let root: Root

  let device: any StageDevice

  /// Creates a stage and shows a view controller on it.
  ///
  /// - Parameters:
  ///   - model: The device model. The default is a phone with 375 × 667 points and no notch.
  ///   - answers: Assumptions about UIKit that the simulated device makes. iOS ignores them.
  ///   - makeRoot: Creates the root view controller, once the device is there.
  public convenience init(
    _ model: DeviceModel = .phone47, answers: UIKitAnswers = .standard, _ makeRoot: () -> Root
  ) {
    self.init(on: makeStageDevice(model, answers: answers), model, makeRoot)
  }

  /// Creates a stage and shows a view on it, which fills the screen.
  ///
  /// - Parameters:
  ///   - model: The device model. The default is a phone with 375 × 667 points and no notch.
  ///   - answers: Assumptions about UIKit that the simulated device makes. iOS ignores them.
  ///   - makeView: Creates the view, once the device is there.
  public convenience init(
    _ model: DeviceModel = .phone47, answers: UIKitAnswers = .standard, _ makeView: () -> UIView
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

  /// The seconds on the device's clock.
  public var now: TimeInterval { device.now }

  /// A Boolean value that indicates whether nothing moves and no layout is pending.
  public var isIdle: Bool { device.isIdle }

  /// Problems that didn't stop the test, oldest first: layouts that UIKit would log, and calls that the device
  /// doesn't support.
  public var warnings: [String] { device.warnings }

  /// Lets one frame pass.
  public func step() { device.step() }

  /// Lets as many frames pass as fit into `seconds`.
  public func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while now < end - 1e-9 { step() }
  }

  /// Lets frames pass until everything is at rest.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait, in seconds of the device's clock. The default is 20.
  ///   - onFrame: Called after each frame.
  /// - Returns: `false` if something still moves after `limit` seconds.
  @discardableResult
  public func settle(limit: TimeInterval = 20, onFrame: () -> Void = {}) -> Bool {
    let end = now + limit
    while !isIdle, now < end - 1e-9 {
      step()
      onFrame()
    }
    return isIdle
  }

  // MARK: - Pictures

  /// Returns the screen as an SVG 1.1 document, the same on every machine.
  ///
  /// - Parameter title: The document's title. The default is the device model's name.
  /// - Throws: ``StageFeatureMissing`` if the stage makes no pictures.
  public func svg(titled title: String? = nil) throws -> String {
    guard let picture = device.picture(titled: title ?? model.name) else {
      throw StageFeatureMissing(feature: .pictures)
    }
    return picture
  }
}

/// The error of a stage that lacks a feature.
public struct StageFeatureMissing: Error, Hashable, Sendable {
  /// The missing feature.
  public var feature: StageFeatures
}
