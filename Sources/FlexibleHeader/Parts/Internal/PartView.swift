import UIKit

/// The view of a part. Its content is in the layout margins of the header's superview, which contain the safe area.
class PartView: UIView {
  init() {
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    layoutMargins = .zero
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the horizontal margins, and returns whether they changed. The height may depend on them.
  func adopt(left: CGFloat, right: CGFloat) -> Bool {
    let margins = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    guard layoutMargins != margins else { return false }
    layoutMargins = margins
    setNeedsLayout()
    return true
  }

  /// Requests that the header measure the part again.
  func setNeedsMeasuring() {
    guard let section = (superview as? SectionClip)?.section else { return }
    section.measuredWidth = nil
    section.header?.setNeedsAdapting()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension SectionClip {
  /// Sets the margins of a part to those of the header's superview, in points. Other views keep theirs.
  func setPartMargins(left: CGFloat, right: CGFloat) {
    guard let view = section.view as? PartView, view.adopt(left: left, right: right) else { return }
    section.measuredWidth = nil
  }
}
