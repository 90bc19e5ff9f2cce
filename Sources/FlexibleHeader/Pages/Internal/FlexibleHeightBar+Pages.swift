import HeaderEngine
import UIKit

extension FlexibleHeightBar: PagedHeader {
  func neighborsDidChange() { followedHeight = visibleHeight }

  func preparePage(_ scrollView: UIScrollView) {
    guard hasPages else { return }
    let write = BarPages.preparation(
      of: tracker.measure(scrollView), barHeights, height: visibleHeight, spare: behavior?.spareLength ?? 0,
      moves: scrollView !== installation?.scrollView)
    writeInsets(write, to: scrollView)
  }

  func trackPage(_ scrollView: UIScrollView?) {
    guard hasPages, installation?.scrollView !== scrollView else { return }
    let former = installation?.scrollView
    let command = tracker.takeCommand()
    installation = scrollView.map { HeaderInstallation(of: self, controller: controller, in: $0) }
    // For a page without a scroll view, the former one keeps its content insets, but no indicator inset.
    if scrollView == nil { behavior?.didUninstall() }
    // The behavior continues over the page once it is prepared.
    tracker.receiveEvents(nil)
    tracker.attach(scrollView)
    guard let scrollView else { return }
    neighbors.remove(scrollView)
    updateInsets()
    receiveEvents()
    if former == nil { behavior?.didInstall(in: scrollView) } else { behavior?.pageDidChange(to: scrollView) }
    if let command { setCollapsed(command, animated: true) }
    followedScrollViewDidChange()
  }

  // MARK: - Neighbors

  /// Updates the visible pages beside the tracked one for changed heights of the bar.
  func prepareNeighbors() { neighbors.forEach(preparePage) }

  /// Moves the visible pages beside the tracked one along with the bar.
  func moveNeighbors() {
    let (former, height) = (followedHeight, visibleHeight)
    guard former != height else { return }
    followedHeight = height
    neighbors.forEach { page in
      tracker.write(BarPages.followUp(of: tracker.measure(page), from: former, to: height), to: page)
    }
  }

  /// Returns the distance from the bar to the beginning of a page's content below it, in points; 0 if the content begins
  /// higher.
  func gap(above scrollView: UIScrollView) -> Double {
    guard hasPages else { return 0 }
    return BarPages.gap(above: tracker.measure(scrollView), height: visibleHeight)
  }

  /// The height without stretch, in points.
  private var visibleHeight: Double { min(currentHeight, barHeights.maximum) }
}
