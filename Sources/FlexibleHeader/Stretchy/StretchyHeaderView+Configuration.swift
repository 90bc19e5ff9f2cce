import HeaderEngine
import UIKit

/// How the header behaves. What is set inside an animation moves with it.
extension StretchyHeaderView {
  /// The header's height at rest in points, without the safe area; default 0. At rest the header is at least
  /// as tall as its minimum. Negative values count as 0, NaN and infinite ones are ignored.
  public var referenceHeight: CGFloat {
    get { engine.referenceHeight }
    set {
      engine.setReferenceHeight(newValue)
      adapt(isSettled: false)
    }
  }

  /// The least height in points: `fixedMinimumHeight`, or what Auto Layout said for the present width. 0
  /// before the header is installed, unless it is fixed.
  public var minimumHeight: CGFloat { engine.minimumHeight }

  /// Whether the header stays at its minimum height instead of scrolling away; default false. It then lies in
  /// front of the rows and behind the scroll indicators.
  public var staysAtMinimumHeight: Bool {
    get { engine.isPinned }
    set {
      guard newValue != engine.isPinned else { return }
      engine.isPinned = newValue
      restage()
    }
  }

  /// Over how many points the header fades on its way under the bar: it is opaque as long as its bottom edge
  /// is this far below the safe area. Default 0, which does not touch `alpha`. Negative values count as 0,
  /// NaN and infinite ones are ignored.
  public var fadeDistance: CGFloat {
    get { engine.fadeDistance }
    set {
      let faded = engine.fadeDistance > 0
      engine.setFadeDistance(newValue)
      if faded, engine.fadeDistance == 0 { alpha = 1 }
      adapt(isSettled: false)
    }
  }

  /// Where `contentView` sits while the header is taller than at rest; default `fill`.
  public var stretchMode: StretchyHeaderStretchMode {
    get { engine.stretchMode }
    set {
      engine.stretchMode = newValue
      adapt(isSettled: false)
    }
  }

  /// Whether the top content inset follows what can be seen of the header, without moving the content;
  /// default false. The section headers of a plain table then stick to the header's bottom edge instead of to
  /// where it is at rest. Forward `scrollViewWillEndDragging` as well.
  public var insetFollowsVisibleHeight: Bool {
    get { engine.insetFollowsVisibleHeight }
    set {
      engine.insetFollowsVisibleHeight = newValue
      adapt(isSettled: false)
    }
  }

  /// Forward `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` here if
  /// `insetFollowsVisibleHeight` is set, so that flicks carry the header open; otherwise it does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard scrollView === self.scrollView else { return }
    let rate = scrollView.decelerationRate.rawValue
    let offset = engine.restingOffset(velocity: velocity.y, rate: rate, tracker.measure(scrollView))
    if let offset { targetContentOffset.pointee.y = offset }
  }

  /// By how many points the header is taller than at rest; 0 while it is not installed.
  public var stretch: CGFloat { engine.stretch }

  /// How much of the header can be seen below the safe area, in points; its own height while it is not
  /// installed.
  public var visibleHeight: CGFloat { engine.geometry?.visibleHeight ?? bounds.height }

  // MARK: - Title

  /// Lets the navigation bar's title come as the header's title goes: `navigationItem` gets a title view
  /// with a label whose opacity is 1 − `titleVisibility`. `title` is the words; nil, the default, takes those of
  /// `navigationItem`, or of `titleView` if that is a label. The item is held weakly; one that had the title
  /// before gets its own title view back.
  public func handOverTitle(to navigationItem: UINavigationItem, title: String? = nil) {
    takeBackTitle()
    let words = title ?? navigationItem.title ?? (titleView as? UILabel)?.text
    titleHandOver = TitleHandOver(words ?? "", to: navigationItem)
    titleHandOver?.show(1 - titleVisibility)
  }

  /// Ends `handOverTitle(to:title:)`: the navigation item gets the title view back that it had.
  public func takeBackTitle() {
    titleHandOver?.end()
    titleHandOver = nil
  }
}
