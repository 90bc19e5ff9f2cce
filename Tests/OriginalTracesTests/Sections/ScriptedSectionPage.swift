import FlexibleHeader
import HeaderTesting

/// A scroll view with scripted free heights. Its offset is stored as given.
final class ScriptedSectionPage: UIScrollView {
  var isScripted = false
  private var inset = UIEdgeInsets.zero
  private var size = CGSize.zero
  private(set) var safeArea = 0.0

  convenience init(safeArea: Double) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
    self.safeArea = safeArea
    contentInsetAdjustmentBehavior = .never
  }

  override var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  override var contentInset: UIEdgeInsets {
    get {
      // PortableUIKit identifies an observed property by its read access.
      _ = super.contentInset
      return inset
    }
    set { inset = newValue }
  }
  override var contentSize: CGSize {
    get {
      _ = super.contentSize
      return size
    }
    set { size = newValue }
  }
  override var adjustedContentInset: UIEdgeInsets { inset }
  override var safeAreaInsets: UIEdgeInsets { .zero }
  override var isTracking: Bool { isScripted }

  /// The distance between the safe area and the content's top edge.
  var freeHeight: Double {
    get { -Double(contentOffset.y) - safeArea }
    set { contentOffset = CGPoint(x: 0, y: -newValue - safeArea) }
  }

  /// The free height with the content scrolled to its end.
  var bottomFreeHeight: Double {
    get { 10_000 - Double(size.height) - safeArea }
    set { size.height = 10_000 - newValue - safeArea }
  }
}

/// A view with a safe area of its own.
final class SafeAreaContainer: UIView {
  var topSafeArea: CGFloat = 0

  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: topSafeArea, left: 0, bottom: 0, right: 0) }
}
