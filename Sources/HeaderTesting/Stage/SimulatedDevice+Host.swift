#if !canImport(ObjectiveC)
  /// A simulated device with touches, rotation, settings, pictures, and a virtual clock.
  final class SimulatedDevice: StageDevice {
    let simulator: HostSimulator

    init(_ simulator: HostSimulator) { self.simulator = simulator }

    var now: TimeInterval { simulator.now }
    var isIdle: Bool { simulator.isIdle }
    var warnings: [String] { simulator.warnings }
    let unsupportedCalls: [String] = []
    var orientation: UIInterfaceOrientation { simulator.scene.interfaceOrientation }

    var settings: StageSettings {
      get {
        StageSettings(
          isVoiceOverRunning: simulator.isVoiceOverRunning,
          isReduceMotionEnabled: simulator.isReduceMotionEnabled,
          userInterfaceStyle: simulator.userInterfaceStyle, textSize: simulator.preferredContentSizeCategory,
          isStatusBarHidden: simulator.statusBarHiddenOverride, layoutDirection: simulator.layoutDirection,
          showsKeyboard: simulator.showsKeyboard)
      }
      set {
        simulator.isVoiceOverRunning = newValue.isVoiceOverRunning
        simulator.isReduceMotionEnabled = newValue.isReduceMotionEnabled
        simulator.userInterfaceStyle = newValue.userInterfaceStyle
        simulator.preferredContentSizeCategory = newValue.textSize
        simulator.layoutDirection = newValue.layoutDirection
        simulator.showsKeyboard = newValue.showsKeyboard
        if simulator.statusBarHiddenOverride != newValue.isStatusBarHidden {
          simulator.statusBarHiddenOverride = newValue.isStatusBarHidden
        }
      }
    }

    func makeCurrent() { simulator.makeCurrent() }
    func makeWindow() -> UIWindow { UIWindow(windowScene: simulator.scene) }
    func attach(_ window: UIWindow) { window.windowScene = simulator.scene }
    func expectMovement() {}
    func step() { simulator.step() }

    func makeFinger(in window: UIWindow) -> any StageFinger {
      SimulatedFinger(HostFinger(in: window, simulator: simulator))
    }

    func play(_ samples: [Stroke.Sample], liftsAt: TimeInterval, in window: UIWindow) {
      let samples = samples.map {
        HostStroke.Sample(time: $0.time, location: CGPoint(x: $0.x, y: $0.y))
      }
      simulator.play(HostStroke(samples: samples, liftsAt: liftsAt), in: window)
    }

    func rotate(to orientation: UIInterfaceOrientation, duration: TimeInterval, window: UIWindow) {
      simulator.rotate(to: orientation, duration: duration)
    }

    func resize(
      _ window: UIWindow, to size: CGSize, sizeClass: UIUserInterfaceSizeClass?, duration: TimeInterval
    ) {
      simulator.resizeWindow(
        window, to: CGRect(origin: window.frame.origin, size: size), horizontalSizeClass: sizeClass,
        duration: duration)
    }

    func tapStatusBar(of window: UIWindow) { simulator.tapStatusBar() }
    func type(_ text: String, in window: UIWindow) { simulator.type(text) }

    func picture(titled title: String) -> String? {
      var picture = ScreenPicture(title: title, screen: LayerSnapshot(of: simulator.screen))
      let keyboard = simulator.keyboardFrame
      if simulator.showsKeyboard, keyboard.minY < simulator.screen.bounds.maxY { picture.keyboard = keyboard }
      return picture.svg
    }
  }

  /// A finger that sends touches to views and gesture recognizers.
  private final class SimulatedFinger: StageFinger {
    private let finger: HostFinger

    init(_ finger: HostFinger) { self.finger = finger }

    var isDown: Bool { finger.isDown }
    func down(at location: CGPoint) { finger.down(at: location) }
    func move(to location: CGPoint) { finger.move(to: location) }
    func up() { finger.up() }
    func cancel() { finger.cancel() }
  }

  extension HeaderStage {
    /// The simulated device, for features without a counterpart on iOS.
    ///
    /// - Precondition: The stage isn't driven by offsets.
    public var simulator: HostSimulator {
      guard let device = device as? SimulatedDevice else {
        preconditionFailure("A stage that is driven by offsets has no simulated device.")
      }
      return device.simulator
    }
  }
#endif
