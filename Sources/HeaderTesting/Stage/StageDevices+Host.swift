import Foundation

#if canImport(ObjectiveC)
  /// On iOS, stages are real windows.
  @MainActor func makeStageDevice(_ model: DeviceModel, answers: UIKitAnswers) -> any StageDevice {
    WindowDevice(model)
  }

  /// Runs `body`, which can create devices.
  @MainActor package func restoringCurrentDevice<Result>(_ body: () -> Result) -> Result { body() }

  extension StageFeatures {
    /// The features of stages in this process.
    public static var available: StageFeatures { WindowDevice.features }
  }

  extension WindowDevice {
    func makeCurrentDevice() {}

    /// UIKit's log can't be read.
    var warnings: [String] { [] }

    /// Types `text` into a text field, or into another view for text.
    func insert(_ text: String, in responder: UIView?) { (responder as? any UIKeyInput)?.insertText(text) }

    /// Runs the run loop for `seconds`, so that display links and animations proceed.
    func letTimePass(_ seconds: TimeInterval) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

    var clock: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Adds a window to the app's scene, if the tests run in an app.
    func attach(_ window: UIWindow) {
      window.windowScene = UIApplication.running?.foregroundScene
    }
  }
#else
  /// On platforms without Apple's UIKit, stages are simulated devices. With the environment variable
  /// `HEADER_STAGE=window`, they are driven by offsets, as on iOS.
  @MainActor func makeStageDevice(_ model: DeviceModel, answers: UIKitAnswers) -> any StageDevice {
    if StageFeatures.isDrivenByOffsets { return WindowDevice(model) }
    let simulator = HostSimulator(device: model)
    simulator.answers = answers
    return SimulatedDevice(simulator)
  }

  /// Runs `body`, which can create devices, and restores the current device.
  @MainActor package func restoringCurrentDevice<Result>(_ body: () -> Result) -> Result {
    let current = HostSimulator.current
    defer { current.makeCurrent() }
    return body()
  }

  extension StageFeatures {
    static let isDrivenByOffsets = ProcessInfo.processInfo.environment["HEADER_STAGE"] == "window"

    /// The features of stages in this process.
    public static var available: StageFeatures { isDrivenByOffsets ? WindowDevice.features : .all }
  }

  extension WindowDevice {
    func makeCurrentDevice() { simulator.makeCurrent() }
    var warnings: [String] { simulator.warnings }
    func insert(_ text: String, in responder: UIView?) { simulator.type(text) }
    func letTimePass(_ seconds: TimeInterval) { simulator.advance(by: seconds) }
    var clock: TimeInterval { simulator.now }
    func attach(_ window: UIWindow) { window.windowScene = simulator.scene }

    private var simulator: HostSimulator {
      if let known = platformState as? HostSimulator { return known }
      let simulator = HostSimulator(device: model)
      platformState = simulator
      return simulator
    }
  }
#endif
