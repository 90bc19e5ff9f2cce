import UIKit

/// A title in a navigation item that appears as the header's own title disappears.
///
/// It has the same appearance as the navigation bar's own titles. While it is shown, the item doesn't show a
/// large title, because both would be visible. When the object is released, with or without the header, it restores the item.
@MainActor final class TitleHandOver {
  let words: String?
  private(set) weak var navigationItem: UINavigationItem?
  /// The header's title view, which disappears as the title appears, and its original opacity.
  private weak var headerTitle: UIView?
  private var ownOpacity: CGFloat = 1
  private let label = UILabel()
  /// The title view. Navigation bars animate the opacity of title views during transitions and leave it at 1,
  /// so the opacity is set on the label inside.
  private let titleView = NavigationTitleView()
  private let formerTitleView: UIView?
  private let formerDisplayMode: UINavigationItem.LargeTitleDisplayMode
  private var observations: [NSKeyValueObservation] = []
  private var fadesTitle = false

  /// Shows a title in a navigation item. The text is `words` or, if that is `nil`, the title of the item. If the item has no
  /// title and `headerTitle` is a label, its text is used.
  init(_ words: String?, from headerTitle: UIView?, to navigationItem: UINavigationItem) {
    self.words = words
    self.headerTitle = headerTitle
    ownOpacity = headerTitle?.alpha ?? 1
    self.navigationItem = navigationItem
    formerTitleView = navigationItem.titleView
    formerDisplayMode = navigationItem.largeTitleDisplayMode
    label.textAlignment = .center
    label.accessibilityTraits = .header
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    titleView.addSubview(label)
    titleView.didEnterBar = { [weak self] in self?.update() }
    update()
    navigationItem.titleView = titleView
    if formerDisplayMode != .never { navigationItem.largeTitleDisplayMode = .never }
    if words == nil { observe() }
  }

  deinit {
    let (item, titleView, formerTitleView) = (navigationItem, titleView, formerTitleView)
    let formerDisplayMode = formerDisplayMode
    let (faded, opacity) = (fadesTitle ? headerTitle : nil, ownOpacity)
    MainQueue.run {
      faded?.alpha = opacity
      guard let item, item.titleView === titleView else { return }
      item.titleView = formerTitleView
      if item.largeTitleDisplayMode == .never, formerDisplayMode != .never {
        item.largeTitleDisplayMode = formerDisplayMode
      }
    }
  }

  /// Sets the opacity of the title in the navigation item, 0...1.
  ///
  /// - Parameters:
  ///   - opacity: The opacity.
  ///   - fadesHeaderTitle: `true` if the header's own title gets the remaining opacity, so that both aren't visible at once if
  ///     the header is visible through the navigation bar.
  func show(_ opacity: CGFloat, fadesHeaderTitle: Bool) {
    if label.alpha != opacity { label.alpha = opacity }
    if fadesTitle, !fadesHeaderTitle { headerTitle?.alpha = ownOpacity }
    fadesTitle = fadesHeaderTitle
    guard fadesTitle, let headerTitle else { return }
    let rest = ownOpacity * (1 - opacity)
    if headerTitle.alpha != rest { headerTitle.alpha = rest }
  }

  /// Updates the text and the attributes that the navigation bar gives to titles.
  func update() {
    guard let navigationItem else { return }
    let text = words ?? navigationItem.title ?? (headerTitle as? UILabel)?.text ?? ""
    let look = NavigationTitleLook(of: titleView.navigationBar, for: navigationItem)
    guard text != label.text || look.font != label.font || look.color != label.textColor else { return }
    label.text = text
    label.font = look.font
    label.textColor = look.color
    label.sizeToFit()
    titleView.titleSize = label.bounds.size
    label.frame = titleView.bounds
  }

  private func observe() {
    let update: @Sendable () -> Void = { [weak self] in MainQueue.run { self?.update() } }
    if let navigationItem { observations = [navigationItem.observe(\.title) { _, _ in update() }] }
    guard let source = headerTitle as? UILabel else { return }
    observations += [
      source.observe(\.text) { _, _ in update() }, source.observe(\.attributedText) { _, _ in update() },
    ]
  }
}

/// The view around a title that was handed over. It updates the attributes when it is added to a navigation bar.
final class NavigationTitleView: UIView {
  var didEnterBar: (() -> Void)?

  var titleSize = CGSize.zero {
    didSet {
      guard titleSize != oldValue else { return }
      bounds.size = titleSize
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }

  /// The navigation bar that shows the view.
  var navigationBar: UINavigationBar? { nextResponders.first { $0 is UINavigationBar } as? UINavigationBar }

  override var intrinsicContentSize: CGSize { titleSize }

  override func sizeThatFits(_ size: CGSize) -> CGSize { titleSize }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { didEnterBar?() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    didEnterBar?()
  }
}
