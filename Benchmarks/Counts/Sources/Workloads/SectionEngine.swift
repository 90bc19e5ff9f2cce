import HeaderEngine

/// The engine of a sectioned header alone.
enum SectionEngine {
  /// Plays a session with sections of the same heights, which add up to those of the other headers. Events that move
  /// sections include reading the layout of each. Counts changes of the visible height.
  @MainActor static func play(_ session: ScrollSession, sections count: Int) -> Int {
    let share = 1 / Double(count)
    var header = SectionedHeader(
      sections: (0..<count).map {
        SectionConfiguration(
          identifier: "\($0)", maximumHeight: ScrollSession.topInset * share,
          minimumHeight: ScrollSession.minimumHeight * share)
      })
    let bottom = ScrollSession.viewHeight - ScrollSession.contentHeight
    var changes = 0
    var height = 0.0
    var edge = 0.0
    session.play { offset in
      let update = header.handle(.scroll(freeHeight: -offset, bottomFreeHeight: bottom))
      guard update.layoutChanged else { return }
      header.forEachSection { _, layout in edge = layout.y + layout.height }
      if header.visibleHeight != height { changes += 1 }
      height = header.visibleHeight
    }
    return edge.isFinite ? changes : 0
  }
}
