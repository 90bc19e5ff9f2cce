import Foundation

/// Keeps room for the keyboard at the bottom of a scroll view, for the controllers of tables and collection views while their view
/// is visible. Other scroll views have no room for it.
///
/// The room appears and grows with the keyboard, and ends a turn after the keyboard begins to leave, unless it returns until
/// then [R: UIAutoRespondingScrollViewControllerKeyboardSupport of iOS 18.2].
@MainActor final class KeyboardRoomKeeper {
  private weak var scrollView: UIScrollView?
  private var observers: [KeyboardObserver] = []
  private var end: HostTimer?

  /// Takes away the room that is left from before, and follows the keyboard.
  func start(for scrollView: UIScrollView?) {
    stop()
    self.scrollView = scrollView
    scrollView?.makeKeyboardRoom(height: 0)
    observe(UIResponder.keyboardWillShowNotification) { $0.keyboardComes(with: $1) }
    observe(UIResponder.keyboardDidChangeFrameNotification) { $0.keyboardComes(with: $1) }
    observe(UIResponder.keyboardWillHideNotification) { keeper, _ in keeper.keyboardLeaves() }
  }

  /// Follows the keyboard no longer. The room stays as it is.
  func stop() {
    observers = []
    end?.cancel()
  }

  private func observe(
    _ name: NSNotification.Name, _ body: @escaping @MainActor (KeyboardRoomKeeper, CGRect) -> Void
  ) {
    observers.append(
      KeyboardObserver(name, in: { [weak self] in self?.scrollView }) { [weak self] frame in
        if let self { body(self, frame) }
      })
  }

  private func keyboardComes(with frame: CGRect) {
    end?.cancel()
    guard let scrollView, let window = scrollView.window else { return }
    let place = scrollView.convert(scrollView.bounds, to: window)
    let height = place.minY < frame.minY ? max(0, place.maxY - frame.minY) : 0
    animate { $0.makeKeyboardRoom(height: height) }
  }

  private func keyboardLeaves() {
    guard let scrollView else { return }
    end?.cancel()
    end = HostSimulator.of(scrollView).schedule(after: 0) { [weak self] in
      self?.animate { $0.makeKeyboardRoom(height: 0) }
    }
  }

  private func animate(_ change: @escaping (UIScrollView) -> Void) {
    guard let scrollView else { return }
    UIView.animate(withDuration: HostKeyboard.duration) { change(scrollView) }
  }
}
