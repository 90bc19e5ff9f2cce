// See Documentation/Behavior/SectionedHeader.md#restoration.
extension SectionedHeader {
  /// What is worth keeping of a header between two launches.
  public struct State: Equatable, Sendable {
    /// The visible height of a section.
    public struct Section: Equatable, Sendable {
      /// The section's identifier.
      public var identifier: String
      /// The visible height, in points.
      public var visibleHeight: Double

      /// Creates the state of a section.
      public init(identifier: String, visibleHeight: Double) {
        self.identifier = identifier
        self.visibleHeight = visibleHeight
      }
    }

    /// The version of the format. The default, 1, is the only version. States with another version are ignored.
    public var version = 1
    /// The sections, from top to bottom.
    public var sections: [Section]
    /// The direction in which the content moved last, or `nil` if it was forgotten. The default is `nil`.
    public var direction: Direction?
    /// The remaining distance of the threshold in this direction, in points. The default is 0.
    public var thresholdLeft: Double

    /// Creates a state of the current version.
    public init(sections: [Section], direction: Direction? = nil, thresholdLeft: Double = 0) {
      self.sections = sections
      self.direction = direction
      self.thresholdLeft = thresholdLeft
    }
  }

  /// The present state, which you can pass to ``restore(_:)``.
  public var state: State {
    let sections = zip(configuration.sections, stack.sections).map {
      State.Section(identifier: $0.identifier, visibleHeight: $1.visible)
    }
    return State(sections: sections, direction: threshold.direction, thresholdLeft: threshold.left)
  }

  /// Restores a saved state, as far as it leaves no gap above the content. Restore the content offset first.
  ///
  /// Unknown and missing sections and numbers that are not finite are skipped. A state that is restored before the first event
  /// also applies to sections that are configured before that event.
  ///
  /// - Returns: The update to apply.
  @discardableResult public mutating func restore(_ state: State) -> Update {
    updating { header, update in
      guard state.version == 1 else { return }
      header.animation = nil
      header.adopt(state)
      if header.content == nil { header.restoredState = state }
      header.closeGap()
      update.layoutChanged = true
    }
  }

  mutating func adopt(_ state: State) {
    var matches = SectionMatches(configuration.sections)
    for section in state.sections {
      guard let index = matches.take(section.identifier), section.visibleHeight.isFinite else { continue }
      stack.setVisible(section.visibleHeight, at: index)
    }
    threshold = DirectionThreshold(
      direction: state.direction, left: ScrollMetrics.usable(state.thresholdLeft) ?? 0)
  }
}
