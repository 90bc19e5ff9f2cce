import UIKit

/// A view at the lower edge of a section.
@MainActor final class EdgeAttachment {
  let view: UIView
  private let alignment: UIControl.ContentHorizontalAlignment
  private let hasOwnSize: Bool
  /// The header to which the view was added.
  private weak var header: UIView?

  init(_ view: UIView, _ alignment: UIControl.ContentHorizontalAlignment) {
    self.view = view
    self.alignment = alignment
    hasOwnSize = !view.bounds.isEmpty
  }

  /// Adds the view to a header, in front of the sections. Returns `false` if other code removed the view from the header.
  func enter(_ header: UIView) -> Bool {
    if self.header === header, view.superview !== header { return false }
    if view.superview !== header {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = []
      self.header = header
      header.addSubview(view)
    }
    if !hasOwnSize {
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if view.bounds.size != size { view.bounds.size = size }
    }
    return true
  }

  func leave() {
    if let header, view.superview === header { view.removeFromSuperview() }
    header = nil
  }

  /// Centers the view on an edge, in points of the header.
  func place(at edge: CGFloat, between margins: ClosedRange<CGFloat>, isRightToLeft: Bool) {
    let half = view.bounds.width / 2
    let (left, right) = (margins.lowerBound + half, margins.upperBound - half)
    let x: CGFloat
    switch alignment {
    case .left: x = left
    case .right: x = right
    case .leading: x = isRightToLeft ? right : left
    case .trailing: x = isRightToLeft ? left : right
    default: x = (left + right) / 2
    }
    let center = CGPoint(x: x, y: edge)
    if view.center != center { view.center = center }
  }
}

extension SectionedHeaderView {
  /// Adds the views that are attached to sections, and removes those of removed sections.
  func collectAttachments() {
    let current = clips.flatMap { $0.section.attachments }
    for attachment in attachments where !current.contains(where: { $0 === attachment }) { attachment.leave() }
    for clip in clips {
      // Adding a view runs code of the app, which may attach others.
      let gone = clip.section.attachments.filter { !$0.enter(self) }
      clip.section.attachments.removeAll { attachment in gone.contains { $0 === attachment } }
    }
    attachments = clips.flatMap { $0.section.attachments }
  }

  /// Moves attached views to the edges of their sections.
  func placeAttachments() {
    guard !attachments.isEmpty else { return }
    let margins = superview?.layoutMargins ?? .zero
    let left = max(margins.left, adaptedSpace.leftSafeArea)
    let range = left...max(left, bounds.width - max(margins.right, adaptedSpace.rightSafeArea))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for clip in clips {
      for attachment in clip.section.attachments {
        attachment.place(at: clip.frame.maxY, between: range, isRightToLeft: isRightToLeft)
      }
    }
  }

  /// Returns whether a point is in an attached view, which may extend beyond the header.
  func isInAttachment(_ point: CGPoint, with event: UIEvent?) -> Bool {
    attachments.contains {
      !$0.view.isHidden && $0.view.point(inside: convert(point, to: $0.view), with: event)
    }
  }
}
