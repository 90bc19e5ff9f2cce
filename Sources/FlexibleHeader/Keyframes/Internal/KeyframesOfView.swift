import HeaderEngine
import UIKit

/// The keyframes for one view over one movement, as the app added them.
@MainActor final class KeyframesOfView {
  let record: KeyframedView
  var layout = LayoutTrack()
  private(set) var properties: [(property: PoseProperty, track: PropertyTrack)] = []

  init(_ record: KeyframedView) { self.record = record }

  var isEmpty: Bool { layout.count == 0 && properties.isEmpty }

  /// Changes the track of a property. The track is created when needed and removed when empty.
  func change(_ property: PoseProperty, _ body: (inout PropertyTrack) -> Bool) -> Bool {
    guard let index = properties.firstIndex(where: { $0.property == property }) else {
      var track = PropertyTrack()
      guard body(&track) else { return false }
      properties.append((property, track))
      return true
    }
    // Changed in place: copying the track would make adding keyframes quadratic.
    guard body(&properties[index].track) else { return false }
    if properties[index].track.count == 0 { properties.remove(at: index) }
    return true
  }
}
