import FlexibleHeader

/// The relative frequency of each kind of operation in random sessions.
public struct OperationMix: Hashable, Sendable {
  /// A kind of operation. See ``ScreenOperation`` for what each of them does.
  ///
  /// The order is part of the random sessions: with another order, a seed selects other operations.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// A finger's touch.
    case drag, fling, press, lift, tapStatusBar
    /// A change of the device or of its settings.
    case rotate, voiceOver, reduceMotion, statusBar
    /// Time passes.
    case wait, settle
    /// The app changes the content.
    case scroll, animatedScroll, contentHeight
    /// The app changes insets or the safe area.
    case addInset, assignInset, assignIndicatorInset, keyboard, safeArea
    /// The app changes or moves the headers.
    case heights, shiftBehavior, shift, animatedShift
    /// The app changes what a header tracks.
    case announcedPage, unannouncedPage, untrack
    /// The app changes what is on the screen.
    case refresh, install, leaveWindow, tearDown
    /// One of the app's own operations.
    case custom
    /// A further operation of the user or of the app.
    case largeText, swipe, storeInsets, restoreInsets
    /// An operation that promises an outcome.
    case changeAndReturn, repeatCalls, reveal

    /// The features of the stage that operations of this kind need.
    var features: StageFeatures {
      switch self {
      case .rotate: .rotation
      case .voiceOver, .reduceMotion, .statusBar, .largeText: .settings
      default: []
      }
    }
  }

  /// The relative frequency of each kind; a kind without an entry doesn't occur.
  public var weights: [Kind: Int]

  /// The names of the app's own operations.
  public var customOperations: [String]

  /// Creates a mix.
  public init(weights: [Kind: Int], customOperations: [String] = []) {
    self.weights = weights
    self.customOperations = customOperations
  }

  /// All operations: mostly touches and time, the others about equally often.
  public static let all = OperationMix(weights: frequencies)

  /// The operations of users, without those of the app's code.
  public static let user = all.keeping([
    .drag, .fling, .press, .lift, .tapStatusBar, .rotate, .voiceOver, .reduceMotion, .wait, .settle,
  ])

  /// Returns the mix without the given kinds.
  public func removing(_ kinds: Set<Kind>) -> OperationMix { keeping(Set(weights.keys).subtracting(kinds)) }

  /// Returns the mix with only the given kinds.
  public func keeping(_ kinds: Set<Kind>) -> OperationMix {
    OperationMix(weights: weights.filter { kinds.contains($0.key) }, customOperations: customOperations)
  }

  private static let frequencies: [Kind: Int] = {
    let frequent: [Kind: Int] = [
      .drag: 12, .fling: 8, .press: 5, .lift: 4, .wait: 12, .settle: 20, .animatedShift: 5,
      .unannouncedPage: 3,
      .custom: 6, .tearDown: 1, .leaveWindow: 1, .voiceOver: 1, .largeText: 1,
      .changeAndReturn: 8,
    ]
    return Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, frequent[$0] ?? 2) })
  }()
}

extension OperationMix {
  /// Returns `count` operations that are determined by the generator's state.
  public func operations(_ count: Int, using random: inout SeededGenerator) -> [ScreenOperation] {
    let kinds = Kind.allCases.filter {
      weights[$0, default: 0] > 0 && ($0 != .custom || !customOperations.isEmpty)
    }
    let total = kinds.reduce(0) { $0 + weights[$1, default: 0] }
    guard total > 0 else { return [] }
    return (0..<count).map { _ in
      var left = random.count(0...total - 1)
      let kind = kinds.first {
        left -= weights[$0, default: 0]
        return left < 0
      }
      return operation(of: kind ?? kinds[0], using: &random)
    }
  }

  private func operation(of kind: Kind, using random: inout SeededGenerator) -> ScreenOperation {
    switch kind {
    case .drag: .drag(by: distance(&random, 320))
    case .fling: .fling(by: distance(&random, 240))
    case .press: .press(by: distance(&random, 200))
    case .lift: .lift
    case .tapStatusBar: .tapStatusBar
    case .rotate: .rotate(toLandscape: random.chance(50))
    case .voiceOver: .setVoiceOver(random.chance(40))
    case .reduceMotion: .setReduceMotion(random.chance(50))
    case .statusBar: .hideStatusBar(random.chance(40))
    case .wait: .wait(frames: random.count(1...12))
    case .settle: .settle
    case .scroll: .scroll(to: random.pick([0, 0, 30, 120, 400, 1200, 9000]), animated: false)
    case .animatedScroll: .scroll(to: random.pick([0, 0, 30, 120, 400, 1200, 9000]), animated: true)
    case .contentHeight: .setContentHeight(random.pick([0, 150, 500, 900, 1500, 4000]))
    // Fractions of a pixel, so that an addition doesn't result in a sum that the app may have stored. A few of them never add
    // up to a whole number.
    case .addInset:
      .addInset(
        top: random.pick([0, 0, -10.211, 20.713, 33.419]), bottom: random.pick([0, 34.403, -20.197, 83.741]))
    // Other top insets can't be distinguished from an addition, because a header's share may have any length.
    case .assignInset: .assignInset(top: 0, bottom: random.pick([0, 0, 83, 300]))
    case .assignIndicatorInset: .assignIndicatorInset(top: 0, bottom: random.pick([0, 83, 300]))
    case .keyboard: .showKeyboard(height: random.pick([0, 260, 300]))
    // No two of them differ by 20 points: a header that hides a status bar of that height takes such a change for the bar.
    case .safeArea: .setAdditionalSafeArea(top: random.pick([0, 5, 26]))
    case .heights:
      .setHeights(minimum: random.pick([20, 44, 56, 120]), maximum: random.pick([56, 120, 160, 250]))
    case .shiftBehavior: .setShiftBehavior(random.pick(FlexibleHeaderShiftBehavior.allCases))
    case .shift: .shiftHeader(onScreen: random.chance(50), animated: false)
    case .animatedShift: .shiftHeader(onScreen: random.chance(50), animated: true)
    case .announcedPage: .track(page: random.count(0...2), announced: true)
    case .unannouncedPage: .track(page: random.count(0...2), announced: false)
    case .untrack: .track(page: nil, announced: false)
    case .refresh: .refresh(random.chance(50))
    case .install: .install(random.chance(60))
    case .leaveWindow: .leaveWindow
    case .largeText: .setLargeText(random.chance(50))
    case .swipe: .swipe(by: distance(&random, 320))
    // Rarely the same length twice. Where a missing length absorbed the first one, the sum would be one that was stored.
    case .storeInsets: .storeInsets(addingBottom: Double(random.count(2600...3010)) / 10)
    case .restoreInsets: .restoreInsets
    case .changeAndReturn: .changeAndReturn(random.pick(ScreenChange.available))
    case .repeatCalls: .repeatCalls
    case .reveal: .reveal
    case .tearDown: .tearDown(at: random.pick(ScreenCallback.allCases))
    case .custom: .custom(random.pick(customOperations))
    }
  }

  /// Returns a distance in half points, mostly short. Up and down are about equally frequent.
  private func distance(_ random: inout SeededGenerator, _ longest: Double) -> Double {
    let length = longest * random.fraction() * (random.chance(40) ? 0.25 : 1)
    return (length * 2).rounded() / 2 * (random.chance(60) ? -1 : 1)
  }
}
