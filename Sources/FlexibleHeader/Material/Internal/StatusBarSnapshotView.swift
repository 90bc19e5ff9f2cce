import UIKit

/// The part of a picture of the screen that shows the status bar.
final class StatusBarSnapshotView: UIView {
  /// When the picture was taken, in seconds of the wall clock.
  let takenAt: TimeInterval

  /// Shows the uppermost `size` of `picture`.
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

  /// The clock in the status bar would show another time by now.
  func showsOtherMinute(than now: TimeInterval) -> Bool {
    (now / 60).rounded(.down) != (takenAt / 60).rounded(.down)
  }
}
