import Foundation

/// The ways an arrow of a popover may point: from the popover towards what it belongs to.
public struct UIPopoverArrowDirection: OptionSet, @unchecked Sendable {
  /// One bit for each direction.
  public let rawValue: UInt
  /// The set with the given bits; bits without a meaning are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover lies below.
  public static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1) }
  /// Down: the popover lies above.
  public static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 2) }
  /// To the left: the popover lies to the right.
  public static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 4) }
  /// To the right: the popover lies to the left.
  public static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 8) }
  /// All four.
  public static var any: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 15) }
  /// Not decided yet.
  public static var unknown: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: .max) }
}

/// Has a say in how a popover is presented and dismissed by the user.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A popover is about to be presented as one.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Presents a controller beside what it belongs to, on tablets; on telephones as a page sheet, unless the
/// delegate wants it otherwise.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to; nil by default.
  weak open var sourceView: UIView?
  /// The part of the source view that the popover keeps clear of, in its coordinates; empty, the default, means
  /// all of it.
  open var sourceRect = CGRect.null
  /// The button of a bar that the popover belongs to; it outranks a source view. Nil by default.
  open var barButtonItem: UIBarButtonItem?
  /// The ways the arrow may point, and with them the sides on which the popover may lie; any by default, and if
  /// there are none.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour of the arrow; nil, the default, for that of the presented view.
  open var backgroundColor: UIColor? {
    didSet { container?.setNeedsLayout() }
  }
  /// The way the arrow points; unknown before the popover is presented.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let container else { return .unknown }
    return layout(in: container.bounds, of: container).popover.arrow
  }

  override func sourceRect(in container: UIView) -> CGRect {
    if let button = barButtonItem?.shownView, button.window != nil {
      return button.convert(button.bounds, to: container)
    }
    guard let sourceView else { return super.sourceRect(in: container) }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  override var popoverColor: UIColor? { backgroundColor }

  override var arrows: UIPopoverArrowDirection { permittedArrowDirections }

  override func willBegin() {
    guard style == .popover else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }
}
