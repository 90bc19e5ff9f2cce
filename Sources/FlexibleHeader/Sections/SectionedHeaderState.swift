import HeaderEngine
import UIKit

/// The state of a ``SectionedHeaderView``, to be stored between two launches.
///
/// ```swift
/// let header = SectionedHeaderView()
/// let data = try JSONEncoder().encode(header.restorationState)
/// ```
public struct SectionedHeaderState: Codable, Equatable, Sendable {
  var state: SectionedHeader.State

  init(_ state: SectionedHeader.State) { self.state = state }

  /// Decodes a state.
  public init(from decoder: any Decoder) throws { state = try SectionedHeader.State(from: decoder) }

  /// Encodes the state.
  public func encode(to encoder: any Encoder) throws { try state.encode(to: encoder) }
}

// The engine imports nothing, so the conformance is written by hand here.
extension SectionedHeader.State: Codable {
  private enum Key: String, CodingKey { case version, sections, direction, thresholdLeft }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let direction = try values.decodeIfPresent(String.self, forKey: .direction)
    self.init(
      sections: try values.decode([Section].self, forKey: .sections),
      direction: direction == "up" ? .up : direction == "down" ? .down : nil,
      thresholdLeft: try values.decodeIfPresent(Double.self, forKey: .thresholdLeft) ?? 0)
    version = try values.decode(Int.self, forKey: .version)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(version, forKey: .version)
    try values.encode(sections, forKey: .sections)
    try values.encodeIfPresent(direction.map { $0 == .up ? "up" : "down" }, forKey: .direction)
    try values.encode(thresholdLeft, forKey: .thresholdLeft)
  }
}

extension SectionedHeader.State.Section: Codable {
  private enum Key: String, CodingKey { case identifier, visibleHeight }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      identifier: try values.decode(String.self, forKey: .identifier),
      visibleHeight: try values.decode(Double.self, forKey: .visibleHeight))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(identifier, forKey: .identifier)
    try values.encode(visibleHeight, forKey: .visibleHeight)
  }
}

extension SectionedHeaderView {
  /// The visible heights of the sections, by identifier, to be stored and set again at the next launch.
  ///
  /// Restore the content offset first, because a gap between header and content is closed at once. A state that is set
  /// before the first layout is applied with it. Unknown and missing identifiers are ignored; sections without an
  /// identifier are matched in their order.
  public var restorationState: SectionedHeaderState {
    get {
      var state = engine.state
      for index in state.sections.indices where index < clips.count {
        state.sections[index].identifier = clips[index].section.identifier ?? ""
      }
      return SectionedHeaderState(state)
    }
    set {
      waitingState = engine.freeHeight == nil ? newValue : nil
      engine.restore(named(newValue))
      followNeighbors()
      adapt()
    }
  }

  /// Applies a state again that was set before the first event, after sections or heights changed.
  func restoreWaitingState() {
    guard let state = waitingState else { return }
    guard engine.freeHeight == nil else { return waitingState = nil }
    engine.restore(named(state))
  }

  /// Returns whether the first event waits for content: a state is to be restored, and content that isn't there yet would
  /// expand the header.
  func isWaitingForContent(of scrollView: UIScrollView) -> Bool {
    guard waitingState != nil, engine.freeHeight == nil else { return false }
    return scrollView.window == nil || scrollView.contentSize.height == 0
  }

  /// The state with the engine's names of the sections.
  private func named(_ state: SectionedHeaderState) -> SectionedHeader.State {
    var state = state.state
    var nameless = clips.map(\.section).filter { $0.identifier == nil }.map(\.name)[...]
    for index in state.sections.indices where state.sections[index].identifier.isEmpty {
      if let name = nameless.popFirst() { state.sections[index].identifier = name }
    }
    return state
  }
}
