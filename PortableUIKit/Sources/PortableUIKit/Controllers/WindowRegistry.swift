/// The living windows of one device, held weakly; the order is that of showing, levels come on top of it.
struct WindowRegistry {
  private struct Entry { weak var window: UIWindow? }

  private var entries: [Entry] = []

  mutating func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }

  /// Puts a window in front of the others of its level.
  mutating func bringToFront(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  /// The windows, from back to front.
  @MainActor var windows: [UIWindow] {
    let living = entries.compactMap(\.window)
    let levels = living.map(\.windowLevel.rawValue)
    guard zip(levels, levels.dropFirst()).contains(where: >) else { return living }
    return living.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }
}
