import HeaderEngine
import Testing

@Suite("Decisions of a revealing footer") struct RevealingFooterTests {
  private func scroll(
    at offset: Double, content: Double = 3000, inset: Double = 0, isTracking: Bool = false
  ) -> StretchyScroll {
    StretchyScroll(
      offset: offset, contentHeight: content, viewHeight: 800, contentInsetTop: 10, contentInsetBottom: inset,
      adjustedInsetTop: 54, adjustedInsetBottom: inset + 34, safeAreaTop: 44, safeAreaBottom: 34,
      isTracking: isTracking, isMoving: isTracking)
  }

  private func footer(reference: Double = 0, minimum: Double = 50) -> RevealingFooter {
    var footer = RevealingFooter()
    footer.setReferenceHeight(reference)
    footer.setMinimumHeight(minimum)
    return footer
  }

  /// A header over the same content turned upside down.
  @Test func isAHeaderInTheMirror() {
    var footer = footer()
    for step in 0...600 {
      let offset = 1900 + Double(step)
      _ = footer.follow(scroll(at: offset))
      let mirrored = StretchyGeometry(offset: 3000 - 800 - offset, safeArea: 34, minimumHeight: 50)
      #expect(abs((footer.top ?? .nan) - (800 - mirrored.bottom)) < 1e-9, "at \(offset)")
      #expect(abs(footer.height - mirrored.height) < 1e-9, "at \(offset)")
    }
  }

  @Test func shortContentEndsWhereTheViewEnds() {
    var footer = footer()
    _ = footer.follow(scroll(at: -54, content: 200))
    #expect(footer.top == 766, "out of sight while nothing is pulled")
    _ = footer.follow(scroll(at: 46, content: 200))
    #expect(footer.top == 666 && footer.height == 100)
  }

  @Test func whatRestsInViewGoesIntoTheInset() {
    var footer = footer(reference: 60)
    #expect(footer.adapt(scroll(at: 0)) == StretchyWrite(inset: 60, offset: 0))
    #expect(footer.adapt(scroll(at: 0, inset: 60)) == nil)
    footer.setReferenceHeight(0)
    #expect(footer.adapt(scroll(at: 2294, inset: 60)) == StretchyWrite(inset: 0, offset: 2234))
  }

  @Test func shortContentGetsWhatIsMissingToScrollThere() {
    var footer = footer(reference: 60)
    let write = footer.adapt(scroll(at: -54, content: 200))
    #expect(write == StretchyWrite(inset: 572, offset: -54))
    _ = footer.follow(scroll(at: 6, content: 200, inset: 572))
    #expect(footer.top == 706 && footer.height == 60)
    #expect(footer.adapt(scroll(at: 6, content: 200, inset: 572)) == nil)
  }

  @Test func firesOncePerPullOfAFinger() {
    var footer = footer()
    var answers: [Bool] = []
    for offset in [2200.0, 2234, 2290, 2295, 2299] {
      answers.append(footer.follow(scroll(at: offset, isTracking: true)))
    }
    #expect(answers == [false, false, false, true, false])
    #expect(footer.latch.progress == 1)
    answers = [2260.0, 2234].map { footer.follow(scroll(at: $0)) }
    #expect(answers == [false, false])
    let again = footer.follow(scroll(at: 2300, isTracking: true))
    #expect(again)
  }

  @Test func givesBackWhatItTook() {
    var footer = footer(reference: 60)
    _ = footer.adapt(scroll(at: 0, inset: 0.1))
    #expect(footer.withdraw(scroll(at: 0, inset: 60.1))?.inset == 0.1)
    #expect(footer.top == nil)
  }
}
