import Foundation
import PortableUIKit
import Testing

@MainActor struct UIKitAnswersTests {
  @Test("the variations are the default answers and one for each question, all different")
  func variations() {
    let variations = UIKitAnswers.variations
    expect(variations.first == .standard && Set(variations).count == variations.count)
    expectEqual(variations.count, Mirror(reflecting: UIKitAnswers.standard).children.count + 1)
  }

  @Test("the environment chooses what new simulators answer")
  func chosenByEnvironment() async {
    await #expect(processExitsWith: .success) {
      setenv("PORTABLE_UIKIT_ANSWERS", "3", 1)
      await MainActor.run {
        guard HostSimulator(device: .phone47).answers == UIKitAnswers.variations[3] else { exit(1) }
      }
    }
  }

  @Test("the environment chooses several answers")
  func severalChosenByEnvironment() async {
    await #expect(processExitsWith: .success) {
      setenv("PORTABLE_UIKIT_ANSWERS", "3,1", 1)
      await MainActor.run {
        var answers = UIKitAnswers.variations[3]
        answers.clampsOnInsetChange = .tablesOnly
        guard HostSimulator(device: .phone47).answers == answers else { exit(1) }
      }
    }
  }

  @Test("a wish that means nothing stops the program", arguments: ["", "x", "-1", "0", "1000", "1,", "1,x"])
  func unknownWish(wish: String) async {
    await #expect(processExitsWith: .failure) { [wish] in
      setenv("PORTABLE_UIKIT_ANSWERS", wish, 1)
      await MainActor.run { _ = HostSimulator(device: .phone47) }
    }
  }

  @Test("pictures of the screen don't show the status bar")
  func statusBarInSnapshots() throws {
    let simulator = HostSimulator(device: .phoneNotch)
    simulator.makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    simulator.step()
    let picture = UIScreen.main.snapshotView(afterScreenUpdates: false)
    expectEqual(picture.layer.sublayers?.count, 1)
    expectEqual(LayerSnapshot(of: UIScreen.main).sublayers.count, 2, "the screen itself shows it in any case")
  }

  @Test("views for the indicators are subviews in front, follow the content and take no touches")
  func indicatorViews() throws {
    let simulator = HostSimulator(device: .phone47)
    simulator.answers.indicatorsAreFrontmostSubviews = true
    simulator.makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let scrollView = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
    scrollView.contentSize = CGSize(width: 200, height: 3000)
    window.addSubview(scrollView)
    simulator.step()
    let indicator = try #require(scrollView.subviews.first)
    expect(scrollView.subviews.count == 1 && indicator.bounds.width == 3)
    let place = indicator.convert(indicator.bounds, to: window)
    scrollView.contentOffset.y = 1000
    simulator.step()
    expectGreater(indicator.convert(indicator.bounds, to: window).minY, place.minY)
    let child = UIView(frame: CGRect(x: 0, y: 1000, width: 200, height: 300))
    for move in [
      scrollView.addSubview, scrollView.bringSubviewToFront, { scrollView.insertSubview($0, at: 7) },
    ] {
      move(child)
      expectEqual(scrollView.subviews, [child, indicator])
      expectEqual(scrollView.layer.sublayers, [child.layer, indicator.layer])
    }
    expectSame(window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil), child)
    expect(simulator.runUntilIdle(limit: 2))
  }
}
