import UIKit

/// Calls a closure once a view has appeared: in the second frame at the earliest, after the transition that shows it. By then,
/// `viewDidAppear(_:)` of its view controller has run. If the view leaves its window before, the closure isn't called.
@MainActor final class AppearanceWatch {
  private var link: DisplayLink?
  private var frames = 0

  init(of view: UIView, then action: @escaping @MainActor () -> Void) {
    link = DisplayLink(animates: false) { [weak self, weak view] _ in
      guard let self else { return }
      guard let view, view.window != nil else { return link = nil }
      frames += 1
      guard frames > 1, view.owningViewController?.transitionCoordinator == nil else { return }
      link = nil
      action()
    }
  }
}
