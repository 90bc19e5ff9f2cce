import FlexibleHeader
import HeaderEngine
import PortableUIKit

/// Plays one workload a given number of times, for callgrind to count: `EventCost WORKLOAD COUNT`.
///
/// `Scripts/event-cost` runs it with N and 2N events and divides the difference, so that the start costs nothing.
@main struct EventCost {
  static let workloads: [String: @MainActor (ScrollSession) -> Double] = [
    "engine-disabled": { engine($0, .disabled) },
    "engine-enabled": { engine($0, .enabled) },
    "engine-status-bar": { engine($0, .enabledWithStatusBar) },
    "engine-hideable": { engine($0, .hideable) },
    "header-disabled": { header($0, .disabled) },
    "header-enabled": { header($0, .enabled) },
    "header-status-bar": { header($0, .enabledWithStatusBar) },
    "scroll-view": { scrollView($0) },
    "session": { $0.offsets.reduce(0, +) },
  ]

  @MainActor static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let workload = workloads[arguments[1]], let count = Int(arguments[2]) else {
      print("usage: EventCost WORKLOAD COUNT, with one of: \(workloads.keys.sorted().joined(separator: " "))")
      return
    }
    print(arguments[1], count, workload(ScrollSession(count: count)))
  }

  /// The engine alone: one `handle` an event.
  static func engine(_ session: ScrollSession, _ behavior: ShiftBehavior) -> Double {
    var header = MaterialHeader()
    _ = header.setMinimumHeight(76)
    _ = header.setMaximumHeight(160)
    _ = header.setBehavior(behavior)
    header.startTracking(InjectedInsets())
    let surroundings = Surroundings(statusBarHeight: 20)
    var state = ScrollState(
      offset: 0, contentHeight: ScrollSession.contentHeight, viewHeight: ScrollSession.viewHeight)
    _ = header.injection(into: state, surroundings)
    state.contentInsetTop = ScrollSession.topInset
    state.adjustedInsetTop = ScrollSession.topInset
    state.isTracking = true
    var sum = 0.0
    for offset in session.offsets {
      state.offset = offset
      guard let update = header.scroll(state, surroundings) else { continue }
      if let inset = update.indicatorInsetTop { state.indicatorInsetTop = inset }
      sum += update.top + update.height
    }
    return sum
  }

  /// The scroll view alone: what setting the offset costs without any header.
  @MainActor static func scrollView(_ session: ScrollSession) -> Double {
    let stage = Stage(behavior: nil)
    for offset in session.offsets { stage.scrollView.contentOffset = CGPoint(x: 0, y: offset) }
    return stage.scrollView.contentOffset.y
  }

  /// Set the offset, forward the event: the view measures, the engine decides, the view applies.
  @MainActor static func header(_ session: ScrollSession, _ behavior: ShiftBehavior) -> Double {
    let stage = Stage(behavior: behavior)
    for offset in session.offsets { stage.scrollView.contentOffset = CGPoint(x: 0, y: offset) }
    return Double(stage.frameChanges)
  }
}
