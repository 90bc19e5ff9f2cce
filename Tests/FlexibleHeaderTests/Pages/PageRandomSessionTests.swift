import FlexibleHeader
import HeaderTesting
import Testing

/// Random sessions of a user and an app with pages under a header.
@MainActor @Suite("Pages: random sessions", .needs([.touches, .rotation])) struct PageRandomSessionTests {
  private static let mix = OperationMix(weights: [
    .drag: 6, .fling: 4, .swipe: 8, .press: 2, .lift: 2, .wait: 8, .settle: 3, .rotate: 1, .custom: 8,
    .storeInsets: 1,
    .restoreInsets: 1,
  ])

  private static let operations: [String: @MainActor (HeaderPagesViewController) -> Void] = [
    "select the first page": { $0.select(0, animated: false) },
    "turn to the second page": { $0.select(1, animated: true) },
    "turn to the third page": { $0.select(2, animated: true) },
    "select the last page": { $0.select(3, animated: false) },
  ]

  private static let sectionOperations: [String: @MainActor (SectionedHeaderView) -> Void] = [
    "reverse the sections": { $0.sections.reverse() },
    "an invalid height": { $0.sections.first?.maximumHeight = .nan },
    "a low section": { $0.sections.last?.maximumHeight = 20 },
    "a tall section": { $0.sections.first?.maximumHeight = 120 },
  ]

  private static let hasNoGap = ScreenInvariant("no visible page has a gap above it", at: [.frame, .rest]) {
    session in
    guard let screen = PagesScreen(session), !screen.isChangingSize else { return nil }
    let gap = screen.greatestGap
    return gap > 1 ? "a gap of \(gap) points above one of \(screen.visible)" : nil
  }

  private static let selectedPageIsVisible = ScreenInvariant(
    "the selected page is visible", at: [.frame, .rest]
  ) {
    session in
    guard let screen = PagesScreen(session) else { return nil }
    let (visible, selected) = (screen.visible, screen.controller.selectedIndex)
    if session.stage.isIdle, session.latestOperation == .settle, !session.isTouched, visible != [selected] {
      return "at rest, page \(selected) is selected, but \(visible) are visible"
    }
    return visible.isEmpty || visible.contains(selected) ? nil : "page \(selected) is not among \(visible)"
  }

  @Test("Neither a gap nor an inset remains", arguments: HeaderKind.abovePages, [false, true])
  func sessions(kind: HeaderKind, isTable: Bool) {
    let hasSections = HeaderKind.sectioned.contains(kind)
    // Bars that follow only movement have gaps by design after a rotation.
    var mix = kind == .facebookBar ? Self.mix.removing([.rotate]) : Self.mix
    if hasSections { mix.weights.merge([.voiceOver: 1, .largeText: 1]) { $1 } }
    var sessions = RandomSessions(
      mix: mix, invariants: ScreenInvariant.all + [Self.hasNoGap, Self.selectedPageIsVisible]
    ) {
      let pages = [60, 3, 15, 0].map { ListPage("\($0) rows", rows: $0, isTable: isTable) }
      return HeaderPagesViewController(header: kind.make(), pages: pages)
    }
    sessions.length = 40
    for (name, operation) in Self.operations {
      sessions.customOperations[name] = { ($0 as? HeaderPagesViewController).map(operation) }
    }
    for (name, operation) in Self.sectionOperations where hasSections {
      sessions.customOperations[name] = {
        (($0 as? HeaderPagesViewController)?.header as? SectionedHeaderView).map(operation)
      }
    }
    let summary = sessions.play(seeds: RandomSessions.seeds(4))
    expectEmpty(summary.failures, "\(summary)")
  }
}
