import Foundation

/// Observes one kind of the keyboard's notifications until it's released.
final class KeyboardObserver {
  private let token: any NSObjectProtocol

  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - view: Returns the view that is concerned. Keyboards of other screens are ignored, and all if it isn't in a window.
  ///   - body: Called with the frame that the keyboard gets, in the view's window.
  @MainActor init(
    _ name: NSNotification.Name, in view: @escaping @MainActor () -> UIView?,
    body: @escaping @MainActor (CGRect) -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let screen = (note.object as? UIScreen).map(ObjectIdentifier.init)
      MainActor.assumeIsolated {
        guard let frame, let window = view()?.window, screen == ObjectIdentifier(window.screen)
        else { return }
        body(window.convert(frame, from: nil))
      }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
