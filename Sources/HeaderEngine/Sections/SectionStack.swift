/// The sections of a header from top to bottom, and what changes their visible heights.
///
/// The storage is only ever changed in place, so that a scroll event doesn't allocate.
@usableFromInline
struct SectionStack: Equatable, Sendable {
  private(set) var sections: [StackedSection] = []
  /// Indices in the order of collapsing.
  private var collapseOrder: [Int] = []
  /// The sum of the visible heights, and of their limits, in points.
  @usableFromInline private(set) var visibleHeight = 0.0
  @usableFromInline private(set) var maximumHeight = 0.0
  @usableFromInline private(set) var minimumHeight = 0.0
  /// A Boolean value that indicates whether a section is below its quick height.
  private(set) var returnsQuickly = false
  @usableFromInline private(set) var stretchingIndex: Int?

  init() {}

  /// Creates a stack of sections with a given order of collapsing.
  init(_ sections: [StackedSection], collapseOrder: [Int], stretchingIndex: Int?) {
    self.sections = sections
    self.stretchingIndex = stretchingIndex
    self.collapseOrder = collapseOrder
    for section in sections {
      maximumHeight += section.limits.maximum
      minimumHeight += section.limits.lowest
    }
    sumUp()
  }

  // MARK: - Scrolling

  /// Collapses sections by `distance` in the order of collapsing, none below its lowest height. Returns whether a visible height
  /// changed.
  mutating func collapse(by distance: Double) -> Bool {
    guard distance > 0, visibleHeight > minimumHeight else { return false }
    var rest = distance
    var position = 0
    while rest > 0, position < collapseOrder.count {
      rest = sections[collapseOrder[position]].collapse(by: rest)
      position += 1
    }
    return sumUp(if: rest < distance)
  }

  /// Expands sections by `distance` in the reverse order of collapsing, each up to its quick height or, if
  /// `completely`, up to its maximum. Returns whether a visible height changed.
  mutating func expand(by distance: Double, completely: Bool) -> Bool {
    guard distance > 0, completely || returnsQuickly else { return false }
    var rest = distance
    var position = collapseOrder.count
    while rest > 0, position > 0 {
      position -= 1
      rest = sections[collapseOrder[position]].expand(by: rest, completely: completely)
    }
    return sumUp(if: rest < distance)
  }

  @discardableResult private mutating func sumUp(if changed: Bool = true) -> Bool {
    guard changed else { return false }
    visibleHeight = 0
    returnsQuickly = false
    for section in sections {
      visibleHeight += section.visible
      if section.visible < section.limits.quick { returnsQuickly = true }
    }
    return true
  }

  // MARK: - Goals

  /// Sets the goal of each section, and starts from the present heights. Returns whether a goal differs from them.
  mutating func aim(_ goal: (Int, StackedSection) -> Double) -> Bool {
    var differs = false
    for index in sections.indices {
      let aim = goal(index, sections[index])
      sections[index].start = sections[index].visible
      sections[index].goal = aim
      if abs(aim - sections[index].visible) > Tolerance.sum { differs = true }
    }
    return differs
  }

  var goalHeight: Double {
    var height = 0.0
    for index in sections.indices { height += sections[index].goal }
    return height
  }

  /// Moves all sections to a fraction of the way from start to goal.
  mutating func move(toFraction fraction: Double) {
    for index in sections.indices {
      let (start, goal) = (sections[index].start, sections[index].goal)
      sections[index].visible = fraction >= 1 ? goal : start + (goal - start) * fraction
    }
    sumUp()
  }

  /// Makes the present heights the goals, and restores the start. Returns whether the goals differ from it.
  mutating func returnToStart() -> Bool {
    var differs = false
    for index in sections.indices {
      sections[index].goal = sections[index].visible
      sections[index].visible = sections[index].start
      if sections[index].goal != sections[index].start { differs = true }
    }
    return sumUp(if: differs)
  }

  /// Sets the visible height of a section, within its limits.
  mutating func setVisible(_ height: Double, at index: Int) {
    let limits = sections[index].limits
    sections[index].visible = min(max(height, limits.lowest), limits.maximum)
    sumUp()
  }
}
