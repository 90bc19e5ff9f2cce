import Foundation

/// A rectangle in a view that takes part in layout and isn't visible.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The role of the guide.
  enum Role { case free, safeArea, margins, readable, scrollContent, scrollFrame, top, bottom }

  final let role: Role
  private weak var storedOwner: UIView?
  /// The guide's item in the current layout.
  final weak var member: LayoutItem?

  /// Creates a guide that isn't added to a view.
  public override init() {
    role = .free
    super.init()
  }

  init(role: Role, owner: UIView?) {
    self.role = role
    storedOwner = owner
    super.init()
  }

  /// The rectangle in the owning view, in points. It's valid after layout and zero before.
  open var layoutFrame: CGRect { currentFrame }
  /// The view that owns the guide. Setting it adds the guide to that view or, with `nil`, removes the guide.
  weak open var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner, role == .free else { return }
      storedOwner?.forget(self)
      storedOwner = newValue
      newValue?.needAutoLayout().guides.append(self)
    }
  }
  /// A name that is shown in messages. The default is empty.
  open var identifier: String = ""

  /// The leading edge in the reading direction.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge in the reading direction.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UILayoutGuide {
  /// Guides that follow values of their view are computed without a layout.
  private var currentFrame: CGRect {
    guard let owner = owningView else { return .zero }
    // For the solver, the topmost view of a tree without constraints for its size is empty, regardless of its
    // frame [T].
    if owner.superview == nil, !owner.translatesMask, let member { return member.frame }
    switch role {
    case .free: return member?.frame ?? .zero
    case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
    case .margins: return owner.bounds.inset(by: owner.layoutMargins)
    case .readable: return owner.bounds.inset(by: owner.readableInsets)
    case .scrollFrame: return owner.bounds
    case .scrollContent: return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    case .top:
      return CGRect(x: 0, y: 0, width: owner.bounds.width, height: supportLength)
    case .bottom:
      let length = supportLength
      return CGRect(x: 0, y: owner.bounds.height - length, width: owner.bounds.width, height: length)
    }
  }

  /// The length covered by a bar's guide, in points.
  final var supportLength: CGFloat { (self as? LayoutSupportGuide)?.length ?? 0 }
}
