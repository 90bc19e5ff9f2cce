import Foundation

/// The window of the input view and the accessory view at the bottom of the screen. It isn't one of the app's
/// windows.
@MainActor final class HostInputWindow: UIWindow {
  /// The level of the window, above alerts.
  static let level = UIWindow.Level(10_000_000)

  private let container = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = Self.level
    container.autoresizesSubviews = false
    addSubview(container)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Touches beside the views belong to the windows behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === container ? nil : hit
  }

  /// Shows the views in a frame: the accessory view at its top and the input view below.
  func show(_ inputView: UIView?, _ accessoryView: UIView?, in frame: CGRect) {
    container.frame = frame
    for view in container.subviews where view !== inputView && view !== accessoryView {
      view.removeFromSuperview()
    }
    let accessoryHeight = accessoryView?.heightAboveKeyboard ?? 0
    let places = [
      (accessoryView, CGRect(x: 0, y: 0, width: frame.width, height: accessoryHeight)),
      (
        inputView,
        CGRect(x: 0, y: accessoryHeight, width: frame.width, height: max(0, frame.height - accessoryHeight))
      ),
    ]
    for case (let view?, let place) in places {
      if view.superview !== container { container.addSubview(view) }
      view.frame = place
    }
  }

  /// Moves the views.
  func move(to frame: CGRect) { container.frame = frame }

  /// Removes the views.
  func clear() {
    for view in container.subviews { view.removeFromSuperview() }
    isHidden = true
  }
}

extension UIView {
  /// The height as an input view or accessory view, in points: that of the frame or, if it's zero or given by
  /// constraints, the height that fits.
  final var heightAboveKeyboard: CGFloat {
    if translatesAutoresizingMaskIntoConstraints, bounds.height > 0 { return bounds.height }
    let natural = intrinsicContentSize.height
    return natural > 0 ? natural : systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }
}

extension UIResponder {
  /// Returns the first view that this responder or one of the next responders has.
  final func firstInChain(_ view: (UIResponder) -> UIView?) -> UIView? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if let view = view(candidate) { return view }
      responder = candidate.next
    }
    return nil
  }
}

extension HostSimulator {
  /// Shows the input views of the first responder, moving from one frame on the screen to another.
  func showInputViews(from old: CGRect, to new: CGRect) {
    let hasViews = keyboard.inputView != nil || keyboard.accessoryView != nil
    guard hasViews || keyboard.window?.isHidden == false else { return }
    let window = keyboard.window ?? HostInputWindow(frame: screen.bounds)
    keyboard.window = window
    if hasViews {
      let isComing = window.isHidden
      window.frame = screen.bounds
      window.isHidden = false
      UIView.performWithoutAnimation {
        let start = isComing ? CGRect(x: 0, y: old.minY, width: new.width, height: new.height) : old
        window.show(keyboard.inputView, keyboard.accessoryView, in: start)
        window.layoutIfNeeded()
      }
    }
    UIView.animate(
      withDuration: HostKeyboard.duration,
      animations: { [self] in
        if hasViews {
          window.show(keyboard.inputView, keyboard.accessoryView, in: new)
        } else {
          window.move(to: new)
        }
      },
      completion: { [weak self] _ in
        guard let self, keyboard.inputView == nil, keyboard.accessoryView == nil else { return }
        window.clear()
      })
  }

  /// Returns the window of the input views if there is one of them at a location in a window of the screen's
  /// size.
  func inputWindow(at location: CGPoint, in window: UIWindow) -> HostInputWindow? {
    guard let inputWindow = keyboard.window, !inputWindow.isHidden, window.layer.frame == screen.bounds,
      inputWindow.hitTest(location, with: nil) != nil
    else { return nil }
    return inputWindow
  }

  /// Places the input views again after the screen has changed its bounds.
  func screenBoundsDidChange() {
    guard let window = keyboard.window, !window.isHidden else { return }
    window.frame = screen.bounds
    window.show(keyboard.inputView, keyboard.accessoryView, in: keyboardFrame)
  }
}
