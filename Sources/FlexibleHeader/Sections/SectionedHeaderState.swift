import HeaderEngine
import UIKit

/// The state of a ``SectionedHeaderView`` that an app can save and restore.
///
/// ```swift
/// let header = SectionedHeaderView()
/// let data = try JSONEncoder().encode(header.restorationState)
/// ```
public struct SectionedHeaderState: Codable, Equatable, Sendable {
  var state: SectionedHeader.State

  init(_ state: SectionedHeader.State) { self.state = state }

  private enum Key: String, CodingKey { case version, sections, direction, thresholdLeft }

  /// A section as it is stored.
  private struct Section: Codable {
    var identifier: String
    var visibleHeight: Double
  }

  /// Decodes a state.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let direction = try values.decodeIfPresent(String.self, forKey: .direction)
    state = SectionedHeader.State(
      sections: try values.decode([Section].self, forKey: .sections).map {
        SectionedHeader.State.Section(identifier: $0.identifier, visibleHeight: $0.visibleHeight)
      },
      direction: direction == "up" ? .up : direction == "down" ? .down : nil,
      thresholdLeft: try values.decodeIfPresent(Double.self, forKey: .thresholdLeft) ?? 0)
    state.version = try values.decode(Int.self, forKey: .version)
  }

  /// Encodes the state.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(state.version, forKey: .version)
    try values.encode(
      state.sections.map { Section(identifier: $0.identifier, visibleHeight: $0.visibleHeight) },
      forKey: .sections)
    try values.encodeIfPresent(state.direction.map { $0 == .up ? "up" : "down" }, forKey: .direction)
    try values.encode(state.thresholdLeft, forKey: .thresholdLeft)
  }
}
