import FlexibleHeader
import Foundation
import HeaderTesting
import PortableUIKit
import Testing

@MainActor @Suite("The article's stretchable header") struct StretchyArticleTests {
  nonisolated static let strokes = [
    "flick-down-1", "flick-down-2", "flick-down-3", "flick-down-4", "flick-up-1", "flick-up-2",
    "hesitant-up-down-up", "interrupted-flick", "long-wander",
  ]

  /// The article's screen with our header in place of its class. The article adds the safe area to its inset;
  /// here that part of the inset is somebody else's.
  private final class OurViewController: UITableViewController {
    let headerView = StretchyHeaderView(referenceHeight: 250)

    override func viewDidLoad() {
      super.viewDidLoad()
      let titleLabel = UILabel()
      ArticleLayout.fill(headerView.contentView, UIImageView(), titleLabel, UILabel())
      titleLabel.text = "The title of the header"
      tableView.rowHeight = 44
      headerView.install(in: tableView)
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      tableView.contentInset.top = 250 + tableView.safeAreaInsets.top
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// What a frame shows: the offset and the header's frame in the table's background.
  private struct Frame {
    let time: Double
    let offset: CGFloat
    let header: CGRect

    func isNear(_ other: Frame) -> Bool {
      func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
      return near(offset, other.offset) && near(header.minX, other.header.minX)
        && near(header.minY, other.header.minY) && near(header.width, other.header.width)
        && near(header.height, other.header.height)
    }
  }

  /// Plays a stroke twice, from the top and from the middle, then turns the device and plays it again.
  private func frames(
    of stroke: Stroke, on device: DeviceModel, hasBar: Bool, _ controller: UITableViewController,
    _ header: UIView
  ) -> [Frame] {
    let simulator = HostSimulator.current
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = hasBar ? UINavigationController(rootViewController: controller) : controller
    window.makeKeyAndVisible()
    simulator.runUntilIdle()
    var frames: [Frame] = []
    func play() {
      GesturePlayer(stroke, in: window).play { time in
        frames.append(Frame(time: time, offset: controller.tableView.contentOffset.y, header: header.frame))
      }
    }
    play()
    controller.tableView.contentOffset.y = 50
    play()
    simulator.rotate(to: .landscapeLeft)
    simulator.runUntilIdle()
    // The table resizes its background after the article placed its header, and the header's mask goes along:
    // only the next layout brings the article's header back in place.
    controller.tableView.setNeedsLayout()
    simulator.runUntilIdle()
    play()
    return frames
  }

  @Test(arguments: strokes, DeviceModel.all)
  func oursAgreesWithItInEveryFrame(stroke name: String, device: DeviceModel) throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Gestures")
    let stroke = try Stroke(contentsOf: folder.appendingPathComponent("\(name).json"), named: name)
    for hasBar in [false, true] {
      switchOn(device)
      let article = ArticleViewController()
      let theirs = frames(of: stroke, on: device, hasBar: hasBar, article, article.headerView)
      switchOn(device)
      let own = OurViewController()
      let ours = frames(of: stroke, on: device, hasBar: hasBar, own, own.headerView)
      #expect(ours.count == theirs.count && ours.count > 30)
      let first = zip(theirs, ours).first { !$0.isNear($1) }
      #expect(first == nil, "bar \(hasBar), the article's and ours: \(String(describing: first))")
      let heights = Set(theirs.map(\.header.height))
      #expect(heights.count > 1 || name.hasPrefix("flick-up"), "the header did something")
    }
  }

  /// The article writes an inset and leaves it to UIKit that the content moves along. Under the other answers to
  /// whether it does, the article's rows begin under its header, and ours do not: there is nothing to compare.
  private func switchOn(_ device: DeviceModel) {
    let simulator = HostSimulator(device: device)
    simulator.answers = .standard
    simulator.makeCurrent()
  }

  @Test func itsFirstStepStretchesNothingYet() {
    let simulator = HostSimulator(device: .phoneNotch)
    simulator.makeCurrent()
    let article = ArticleViewController()
    article.loadViewIfNeeded()
    #expect(article.headerView.frame == CGRect(x: 0, y: 0, width: article.view.frame.width, height: 250))
    #expect(article.tableView.contentInset == UIEdgeInsets(top: 250, left: 0, bottom: 0, right: 0))
    #expect(article.headerView.superview === article.tableView.backgroundView)
  }

  @Test func itsLastStepFollowsTheSafeArea() {
    let simulator = HostSimulator(device: .phoneNotch)
    simulator.makeCurrent()
    let article = ArticleViewController()
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = article
    window.makeKeyAndVisible()
    simulator.runUntilIdle()
    #expect(article.tableView.contentInset.top == 297)
    article.tableView.contentOffset.y = -400
    #expect(article.headerView.frame == CGRect(x: 0, y: 47, width: 390, height: 353))
    article.tableView.contentOffset.y = 100
    #expect(article.headerView.frame.maxY == -100)
  }
}
