import HeaderEngine
import UIKit

/// The bar shrinks as the content goes up, and only scrolling back to the top opens it again.
///
/// While VoiceOver runs, a bar whose minimum height is 0 stays open, because it would vanish.
open class SquareCashBehavior: HeightBarBehavior {
  private var voiceOver: VoiceOverState?

  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let bar, !isSnapping {
      let progress = CGFloat(SquareCashBar.progress(tracker.measure(scrollView), bar.barHeights))
      bar.progress = staysOpen(bar) ? min(0, progress) : progress
    }
    super.scrollViewDidScroll(scrollView)
  }

  override func join(_ bar: FlexibleHeightBar, after predecessor: HeightBarBehavior?) {
    super.join(bar, after: predecessor)
    voiceOver = VoiceOverState { [weak self] in self?.openForVoiceOver() }
  }

  private func staysOpen(_ bar: FlexibleHeightBar) -> Bool {
    voiceOver?.isRunning == true && bar.barHeights.minimum == 0
  }

  private func openForVoiceOver() {
    if let bar, staysOpen(bar) { bar.progress = min(0, bar.progress) }
  }
}
