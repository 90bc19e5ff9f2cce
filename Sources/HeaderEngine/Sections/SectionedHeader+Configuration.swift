extension SectionedHeader {
  /// The sections of a header and its surroundings.
  public struct Configuration: Equatable, Sendable {
    /// The sections' rules, from top to bottom. The default is empty.
    public var sections: [SectionConfiguration] = []
    /// The distance that content must move up under the header before the header collapses, in points. The default is 0.
    /// Negative values become 0. Values that are NaN, infinite, or greater than 10⁹ are ignored.
    public var hideThreshold = 0.0
    /// The distance that content must move down under the header before sections return, in points. The default is 0. Negative
    /// values become 0. Values that are NaN, infinite, or greater than 10⁹ are ignored.
    public var revealThreshold = 0.0
    /// The distance, in points, within which header and content touch and a section is at its stop. The default is 1e-6; use
    /// half a pixel on screens. Values are clamped to 1e-6...1; NaN is ignored.
    public var tolerance = 1e-6
    /// The height of the safe area above the sections, in points. The default is 0. Negative values become 0. Values that are
    /// NaN, infinite, or greater than 10⁹ are ignored.
    public var topSafeArea = 0.0
    /// The height of the bounds, in points, of which an expanded header leaves 44 points free if the minimum heights allow it.
    /// If they don't, a collapsed header does. The default, `nil`, is no limit. Negative values become 0. Values that are NaN,
    /// infinite, or greater than 10⁹ are ignored.
    public var boundsHeight: Double?
    /// A Boolean value that indicates whether an assistive technology such as VoiceOver or Switch Control is running. If
    /// `true`, no section leaves, and none stretches. The default is `false`.
    public var isAssistiveTechnologyRunning = false
    /// A Boolean value that indicates whether animations are replaced by immediate changes. The default is
    /// `false`.
    public var isMotionReduced = false

    /// Creates a configuration without sections.
    public init() {}

    /// Returns this configuration, with the last valid value in place of each invalid number.
    fileprivate func corrected(last: Configuration) -> Configuration {
      var corrected = self
      corrected.hideThreshold = ScrollMetrics.usable(hideThreshold) ?? last.hideThreshold
      corrected.revealThreshold = ScrollMetrics.usable(revealThreshold) ?? last.revealThreshold
      corrected.topSafeArea = ScrollMetrics.usable(topSafeArea) ?? last.topSafeArea
      corrected.boundsHeight = boundsHeight.flatMap { ScrollMetrics.usable($0) ?? last.boundsHeight }
      corrected.tolerance = tolerance.isNaN ? last.tolerance : min(1, max(1e-6, tolerance))
      return corrected
    }
  }

  /// Replaces the configuration: heights and rules, inserted, removed and reordered sections, surroundings.
  ///
  /// Sections are recognized by ``SectionConfiguration/identifier`` and keep their visible height; expanded
  /// and collapsed ones stay so under new heights. An animation in which content moves is completed. See
  /// [Changes](Documentation/Behavior/SectionedHeader.md#changes).
  ///
  /// - Parameter configuration: The new configuration. Properties with invalid numbers keep their present values.
  /// - Returns: The update to apply. ``Update/freeHeight`` is the free height at which content that touched the header touches
  ///   it again; report its move as a layout event.
  @discardableResult public mutating func configure(_ configuration: Configuration) -> Update {
    configure(configuration, closesGap: true, awaitsRows: false)
  }

  /// Replaces the configuration. If `closesGap` is `false`, content that touched the header is about to move to it, and the sections
  /// don't expand over the gap that smaller ones leave. The event of the move closes what is left of it. How far the content can
  /// move isn't known yet then, because the needs in the insets change first. If `awaitsRows` is `true`, a list is about to move
  /// any content.
  package mutating func configure(_ configuration: Configuration, closesGap: Bool, awaitsRows: Bool) -> Update
  {
    let corrected = configuration.corrected(last: self.configuration)
    return updating { header, update in
      let moved = header.completeContentMove(&update)
      let touched = header.content.map { header.touches($0.freeHeight) } ?? false
      let pulled = max(0, (header.content?.freeHeight ?? 0) - header.stack.maximumHeight)
      header.stack = header.stack.adapted(to: corrected, from: header.configuration.sections)
      header.configuration = corrected
      if let state = header.restoredState { header.adopt(state) }
      if let free = header.freeHeight { header.content?.move(to: free, maximum: header.stack.maximumHeight) }
      if closesGap || !(touched || awaitsRows) { header.closeGap() }
      update.layoutChanged = true
      if touched {
        let height = header.stack.visibleHeight + pulled
        update.freeHeight = closesGap ? header.distantFreeHeight(height) ?? moved : height
      }
    }
  }

  /// Returns whether content with this free height touches the header, or was pulled away from an expanded one.
  private func touches(_ freeHeight: Double) -> Bool {
    abs(stack.visibleHeight - min(freeHeight, stack.maximumHeight)) <= configuration.tolerance
  }
}
