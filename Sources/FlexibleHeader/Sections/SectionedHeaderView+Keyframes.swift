import HeaderEngine
import UIKit

/// Views and constraints that follow the header's movements.
extension SectionedHeaderView {
  /// Keyframes over the header's progress: 0 when fully expanded, 1 when collapsed as far as the rules allow.
  public var keyframes: LayoutKeyframes { composer.keyframes(over: .header) }

  /// Keyframes over the collapse of a section: 0 at its maximum height, 1 at its minimum height.
  public func collapseKeyframes(of section: HeaderSection) -> LayoutKeyframes {
    composer.keyframes(over: .collapse(of: section))
  }

  /// Keyframes over the exit of a section: 0 at its minimum height, 1 when none of it is visible.
  public func exitKeyframes(of section: HeaderSection) -> LayoutKeyframes {
    composer.keyframes(over: .exit(of: section))
  }

  /// Keyframes over the stretch: 0 at rest, 1 when the header is 100 points higher.
  public var stretchKeyframes: LayoutKeyframes { composer.keyframes(over: .stretch()) }

  /// The effects on views, inside the header and outside of it.
  ///
  /// Progress sources of sections take a `HeaderSection`, the view of a section, or its identifier:
  ///
  /// ```swift
  /// header.effects.add(.fade(), to: pictureView, over: .collapse(of: pictureView))
  /// ```
  public var effects: HeaderEffects { composer.effects }

  /// The views outside the header that leave and return with it.
  public var followers: HeaderFollowers { composer.effects.followers }

  func layOutKeyframes() {
    guard let keyframeComposer else { return }
    keyframeComposer.apply(travel) { [weak self] in self?.travel(ofSection: $0) }
    keyframeComposer.applyAfterLayout()
  }

  private var composer: KeyframeComposer {
    if let keyframeComposer { return keyframeComposer }
    let composer = KeyframeComposer(of: self)
    keyframeComposer = composer
    return composer
  }

  /// The way of the whole header. Collapse and exit together are its progress.
  var travel: HeaderTravel {
    let sections = engine.configuration.sections
    let mayLeave = !engine.configuration.isAssistiveTechnologyRunning
    var (collapse, collapseRange, exit, exitRange) = (0.0, 0.0, 0.0, 0.0)
    engine.forEachSection { index, layout in
      guard index < sections.count else { return }
      let way = sections[index].travel(layout, mayLeave: mayLeave)
      collapse += way.collapse.progress.points
      collapseRange += way.collapse.length
      exit += way.exit.progress.points
      exitRange += way.exit.length
    }
    return HeaderTravel(
      collapse: HeaderTravel.Way(points: collapse, length: collapseRange),
      exit: HeaderTravel.Way(points: exit, length: exitRange), stretch: engine.stretch)
  }

  /// The way of the section with a key: a section, its view, or its identifier.
  func travel(ofSection key: AnyHashable) -> HeaderTravel? {
    let index = clips.firstIndex { clip in
      let section = clip.section
      if let other = key.base as? HeaderSection { return other === section }
      if let view = key.base as? UIView { return view === section.view }
      return section.identifier.map { AnyHashable($0) == key } ?? false
    }
    guard let index, let layout = engine.layout(ofSectionAt: index) else { return nil }
    let mayLeave = !engine.configuration.isAssistiveTechnologyRunning
    var travel = engine.configuration.sections[index].travel(layout, mayLeave: mayLeave)
    if stretchingView === clips[index].section.view { travel.stretch = engine.stretch }
    return travel
  }
}

extension SectionConfiguration {
  fileprivate func travel(_ layout: SectionLayout, mayLeave: Bool) -> HeaderTravel {
    HeaderTravel(
      collapse: HeaderTravel.Way(fraction: layout.collapseProgress, length: maximumHeight - minimumHeight),
      exit: HeaderTravel.Way(
        fraction: layout.exitProgress, length: mayLeave && exit == .leaves ? minimumHeight : 0))
  }
}

extension HeaderSection: Hashable {
  public nonisolated static func == (first: HeaderSection, second: HeaderSection) -> Bool { first === second }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
