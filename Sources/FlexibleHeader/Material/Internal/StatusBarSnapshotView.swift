import UIKit

/// A view that shows the status bar from a snapshot of the screen.
final class StatusBarSnapshotView: UIView {
  /// The wall clock time of the snapshot, in seconds.
  let takenAt: TimeInterval

  /// Creates a view that shows the top part of `picture`, with the given size.
  init(of picture: UIView, size: CGSize, takenAt: TimeInterval) {
    self.takenAt = takenAt
    super.init(frame: CGRect(origin: .zero, size: size))
    clipsToBounds = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    addSubview(picture)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported: headers take their snapshots") }

  /// Returns whether the clock in the status bar shows a different minute at the given time.
  func showsOtherMinute(than now: TimeInterval) -> Bool {
    (now / 60).rounded(.down) != (takenAt / 60).rounded(.down)
  }
}
