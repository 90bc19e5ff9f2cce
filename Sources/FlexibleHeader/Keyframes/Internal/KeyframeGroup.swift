import HeaderEngine
import UIKit

/// Marks that several tracks over the same movement share, and the current position among them, which is
/// computed once for all tracks.
@MainActor final class KeyframeGroup {
  let channel: KeyframeChannel
  let marks: KeyframeMarks
  private(set) var position = KeyframePosition(lower: 0, fraction: 0)

  init(_ channel: KeyframeChannel, _ marks: KeyframeMarks) {
    self.channel = channel
    self.marks = marks
  }

  func findPosition() {
    if let position = marks.position(of: channel.progress.fraction) { self.position = position }
  }
}

/// Values that apply to all views of a header.
struct KeyframeContext {
  let header: UIView
  let reducesMotion: Bool
  let isRightToLeft: Bool
}
