import HeaderEngine
import UIKit

/// An object that applies all keyframes and effects of one header.
///
/// It compiles `LayoutKeyframes` and `HeaderEffects` into one `KeyframedView` for each view, so that
/// everything that changes a view is combined and written once.
@MainActor final class KeyframeComposer {
  private(set) lazy var effects = HeaderEffects(of: self)
  private(set) weak var header: ScrollHeaderView?
  /// The followers of the header, or `nil` until there are any.
  weak var followers: HeaderFollowers?
  // Read at every movement. No code that modifies these values calls back.
  @exclusivity(unchecked) private var channels: [KeyframeChannel] = []
  @exclusivity(unchecked) private var groups: [KeyframeGroup] = []
  @exclusivity(unchecked) private var views: [KeyframedView] = []
  @exclusivity(unchecked) private var morphs: [TitleMorph] = []
  private var isLayingOutSubviews = false
  private var entries: [EffectEntry] = []
  private var needsCompiling = false
  /// A Boolean value that indicates whether the next event or layout has to apply everything.
  @exclusivity(unchecked) private(set) var needsApplying = true {
    didSet { if needsApplying { header?.tracker.endRest() } }
  }
  private var dependsOnLayout = false
  private var dependsOnDirection = false
  private var appliedSize = CGSize.zero
  /// The layout direction and the attribute for which it was determined, or `nil` if it has to be determined
  /// again.
  @exclusivity(unchecked) private var direction: (attribute: UISemanticContentAttribute, isRightToLeft: Bool)?
  private var reducesMotion = UIAccessibility.isReduceMotionEnabled
  private var reduceMotionToken: NotificationToken?

  /// Creates a composer for a header, which owns it.
  init(of header: ScrollHeaderView) {
    self.header = header
    let motion = [UIAccessibility.reduceMotionStatusDidChangeNotification]
    reduceMotionToken = NotificationToken(motion) { [weak self] in
      self?.reducesMotion = UIAccessibility.isReduceMotionEnabled
      self?.setNeedsApplying()
    }
  }

  // A header may be released while it changes views of the app.
  deinit {
    let (entries, views) = (entries, views)
    MainQueue.run {
      for entry in entries { entry.action.end() }
      for view in views { view.end() }
    }
  }

  func keyframes(over source: HeaderProgressSource) -> LayoutKeyframes { channel(over: source).keyframes }

  /// Returns the record of a view, which is created if it doesn't exist.
  func record(of view: UIView) -> KeyframedView {
    for record in views where record.view === view { return record }
    let record = KeyframedView(view, isSubview: view.superview === header)
    views.append(record)
    return record
  }

  /// Returns whether keyframes or effects change the opacity of a view.
  func changesOpacity(of view: UIView) -> Bool {
    restoreUnused()
    return views.contains { $0.view === view && $0.changesOpacity }
  }

  /// A Boolean value that indicates whether keyframes or effects follow a section that isn't in the header.
  var followsUnknownSection: Bool {
    guard let header else { return false }
    return channels.contains { $0.source.section.map { header.travel(ofSection: $0) == nil } ?? false }
  }

  func add(
    _ action: KeyframeAction, _ track: PropertyTrack, to view: UIView, over source: HeaderProgressSource,
    isDecorative: Bool
  ) {
    entries.append(
      EffectEntry(
        record: record(of: view), channel: channel(over: source), track: track, action: action,
        isDecorative: isDecorative))
    setNeedsCompiling()
  }

  /// Removes the effects whose actions match from a view, and title morphs from both of their labels.
  func removeEffects(from view: UIView, where matches: (KeyframeAction) -> Bool = { _ in true }) {
    let removed = entries.filter { $0.concerns(view) && matches($0.action) }
    entries.removeAll { $0.concerns(view) && matches($0.action) }
    for entry in removed { entry.action.end() }
    setNeedsCompiling()
    restoreUnused()
  }

  private func channel(over source: HeaderProgressSource) -> KeyframeChannel {
    for channel in channels where channel.source == source { return channel }
    let channel = KeyframeChannel(source, of: self)
    channels.insert(channel, at: channels.firstIndex { $0.source.rank > source.rank } ?? channels.count)
    setNeedsCompiling()
    return channel
  }

  // MARK: - Changes

  func setNeedsCompiling() {
    needsCompiling = true
    setNeedsApplying()
  }

  /// Updates the keyframes after the header's traits changed, which include its layout direction.
  func traitsDidChange() {
    direction = nil
    for morph in morphs { morph.forgetTexts() }
    setNeedsApplying()
  }

  /// Handles a subview that was added to the header, or is about to be removed from it.
  func subview(_ subview: UIView, isInHeader: Bool) {
    for record in views where record.view === subview {
      record.becomeSubview(isInHeader)
      needsApplying = true
    }
  }

  /// Restores the original values of properties that no keyframe or effect changes anymore.
  func restoreUnused() { if needsCompiling { compile() } }

  /// Requests an update after a view on which an effect depends was laid out at another position.
  func setNeedsApplying() {
    needsApplying = true
    header?.setNeedsLayout()
  }

  // MARK: - Applying

  /// Applies the keyframes after a movement of the header, or in the header's layout before that of its
  /// subviews.
  ///
  /// Returns immediately if neither a progress nor the header's size has changed since the last call. The header is passed,
  /// because loading a weak reference is expensive; see Benchmarks/README.md.
  func apply(
    _ travel: @autoclosure () -> HeaderTravel, to header: UIView, of size: CGSize,
    section: (AnyHashable) -> HeaderTravel?
  ) {
    guard !channels.isEmpty else { return }
    guard takeProgress(travel(), section) || needsApplying || size != appliedSize else { return }
    appliedSize = size
    applyAll(in: header)
  }

  /// Applies effects that depend on the positions of views, after the layout of the header's subviews.
  func applyAfterLayout() {
    defer { followers?.updateShares() }
    // The layout of a subview begins with that of the header, if the header needs layout meanwhile.
    guard dependsOnLayout, !isLayingOutSubviews, let header else { return }
    isLayingOutSubviews = true
    for subview in header.subviews { subview.layoutIfNeeded() }
    isLayingOutSubviews = false
    let context = context(of: header)
    for view in views where view.dependsOnLayout { view.apply(context) }
  }

  // MARK: - Private

  /// Stores the progress of each channel, and returns whether one changed.
  private func takeProgress(
    _ travel: HeaderTravel, _ section: (AnyHashable) -> HeaderTravel?
  ) -> Bool {
    var hasChanged = false
    for channel in channels {
      var progress = MovementProgress()
      if !channel.isOfSection {
        progress = travel.progress(of: channel.movement)
      } else if let identifier = channel.source.section, let travel = section(identifier) {
        progress = travel.progress(of: channel.movement)
      }
      guard progress != channel.progress.value else { continue }
      channel.progress.value = progress
      hasChanged = true
    }
    return hasChanged
  }

  private func applyAll(in header: UIView) {
    if needsCompiling { compile() }
    needsApplying = false
    for group in groups { group.findPosition() }
    let context = context(of: header)
    // A view that isn't in the header yet needs its attributes when it is added.
    for view in views where !view.apply(context) { needsApplying = true }
    for channel in channels where !channel.constraints.isEmpty {
      channel.constraints.apply(channel.progress.value.fraction)
    }
  }

  /// Returns the values that apply to all views now, before the views are changed.
  private func context(of header: UIView) -> KeyframeContext {
    for morph in morphs { morph.forgetPlaces() }
    return KeyframeContext(
      header: header, reducesMotion: reducesMotion,
      isRightToLeft: dependsOnDirection && isRightToLeft(header))
  }

  /// Returns whether the layout direction is right to left. The direction is cached, because reading traits costs more than the
  /// keyframes of a view.
  private func isRightToLeft(_ header: UIView) -> Bool {
    let attribute = header.semanticContentAttribute
    if let direction, direction.attribute == attribute { return direction.isRightToLeft }
    let isRightToLeft = header.effectiveUserInterfaceLayoutDirection == .rightToLeft
    direction = (attribute, isRightToLeft)
    return isRightToLeft
  }

  // MARK: - Compiling

  private func compile() {
    needsCompiling = false
    groups = []
    for view in views { view.removeParts() }
    for channel in channels { compile(channel) }
    entries.removeAll { $0.record.view == nil }
    channels.removeAll { channel in channel.isEmpty && !entries.contains { $0.channel === channel } }
    for entry in entries {
      entry.record.add(
        .init(
          track: entry.track, action: entry.action, group: group(entry.channel, entry.track.marks),
          mirrors: entry.channel.mirrors, isDecorative: entry.isDecorative))
    }
    for view in views { view.restoreUnused() }
    views.removeAll { $0.isEmpty }
    morphs = entries.compactMap { if case .morph(let morph) = $0.action { morph } else { nil } }
    dependsOnLayout = views.contains { $0.dependsOnLayout }
    dependsOnDirection = views.contains { $0.dependsOnDirection }
  }

  private func compile(_ channel: KeyframeChannel) {
    channel.views.removeAll { $0.record.view == nil }
    for keyframes in channel.views {
      if keyframes.layout.count > 0 {
        keyframes.record.layout = KeyframedView.LayoutPart(
          track: keyframes.layout, group: group(channel, keyframes.layout.marks), mirrors: channel.mirrors)
      }
      for (property, track) in keyframes.properties {
        let group = group(channel, track.marks)
        keyframes.record.add(
          .init(track: track, action: .pose(property), group: group, mirrors: channel.mirrors))
      }
    }
  }

  private func group(_ channel: KeyframeChannel, _ marks: KeyframeMarks) -> KeyframeGroup {
    for group in groups where group.progress === channel.progress && group.marks == marks { return group }
    let group = KeyframeGroup(channel.progress, marks)
    groups.append(group)
    return group
  }
}
