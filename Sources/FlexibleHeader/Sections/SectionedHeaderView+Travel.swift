import HeaderEngine
import UIKit

/// The movements that keyframes and effects follow.
extension SectionedHeaderView {
  /// The collapse, exit, and stretch of the whole header. Collapse and exit together are its progress.
  var travelOfAllSections: HeaderTravel {
    let sections = engine.header.configuration.sections
    var (collapse, collapseRange, exit, exitRange) = (0.0, 0.0, 0.0, 0.0)
    engine.header.forEachSection { index, layout in
      guard index < sections.count else { return }
      let way = sections[index].travel(layout, leaves: engine.header.mayLeave(sectionAt: index))
      collapse += way.collapse.progress.points
      collapseRange += way.collapse.length
      exit += way.exit.progress.points
      exitRange += way.exit.length
    }
    return HeaderTravel(
      collapse: HeaderTravel.Way(points: collapse, length: collapseRange),
      exit: HeaderTravel.Way(points: exit, length: exitRange), stretch: engine.header.stretch)
  }

  /// Returns the collapse, exit, and stretch of the section with a key. The key is a section, its view, or its identifier.
  func travelOfSection(_ key: AnyHashable) -> HeaderTravel? {
    let index = clips.firstIndex { clip in
      let section = clip.section
      if let other = key.base as? HeaderSection { return other === section }
      if let view = key.base as? UIView { return view === section.view }
      return section.identifier.map { AnyHashable($0) == key } ?? false
    }
    guard let index, let layout = engine.header.layout(ofSectionAt: index) else { return nil }
    let leaves = engine.header.mayLeave(sectionAt: index)
    var travel = engine.header.configuration.sections[index].travel(layout, leaves: leaves)
    if stretchingView === clips[index].section.view { travel.stretch = engine.header.stretch }
    return travel
  }
}

extension SectionConfiguration {
  fileprivate func travel(_ layout: SectionLayout, leaves: Bool) -> HeaderTravel {
    HeaderTravel(
      collapse: HeaderTravel.Way(fraction: layout.collapseProgress, length: maximumHeight - minimumHeight),
      exit: HeaderTravel.Way(fraction: layout.exitProgress, length: leaves ? minimumHeight : 0))
  }
}

extension HeaderSection: Hashable {
  public nonisolated static func == (first: HeaderSection, second: HeaderSection) -> Bool { first === second }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
