import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

/// The examples of Documentation/Keyframes.md, as they are printed there.
@MainActor @Suite("Examples of the page on keyframes") struct KeyframesPageExamples {
  /// A class, so that its views are released on the main actor together with the test that created it.
  @MainActor private final class Screen {
    let fixture = HeaderFixture()
    let titleLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let subtitleLabel = UILabel()
    let largeTitleLabel = UILabel()
    let barTitleLabel = UILabel()
    let avatarView = UIView()
    let slotView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let imageView = UIView()
    let arrowView = UIView()
    let toolbar = UIView(frame: CGRect(x: 0, y: 600, width: 320, height: 49))
    var header: FlexibleHeaderView { fixture.header }

    init() {
      header.shiftBehavior = .enabled
      let labels = [titleLabel, subtitleLabel, largeTitleLabel, barTitleLabel]
      for view in labels + [avatarView, slotView, imageView, arrowView] {
        header.contentView.addSubview(view)
      }
      fixture.root.view.addSubview(toolbar)
    }

    func addEffects() {
      header.effects.add(.fade(within: 0...0.6), to: subtitleLabel)
      header.effects.add(.scale(to: 0.5), to: avatarView)
      header.effects.add(.parallax(), to: imageView, over: .stretch())
      header.effects.add(.blur(), to: imageView)
      header.effects.add(.pinned, to: titleLabel, over: .exit)
      header.effects.add(.leave(.bottom), to: toolbar, over: .exit)
      header.effects.morph(largeTitleLabel, into: barTitleLabel)
      header.effects.morph(avatarView, into: slotView)
    }

    func addKeyframes(_ topConstraint: NSLayoutConstraint) {
      let keyframes = header.effects.keyframes()
      keyframes.add(.alpha(1), for: subtitleLabel, at: 0)
      keyframes.add(.alpha(0), for: subtitleLabel, at: 0.5)
      keyframes.add(constant: 60, for: topConstraint, at: 0)
      keyframes.add(constant: 8, for: topConstraint, at: 1, easing: .easeOut)
      header.effects.keyframes(over: .header).add(.rotation(0), for: arrowView, at: 0)
      header.effects.keyframes(over: .header).add(.rotation(.pi), for: arrowView, at: 1)
    }
  }

  @Test("the effects take place as the header collapses and leaves")
  func effects() {
    let screen = Screen()
    screen.addEffects()
    screen.fixture.track()
    screen.fixture.scroll(to: 600)
    expect(screen.subtitleLabel.alpha == 0 && screen.avatarView.transform.a == 0.5)
    expect(screen.imageView.subviews.count == 1 && screen.toolbar.transform.ty > 49)
    expectEqual(screen.titleLabel.transform.ty, -screen.header.frame.minY)
    expect(screen.largeTitleLabel.alpha == 0 && screen.barTitleLabel.alpha == 1)
  }

  @Test("the keyframes apply as the header collapses and leaves")
  func keyframes() {
    let screen = Screen()
    let header = screen.header
    let topConstraint = screen.subtitleLabel.topAnchor.constraint(equalTo: header.contentView.topAnchor)
    screen.addKeyframes(topConstraint)
    screen.fixture.track()
    expectEqual(topConstraint.constant, 60)
    screen.fixture.scroll(to: 600)
    expect(screen.subtitleLabel.alpha == 0 && topConstraint.constant == 8)
    expectEqual(screen.arrowView.transform.a, -1)
  }

  @Test("each line of the page's examples is part of this file")
  func pageIsUpToDate() throws {
    let file = URL(fileURLWithPath: #filePath)
    var root = file
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Keyframes.md"), encoding: .utf8)
    let source = try String(contentsOf: file, encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let lines = blocks.flatMap { $0.split(separator: "\n") }
    expectEqual(lines.count, 15)
    for line in lines { expect(source.contains("      \(line)\n"), "\(line)") }
  }
}
