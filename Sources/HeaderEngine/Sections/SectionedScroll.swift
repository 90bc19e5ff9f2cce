/// A sectioned header over a scroll view: whether a move of the content is scrolling or layout, what else changes the header, and
/// where the content goes with it.
///
/// The view measures the scroll view, sends an event, and applies the update, as with the other engines. `SectionedHeader`
/// contains the rules for sections above content of a known free height. Lengths are in points. Measurements that are NaN,
/// infinite, or longer than 10⁹ points count as if there were no scroll view. See
/// [Scroll or layout](Documentation/Behavior/SectionedHeader.md#scroll-or-layout).
package struct SectionedScroll: Sendable {
  /// The sections.
  package var header = SectionedHeader()
  /// A Boolean value that determines whether content that is too short to collapse the header gets the missing length.
  package var extendsShortContent = false
  /// A Boolean value that determines whether the top inset of other code is free space, in which the header stays expanded. An
  /// inset that follows the header has no effect on it.
  package var waitsForContent = false
  /// A Boolean value that determines whether the top inset follows the header.
  package var insetFollowsHeader = false
  var followed = FollowedScroll()
  /// A Boolean value that indicates whether header and content touched before the current size transition, or `nil` if there is
  /// none.
  var touchedBeforeTransition: Bool?

  package init() {}

  /// The time of an event in seconds, from any beginning, and whether the scroll view animates its offset, if that is known.
  package typealias Moment = (time: Double, isScrollAnimated: Bool?)

  /// What happened. Moves of the content are passed to ``scroll(_:at:)``, and other sections to
  /// ``configure(_:restoring:over:isEmpty:)``.
  package enum Event: Sendable {
    /// Insets, sizes, or settings of the scroll view may have changed.
    case changed
    /// Another scroll view is tracked.
    case trackedAnother
    /// The sections handle an event that doesn't depend on measurements: a drag begins, or they are expanded or collapsed.
    case sections(SectionedHeader.Event)
    /// The content came to rest, and `cameToRest` follows.
    case stopped
    /// Sections that are between their stops may move to them. The content doesn't move along if `mayMoveContent` is `false`.
    case cameToRest(mayMoveContent: Bool)
    /// A frame follows.
    case willAdvance
    /// A frame, `duration` seconds after the last one.
    case frame(duration: Double)

    /// The content was scrolled while sizes or insets changed, and the view adopted new surroundings.
    case changedWhileScrolling
    /// The content was scrolled, after the change was handled.
    case scrolled
    /// The insets were adapted to another scroll view.
    case adaptedToAnother
    /// The insets were adapted to other sections or surroundings. Content that follows the change moves to the free height `goal`.
    case adapted(goal: Double?, Outcome)
    /// The content was moved as far as necessary.
    case written(Outcome)
  }

  /// What the view does after an event. The places of the sections are those of ``SectionedScroll/header``.
  package enum Outcome: HeaderLayout, Equatable {
    package typealias Event = SectionedScroll.Event
    /// Lay out the sections.
    case placed
    /// Lay out the sections, and send that the content came to rest.
    case arrived
    /// Lay out the sections, and report that header and content are at rest.
    case atRest
    /// Measure the sections, and configure them.
    case outdated
  }

  package typealias Update = HeaderUpdate<Outcome>

  /// Begins to follow another scroll view, or none.
  package mutating func follow() { followed = FollowedScroll() }

  // MARK: - Scrolling

  /// Handles a move of the content.
  package mutating func scroll(_ scroll: ScrollMetrics, at moment: Moment) -> Update {
    guard touchedBeforeTransition == nil else { return .none }
    guard header.freeHeight != nil else { return HeaderUpdate(layout: .outdated) }
    guard scroll.isUsable else { return .none }
    let scrolls = followed.isScrolling(scroll, at: moment) && !leadsBelowReturningSections(scroll)
    if scroll.isPaging, scrolls { followed.watch() }
    guard followed.isScrolledOnly(scroll) else {
      return scrolls ? HeaderUpdate(next: .changedWhileScrolling) : HeaderUpdate(layout: .outdated)
    }
    followed.remember(scroll)
    let (free, bottom) = insets.freeHeights(scroll)
    let update = header.handle(
      scrolls
        ? .scroll(freeHeight: free, bottomFreeHeight: bottom)
        : .layout(freeHeight: free, bottomFreeHeight: bottom))
    return update.movesNothing ? .none : finish(update, scroll)
  }

  /// Returns whether code scrolls the content down where the inset follows the header. Code aims at the edge of the inset as it
  /// is, so sections that return on the way would cover the row that it scrolls to. The content is laid out then, not scrolled.
  private func leadsBelowReturningSections(_ scroll: ScrollMetrics) -> Bool {
    insetFollowsHeader && scroll.offset < followed.offset && !scroll.isMoving
  }

  /// Handles content that is scrolled while its size or its insets change. The part of the move that results from the change
  /// isn't scrolling.
  private mutating func layOutBeforeScroll(_ scroll: ScrollMetrics) -> Update {
    var laidOut = scroll
    laidOut.offset = followed.offsetAfterLayout(scroll)
    let (free, bottom) = insets.freeHeights(laidOut)
    header.handle(.layout(freeHeight: free, bottomFreeHeight: bottom))
    return HeaderUpdate(write: insets.update(scroll), next: .scrolled)
  }

  // MARK: - Other events

  /// Handles an event, with the measurements of the scroll view, or `nil` if there is none.
  package mutating func handle(_ event: Event, _ scroll: ScrollMetrics?, at moment: Moment) -> Update {
    switch (event, scroll.flatMap { $0.isUsable ? $0 : nil }) {
    case (.sections(let event), let scroll): return finish(header.handle(event), scroll)
    case (.willAdvance, let scroll):
      // A finger ends the animation.
      return header.isAnimating && scroll?.isHeld != true ? adaptsToMissedChange(scroll) : .none
    case (.frame(let duration), let scroll): return advance(by: duration, scroll, at: moment)
    case (.stopped, let scroll):
      followed.stopWatching()
      return adaptsToMissedChange(scroll)
    case (.cameToRest(let mayMoveContent), let scroll): return rest(scroll, mayMoveContent: mayMoveContent)
    case (.changed, let scroll): return change(scroll, at: moment)
    case (.trackedAnother, let scroll?):
      return HeaderUpdate(write: insets.update(scroll), next: .adaptedToAnother)
    case (.adaptedToAnother, let scroll?):
      return enter(scroll) { .trackAnother(freeHeight: $0, bottomFreeHeight: $1) }
    case (.changedWhileScrolling, let scroll?): return layOutBeforeScroll(scroll)
    case (.scrolled, let scroll?):
      let update = enter(scroll) { .scroll(freeHeight: $0, bottomFreeHeight: $1) }
      followed.isOutdated = !insets.update(scroll).isEmpty
      return update
    case (.adapted(let goal, let outcome), let scroll?): return bring(to: goal, scroll, outcome, at: moment)
    case (.written(let outcome), let scroll?): return settle(scroll, outcome, isMoved: true)
    case (.adapted(_, let outcome), nil), (.written(let outcome), nil):
      return HeaderUpdate(layout: outcome)
    case (.trackedAnother, nil), (.adaptedToAnother, nil), (.changedWhileScrolling, nil), (.scrolled, nil):
      return .none
    }
  }
}
