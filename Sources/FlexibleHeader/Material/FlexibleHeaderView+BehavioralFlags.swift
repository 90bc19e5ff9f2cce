import UIKit

/// The behavioural flags, together and one by one.
extension FlexibleHeaderView {
  /// What new headers behave like; default `recommended`. Screens that move here from the Material Components may set
  /// `materialComponents` at the start of the app. Headers that exist keep their flags.
  public static var defaultBehavioralFlags = BehavioralFlags.recommended {
    didSet { hasChosenDefaults = true }
  }

  /// A Boolean value that indicates whether the app set `defaultBehavioralFlags`.
  package static var hasChosenDefaults = false

  /// The accessibility identifier of new headers.
  package static var defaultAccessibilityIdentifier = "FlexibleHeaderViewAccessibilityIdentifier"

  /// Reports, once, that code of the original runs with the defaults of this package although the app chose neither.
  package func reportMissingDefaults() {
    guard !Self.hasChosenDefaults, !hasChosenFlags else { return }
    Self.hasChosenDefaults = true
    HeaderMisuse.report(.defaultsNotChosen)
  }

  /// All behavioural flags as one value. Default `defaultBehavioralFlags`. Set it before anything else.
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

  /// Changes flags one by one.
  func changeFlags(_ change: (inout BehavioralFlags) -> Void) {
    var changed = flags
    change(&changed)
    adopt(changed)
  }

  /// Whether the two heights already contain the top safe area. Default false. Changing it rewrites heights that were
  /// never set, and lays nothing out.
  public var minMaxHeightIncludesSafeArea: Bool {
    get { flags.minMaxHeightIncludesSafeArea }
    set {
      flags.minMaxHeightIncludesSafeArea = newValue
      configure { $0.heights.setIncludesSafeArea(newValue) }
    }
  }

  /// Whether scroll views whose `contentInsetAdjustmentBehavior` is `never` keep their insets. Default false.
  public var disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: Bool {
    get { flags.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever }
    set { flags.disablesContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = newValue }
  }

  /// Whether the header casts no shadow once its tracking scroll view was set to nil. Default false.
  public var resetsShadowAfterTrackingScrollViewIsReset: Bool {
    get { flags.resetsShadowAfterTrackingScrollViewIsReset }
    set { changeFlags { $0.resetsShadowAfterTrackingScrollViewIsReset = newValue } }
  }

  /// Whether a custom shadow layer follows in the animation by which the header goes over to another scroll view,
  /// instead of jumping to its new frame. Default false.
  public var allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView: Bool {
    get { flags.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView }
    set { flags.allowsShadowLayerFrameAnimationsWhenChangingTrackingScrollView = newValue }
  }

  /// Whether content that rests at its top stays there when the header injects its insets, and announced content
  /// begins where the header ends. Default true.
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

  /// Gives the header the default background of its flags, unless it has another background.
  func applyDefaultBackground() {
    let color = flags.usesDynamicDefaultColors ? UIColor.systemBackground : .lightGray
    if backgroundColor == defaultBackground { backgroundColor = color }
    defaultBackground = color
  }

  // MARK: - Set through the view controller

  /// Whether the top safe area is that of the surrounding view controllers.
  package var infersTopSafeAreaInsetFromViewController: Bool {
    get { flags.infersTopSafeAreaInsetFromViewController }
    set { changeFlags { $0.infersTopSafeAreaInsetFromViewController = newValue } }
  }

  /// Whether web views keep their insets, their view controller being given safe area instead.
  package var usesAdditionalSafeAreaInsetsForWebKitScrollViews: Bool {
    get { flags.usesAdditionalSafeAreaInsetsForWebKitScrollViews }
    set { changeFlags { $0.usesAdditionalSafeAreaInsetsForWebKitScrollViews = newValue } }
  }
}
