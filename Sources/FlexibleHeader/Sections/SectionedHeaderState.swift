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
