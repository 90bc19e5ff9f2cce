#if canImport(ObjectiveC)
  /// The measurements of a device. On iOS, a stage has a window of this size and safe area.
  public struct DeviceModel: Hashable, Sendable {
    /// The name of the device.
    public var name: String
    /// The size of the screen in portrait, in points.
    public var screenSize: CGSize
    /// The pixels per point of the screen that the tests run on.
    @MainActor public var scale: CGFloat { UIScreen.main.scale }
    /// The kind of device.
    public var idiom: UIUserInterfaceIdiom
    /// The height of the status bar in portrait, in points.
    public var statusBarHeight: CGFloat
    /// The height of the status bar in landscape, in points; 0 if there is none.
    public var statusBarHeightLandscape: CGFloat
    /// The safe area in portrait, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The safe area in landscape, in points.
    public var safeAreaInsetsLandscape: UIEdgeInsets

    /// A phone without a notch, 375 × 667 points.
    public static let phone47 = DeviceModel(
      "phone-4.7", 375, 667, .phone, top: 20, bottom: 0, landscape: .zero)
    /// A phone with a notch, 390 × 844 points.
    public static let phoneNotch = DeviceModel(
      "phone-notch", 390, 844, .phone, top: 47, bottom: 34,
      landscape: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    /// A phone whose status bar is lower than its safe area, 393 × 852 points: 54 and 59 points high.
    public static let phoneIsland = DeviceModel(
      "phone-island", 393, 852, .phone, top: 59, bottom: 34,
      landscape: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), statusBar: 54)
    /// A tablet, 820 × 1180 points.
    public static let pad = DeviceModel(
      "pad", 820, 1180, .pad, top: 24, bottom: 20,
      landscape: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    /// All models.
    public static let all: [DeviceModel] = [.phone47, .phoneNotch, .pad]

    private init(
      _ name: String, _ width: CGFloat, _ height: CGFloat, _ idiom: UIUserInterfaceIdiom, top: CGFloat,
      bottom: CGFloat, landscape: UIEdgeInsets, statusBar: CGFloat? = nil
    ) {
      self.name = name
      self.idiom = idiom
      screenSize = CGSize(width: width, height: height)
      statusBarHeight = statusBar ?? top
      statusBarHeightLandscape = landscape.top
      safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      safeAreaInsetsLandscape = landscape
    }

    public static func == (first: DeviceModel, second: DeviceModel) -> Bool { first.name == second.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  extension DeviceModel {
    /// The model of the stage that was created last, or a phone without a notch if there is none.
    @MainActor public static var current: DeviceModel { WindowDevice.current?.model ?? .phone47 }

    /// Has no effect on iOS, where an app runs on one device.
    @MainActor public func makeCurrent() {}
  }
#else
  extension DeviceModel {
    /// The model of the current device.
    @MainActor public static var current: DeviceModel { HostSimulator.current.device }

    /// Switches to a new device of this model. Views that are created from now on belong to it.
    @MainActor public func makeCurrent() { HostSimulator(device: self).makeCurrent() }
  }
#endif
