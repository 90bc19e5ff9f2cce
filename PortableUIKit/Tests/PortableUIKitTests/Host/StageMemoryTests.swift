@testable import PortableUIKit
import Testing

/// What a stage was made of, held weakly.
@MainActor private final class Remains {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  func add(_ object: AnyObject?, _ name: String) { entries.append(Entry(name: name, object: object)) }

  /// The names of what still lives.
  var living: Set<String> { Set(entries.filter { $0.object != nil }.map(\.name)) }
  var count: Int { entries.count }
}

@MainActor struct StageMemoryTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  /// A device with a small screen that uses constraints, guides, observation, animation and a notification.
  private func stage(_ remains: Remains) {
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let window = UIWindow(windowScene: simulator.scene)
    let root = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    root.view.addSubview(scroll)
    window.rootViewController = root
    window.makeKeyAndVisible()
    simulator.step()
    UIView.animate(withDuration: 1, animations: { box.alpha = 0 }, completion: { _ in box.isHidden = true })
    let observation = scroll.observe(\.contentOffset) { _, _ in }
    let finger = HostFinger(in: window)
    finger.down(at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 100, y: 150))
    simulator.step()
    remains.add(simulator, "simulator")
    remains.add(simulator.scene, "scene")
    remains.add(simulator.timeline, "timeline")
    remains.add(window, "window")
    remains.add(root, "controller")
    remains.add(box, "view")
    remains.add(box.layer, "layer")
    remains.add(scroll, "scroll view")
    remains.add(scroll.panGestureRecognizer, "recognizer")
    remains.add(root.view.autoLayout?.engine, "layout engine")
    remains.add(root.view.safeAreaLayoutGuide, "guide")
    remains.add(observation, "observation")
  }

  @Test("a thousand stages that are made and let go leave nothing, each with a finger on its screen")
  func aThousandStages() {
    let remains = Remains()
    for _ in 0..<1000 { stage(remains) }
    // The last one is the current one still.
    HostSimulator.fresh()
    expectEqual(remains.count, 12_000)
    expectEqual(remains.living, [])
  }

  @Test("A device that is released during a stroke or a scrolling animation leaves nothing")
  func releasedInMidMovement() {
    let remains = Remains()
    func device() {
      let simulator = HostSimulator.fresh()
      let window = UIWindow(windowScene: simulator.scene)
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 100, height: 5000)
      window.addSubview(view)
      window.isHidden = false
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      let down = HostStroke.Sample(time: 1, location: CGPoint(x: 100, y: 200))
      simulator.play(HostStroke(samples: [down], liftsAt: 2), in: window)
      simulator.step()
      remains.add(simulator, "simulator")
      remains.add(window, "window")
      remains.add(view.ticker, "ticker")
      for link in simulator.frameLinks { remains.add(link, "frame link") }
    }
    device()
    HostSimulator.fresh()
    expectEqual(remains.count, 4)
    expectEqual(remains.living, [])
  }

  @Test("screens with bars, tables, text fields, refreshing, presentations and rotations leave nothing")
  func wholeScreens() {
    let remains = Remains()
    func screen() {
      let simulator = HostSimulator(device: .phoneNotch)
      simulator.makeCurrent()
      let window = UIWindow(windowScene: simulator.scene)
      let rows = Rows()
      let list = UITableViewController(style: .plain)
      list.tableView.dataSource = rows
      list.refreshControl = UIRefreshControl()
      let navigation = UINavigationController(rootViewController: list)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      simulator.step()
      let next = UIViewController()
      next.view.addSubview(UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
      navigation.pushViewController(next, animated: true)
      simulator.advance(by: 0.1)
      let sheet = UIViewController()
      tabs.present(sheet, animated: true)
      simulator.advance(by: 0.1)
      simulator.rotate(to: .landscapeLeft)
      list.refreshControl?.beginRefreshing()
      simulator.step()
      _ = LayerSnapshot(of: simulator.screen)
      for (object, name) in [
        (simulator, "simulator"), (window, "window"), (list, "list"), (list.tableView, "table"),
        (navigation, "navigation"), (navigation.navigationBar, "bar"), (tabs, "tabs"), (next, "next"),
        (sheet, "sheet"), (sheet.presentationController, "presentation"),
        (navigation.transitionCoordinator, "push"), (sheet.transitionCoordinator, "coming of the sheet"),
      ] as [(AnyObject?, String)] {
        remains.add(object, name)
      }
    }
    for _ in 0..<20 { screen() }
    HostSimulator.fresh()
    expectEqual(remains.living, [])
  }
}
