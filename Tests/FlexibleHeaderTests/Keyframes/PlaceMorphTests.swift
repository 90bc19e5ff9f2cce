import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Morph of a view into the place of another") struct PlaceMorphTests {
  /// A header with a picture of 144 points that collapses to 44, an avatar at its lower edge, and a place in the bar.
  @MainActor private final class Screen: RowsScreen {
    let header = SectionedHeaderView()
    let picture = UIView()
    let avatar = UIView()
    let place = UIView(frame: CGRect(x: 300, y: 10, width: 24, height: 24))

    override func viewDidLoad() {
      super.viewDidLoad()
      header.sections = [HeaderSection(picture, maximumHeight: 144, minimumHeight: 44)]
      picture.addSubview(place)
      header.addSubview(avatar)
      avatar.translatesAutoresizingMaskIntoConstraints = false
      avatar.layer.cornerRadius = 40
      NSLayoutConstraint.activate([
        avatar.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
        avatar.widthAnchor.constraint(equalToConstant: 80),
        avatar.heightAnchor.constraint(equalToConstant: 80),
        avatar.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      ])
      header.effects.morph(avatar, into: place)
      header.install(in: list)
    }
  }

  /// Drags the content until the collapse has a progress.
  private func collapse(_ progress: CGFloat, _ stage: HeaderStage<Screen>) {
    let section = stage.root.header.sections[0]
    let step: CGFloat = section.collapseProgress < progress ? -1 : 1
    let finger = stage.finger()
    var y: CGFloat = 400
    finger.down(at: CGPoint(x: 180, y: y))
    while abs(section.collapseProgress - progress) > 0.005, abs(y - 400) < 200 {
      y += step
      finger.move(to: CGPoint(x: 180, y: y))
      stage.step()
    }
    for _ in 0..<20 { stage.step() }
    finger.up()
    stage.settle()
    expect(abs(section.collapseProgress - progress) < 0.006)
  }

  private func stage() -> (stage: HeaderStage<Screen>, screen: Screen) {
    let stage = HeaderStage { Screen() }
    stage.settle()
    return (stage, stage.root)
  }

  private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
    abs(frame.minX - other.minX) + abs(frame.minY - other.minY) + abs(frame.maxX - other.maxX)
      + abs(frame.maxY - other.maxY) < 1
  }

  @Test(
    "The view is in its own place at the beginning, and covers the other one at the end", .needs(.touches))
  func ends() {
    let (stage, screen) = stage()
    let start = screen.avatar.frameInWindow
    expectEqual(start.size, CGSize(width: 80, height: 80))
    expectEqual(start.maxY, screen.picture.frameInWindow.maxY)
    collapse(1, stage)
    expect(isNear(screen.avatar.frameInWindow, screen.place.frameInWindow), "\(screen.avatar.frameInWindow)")
    collapse(0, stage)
    expect(isNear(screen.avatar.frameInWindow, start))
  }

  @Test("The view has half of the change half way, although its own place moves, too", .needs(.touches))
  func middle() {
    let (stage, screen) = stage()
    collapse(0.5, stage)
    let own = CGRect(
      x: 16, y: screen.picture.frameInWindow.maxY - 80, width: 80, height: 80)
    let end = screen.place.frameInWindow
    let frame = screen.avatar.frameInWindow
    expect(abs(frame.midX - (own.midX + end.midX) / 2) < 0.6)
    expect(abs(frame.midY - (own.midY + end.midY) / 2) < 0.6)
    expect(abs(frame.width - 52) < 0.6)
  }

  @Test("The corner radius on the screen goes to that of the place", .needs(.touches))
  func cornerRadius() {
    let (stage, screen) = stage()
    screen.place.layer.cornerRadius = 6
    collapse(1, stage)
    expect(abs(screen.avatar.layer.cornerRadius * 24 / 80 - 6) < 0.3)
    collapse(0.5, stage)
    expect(abs(screen.avatar.layer.cornerRadius * 52 / 80 - 23) < 0.3)
    collapse(0, stage)
    expect(abs(screen.avatar.layer.cornerRadius - 40) < 0.3)
  }

  @Test("A place without a corner radius keeps the shape of the view", .needs(.touches))
  func keptShape() {
    let (stage, screen) = stage()
    collapse(1, stage)
    expectEqual(screen.avatar.layer.cornerRadius, 40)
  }

  @Test("With Reduce Motion the view fades instead of moving", .needs([.settings, .touches]))
  func reducedMotion() {
    let (stage, screen) = stage()
    stage.isReduceMotionEnabled = true
    collapse(0.3, stage)
    expect(screen.avatar.transform.isIdentity)
    expectEqual(screen.avatar.alpha, 1)
    collapse(0.5, stage)
    expectLess(screen.avatar.alpha, 0.1)
    collapse(1, stage)
    expectEqual(screen.avatar.alpha, 1)
    expect(isNear(screen.avatar.frameInWindow, screen.place.frameInWindow))
  }

  @Test(
    "A view that faded half way is visible when Reduce Motion ends, and when the place is lost",
    .needs([.settings, .touches]), arguments: [false, true])
  func endOfReducedMotion(losesPlace: Bool) {
    let (stage, screen) = stage()
    stage.isReduceMotionEnabled = true
    collapse(0.5, stage)
    expectLess(screen.avatar.alpha, 0.1)
    if losesPlace { screen.place.removeFromSuperview() } else { stage.isReduceMotionEnabled = false }
    collapse(0.52, stage)
    expectEqual(screen.avatar.alpha, 1)
  }

  @Test("Removing the effect restores the view", .needs(.touches))
  func removing() {
    let (stage, screen) = stage()
    screen.place.layer.cornerRadius = 6
    collapse(1, stage)
    screen.header.effects.removeAll(from: screen.avatar)
    stage.settle()
    expect(screen.avatar.transform.isIdentity)
    expectEqual(screen.avatar.layer.cornerRadius, 40)
  }

  @Test("A place without a size or a superview has no effect", .needs(.touches))
  func lostPlace() {
    let (stage, screen) = stage()
    screen.place.bounds.size = .zero
    collapse(1, stage)
    expect(screen.avatar.transform.isIdentity)
    screen.place.bounds.size = CGSize(width: 24, height: 24)
    screen.place.removeFromSuperview()
    collapse(0.5, stage)
    expect(screen.avatar.transform.isIdentity)
  }
}
