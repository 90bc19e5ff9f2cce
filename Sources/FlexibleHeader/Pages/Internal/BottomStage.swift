import UIKit

/// A view in front of a screen that contains the bars at the bottom. It covers the view that contains the scroll view, or the
/// visible area of the scroll view if that is the view of a controller. It receives no touches itself.
final class BottomStage: UIView {
  /// The part of the stage that bars and the device don't cover. A scroll view doesn't pass its safe area on to the stage if it
  /// adds the safe area to its insets.
  let safeArea = UILayoutGuide()

  /// The values on which the places of the bars depend.
  private struct Place: Equatable {
    let size: CGSize
    let safeBottom: CGFloat
  }

  private let frontPosition = FrontPosition()
  private let didLayOut: @MainActor () -> Void
  /// The place for which the bars were laid out last.
  private var place: Place?
  private lazy var safeBottom = safeArea.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)

  /// Creates a stage. `didLayOut` is called after the bars were laid out for another size or safe area.
  init(didLayOut: @escaping @MainActor () -> Void) {
    self.didLayOut = didLayOut
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    addLayoutGuide(safeArea)
    NSLayoutConstraint.activate([
      safeArea.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor), safeBottom,
      safeArea.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      safeArea.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the stage in front of the subviews of a view, or removes it if there is none.
  func cover(_ container: UIView?) {
    defer { followSafeArea() }
    guard superview !== container else { return }
    removeFromSuperview()
    guard let container else { return }
    // The bars are laid out against the keyboard at once.
    frame = container.bounds
    container.addSubview(self)
    if let scrollView = container as? UIScrollView {
      let guide = scrollView.frameLayoutGuide
      tie(to: guide.topAnchor, guide.bottomAnchor, guide.leadingAnchor, guide.trailingAnchor)
    } else {
      tie(
        to: container.topAnchor, container.bottomAnchor, container.leadingAnchor, container.trailingAnchor)
    }
  }

  private func followSafeArea() {
    let scrollView = superview as? UIScrollView
    let missing = scrollView.map { max(0, $0.safeAreaInsets.bottom - safeAreaInsets.bottom) } ?? 0
    if safeBottom.constant != -missing { safeBottom.constant = -missing }
  }

  private func tie(
    to top: NSLayoutYAxisAnchor, _ bottom: NSLayoutYAxisAnchor, _ leading: NSLayoutXAxisAnchor,
    _ trailing: NSLayoutXAxisAnchor
  ) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: top), bottomAnchor.constraint(equalTo: bottom),
      leadingAnchor.constraint(equalTo: leading), trailingAnchor.constraint(equalTo: trailing),
    ])
  }

  /// Follows the visible area of a scroll view. Lists may insert rows in front of the stage meanwhile.
  override var center: CGPoint {
    didSet { if superview is UIScrollView { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the bars have their places in the view that the stage covers, if any. That gets its
  /// size and its safe area first.
  var isLaidOut: Bool {
    superview.map { place == Place(size: $0.bounds.size, safeBottom: $0.safeAreaInsets.bottom) } ?? true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if superview is UIScrollView { frontPosition.bringToFront(self) }
    guard let superview, !isLaidOut else { return }
    place = Place(size: bounds.size, safeBottom: superview.safeAreaInsets.bottom)
    if isLaidOut { didLayOut() }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A bar at the bottom of a stage, above the home indicator or the keyboard, and the area below the bar.
final class BottomPlate: UIView {
  let bar: UIView
  private let tracksKeyboard: Bool
  private var followsKeyboard = false
  /// The height of a bar without any other height, which is that of its bounds.
  private let height: NSLayoutConstraint
  private let didLayOut: @MainActor () -> Void
  private var editing: NotificationToken?
  private let innerScrollViews = InnerScrollViews()

  /// Creates a plate for a bar, which moves above the keyboard if `tracksKeyboard` is `true`. `didLayOut` is called after the
  /// bar's height or position changed, and after editing began or ended.
  init(_ bar: UIView, tracksKeyboard: Bool, didLayOut: @escaping @MainActor () -> Void) {
    self.bar = bar
    self.tracksKeyboard = tracksKeyboard
    self.didLayOut = didLayOut
    height = bar.heightAnchor.constraint(equalToConstant: bar.bounds.height)
    height.priority = .fittingSizeLevel
    super.init(frame: .zero)
    editing = NotificationToken(FocusedView.responderNotifications) { [weak self] in self?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { nil }

  func stand(on stage: BottomStage) {
    translatesAutoresizingMaskIntoConstraints = false
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    // In a window, the plate constrains the bar to the keyboard at once.
    stage.addSubview(self)
    let safeArea = stage.safeArea
    let onFloor = bar.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
    onFloor.priority = .defaultHigh
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: bar.topAnchor), bottomAnchor.constraint(equalTo: stage.bottomAnchor),
      leadingAnchor.constraint(equalTo: stage.leadingAnchor),
      trailingAnchor.constraint(equalTo: stage.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      bar.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor), onFloor, height,
    ])
  }

  /// Constrains the bar to the keyboard. A guide that is created outside a window isn't updated for a visible keyboard.
  private func followKeyboard() {
    guard tracksKeyboard, !followsKeyboard, window != nil, let stage = superview else { return }
    followsKeyboard = true
    bar.bottomAnchor.constraint(lessThanOrEqualTo: stage.keyboardLayoutGuide.topAnchor).isActive = true
  }

  /// Leaves the stage, and removes the bar from the plate.
  func leave() {
    height.isActive = false
    removeFromSuperview()
    if bar.superview === self { bar.removeFromSuperview() }
  }

  func leaveStatusBarToContent() { innerScrollViews.update(in: self) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    leaveStatusBarToContent()
    followKeyboard()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if backgroundColor != bar.backgroundColor { backgroundColor = bar.backgroundColor }
    didLayOut()
  }
}
