import Foundation

/// An element for VoiceOver that isn't a view, such as a part of a drawing.
///
/// Add it to the `accessibilityElements` of its container.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  private weak var storedContainer: AnyObject?
  private var storedFrame: CGRect?
  private var frameInContainer: CGRect?

  /// Creates an element in a container, which isn't retained.
  public init(accessibilityContainer container: Any) {
    storedContainer = container as AnyObject
    super.init()
  }

  /// The view or element that contains the element.
  open var accessibilityContainer: Any? {
    get { storedContainer }
    set { storedContainer = newValue.map { $0 as AnyObject } }
  }
  /// A Boolean value that indicates whether VoiceOver reads the element. The default is `true`.
  open var isAccessibilityElement = true
  /// The text that VoiceOver reads. The default is `nil`.
  open var accessibilityLabel: String?
  /// A description of the result of using the element. The default is `nil`.
  open var accessibilityHint: String?
  /// The value of the element. The default is `nil`.
  open var accessibilityValue: String?
  /// The traits of the element. The default is none.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// An identifier for tests. The default is `nil`.
  open var accessibilityIdentifier: String?
  /// Additional actions that VoiceOver offers. The default is `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// The frame of the element, in screen points. The default is zero. It follows the container if it was set
  /// with `accessibilityFrameInContainerSpace`.
  open var accessibilityFrame: CGRect {
    get {
      if let frameInContainer, let container = storedContainer as? UIView {
        return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: container)
      }
      return storedFrame ?? .zero
    }
    set {
      storedFrame = newValue
      frameInContainer = nil
    }
  }
  /// The frame of the element, in points of the containing view. The default is zero.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// The container, if it is a responder.
  open override var next: UIResponder? { storedContainer as? UIResponder }
}

extension UIAccessibility {
  /// Returns a rectangle of a view in screen points.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    let box = view.convert(rect, to: nil as UIView?)
    guard let window = view.window else { return box }
    let origin = window.layer.frame.origin
    return box.offsetBy(dx: origin.x, dy: origin.y)
  }
}
