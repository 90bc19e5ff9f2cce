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
  @MainActor var windows: [UIWindow] {
    let living = entries.compactMap(\.window)
    let levels = living.map(\.windowLevel.rawValue)
    guard zip(levels, levels.dropFirst()).contains(where: >) else { return living }
    return living.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }
}
