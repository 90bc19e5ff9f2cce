import HeaderEngine

/// The heights and the progress of a bar.
///
/// The bar shares this object with its behavior. The behavior holds the bar weakly, and loading a weak reference at each event
/// is expensive; see Benchmarks/README.md.
@MainActor final class HeightBarState {
  /// The heights of the view: those that the app set, with the safe area.
  // Read at every event, so they are exempt from the runtime exclusivity check. No code that modifies these values calls back.
  @exclusivity(unchecked) private(set) var heights = BarHeights()
  /// The progress: 0 at the maximum height, 1 at the minimum height, and negative if the bar is stretched.
  @exclusivity(unchecked) var progress = 0.0
  /// A Boolean value that indicates whether the bar isn't of a subclass, which can override `progress`.
  @exclusivity(unchecked) var isPlainBar = false

  /// The heights that the app set, in points.
  var chosenHeights = BarHeights() {
    didSet { heights = chosenHeights.extended(by: addedSafeArea) }
  }

  /// The top safe area that the bar covers, in points, if the chosen heights don't include it.
  var addedSafeArea = 0.0 {
    didSet { heights = chosenHeights.extended(by: addedSafeArea) }
  }

  /// The height for the current progress, in points.
  var height: Double { heights.height(at: progress) }

  var isCollapsed: Bool { isPlainBar && progress == 1 }
}
