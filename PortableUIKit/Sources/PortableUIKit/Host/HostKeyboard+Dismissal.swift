import Foundation

/// Keyboard layout guides, held weakly.
@MainActor struct WeakGuides {
  private struct Entry { weak var guide: UIKeyboardLayoutGuide? }

  private var entries: [Entry] = []

  mutating func append(_ guide: UIKeyboardLayoutGuide) {
    entries.removeAll { $0.guide == nil }
    entries.append(Entry(guide: guide))
  }

  var living: [UIKeyboardLayoutGuide] { entries.compactMap(\.guide) }
}

/// The interactive dismissal of the keyboard. UIKit posts no notifications while the finger moves, but layout guides follow
/// the keyboard.
extension HostSimulator {
  /// Moves the keyboard's top to a finger that reached it.
  ///
  /// - Parameter y: The location of the finger, in points of the screen.
  func pullKeyboard(to y: CGFloat) {
    guard keyboard.isVisible else { return }
    let height = keyboardFrame.height
    let distance = min(max(0, y - (screen.bounds.height - height)), height)
    guard distance != keyboard.pulledDistance else { return }
    keyboard.pulledDistance = distance
    keyboard.window?.move(to: keyboardFrame)
    for guide in keyboard.guides.living { guide.cover(to: keyboardFrame) }
  }

  /// Ends editing if a finger pulled the keyboard down, or moves the keyboard back.
  ///
  /// - Parameter velocity: The velocity of the finger, in points per second, positive downward. Without one, a keyboard that
  ///   is less than half visible leaves.
  func releaseKeyboard(velocity: CGFloat) {
    guard keyboard.isVisible, keyboard.pulledDistance > 0 else { return }
    let old = keyboardFrame
    let leaves = velocity == 0 ? keyboard.pulledDistance > old.height / 2 : velocity > 0
    if leaves, firstResponder?.resignFirstResponder() == true { return }
    keyboard.pulledDistance = 0
    showInputViews(from: old, to: keyboardFrame)
    moveKeyboard(from: old, to: keyboardFrame, .change)
  }
}
