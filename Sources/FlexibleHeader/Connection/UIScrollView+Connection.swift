import HeaderEngine
import UIKit

/// The reference from a scroll view to its connection, which only the seats hold strongly. A layout guide is an object that a
/// view holds and that can be found in it.
final class ConnectionGuide: UILayoutGuide {
  private(set) weak var connection: ScrollConnection?

  init(of connection: ScrollConnection) {
    self.connection = connection
    super.init()
  }

  /// Creates a guide from an archive of its scroll view. The copy has no headers.
  required init?(coder: NSCoder) { super.init() }
}

extension UIScrollView {
  /// The connection of the scroll view, or `nil` if it has no headers.
  var headerConnection: ScrollConnection? {
    for case let guide as ConnectionGuide in layoutGuides {
      if let connection = guide.connection { return connection }
    }
    return nil
  }

  /// The app's part of the insets, without the needs of headers and footers.
  package var insetsOfApp: ScrollInsets { headerConnection?.ledger.app ?? sharedInsets }

  /// The insets in which headers and footers have a part.
  var sharedInsets: ScrollInsets {
    let (inset, indicator) = (contentInset, verticalScrollIndicatorInsets)
    return ScrollInsets(
      top: inset.top, bottom: inset.bottom, indicatorTop: indicator.top, indicatorBottom: indicator.bottom)
  }

  /// Writes only the values that differ, because scroll views notify their observers even when a value is set to itself.
  ///
  /// The content insets are written first, because the system may move the content when they change. Insets and points are
  /// assigned as a whole, because modifying a part in place allocates memory.
  ///
  /// If `offset` is `nil`, content that moves stays where it is; the system would move content that is pulled to its edge.
  /// Content insets that the app wrote since they were `known` aren't changed until they are read. Returns whether content
  /// insets or the offset were written.
  func apply(_ insets: ScrollInsets, offset: Double?, over known: ScrollInsets) -> Bool {
    var (offset, movesContent, movesPins) = (offset, false, false)
    if !insets.haveContentInsets(of: known) {
      if offset == nil, isMovedByUser { offset = contentOffset.y }
      var inset = contentInset
      inset.top = insets.top
      inset.bottom = insets.bottom
      contentInset = inset
      movesContent = true
      movesPins = insets.top != known.top
    }
    var indicator = verticalScrollIndicatorInsets
    if indicator.top != insets.indicatorTop || indicator.bottom != insets.indicatorBottom {
      indicator.top = insets.indicatorTop
      indicator.bottom = insets.indicatorBottom
      verticalScrollIndicatorInsets = indicator
    }
    if let offset, abs(contentOffset.y - offset) > Tolerance.sum {
      contentOffset = CGPoint(x: contentOffset.x, y: offset)
      movesContent = true
      movesPins = false
    }
    if movesPins { layOutPinnedViews() }
    return movesContent
  }

  /// Makes the section headers of a list pin to a changed inset. Lists lay them out only when the content moves.
  private func layOutPinnedViews() {
    if let layout = (self as? UICollectionView)?.collectionViewLayout {
      // Bounds that moved by an invisible distance. For unchanged bounds, a compositional layout lays out everything.
      let bounds = bounds.offsetBy(dx: 0, dy: 0.01)
      guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    } else if self is UITableView {
      setNeedsLayout()
    }
  }
}

// These are properties of the scroll view, because an initializer would retain and release it.
extension UIScrollView {
  /// Returns the state of the scroll view. `former` is the previous reading, or `nil` if this is the first one.
  func reading(after former: ScrollReading?) -> ScrollReading {
    let bounds = bounds
    let adjusted = adjustedContentInset
    let isCollection = former?.isCollection ?? (self is UICollectionView)
    var reading = ScrollReading(
      offset: bounds.minY, contentHeight: contentHeight(isCollection: isCollection), viewWidth: bounds.width,
      viewHeight: bounds.height, middle: center.y, insets: sharedInsets, adjustedTop: adjusted.top,
      adjustedBottom: adjusted.bottom, flags: motionFlags)
    reading.isCollection = isCollection
    if let former { reading.contentShift = former.contentShift }
    reading.wasShown = window != nil
    if isRefreshing { reading.noteRefresh(in: self, after: former) }
    // The system sends the safe area to a scroll view after it has returned to the window.
    let awaitsSafeArea = former?.isAway == true && !reading.hasSafeArea
    if !reading.wasShown || awaitsSafeArea {
      reading.keepSafeArea(of: former, onScreenWith: former == nil ? screenSafeAreaTop : 0)
    }
    if let former { reading.keepRefreshRoom(of: former) }
    return reading
  }

  /// The safe area at the top of the screen, if the system adds it to the insets, in points.
  private var screenSafeAreaTop: CGFloat {
    guard contentInsetAdjustmentBehavior != .never else { return 0 }
    let window = owningViewController?.outermost.viewIfLoaded?.window
    return (window ?? UIApplication.running?.foregroundKeyWindow)?.safeAreaInsets.top ?? 0
  }

  /// Returns the offset, or `nil` if anything else changed since a reading. Scrolling rarely changes anything else.
  ///
  /// The offset is the origin of the bounds. The adjusted insets reveal a refresh, and changes of content insets that haven't
  /// been observed yet.
  @inline(__always) func offset(ifOnlyItChangedSince known: ScrollReading) -> Double? {
    let (bounds, adjusted) = (bounds, adjustedContentInset)
    let indicator = verticalScrollIndicatorInsets
    let isKnown =
      adjusted.top == known.adjustedTop && adjusted.bottom == known.adjustedBottom
      && indicator.top == known.insets.indicatorTop && indicator.bottom == known.insets.indicatorBottom
      && bounds.height == known.viewHeight && bounds.width == known.viewWidth && center.y == known.middle
      && contentHeight(isCollection: known.isCollection) == known.contentHeight && motionFlags == known.flags
    return isKnown ? bounds.minY : nil
  }

  /// Returns the offset, or `nil` if insets or frame changed since a reading.
  func offset(ifInsetsAndFrameStayedSince known: ScrollReading) -> Double? {
    let (bounds, adjusted) = (bounds, adjustedContentInset)
    let isKnown =
      adjusted.top == known.adjustedTop && adjusted.bottom == known.adjustedBottom
      && bounds.height == known.viewHeight && bounds.width == known.viewWidth && center.y == known.middle
      && sharedInsets == known.insets
    return isKnown ? bounds.minY : nil
  }

  /// Returns the height of the content.
  ///
  /// When cells get other sizes, and in updates, collection views move the content before they set `contentSize`. A
  /// compositional layout already has the new size then, and returns its stored value. Flow layouts would call the app to get
  /// sizes. A cast at each event would cost more than `isCollection`.
  func contentHeight(isCollection: Bool) -> CGFloat {
    guard isCollection else { return contentSize.height }
    let layout = (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.collectionViewContentSize.height ?? contentSize.height
  }

  /// A Boolean value that indicates whether the scroll view moves its content by itself, as tables and collection views do.
  var isList: Bool { self is UITableView || self is UICollectionView }

  var isRefreshing: Bool { refreshControl?.isRefreshing == true }

  var motionFlags: ScrollMotion.Flags {
    ScrollMotion.Flags(isTracking: isTracking, isDragging: isDragging, isDecelerating: isDecelerating)
  }

  /// A Boolean value that indicates whether a finger or a deceleration moves the content.
  var isMovedByUser: Bool { isTracking || isDragging || isDecelerating }
}

extension ScrollReading {
  /// Returns this reading with the results of a write of insets and offset. The insets remain as written: insets that the app
  /// wrote meanwhile are found by the next reading.
  @MainActor func following(_ scrollView: UIScrollView) -> ScrollReading {
    var reading = self
    reading.offset = scrollView.contentOffset.y
    reading.contentHeight = scrollView.contentHeight(isCollection: isCollection)
    if isAway { return reading }
    let adjusted = scrollView.adjustedContentInset
    reading.adjustedTop = adjusted.top
    reading.adjustedBottom = adjusted.bottom
    if refreshRoom > 0 {
      (reading.refreshHeight, reading.refreshRoom) = (0, 0)
      reading.noteRefresh(in: scrollView, after: self)
      reading.keepRefreshRoom(of: self, isWritten: true)
    }
    return reading
  }

  /// Finds the room for a control that refreshes. A navigation bar of variable height takes over the control, and the scroll
  /// view then makes no room for it.
  @MainActor fileprivate mutating func noteRefresh(in scrollView: UIScrollView, after former: ScrollReading?)
  {
    guard let control = scrollView.refreshControl, control.isRefreshing, control.superview === scrollView
    else { return }
    let isAdjusted = scrollView.contentInsetAdjustmentBehavior != .never
    findRefreshRoom(
      control.frame.height, safeAreaTop: isAdjusted ? scrollView.safeAreaInsets.top : nil, after: former)
  }
}
