import HeaderEngine
import UIKit

/// The visible part of a section. It clips the section's view at the lower edge of the view above it.
final class SectionClip: UIView {
  let section: HeaderSection
  private weak var header: SectionedHeaderView?
  private var isReleased = false
  /// A Boolean value that indicates whether the section was placed in a header that has a width.
  private var hasWidth = false
  /// A Boolean value that indicates whether other code is moving the view elsewhere.
  private var isViewTaken = false
  /// The properties of the view before it became a section.
  private let formerLook: (translates: Bool, mask: UIView.AutoresizingMask, insetsMargins: Bool)
  private var ownMargins = NSDirectionalEdgeInsets.zero
  private var writtenMargins: NSDirectionalEdgeInsets?

  init(of section: HeaderSection, in header: SectionedHeaderView) {
    self.section = section
    self.header = header
    let view = section.view
    formerLook = (
      view.translatesAutoresizingMaskIntoConstraints, view.autoresizingMask,
      view.insetsLayoutMarginsFromSafeArea
    )
    super.init(frame: CGRect(x: 0, y: 0, width: header.bounds.width, height: 0))
    insetsLayoutMarginsFromSafeArea = false
    // The constraints in the view may not fit into the size of a header that has no width yet.
    view.translatesAutoresizingMaskIntoConstraints = false
    view.autoresizingMask = []
    // Margins that grow while the section moves under a bar would squeeze its content.
    view.insetsLayoutMarginsFromSafeArea = false
    addSubview(view)
    section.header = header
  }

  required init?(coder: NSCoder) { nil }

  func belongs(to header: UIView) -> Bool { header === self.header }

  /// Removes the view and restores its former properties.
  func release() {
    guard !isReleased else { return }
    isReleased = true
    section.layout = nil
    if section.header === header { section.header = nil }
    let view = section.view
    if let writtenMargins, view.directionalLayoutMargins == writtenMargins {
      view.directionalLayoutMargins = ownMargins
    }
    view.insetsLayoutMarginsFromSafeArea = formerLook.insetsMargins
    view.autoresizingMask = formerLook.mask
    view.translatesAutoresizingMaskIntoConstraints = formerLook.translates
    if view.superview === self, !isViewTaken { view.removeFromSuperview() }
  }

  // MARK: - Place

  /// Places the section. Edges are rounded to pixels.
  func place(_ layout: SectionLayout, width: CGFloat, grid: SectionPixels) {
    section.layout = layout
    let clips = layout.clippedHeight > 0 && section.isClippedWhileLeaving
    let viewTop = grid.round(layout.y)
    let top = clips ? grid.round(layout.y + layout.clippedHeight) : viewTop
    let bottom = grid.round(layout.y + layout.height)
    let size = CGSize(width: width, height: max(0, bottom - top))
    place(center: CGPoint(x: width / 2, y: top + size.height / 2), size: size)
    if clipsToBounds != clips { clipsToBounds = clips }
    let extends = section.extendsUnderTopSafeArea
    let hides = layout.isGone && !extends
    if isHidden != hides { isHidden = hides }
    let highest = extends ? 0 : viewTop
    placeView(top: highest - top, height: max(0, bottom - highest), width: width)
  }

  /// Sets bounds and center, because the frame is undefined while keyframes transform the view. In a header that loses its width,
  /// the view keeps its own, because the constraints in it may not hold at a width of 0.
  private func placeView(top: CGFloat, height: CGFloat, width: CGFloat) {
    let view = section.view
    if width > 0, !hasWidth {
      hasWidth = true
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    let width = width > 0 ? width : view.bounds.width
    let anchor = view.layer.anchorPoint
    let center = CGPoint(x: width * anchor.x, y: top + height * anchor.y)
    view.place(center: center, size: CGSize(width: width, height: height))
  }

  /// Adds the horizontal safe area to the view's own margins. Parts have other margins.
  func setHorizontalSafeArea(left: CGFloat, right: CGFloat) {
    let view = section.view
    if view is PartView { return }
    if writtenMargins == nil, left == 0, right == 0 { return }
    if view.directionalLayoutMargins != writtenMargins { ownMargins = view.directionalLayoutMargins }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = ownMargins
    margins.leading += isMirrored ? right : left
    margins.trailing += isMirrored ? left : right
    guard margins != view.directionalLayoutMargins else { return }
    view.directionalLayoutMargins = margins
    writtenMargins = view.directionalLayoutMargins
    // The height that fits the view depends on its margins.
    section.measuredWidth = nil
  }

  // MARK: - UIView

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard subview === section.view, !isReleased else { return }
    isViewTaken = true
    release()
    header?.sectionViewWasTaken(from: self)
  }
}

/// The pixels of a screen.
struct SectionPixels: Equatable {
  /// The number of pixels per point, or 0 if there is no screen. In that case, nothing is rounded.
  var scale: CGFloat

  func round(_ length: Double) -> CGFloat {
    scale > 0 ? (CGFloat(length) * scale).rounded() / scale : CGFloat(length)
  }
}
