import HeaderEngine
import UIKit

/// Saving and restoring the sections' visible heights.
extension SectionedHeaderView {
  /// The visible heights of the sections, by identifier, to save and restore at the next launch. By default, all sections are
  /// expanded.
  ///
  /// Restore the content offset first, because a gap between header and content is closed at once. A state that you set before
  /// the first layout is applied with that layout. Unknown and missing identifiers are ignored. Sections without an identifier
  /// are matched in their order.
  public var restorationState: SectionedHeaderState {
    get {
      tracker.catchUp()
      var state = engine.header.state
      for index in state.sections.indices where index < clips.count {
        state.sections[index].identifier = clips[index].section.identifier ?? ""
      }
      return SectionedHeaderState(state)
    }
    set {
      tracker.endRest()
      waitingState = engine.header.freeHeight == nil ? newValue : nil
      engine.header.restore(named(newValue))
      followNeighbors()
      adapt()
    }
  }

  /// Returns the state with the names that the engine uses for the sections.
  func named(_ state: SectionedHeaderState) -> SectionedHeader.State {
    var state = state.state
    var nameless = clips.map(\.section).filter { $0.identifier == nil }.map(\.name)[...]
    for index in state.sections.indices where state.sections[index].identifier.isEmpty {
      if let name = nameless.popFirst() { state.sections[index].identifier = name }
    }
    return state
  }
}
