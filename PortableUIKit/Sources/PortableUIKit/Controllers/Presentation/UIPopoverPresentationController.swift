import Foundation

/// The directions of a popover's arrow, from the popover toward its source.
public struct UIPopoverArrowDirection: OptionSet, @unchecked Sendable {
  /// The bits of the directions.
  public let rawValue: UInt
  /// Creates a set of directions from bits. Undefined bits are preserved.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up. The popover is below its source.
  public static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1) }
  /// The arrow points down. The popover is above its source.
  public static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 2) }
  /// The arrow points to the left. The popover is to the right of its source.
  public static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 4) }
  /// The arrow points to the right. The popover is to the left of its source.
  public static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 8) }
  /// All four directions.
  public static var any: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 15) }
  /// The direction isn't determined yet.
  public static var unknown: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: .max) }
}

/// Methods that customize the presentation and dismissal of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that a popover is about to be presented.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// A presentation controller that shows a controller next to its source on iPad. On iPhone, it is presented
/// as a page sheet, unless the delegate returns another style.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that contains the source of the popover. The default is `nil`.
  weak open var sourceView: UIView?
  /// The source rectangle in the coordinates of the source view, which the popover doesn't cover. The
  /// default, an empty rectangle, means the entire view.
  open var sourceRect = CGRect.null
  /// The bar button item that is the source of the popover. It takes precedence over a source view. The
  /// default is `nil`.
  open var barButtonItem: UIBarButtonItem?
  /// The permitted arrow directions, which determine the possible sides of the popover. The default is `any`,
  /// which also replaces an empty set.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The color of the arrow. The default, `nil`, uses the color of the presented view.
  open var backgroundColor: UIColor? {
    didSet { container?.setNeedsLayout() }
  }
  /// The direction of the arrow, or `unknown` before the popover is presented.
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
    precondition(
      sourceView != nil || barButtonItem != nil,
      "A popover needs a source: set sourceView or barButtonItem of its presentation controller before presenting it"
    )
  }
}
