import Foundation

/// A rectangle in a view that takes part in layout and can't be seen.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What the rectangle is.
  enum Role { case free, safeArea, margins, readable, scrollContent, scrollFrame, top, bottom }

  final let role: Role
  private weak var storedOwner: UIView?
  /// The part of the guide in the layout that runs.
  final weak var member: LayoutItem?

  /// A guide that belongs to no view yet.
  public override init() {
    role = .free
    super.init()
  }

  init(role: Role, owner: UIView?) {
    self.role = role
    storedOwner = owner
    super.init()
  }

  /// The rectangle in the owning view, in points; valid after layout, zero before.
  open var layoutFrame: CGRect { currentFrame }
  /// The view whose coordinates the guide has; setting it is like adding the guide to that view or, with nil,
  /// like removing it.
  weak open var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner, role == .free else { return }
      storedOwner?.forget(self)
      storedOwner = newValue
      newValue?.needAutoLayout().guides.append(self)
    }
  }
  /// A name that messages show; empty by default.
  open var identifier: String = ""

  /// The edge where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
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
  /// The middle from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UILayoutGuide {
  /// Guides that follow their view's own values are known without any layout.
  private var currentFrame: CGRect {
    guard let owner = owningView else { return .zero }
    // The topmost view of a tree without constraints for its size is empty for the solver, whatever its frame says [T].
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

  /// How much a bar's guide covers, in points.
  final var supportLength: CGFloat { (self as? LayoutSupportGuide)?.length ?? 0 }
}
