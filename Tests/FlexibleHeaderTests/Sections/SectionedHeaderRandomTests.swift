import FlexibleHeader
import HeaderTesting
import Testing

/// Random sessions on a sectioned header whose sections, heights, and options change.
@MainActor @Suite("Random sessions on a sectioned header", .needs([.touches, .clock]))
struct SectionedHeaderRandomTests {
  /// What users do, how apps scroll and collapse, and the operations below.
  private static let mix = OperationMix(
    weights: OperationMix.user.weights.merging([
      .scroll: 2, .animatedScroll: 2, .shift: 2, .animatedShift: 4, .largeText: 2, .custom: 36,
    ]) { $1 })

  private static let operations: [String: @MainActor (SectionScreen) -> Void] = [
    "the first sections, animated": { screen in
      UIView.animate(withDuration: 0.2) {
        screen.header.sections = [screen.search, screen.picture, screen.tabs]
      }
    },
    "more sections": { screen in
      let title = UIView()
      _ = addTitle("A title whose height depends on the text size", to: title)
      let others = [44.0, 90, 10].map {
        HeaderSection(UIView(), exit: .leaves, maximumHeight: $0, minimumHeight: 4)
      }
      screen.header.sections = [
        HeaderSection(title, exit: .leaves), screen.search, others[0], screen.picture, others[1], screen.tabs,
        others[2],
      ]
    },
    "fewer sections": { $0.header.sections = [$0.picture, $0.tabs] },
    "no sections": { $0.header.sections = [] },
    "reverse the sections": { $0.header.sections.reverse() },
    "expand the first section": { $0.header.expand(section: $0.header.sections.first, animated: true) },
    "collapse the last section": { $0.header.collapse(section: $0.header.sections.last, animated: false) },
    "an invalid maximum": { $0.picture.maximumHeight = .nan },
    "an invalid minimum": { $0.picture.minimumHeight = -.infinity },
    "a tall picture": { $0.picture.maximumHeight = 390 },
    "a low picture": { $0.picture.maximumHeight = 42.5 },
    "a picture with a high minimum": { $0.picture.minimumHeight = 95 },
    "three rows": { $0.rowCount = 3 },
    "eighty rows": { $0.rowCount = 80 },
    "extend short content": { $0.header.extendsShortScrollViews.toggle() },
    "thresholds": { ($0.header.hideThreshold, $0.header.revealThreshold) = (40, 30) },
    "no return before the top": { $0.header.revealThreshold = .infinity },
    "the inset follows": { $0.header.insetFollowsVisibleHeight.toggle() },
    "stretch the first section": { $0.header.stretchingSection = $0.header.sections.first?.view },
    "stretch no section": { $0.header.stretchingSection = nil },
  ]

  /// Changes take effect with the next frame, so the rule is checked after the operations that let frames pass.
  private static let isWhole = ScreenInvariant("the header is whole", at: [.operation, .rest]) { session in
    switch session.latestOperation {
    case .drag, .fling, .press, .wait(2...), .settle: break
    default: return nil
    }
    guard let screen = session.root as? SectionScreen, !screen.isChangingSize else { return nil }
    return screen.fault()
  }

  @Test("After each operation the header is whole", arguments: [ListKind.plain, .table], [true, false])
  func sessions(kind: ListKind, snaps: Bool) {
    var sessions = RandomSessions(mix: Self.mix, invariants: ScreenInvariant.all + [Self.isWhole]) {
      SectionScreen(kind, snaps: snaps)
    }
    sessions.models = DeviceModel.all
    sessions.length = 60
    sessions.customOperations = Self.operations.mapValues { operation in
      { root in (root as? SectionScreen).map(operation) }
    }
    let summary = sessions.play(seeds: RandomSessions.seeds(12))
    expectEmpty(summary.failures, "\(summary)")
  }
}
