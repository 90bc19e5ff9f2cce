#if canImport(ObjectiveC)
  import Testing
  import UIKit

  /// How the open questions are answered; UIKit does as it does.
  struct FidelityAnswers: Sendable, CustomTestStringConvertible {
    static let all = [FidelityAnswers()]
    var testDescription: String { "UIKit" }
  }

  /// A window on the screen and the time in which things happen there.
  @MainActor final class FidelityStage {
    nonisolated static let canTouch = false
    nonisolated static let canRotate = false

    let window: FidelityWindow

    init(_ answers: FidelityAnswers = FidelityAnswers(), windowInsets: UIEdgeInsets? = nil) {
      window = FidelityWindow(frame: UIScreen.main.bounds)
      window.imposedInsets = windowInsets
      window.windowScene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    }

    /// Lets so many seconds pass.
    func wait(_ seconds: TimeInterval) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }
    /// Lets one turn of the run loop pass, with its layout.
    func turn() { wait(0.02) }

    func stroke(from start: CGPoint, by distance: CGFloat, steps: Int = 10, thenRest rest: TimeInterval = 0) {
    }
    func press(_ point: CGPoint) {}
    func lift() {}
    func tapStatusBar() {}
    func rotate() {}
    func settle() { wait(3) }
  }

  /// What an open question is about.
  enum OpenQuestion: String, CaseIterable {
    case clampsOnInsetChange, settingEqualInsetClamps, halfPixelRounding, boundsOriginSendsDidScroll
    case safeAreaChangeMovesScrolledContent, bringToFrontMarksLayout, viewIsAppearingBeforeSafeArea
    case viewSafeAreaCallBeforeController, childDidAppearInsideAddSubview, emptyTableClamps
    case childDidAppearBeforeParent, navigationDelegateHearsLast, leavingControllerHearsFirst
    case newTabHearsFirst, lastCompletionRunsFirst, unconstrainedViewFitsItsSize
    case indicatorsAreFrontmostSubviews, estimateCorrectionsMoveOffset
    case tableLayoutSetsEqualContentSize, touchedPagesTurn, splitSidebarsAreCompact

    var answers: [(isYes: Bool, answers: FidelityAnswers)] { [] }
  }
#else
  import PortableUIKit
  import Testing

  /// One way of answering the open questions.
  struct FidelityAnswers: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answers: UIKitAnswers

    /// The default answers, then each question answered the other way.
    static let all = UIKitAnswers.variations.enumerated().map {
      FidelityAnswers(testDescription: $0 == 0 ? "default answers" : "other answer \($0)", answers: $1)
    }

    init(testDescription: String = "default answers", answers: UIKitAnswers = .standard) {
      self.testDescription = testDescription
      self.answers = answers
    }
  }

  /// A window on the screen and the time in which things happen there.
  @MainActor final class FidelityStage {
    nonisolated static let canTouch = true
    nonisolated static let canRotate = true

    private let simulator: HostSimulator
    private let finger: HostFinger
    let window: FidelityWindow

    init(_ answers: FidelityAnswers = FidelityAnswers(), windowInsets: UIEdgeInsets? = nil) {
      simulator = HostSimulator(device: .phone47)
      simulator.answers = answers.answers
      simulator.makeCurrent()
      window = FidelityWindow(frame: UIScreen.main.bounds)
      window.imposedInsets = windowInsets
      finger = HostFinger(in: window, simulator: simulator)
    }

    /// Lets so many seconds pass.
    func wait(_ seconds: TimeInterval) { simulator.advance(by: seconds) }
    /// Lets one turn of the run loop pass, with its layout.
    func turn() { simulator.step() }
    /// Lets everything come to rest.
    func settle() { simulator.runUntilIdle() }

    /// Puts the finger down, moves it along y in hundredths of a second, and lifts it after a rest.
    func stroke(from start: CGPoint, by distance: CGFloat, steps: Int = 10, thenRest rest: TimeInterval = 0) {
      let time = simulator.now
      finger.down(at: start, time: time)
      for step in 1...steps {
        let y = start.y + distance * CGFloat(step) / CGFloat(steps)
        finger.move(to: CGPoint(x: start.x, y: y), time: time + 0.01 * Double(step))
      }
      finger.up(time: time + 0.01 * Double(steps) + rest)
    }

    func press(_ point: CGPoint) { finger.down(at: point) }
    func lift() { finger.up() }
    func tapStatusBar() { simulator.tapStatusBar() }
    func rotate() { simulator.rotate(to: .landscapeLeft) }
  }

  /// What an open question is about.
  enum OpenQuestion: String, CaseIterable {
    case clampsOnInsetChange, settingEqualInsetClamps, halfPixelRounding, boundsOriginSendsDidScroll
    case safeAreaChangeMovesScrolledContent, bringToFrontMarksLayout, viewIsAppearingBeforeSafeArea
    case viewSafeAreaCallBeforeController, childDidAppearInsideAddSubview, emptyTableClamps
    case childDidAppearBeforeParent, navigationDelegateHearsLast, leavingControllerHearsFirst
    case newTabHearsFirst, lastCompletionRunsFirst, unconstrainedViewFitsItsSize
    case indicatorsAreFrontmostSubviews, estimateCorrectionsMoveOffset
    case tableLayoutSetsEqualContentSize, touchedPagesTurn, splitSidebarsAreCompact

    /// Both answers; yes is what the name of the question says.
    var answers: [(isYes: Bool, answers: FidelityAnswers)] {
      [true, false].map { ($0, FidelityAnswers(testDescription: "\(rawValue): \($0)", answers: answer($0))) }
    }

    private func answer(_ isYes: Bool) -> UIKitAnswers {
      var answers = UIKitAnswers.standard
      switch self {
      case .clampsOnInsetChange: answers.clampsOnInsetChange = isYes ? .all : .tablesOnly
      case .settingEqualInsetClamps: answers.settingEqualInsetClamps = isYes
      case .halfPixelRounding: answers.halfPixelRounding = isYes ? .up : .toEven
      case .boundsOriginSendsDidScroll: answers.boundsOriginSendsDidScroll = isYes
      case .safeAreaChangeMovesScrolledContent: answers.safeAreaChangeMovesScrolledContent = isYes
      case .bringToFrontMarksLayout: answers.bringToFrontMarksLayout = isYes
      case .viewIsAppearingBeforeSafeArea: answers.viewIsAppearingBeforeSafeArea = isYes
      case .viewSafeAreaCallBeforeController: answers.viewSafeAreaCallBeforeController = isYes
      case .childDidAppearInsideAddSubview: answers.childDidAppearInsideAddSubview = isYes
      case .emptyTableClamps: answers.emptyTableClamps = isYes
      case .childDidAppearBeforeParent: answers.childDidAppearBeforeParent = isYes
      case .navigationDelegateHearsLast: answers.navigationDelegateHearsLast = isYes
      case .leavingControllerHearsFirst: answers.leavingControllerHearsFirst = isYes
      case .newTabHearsFirst: answers.newTabHearsFirst = isYes
      case .lastCompletionRunsFirst: answers.lastCompletionRunsFirst = isYes
      case .unconstrainedViewFitsItsSize: answers.unconstrainedViewFitsItsSize = isYes
      case .indicatorsAreFrontmostSubviews: answers.indicatorsAreFrontmostSubviews = isYes
      case .estimateCorrectionsMoveOffset: answers.estimateCorrectionsMoveOffset = isYes
      case .tableLayoutSetsEqualContentSize: answers.tableLayoutSetsEqualContentSize = isYes
      case .touchedPagesTurn: answers.touchedPagesTurn = isYes
      case .splitSidebarsAreCompact: answers.splitSidebarsAreCompact = isYes
      }
      return answers
    }
  }
#endif
