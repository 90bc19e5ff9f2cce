/// A header made of sections, stacked from top to bottom, each with its own rule for collapsing and returning.
///
/// The header is a state machine without views: Send an event, apply the update, and read the layout.
///
/// ```swift
/// var header = SectionedHeader(sections: [
///   SectionConfiguration(maximumHeight: 44, exit: .leaves, entrance: .always),
///   SectionConfiguration(maximumHeight: 48),
/// ])
/// header.handle(.scroll(freeHeight: 92, bottomFreeHeight: -3000))  // at the top of the content
/// header.handle(.scroll(freeHeight: 72, bottomFreeHeight: -3000))  // 20 points further down the page
/// header.visibleHeight  // 72: 24 points of the first section, and the second one
/// ```
///
/// All lengths are points. The behavior is described in
/// [Sectioned headers](Documentation/Behavior/SectionedHeader.md).
public struct SectionedHeader: Equatable, Sendable {
  /// The sections' rules and the header's surroundings. Use ``configure(_:)`` to change them.
  public internal(set) var configuration = Configuration()

  @usableFromInline var stack = SectionStack()
  @usableFromInline var content: ContentPosition?
  var threshold = DirectionThreshold()
  @usableFromInline var animation: SectionAnimation?
  /// The visible height before the last event, for the pages that follow.
  var previousVisibleHeight = 0.0
  /// A state that was restored before the first event. Sections that are configured before the first event use it, too.
  var restoredState: State?

  /// Creates an expanded header with the given sections.
  ///
  /// - Parameter sections: The sections' rules, from top to bottom.
  public init(sections: [SectionConfiguration] = []) {
    var configuration = Configuration()
    configuration.sections = sections
    configure(configuration)
  }

  /// Handles an event.
  ///
  /// Events with a number that is not finite or beyond 1,000,000,000 points are ignored.
  ///
  /// - Returns: The update to apply.
  @discardableResult public mutating func handle(_ event: Event) -> Update {
    updating { header, update in
      switch event {
      case .scroll(let freeHeight, let bottomFreeHeight):
        header.scroll(freeHeight, bottomFreeHeight, &update)
      case .layout(let freeHeight, let bottomFreeHeight):
        header.layOut(freeHeight, bottomFreeHeight, &update)
      case .willBeginDragging:
        header.animation = nil
      case .willEndDragging(let velocity, let target, let bottomFreeHeight):
        update.targetFreeHeight = header.target(target, bottomFreeHeight, velocity: velocity)
      case .cameToRest(let velocity):
        header.rest(velocity: velocity, &update)
      case .expand(let section, let animated):
        header.command(section, animated: animated, &update) { $0.limits.maximum }
      case .collapse(let section, let animated):
        header.command(section, animated: animated, &update) { $0.limits.lowest }
      case .trackAnother(let freeHeight, let bottomFreeHeight):
        header.trackAnother(freeHeight, bottomFreeHeight, &update)
      }
    }
  }

  /// Applies a change and completes its update by comparing the state before and after it.
  mutating func updating(_ change: (inout SectionedHeader, inout Update) -> Void) -> Update {
    var update = Update()
    let (wasLifted, stretchBefore) = (isLifted, stretch)
    previousVisibleHeight = stack.visibleHeight
    change(&self, &update)
    if stretch != stretchBefore { update.layoutChanged = true }
    update.liftedChanged = isLifted != wasLifted
    update.isAnimating = animation != nil
    return update
  }
}
