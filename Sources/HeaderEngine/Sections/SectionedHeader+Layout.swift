// See Documentation/Behavior/SectionedHeader.md#picture.
extension SectionedHeader {
  /// The visible height of the sections below the safe area, without stretch.
  @inlinable public var visibleHeight: Double { stack.visibleHeight }

  /// The visible height with all sections expanded. It is the inset that the header needs.
  @inlinable public var maximumVisibleHeight: Double { stack.maximumHeight }

  /// The visible height with all sections collapsed as far as their rules allow.
  @inlinable public var minimumVisibleHeight: Double { stack.minimumHeight }

  /// The height by which the stretching section grows while the content is pulled down.
  @inlinable public var stretch: Double {
    guard let content, content.freeHeight > stack.maximumHeight, stretchingSection != nil else { return 0 }
    return content.freeHeight - stack.maximumHeight
  }

  /// The height of the header with safe area and stretch.
  @inlinable public var height: Double { configuration.topSafeArea + visibleHeight + stretch }

  /// The progress of collapsing, 0...1; always 0 for a header that cannot collapse.
  public var progress: Double {
    let range = stack.maximumHeight - stack.minimumHeight
    return range > Tolerance.sum ? (stack.maximumHeight - stack.visibleHeight) / range : 0
  }

  /// The height of the content under the header, in points; 0 before the first event.
  @inlinable public var overlap: Double {
    guard let content else { return 0 }
    return max(0, stack.visibleHeight - content.freeHeight)
  }

  /// A Boolean value that indicates whether more than half a point of content is under the header, which then shows a shadow or
  /// hairline.
  @inlinable public var isLifted: Bool { overlap > 0.5 }

  /// The free height of the content; `nil` before the first event.
  @inlinable public var freeHeight: Double? { content?.freeHeight }

  /// Calls `body` with the layout of each section, from top to bottom. Doesn't allocate.
  public func forEachSection(_ body: (Int, SectionLayout) -> Void) {
    let (wholeStretch, stretchingIndex) = (stretch, stretchingSection ?? -1)
    var top = configuration.topSafeArea
    for index in stack.sections.indices {
      let stretch = index == stretchingIndex ? wholeStretch : 0
      body(index, SectionLayout(stack.sections[index], top: top, stretch: stretch))
      top += stack.sections[index].visible + stretch
    }
  }

  /// Returns the layout of one section, or `nil` if there is no section at `index`.
  public func layout(ofSectionAt index: Int) -> SectionLayout? {
    var found: SectionLayout?
    forEachSection { if $0 == index { found = $1 } }
    return found
  }

  /// Returns whether a section may leave: by its rules, or because the header would cover all content otherwise.
  package func mayLeave(sectionAt index: Int) -> Bool { stack.sections[index].limits.leaves }

  @inlinable var stretchingSection: Int? {
    configuration.isAssistiveTechnologyRunning ? nil : stack.stretchingIndex
  }
}
