import UIKit

/// The behavioral flags, as one value and as individual properties.
extension FlexibleHeaderView {
  /// The behavioral flags of new headers. The default is `.recommended`.
  ///
  /// If your app migrates from Material Components, you can set this property to `.materialComponents` when the app
  /// launches. Existing headers keep their flags.
  public static var defaultBehavioralFlags = BehavioralFlags.recommended {
    didSet { hasChosenDefaults = true }
  }

  /// A Boolean value that indicates whether the app set `defaultBehavioralFlags`.
  package static var hasChosenDefaults = false

  /// The accessibility identifier of new headers.
  package static var defaultAccessibilityIdentifier = "FlexibleHeaderViewAccessibilityIdentifier"

  /// Reports, once, that code written for Material Components uses the defaults of this package because the app didn't
  /// choose defaults.
  package func reportMissingDefaults() {
    guard !Self.hasChosenDefaults, !hasChosenFlags else { return }
    Self.hasChosenDefaults = true
    HeaderMisuse.report(.defaultsNotChosen)
  }

  /// The behavioral flags of this header as one value. Set it before you configure the header. The default is
  /// `defaultBehavioralFlags`.
  public var behavioralFlags: BehavioralFlags {
    get { flags }
    set {
      hasChosenFlags = true
      adopt(newValue)
    }
  }

  func adopt(_ newFlags: BehavioralFlags) {
    minMaxHeightIncludesSafeArea = newFlags.minMaxHeightIncludesSafeArea
    flags = newFlags
    configure {
      $0.resetsShadowWithoutScrollView = newFlags.resetsShadowAfterTrackingScrollViewIsReset
      $0.keepsContentAtTop = newFlags.keepsContentAtTopWhenInsetsAreInjected
      $0.correctsOriginalBehavior = newFlags.correctsOriginalBehavior
      $0.infersTopSafeArea = newFlags.infersTopSafeAreaInsetFromViewController
    }
    applyDefaultBackground()
    reportSafeArea()
    host?.headerViewDidChangeFlags()
  }

  /// Applies a change to the flags.
  func changeFlags(_ change: (inout BehavioralFlags) -> Void) {
    var changed = flags
    change(&changed)
    adopt(changed)
  }

  /// A Boolean value that indicates whether `minimumHeight` and `maximumHeight` already include the top safe area. The
  /// default is `false`.
  ///
  /// Changing this value adjusts heights that were never set. It doesn't trigger a layout.
  public var minMaxHeightIncludesSafeArea: Bool {
    get { flags.minMaxHeightIncludesSafeArea }
    set {
      flags.minMaxHeightIncludesSafeArea = newValue
      configure { $0.heights.setIncludesSafeArea(newValue) }
    }
  }

  /// A Boolean value that determines whether scroll views whose `contentInsetAdjustmentBehavior` is `.never` keep
  /// their insets. The default is `false`.
  public var disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: Bool {
    get { flags.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever }
    set { flags.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = newValue }
  }

  /// A Boolean value that determines whether the header removes its shadow when its tracking scroll view is set to
  /// `nil`. The default is `false`.
  public var resetsShadowAfterTrackingScrollViewIsReset: Bool {
    get { flags.resetsShadowAfterTrackingScrollViewIsReset }
    set { changeFlags { $0.resetsShadowAfterTrackingScrollViewIsReset = newValue } }
  }

  /// A Boolean value that determines whether a custom shadow layer is animated with the header when the tracking
  /// scroll view changes. If `false`, the layer jumps to its new frame. The default is `false`.
  public var allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView: Bool {
    get { flags.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView }
    set { flags.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView = newValue }
  }

  /// A Boolean value that determines whether content at its top stays there when the header injects its insets, and
  /// whether announced content starts at the header's bottom edge. The default is `true`.
  public var keepsContentAtTopWhenInsetsAreInjected: Bool {
    get { flags.keepsContentAtTopWhenInsetsAreInjected }
    set { changeFlags { $0.keepsContentAtTopWhenInsetsAreInjected = newValue } }
  }

  /// A Boolean value that indicates whether behavior of the original that leaves gaps, strips, or stuck headers is
  /// corrected. The default is `true`.
  public var correctsOriginalBehavior: Bool {
    get { flags.correctsOriginalBehavior }
    set { changeFlags { $0.correctsOriginalBehavior = newValue } }
  }

  /// Applies the default background color of the flags, unless the header has a custom background color.
  func applyDefaultBackground() {
    let color = flags.usesDynamicDefaultColors ? UIColor.systemBackground : .lightGray
    if backgroundColor == defaultBackground { backgroundColor = color }
    defaultBackground = color
  }

  // MARK: - Set through the view controller

  /// A Boolean value that indicates whether the header uses the top safe area of the surrounding view controllers.
  package var infersTopSafeAreaInsetFromViewController: Bool {
    get { flags.infersTopSafeAreaInsetFromViewController }
    set { changeFlags { $0.infersTopSafeAreaInsetFromViewController = newValue } }
  }

  /// A Boolean value that indicates whether web views keep their insets and their view controller gets additional safe
  /// area instead.
  package var usesAdditionalSafeAreaInsetsForWebKitScrollViews: Bool {
    get { flags.usesAdditionalSafeAreaInsetsForWebKitScrollViews }
    set { changeFlags { $0.usesAdditionalSafeAreaInsetsForWebKitScrollViews = newValue } }
  }
}

extension FlexibleHeaderViewController {
  /// Creates a controller whose header has the given behavior.
  ///
  /// - Parameter behavioralFlags: The flags of the header, instead of `FlexibleHeaderView.defaultBehavioralFlags`.
  public convenience init(behavioralFlags: BehavioralFlags) {
    self.init(nibName: nil, bundle: nil)
    headerView.behavioralFlags = behavioralFlags
  }
}

extension FlexibleHeaderContainerViewController {
  /// Creates a container whose header has the given behavior.
  ///
  /// As in every container, the header uses the top safe area of the surrounding view controllers, regardless of
  /// `behavioralFlags`.
  ///
  /// - Parameters:
  ///   - contentViewController: The content behind the header, or `nil` to set it later.
  ///   - behavioralFlags: The flags of the header, instead of `FlexibleHeaderView.defaultBehavioralFlags`.
  public convenience init(contentViewController: UIViewController?, behavioralFlags: BehavioralFlags) {
    self.init(contentViewController: contentViewController)
    headerViewController.headerView.behavioralFlags = behavioralFlags
    headerViewController.headerView.infersTopSafeAreaInsetFromViewController = true
  }
}
