import PortableUIKit
import Testing

@MainActor struct UIPageViewControllerTests {
  private let log = CallLog()
  private let windows = WindowKeeper()

  /// Pages in a row, and what a delegate hears of turning them.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [LoggingController]
    let log: CallLog
    init(_ log: CallLog, count: Int) {
      self.log = log
      pages = (0..<count).map { LoggingController("\($0)", log) }
    }
    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices.contains(index + step)
      else { return nil }
      return pages[index + step]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.add("to \((pendingViewControllers.first as? LoggingController)?.name ?? "?")") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.add("from \((previousViewControllers.first as? LoggingController)?.name ?? "?") \(completed)") }
  }

  private func shown(
    at index: Int = 1, orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> (pager: UIPageViewController, book: Book, finger: HostFinger, simulator: HostSimulator) {
    let simulator = HostSimulator.fresh()
    let book = Book(log, count: 3)
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
    pager.dataSource = book
    pager.delegate = book
    pager.setViewControllers([book.pages[index]], direction: .forward, animated: false)
    let window = windows.show(pager)
    simulator.step()
    _ = log.take()
    return (pager, book, HostFinger(in: window), simulator)
  }

  private func calls() -> [String] {
    log.take().filter { $0.contains("ppear") && !$0.contains("isAppearing") || !$0.contains(".") }
  }

  private func drag(
    _ finger: HostFinger, by distance: CGPoint, _ simulator: HostSimulator, from start: CGPoint? = nil
  ) {
    let start = start ?? CGPoint(x: 200, y: 300)
    finger.down(at: start)
    for step in 1...12 {
      simulator.step()
      let share = CGFloat(step) / 12
      finger.move(to: CGPoint(x: start.x + distance.x * share, y: start.y + distance.y * share))
    }
  }

  @Test("[A] the page that was set fills the view; its neighbors are not loaded")
  func firstPage() {
    let (pager, book, _, _) = shown()
    expectEqual(pager.viewControllers?.map { $0 === book.pages[1] }, [true])
    expectEqual(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil), UIScreen.main.bounds)
    expectEqual(book.pages[1].view.safeAreaInsets.top, 20)
    expect(!book.pages[0].isViewLoaded)
    expectSame(book.pages[1].parent, pager)
  }

  @Test("[A] a finger turns to the page after, with the calls of both pages and of the delegate")
  func turning() {
    let (pager, book, finger, simulator) = shown()
    drag(finger, by: CGPoint(x: -180, y: 0), simulator)
    expectEqual(calls(), ["to 2", "1.willDisappear", "2.willAppear"])
    expectEqual(book.pages[2].view.convert(CGPoint.zero, to: nil).x, 205)
    expectSame(pager.viewControllers?.first, book.pages[1])
    finger.up()
    simulator.runUntilIdle()
    expectEqual(calls(), ["1.didDisappear", "2.didAppear", "from 1 true"])
    expectSame(pager.viewControllers?.first, book.pages[2])
    expectEqual(pager.children.count, 1)
    expectNil(book.pages[1].parent)
    expectEqual(book.pages[2].view.convert(CGPoint.zero, to: nil), .zero)
  }

  @Test("[A] when a page falls back, the delegate is notified with completed false")
  func fallingBack() {
    let (pager, book, finger, simulator) = shown()
    drag(finger, by: CGPoint(x: 60, y: 0), simulator)
    simulator.advance(by: 0.3)
    finger.up()
    simulator.runUntilIdle()
    expectEqual(
      calls(),
      [
        "to 0", "1.willDisappear", "0.willAppear", "0.willDisappear", "1.willAppear", "0.didDisappear",
        "1.didAppear", "from 1 false",
      ])
    expectSame(pager.viewControllers?.first, book.pages[1])
    expectNil(book.pages[0].view.window)
  }

  @Test("[A] beyond the last page there is only the rubber band")
  func lastPage() {
    let (pager, book, finger, simulator) = shown(at: 2)
    drag(finger, by: CGPoint(x: -180, y: 0), simulator)
    let x = book.pages[2].view.convert(CGPoint.zero, to: nil).x
    expect(x < -20 && x > -170)
    finger.up()
    simulator.runUntilIdle()
    expectEqual(calls(), [])
    expectSame(pager.viewControllers?.first, book.pages[2])
    expectEqual(book.pages[2].view.convert(CGPoint.zero, to: nil), .zero)
  }

  @Test("several turns in a row, the next finger coming before the page is at rest")
  func quickTurns() {
    let (pager, book, finger, simulator) = shown(at: 0)
    for _ in 0..<2 {
      drag(finger, by: CGPoint(x: -190, y: 0), simulator)
      finger.up()
      simulator.advance(by: 0.1)
    }
    simulator.runUntilIdle()
    expectSame(pager.viewControllers?.first, book.pages[2])
    expectNil(book.pages[0].view.window)
    expectNil(book.pages[1].view.window)
    expectEqual(pager.children.count, 1)
  }

  @Test("[A] an animated change by the program runs its completion and tells the delegate nothing")
  func byProgram() {
    let (pager, book, _, simulator) = shown(at: 0)
    pager.setViewControllers([book.pages[2]], direction: .forward, animated: true) { [log] in
      log.add("completion \($0)")
    }
    simulator.step()
    expectGreater(book.pages[2].view.convert(CGPoint.zero, to: nil).x, 0)
    simulator.runUntilIdle()
    expectEqual(
      calls(), ["0.willDisappear", "2.willAppear", "0.didDisappear", "2.didAppear", "completion true"])
    expectSame(pager.viewControllers?.first, book.pages[2])
    pager.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
    expectEqual(calls(), ["2.willDisappear", "0.willAppear", "2.didDisappear", "0.didAppear"])
  }

  @Test("[A] pages one above the other are turned upwards")
  func vertical() {
    let (pager, book, finger, simulator) = shown(orientation: .vertical)
    drag(finger, by: CGPoint(x: 0, y: 250), simulator, from: CGPoint(x: 200, y: 200))
    finger.up()
    simulator.runUntilIdle()
    expectSame(pager.viewControllers?.first, book.pages[0])
  }

  @Test("[A] after a rotation the page fills the view again")
  func rotation() {
    let (_, book, finger, simulator) = shown()
    simulator.rotate(to: .landscapeLeft)
    expectEqual(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil), UIScreen.main.bounds)
    simulator.runUntilIdle()
    drag(finger, by: CGPoint(x: -350, y: 0), simulator, from: CGPoint(x: 500, y: 200))
    finger.up()
    simulator.runUntilIdle()
    expectEqual(book.pages[2].view.convert(book.pages[2].view.bounds, to: nil), UIScreen.main.bounds)
  }

  @Test("[A] pages that scroll have no spine, and nothing on their backs by default")
  func spine() {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    expect(pager.spineLocation == .none && !pager.isDoubleSided)
    pager.isDoubleSided = true
    expect(pager.isDoubleSided)
  }
}
