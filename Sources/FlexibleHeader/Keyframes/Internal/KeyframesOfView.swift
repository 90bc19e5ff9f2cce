import HeaderEngine
import UIKit

/// The keyframes of one view over one movement, as the user wrote them.
@MainActor final class KeyframesOfView {
  let record: KeyframedView
  var layout = LayoutTrack()
  private(set) var properties: [(property: PoseProperty, track: PropertyTrack)] = []

  init(_ record: KeyframedView) { self.record = record }

  var isEmpty: Bool { layout.count == 0 && properties.isEmpty }

  /// Changes the track of a property, which is created when needed and dropped when empty.
  func change(_ property: PoseProperty, _ body: (inout PropertyTrack) -> Bool) -> Bool {
    guard let index = properties.firstIndex(where: { $0.property == property }) else {
      var track = PropertyTrack()
      guard body(&track) else { return false }
      properties.append((property, track))
      return true
    }
    // In place: a copy of the track would make adding keyframes quadratic.
    guard body(&properties[index].track) else { return false }
    if properties[index].track.count == 0 { properties.remove(at: index) }
    return true
  }
}
