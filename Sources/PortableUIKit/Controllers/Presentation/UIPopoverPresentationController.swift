import Foundation

/// Presents a controller beside what it belongs to, on tablets; on telephones as a page sheet, unless the
/// delegate wants it otherwise.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to; nil by default.
  weak open var sourceView: UIView?
  /// The part of the source view that the popover keeps clear of, in its coordinates; empty, the default, means
  /// all of it.
  open var sourceRect = CGRect.null

  override func sourceRect(in container: UIView) -> CGRect {
    guard let sourceView else { return super.sourceRect(in: container) }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }
}
