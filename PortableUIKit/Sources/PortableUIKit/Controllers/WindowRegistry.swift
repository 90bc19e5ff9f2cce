/// The existing windows of one device, held weakly. Windows are ordered by level, and within a level by the
/// order of showing.
struct WindowRegistry {
  private var entries: [WindowReference] = []

  @MainActor mutating func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(window.reference)
  }

  /// Moves a window in front of the others with the same level.
  @MainActor mutating func bringToFront(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(window.reference)
  }

  /// The windows, from back to front.
  @MainActor var windows: [UIWindow] { windows { _ in true } }

  /// The windows that aren't hidden, from back to front.
  @MainActor var visibleWindows: [UIWindow] { windows { !$0.isHidden } }

  /// Each frame requests the windows several times, so they are sorted only if they aren't in order.
  @MainActor private func windows(where isIncluded: (UIWindow) -> Bool) -> [UIWindow] {
    var living: [UIWindow] = []
    var highestLevel = -CGFloat.infinity
    var isInOrder = true
    for entry in entries {
      guard let window = entry.window, isIncluded(window) else { continue }
      let level = window.windowLevel.rawValue
      if level < highestLevel { isInOrder = false }
      highestLevel = level
      living.append(window)
    }
    if isInOrder { return living }
    return living.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }
}
