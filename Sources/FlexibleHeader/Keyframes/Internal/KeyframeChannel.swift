import HeaderEngine
import UIKit

/// The current progress of a movement, shared by its channel and the groups of its tracks.
///
/// The groups hold this object instead of the channel: the channel owns the records of the views, and the
/// records own the groups.
@MainActor final class SharedProgress {
  // Read at every movement. No code that modifies the value calls back.
  @exclusivity(unchecked) var value = MovementProgress()
}

/// A movement of the header: its current progress and the keyframes that follow it.
///
/// The header's composer owns the channels, which own the keyframes. `LayoutKeyframes`, which the app may
/// store, holds its channel weakly.
@MainActor final class KeyframeChannel {
  let source: HeaderProgressSource
  // Stored separately because it is read at each event, and copying the source with its section is expensive.
  let movement: HeaderProgressSource.Movement
  let isOfSection: Bool
  /// The object with which the app adds keyframes, while the app holds it. Held weakly.
  private weak var handedOut: LayoutKeyframes?
  let progress = SharedProgress()
  var views: [KeyframesOfView] = []
  // Read at every movement. No code that modifies the value calls back.
  @exclusivity(unchecked) var constraints = ConstraintKeyframes()
  /// A Boolean value that determines whether frames and horizontal translations are mirrored in a right-to-left layout.
  var mirrors = true
  private(set) weak var composer: KeyframeComposer?

  init(_ source: HeaderProgressSource, of composer: KeyframeComposer) {
    self.source = source
    movement = source.movement
    isOfSection = source.section != nil
    self.composer = composer
  }

  var keyframes: LayoutKeyframes {
    if let handedOut { return handedOut }
    let keyframes = LayoutKeyframes()
    keyframes.channel = self
    handedOut = keyframes
    return keyframes
  }

  /// A Boolean value that indicates whether there are no keyframes, and the app can't add any without requesting the channel.
  var isEmpty: Bool { views.isEmpty && constraints.isEmpty && handedOut == nil }

  func keyframes(of view: UIView) -> KeyframesOfView? { views.first { $0.record.view === view } }
}

/// The keyframes for one view over one movement, as the app added them.
@MainActor final class KeyframesOfView {
  let record: KeyframedView
  var layout = LayoutTrack()
  private(set) var properties: [(property: PoseProperty, track: PropertyTrack)] = []

  init(_ record: KeyframedView) { self.record = record }

  var isEmpty: Bool { layout.count == 0 && properties.isEmpty }

  /// Changes the track of a property. The track is created when needed and removed when empty.
  func change(_ property: PoseProperty, _ body: (inout PropertyTrack) -> Bool) -> Bool {
    let index = properties.firstIndex { $0.property == property } ?? properties.count
    if index == properties.count { properties.append((property, PropertyTrack())) }
    // Changed in place: copying the track would make adding keyframes quadratic.
    let isChanged = body(&properties[index].track)
    if properties[index].track.count == 0 { properties.remove(at: index) }
    return isChanged
  }
}

/// Marks that several tracks over the same movement share, and the current position among them, which is
/// computed once for all tracks.
@MainActor final class KeyframeGroup {
  let progress: SharedProgress
  let marks: KeyframeMarks
  @exclusivity(unchecked) private(set) var position = KeyframePosition(lower: 0, fraction: 0)

  init(_ progress: SharedProgress, _ marks: KeyframeMarks) {
    self.progress = progress
    self.marks = marks
  }

  func findPosition() {
    if let position = marks.position(of: progress.value.fraction) { self.position = position }
  }
}

/// Values that apply to all views of a header.
struct KeyframeContext {
  let header: UIView
  let reducesMotion: Bool
  let isRightToLeft: Bool
}

/// An effect on one view.
@MainActor struct EffectEntry {
  let record: KeyframedView
  let channel: KeyframeChannel
  let track: PropertyTrack
  let action: KeyframeAction
  /// A Boolean value that indicates whether the effect is off while Reduce Motion is on.
  let isDecorative: Bool

  /// Returns whether the effect changes a view. A morph changes two.
  func concerns(_ view: UIView) -> Bool {
    if case .morph(let morph) = action, morph.involves(view) { return true }
    return record.view === view
  }
}
