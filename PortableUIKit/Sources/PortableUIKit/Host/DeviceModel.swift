/// A kind of device that can be simulated. Lengths are in points.
public struct DeviceModel: Sendable, Hashable {
  /// The name of the device in scripts.
  public var name: String
  /// The size of the screen in portrait.
  public var screenSize: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The kind of device: phone or tablet.
  public var idiom: UIUserInterfaceIdiom
  /// The height of the visible status bar in portrait.
  public var statusBarHeight: CGFloat
  /// The height of the visible status bar in landscape; 0 if there is none.
  public var statusBarHeightLandscape: CGFloat
  /// The safe area of the window in portrait with a visible status bar.
  public var safeAreaInsets: UIEdgeInsets
  /// The safe area of the window in landscape.
  public var safeAreaInsetsLandscape: UIEdgeInsets
  /// The top of the portrait safe area with a hidden status bar. It's smaller only on screens without a
  /// notch.
  public var safeAreaTopWithHiddenStatusBar: CGFloat

  /// Creates a custom device. The values aren't checked.
  public init(
    name: String, screenSize: CGSize, scale: CGFloat, idiom: UIUserInterfaceIdiom, statusBarHeight: CGFloat,
    statusBarHeightLandscape: CGFloat, safeAreaInsets: UIEdgeInsets, safeAreaInsetsLandscape: UIEdgeInsets,
    safeAreaTopWithHiddenStatusBar: CGFloat
  ) {
    self.name = name
    self.screenSize = screenSize
    self.scale = scale
    self.idiom = idiom
    self.statusBarHeight = statusBarHeight
    self.statusBarHeightLandscape = statusBarHeightLandscape
    self.safeAreaInsets = safeAreaInsets
    self.safeAreaInsetsLandscape = safeAreaInsetsLandscape
    self.safeAreaTopWithHiddenStatusBar = safeAreaTopWithHiddenStatusBar
  }

  /// A phone without a notch, 375 × 667 points.
  public static let phone47 = DeviceModel(
    name: "phone-4.7", screenSize: CGSize(width: 375, height: 667), scale: 2, idiom: .phone,
    statusBarHeight: 20, statusBarHeightLandscape: 0,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), safeAreaInsetsLandscape: .zero,
    safeAreaTopWithHiddenStatusBar: 0)

  /// A phone with a notch, 390 × 844 points.
  public static let phoneNotch = DeviceModel(
    name: "phone-notch", screenSize: CGSize(width: 390, height: 844), scale: 3, idiom: .phone,
    statusBarHeight: 47, statusBarHeightLandscape: 0,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    safeAreaInsetsLandscape: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
    safeAreaTopWithHiddenStatusBar: 47)

  /// A phone whose status bar is lower than its safe area, 393 × 852 points: 54 and 59 points high.
  public static let phoneIsland = DeviceModel(
    name: "phone-island", screenSize: CGSize(width: 393, height: 852), scale: 3, idiom: .phone,
    statusBarHeight: 54, statusBarHeightLandscape: 0,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    safeAreaInsetsLandscape: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
    safeAreaTopWithHiddenStatusBar: 59)

  /// A tablet, 820 × 1180 points.
  public static let pad = DeviceModel(
    name: "pad", screenSize: CGSize(width: 820, height: 1180), scale: 2, idiom: .pad,
    statusBarHeight: 24, statusBarHeightLandscape: 24,
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    safeAreaInsetsLandscape: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    safeAreaTopWithHiddenStatusBar: 24)

  /// The predefined devices.
  public static let all: [DeviceModel] = [.phone47, .phoneNotch, .pad]

  /// Returns the predefined device with the given name, or `nil` if there is none.
  public static func named(_ name: String) -> DeviceModel? {
    all.first { $0.name == name }
  }

  /// Hashes the name into `hasher`. Different devices have different names.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DeviceModel {
  /// Returns the size of the screen in an interface orientation, in points.
  func screenSize(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: screenSize.height, height: screenSize.width) : screenSize
  }

  /// Returns the size of the visible status bar in an interface orientation, in points. Without one, the height is 0.
  func statusBarSize(in orientation: UIInterfaceOrientation) -> CGSize {
    CGSize(
      width: screenSize(in: orientation).width,
      height: orientation.isLandscape ? statusBarHeightLandscape : statusBarHeight)
  }

  /// Returns the traits of the full screen of the device.
  func traits(
    isLandscape: Bool, style: UIUserInterfaceStyle, textSize: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UITraitCollection {
    let isPhone = idiom == .phone
    return UITraitCollection(
      traits: .init(
        displayScale: scale, userInterfaceStyle: style, userInterfaceIdiom: idiom,
        horizontalSizeClass: isPhone ? .compact : .regular,
        verticalSizeClass: isPhone && isLandscape ? .compact : .regular, layoutDirection: layoutDirection,
        preferredContentSizeCategory: textSize == .unspecified ? .large : textSize))
  }
}
