import UIKit

/// A row of tabs, with an indicator that follows the swipe from page to page.
///
/// ```swift
/// let tabBar = HeaderTabBar(titles: ["Posts", "Likes"])
/// let header = SectionedHeaderView()
/// header.sections = [.cover(imageView, height: 220), .tabs(tabBar)]
/// let pages = HeaderPagesViewController(header: header, pages: [postsController, likesController])
/// pages.tabBar = tabBar
/// ```
///
/// The tabs share the width. Titles that are too long for that scroll, and the selected tab is always visible. The titles
/// follow the text size; the selected one has the color `label`, the others `secondaryLabel`, and the indicator has the tint
/// color. For VoiceOver, the view is a tab bar.
///
/// The bar sends `valueChanged` when the user selects another tab. With pages, it does so before they move. ``selectedIndex``
/// is the new tab at that time. ``HeaderPagesViewController/tabBar`` connects the bar with pages.
open class HeaderTabBar: UIControl {
  /// The titles of the tabs. The default is empty.
  public var titles: [String] {
    didSet { if titles != oldValue { makeTabs() } }
  }

  /// The index of the selected tab, which is the one nearest to ``position``. While pages move to a page that was selected, it
  /// is the index of that page. The default is 0.
  ///
  /// Setting it moves the indicator without animation, unless it is set in an animation block, and shows the tab's page, if
  /// there are pages. It sends no `valueChanged`. An index without a tab is limited to the existing ones.
  public var selectedIndex: Int {
    get {
      let index = pages?.targetIndex.map { CGFloat($0) } ?? position.rounded()
      return Int(max(0, min(index, CGFloat(titles.count - 1))))
    }
    set {
      guard let pages else { return position = CGFloat(newValue) }
      pages.select(max(0, min(newValue, titles.count - 1)), animated: false)
    }
  }

  /// The position of the indicator, in tabs: 1.25 is a quarter of the way from tab 1 to tab 2. The default is 0.
  ///
  /// Positions beyond an end are shown at the end. Values that aren't finite are ignored.
  public var position: CGFloat = 0 {
    didSet {
      if !position.isFinite { position = oldValue }
      if position != oldValue { showPosition() }
    }
  }

  /// The pages that the tabs select.
  weak var pages: HeaderPagesViewController?

  private let strip = UIScrollView()
  private let indicator = UIView()
  private var tabs: [HeaderTab] = []
  /// The places of the tabs; `nil` before the first layout, and after the titles changed.
  private var places: HeaderTabPlaces?

  // MARK: - Life cycle

  /// Creates a bar with the given titles. The default is none.
  public init(titles: [String] = []) {
    self.titles = titles
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a bar without tabs from an archive.
  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibilityTraits = .tabBar
    // A tab bar is a container of elements.
    isAccessibilityElement = false
    insetsLayoutMarginsFromSafeArea = false
    strip.showsHorizontalScrollIndicator = false
    strip.scrollsToTop = false
    strip.contentInsetAdjustmentBehavior = .never
    addSubview(strip)
    indicator.layer.cornerRadius = HeaderTabPlaces.indicatorHeight / 2
    indicator.backgroundColor = tintColor
    strip.addSubview(indicator)
    makeTabs()
  }

  private func makeTabs() {
    places = nil
    for tab in tabs { tab.removeFromSuperview() }
    tabs = titles.enumerated().map { index, title in
      let tab = HeaderTab(title) { [weak self] in self?.userDidSelect(index) }
      strip.addSubview(tab)
      return tab
    }
    markSelectedTab()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func userDidSelect(_ index: Int) {
    guard index != selectedIndex else { return }
    if let pages {
      pages.select(index, animated: true)
    } else {
      let isAnimated = window != nil && !UIAccessibility.isReduceMotionEnabled
      UIView.animate(withDuration: isAnimated ? 0.25 : 0, delay: 0, options: .allowUserInteraction) {
        self.selectedIndex = index
      }
    }
    sendActions(for: .valueChanged)
  }

  // MARK: - UIView

  /// The height of the titles, at least 44 points.
  open override var intrinsicContentSize: CGSize {
    let heights = tabs.map { $0.titleSize.height + 2 * HeaderTabPlaces.inset }
    return CGSize(width: UIView.noIntrinsicMetric, height: heights.reduce(44, max))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    strip.frame = bounds
    let places = HeaderTabPlaces(
      titleWidths: tabs.map(\.titleSize.width), size: bounds.size, margins: layoutMargins,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for (tab, frame) in zip(tabs, places.tabs) { tab.frame = frame }
    strip.contentSize = CGSize(width: places.contentWidth, height: bounds.height)
    self.places = places
    showPosition()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator.backgroundColor = tintColor
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.mayChangeSizes(since: previousTraitCollection) else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: - Position

  private func showPosition() {
    markSelectedTab()
    guard let places, !places.tabs.isEmpty else { return }
    let frame = places.indicator(at: position)
    indicator.frame = frame
    guard !strip.isTracking, !strip.isDecelerating else { return }
    // The indicator is in the middle, as far as the titles reach.
    let offset = min(max(0, frame.midX - bounds.width / 2), max(0, strip.contentSize.width - bounds.width))
    if strip.contentOffset.x != offset { strip.contentOffset.x = offset }
  }

  private func markSelectedTab() {
    for (index, tab) in tabs.enumerated() { tab.isSelected = index == selectedIndex }
  }
}
