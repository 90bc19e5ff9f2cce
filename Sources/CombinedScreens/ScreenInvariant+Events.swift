extension ScreenInvariant {
  /// All rules that hold on the screens of combinations.
  package static let combined = all + [eventsArriveOnce]

  /// On the screen of a ``ScreenCombination``, the app's delegate receives each scroll event once and is the delegate again
  /// after all headers were removed. A flexible header reports each frame once, and no inset is set to an equal value.
  static let eventsArriveOnce = ScreenInvariant("events arrive once", at: [.operation, .end]) {
    session in
    let screens = session.root?.allCombined ?? []
    let problems = screens.compactMap { $0.fault(after: session.latestOperation) }
    return problems.first ?? (session.isEnding ? screens.lazy.compactMap(\.faultAtEnd).first : nil)
  }
}
