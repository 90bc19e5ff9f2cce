import HeaderEngine

/// A sectioned header: a row, a picture, and tabs. Parameters: 0 minimum and 1 maximum height of the picture, 2 the row
/// leaves, 3 the row returns at once, 4 hide threshold, 5 reveal threshold, 6 the picture snaps, 7 it stretches.
struct SiteSectionedHeader: SiteHeader {
  private var header = SectionedHeader()
  private var configuration = SectionedHeader.Configuration()

  init() {
    var picture = SectionConfiguration(identifier: "picture", maximumHeight: 150, minimumHeight: 0)
    picture.isStretching = true
    configuration.sections = [
      SectionConfiguration(identifier: "row", maximumHeight: 44, exit: .leaves, entrance: .always),
      picture, SectionConfiguration(identifier: "tabs", maximumHeight: 48),
    ]
    configuration.topSafeArea = SiteDevice.safeArea
    configuration.boundsHeight = SiteDevice.height
    configuration.tolerance = 0.25
  }

  var pose: SitePose { SitePose(top: 0, height: header.height, progress: header.progress) }

  var isAnimating: Bool { header.isAnimating }

  /// The sections from top to bottom.
  var sections: [SiteSection] {
    var sections: [SiteSection] = []
    header.forEachSection {
      sections.append(SiteSection(top: $1.y, height: $1.height, visibleHeight: $1.visibleHeight))
    }
    return sections
  }

  mutating func set(_ parameter: Int, _ value: Double, _ scroll: inout SiteScrollView) {
    let isOn = value > 0
    switch parameter {
    case 0: configuration.sections[1].minimumHeight = value
    case 1: configuration.sections[1].maximumHeight = value
    case 2: configuration.sections[0].exit = isOn ? .leaves : .stays
    case 3: configuration.sections[0].entrance = isOn ? .always : .atTop
    case 4: configuration.hideThreshold = value
    case 5: configuration.revealThreshold = value
    case 6: configuration.sections[1].snaps = isOn
    case 7: configuration.sections[1].isStretching = isOn
    default: return
    }
    configure(&scroll)
  }

  mutating func start(_ scroll: inout SiteScrollView) {
    configure(&scroll)
    scroll.move(to: scroll.top)
    let event = SectionedHeader.Event.layout(
      freeHeight: freeHeight(scroll), bottomFreeHeight: bottomFreeHeight(scroll))
    finish(header.handle(event), &scroll)
  }

  mutating func beganDragging(_ scroll: inout SiteScrollView) {
    finish(header.handle(.willBeginDragging), &scroll)
  }

  mutating func scrolled(_ scroll: inout SiteScrollView) {
    let event = SectionedHeader.Event.scroll(
      freeHeight: freeHeight(scroll), bottomFreeHeight: bottomFreeHeight(scroll))
    finish(header.handle(event), &scroll)
  }

  mutating func willEndDragging(_ scroll: inout SiteScrollView) -> Double? {
    let event = SectionedHeader.Event.willEndDragging(
      velocity: scroll.velocity, targetFreeHeight: -scroll.target - SiteDevice.safeArea,
      bottomFreeHeight: bottomFreeHeight(scroll))
    let update = header.handle(event)
    finish(update, &scroll)
    return update.targetFreeHeight.map { -$0 - SiteDevice.safeArea }
  }

  mutating func endedDragging(decelerates: Bool, _ scroll: inout SiteScrollView) {
    if !decelerates { endedDecelerating(&scroll) }
  }

  mutating func endedDecelerating(_ scroll: inout SiteScrollView) {
    finish(header.handle(.cameToRest(velocity: 0)), &scroll)
  }

  mutating func advance(by duration: Double, _ scroll: inout SiteScrollView) {
    if header.isAnimating { finish(header.advance(by: duration), &scroll) }
  }

  private mutating func configure(_ scroll: inout SiteScrollView) {
    let update = header.configure(configuration)
    let inset = SiteDevice.safeArea + header.maximumVisibleHeight
    scroll.apply(ScrollWrite(needs: ScrollNeeds(top: inset, indicatorTop: inset)))
    finish(update, &scroll)
  }

  private mutating func finish(_ update: SectionedHeader.Update, _ scroll: inout SiteScrollView) {
    if let freeHeight = update.freeHeight { scroll.move(to: -freeHeight - SiteDevice.safeArea) }
  }

  private func freeHeight(_ scroll: SiteScrollView) -> Double { -scroll.metrics.offset - SiteDevice.safeArea }

  private func bottomFreeHeight(_ scroll: SiteScrollView) -> Double { -scroll.bottom - SiteDevice.safeArea }
}
