import HeaderEngine

/// What a header's subviews and constraints are like at some progresses of the header, and in between.
///
/// A header owns its keyframes: `FlexibleHeightBar.keyframes`, `FlexibleHeaderView.collapseKeyframes` and
/// `shiftKeyframes`. Views are held weakly, and may be given keyframes before they are added to the header;
/// those that are not in it are left alone, and so is a view without keyframes. Below the first keyframe that
/// one holds, above the last one the last.
///
/// ```swift
/// var attributes = SubviewLayoutAttributes()
/// attributes.frame = CGRect(x: 20, y: 60, width: 120, height: 40)
/// bar.keyframes.add(attributes, for: label, at: 0)
/// attributes.alpha = 0
/// bar.keyframes.add(attributes, for: label, at: 1)
/// ```
@preconcurrency @MainActor public final class LayoutKeyframes {
  // Classes, for a loop over values copies their weak references: 350 instructions a view and layout.
  private final class ViewTrack {
    private(set) weak var view: UIView?
    let track: LayoutTrack

    init(_ view: UIView, _ track: LayoutTrack) {
      self.view = view
      self.track = track
    }
  }

  private final class ConstantKeyframes {
    private(set) weak var constraint: NSLayoutConstraint?
    let track: ConstantTrack

    init(_ constraint: NSLayoutConstraint, _ track: ConstantTrack) {
      self.constraint = constraint
      self.track = track
    }
  }

  private var tracks: [ViewTrack] = []
  private var constants: [ConstantKeyframes] = []
  private var ranges = ProgressRanges()
  private var sets: [[NSLayoutConstraint]] = []
  private unowned let header: UIView
  /// For comparison: asking for the header itself costs 80 instructions a view and layout.
  private let headerIdentity: ObjectIdentifier
  private let onChange: @MainActor () -> Void
  private var reducesMotion = UIAccessibility.isReduceMotionEnabled
  private var reduceMotionToken: NotificationToken?

  init(of header: UIView, onChange: @escaping @MainActor () -> Void) {
    self.header = header
    headerIdentity = ObjectIdentifier(header)
    self.onChange = onChange
    let name = UIAccessibility.reduceMotionStatusDidChangeNotification
    reduceMotionToken = NotificationToken(name) { [weak self] in
      self?.reducesMotion = UIAccessibility.isReduceMotionEnabled
      self?.onChange()
    }
  }

  // MARK: - Views

  /// Says how `view` looks at `progress` (0...1, clamped), in place of what was said for the same progress.
  /// `easing` leads to the next keyframe. Attributes or a progress that are no numbers are ignored.
  public func add(
    _ attributes: SubviewLayoutAttributes, for view: UIView, at progress: CGFloat,
    easing: KeyframeEasing = .linear
  ) {
    tracks.removeAll { $0.view == nil }
    let index = index(of: view) ?? tracks.count
    var track = index < tracks.count ? tracks[index].track : LayoutTrack()
    guard track.set(LayoutValues(attributes), at: Double(progress), easing: easing) else { return }
    if index < tracks.count {
      tracks[index] = ViewTrack(view, track)
    } else {
      tracks.append(ViewTrack(view, track))
    }
    onChange()
  }

  /// Takes back what was said of `view` at exactly this progress. Without a keyframe there nothing happens.
  public func remove(for view: UIView, at progress: CGFloat) {
    guard let index = index(of: view) else { return }
    var track = tracks[index].track
    guard track.remove(at: Double(progress)) else { return }
    tracks[index] = ViewTrack(view, track)
    if track.count == 0 { tracks.remove(at: index) }
    onChange()
  }

  /// Takes back all that was said of `view`, which stays as it is.
  public func removeAll(for view: UIView) {
    tracks.removeAll { $0.view === view || $0.view == nil }
  }

  /// How many keyframes `view` has.
  public func count(for view: UIView) -> Int { index(of: view).map { tracks[$0].track.count } ?? 0 }

  /// The progress, 0...1, of the keyframe of `view` with that index in rising order; nil if there is none.
  public func progress(for view: UIView, index: Int) -> CGFloat? {
    guard let track = track(of: view, with: index) else { return nil }
    return CGFloat(track.progress(at: index))
  }

  /// What the keyframe of `view` with that index in rising order says; nil if there is none.
  public func attributes(for view: UIView, index: Int) -> SubviewLayoutAttributes? {
    guard let track = track(of: view, with: index) else { return nil }
    return SubviewLayoutAttributes(track.values(at: index))
  }

  // MARK: - Constraints

  /// Says what the constant of `constraint`, in points, is at `progress` (0...1, clamped), in place of what
  /// was said for the same progress. `easing` leads to the next keyframe. The constraint is held weakly.
  public func add(
    constant: CGFloat, for constraint: NSLayoutConstraint, at progress: CGFloat,
    easing: KeyframeEasing = .linear
  ) {
    constants.removeAll { $0.constraint == nil }
    let index = constants.firstIndex { $0.constraint === constraint } ?? constants.count
    var track = index < constants.count ? constants[index].track : ConstantTrack()
    guard track.set(Double(constant), at: Double(progress), easing: easing) else { return }
    if index < constants.count {
      constants[index] = ConstantKeyframes(constraint, track)
    } else {
      constants.append(ConstantKeyframes(constraint, track))
    }
    onChange()
  }

  /// Takes back all that was said of the constant of `constraint`, which stays as it is.
  public func removeAll(for constraint: NSLayoutConstraint) {
    constants.removeAll { $0.constraint === constraint || $0.constraint == nil }
  }

  /// Keeps `constraints` active while progress is in `range`, and inactive outside of it.
  ///
  /// Both ends belong to the range, save an upper end at which another range begins. The constraints are held
  /// until `removeAllConstraintSets()`.
  public func activate(_ constraints: [NSLayoutConstraint], within range: ClosedRange<CGFloat>) {
    let index = ranges.add(from: Double(range.lowerBound), to: Double(range.upperBound))
    guard index != nil else { return }
    sets.append(constraints)
    onChange()
  }

  /// Forgets all sets of constraints; they stay as they are.
  public func removeAllConstraintSets() {
    ranges = ProgressRanges()
    sets = []
  }

  // MARK: - Internal

  /// Gives views and constraints what they should have at `progress`.
  func apply(_ progress: Double) {
    for track in tracks {
      guard let view = track.view, isInHeader(view),
        let values = track.track.values(atProgress: progress, reducesMotion: reducesMotion)
      else { continue }
      values.apply(to: view)
    }
    for keyframes in constants {
      guard let constraint = keyframes.constraint,
        let constant = keyframes.track.constant(atProgress: progress)
      else { continue }
      if constraint.constant != CGFloat(constant) { constraint.constant = CGFloat(constant) }
    }
    // First those that go: two sets that contradict each other are never active together.
    switchConstraints(on: false, progress)
    switchConstraints(on: true, progress)
  }

  // MARK: - Private

  private func switchConstraints(on: Bool, _ progress: Double) {
    for index in sets.indices where ranges.holds(index, at: progress) == on {
      for constraint in sets[index] where constraint.isActive != on { constraint.isActive = on }
    }
  }

  private func isInHeader(_ view: UIView) -> Bool {
    view.superview.map(ObjectIdentifier.init) == headerIdentity || view.isDescendant(of: header)
  }

  private func index(of view: UIView) -> Int? { tracks.firstIndex { $0.view === view } }

  private func track(of view: UIView, with index: Int) -> LayoutTrack? {
    guard let place = self.index(of: view) else { return nil }
    let track = tracks[place].track
    return (0..<track.count).contains(index) ? track : nil
  }
}
