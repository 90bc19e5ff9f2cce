import Foundation

/// The area of a view that the keyboard covers. While the keyboard is hidden, it's the area below the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  private var aboveKeyboard: NSLayoutConstraint?
  private var aboveSafeArea: NSLayoutConstraint?
  // Accessed on the main actor only, and at the end of the guide.
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  /// A Boolean value that determines whether the guide follows a keyboard that isn't docked. All keyboards are docked
  /// here, so it has no effect. The default is `false`.
  open var followsUndockedKeyboard = false

  final func begin(in view: UIView) {
    identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    let keyboard = topAnchor.constraint(equalTo: view.bottomAnchor)
    let safeArea = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    (aboveKeyboard, aboveSafeArea) = (keyboard, safeArea)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor), safeArea,
    ])
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { self?.keyboardMoves(to: end) }
    }
    HostSimulator.of(view).keyboard.guides.append(self)
    if HostSimulator.current.keyboard.isVisible { cover(to: HostSimulator.current.keyboardFrame) }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token as Any) } }

  private func keyboardMoves(to frame: CGRect?) {
    guard let frame, let view = owningView, view.window != nil else { return }
    view.superview?.layoutIfNeeded()
    UIView.animate(withDuration: HostKeyboard.duration) {
      self.cover(to: frame)
      view.layoutIfNeeded()
    }
  }

  /// Moves the top to that of the keyboard's frame, in points of the screen.
  func cover(to frame: CGRect) {
    guard let view = owningView else { return }
    let top = view.convert(CGPoint(x: 0, y: frame.minY), from: nil).y
    let covered = max(0, view.bounds.maxY - top)
    let isCovered = covered > view.safeAreaInsets.bottom
    aboveKeyboard?.constant = -covered
    // The order avoids that both hold at the same time.
    (isCovered ? aboveSafeArea : aboveKeyboard)?.isActive = false
    (isCovered ? aboveKeyboard : aboveSafeArea)?.isActive = true
  }
}

extension UIView {
  /// The area that the keyboard covers, created at first access. While the keyboard is hidden, its top is the bottom of
  /// the safe area.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = needAutoLayout()
    let known = state.guides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    if let known { return known }
    let guide = UIKeyboardLayoutGuide()
    guide.begin(in: self)
    return guide
  }
}
