import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

@MainActor @Suite("The article's stretchable header") struct StretchyArticleTests {
  nonisolated static let strokes = [
    "flick-down-1", "flick-down-2", "flick-down-3", "flick-down-4", "flick-up-1", "flick-up-2",
    "hesitant-up-down-up", "interrupted-flick", "long-wander",
  ]

  /// The article's screen with this package's header. The article adds the safe area to its inset; here,
  /// other code adds that part.
  private final class OurViewController: UITableViewController {
    let headerView = StretchyHeaderView(maximumHeight: 250)
    var shownHeader: UIView { headerView }

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

  /// The state of a frame: the offset and the header's frame in the table's background.
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

  /// Plays a stroke twice, from the top and from the middle, then rotates the device and plays it again.
  ///
  /// The article writes an inset and relies on UIKit to move the content. Under the assumption that UIKit
  /// doesn't, the article's rows begin under its header, so the standard assumptions are used throughout.
  private func frames<Screen: UITableViewController>(
    of stroke: Stroke, on device: DeviceModel, hasBar: Bool, _ makeScreen: () -> Screen,
    _ header: KeyPath<Screen, UIView>
  ) -> [Frame] {
    var screen: Screen?
    let stage = HeaderStage<UIViewController>(device, answers: .standard) {
      let made = makeScreen()
      screen = made
      return hasBar ? UINavigationController(rootViewController: made) : made
    }
    guard let controller = screen else { return [] }
    stage.settle()
    var frames: [Frame] = []
    func play() {
      let start = stage.now
      func note() {
        frames.append(
          Frame(
            time: stage.now - start, offset: controller.tableView.contentOffset.y,
            header: controller[keyPath: header].frame))
      }
      note()
      stage.play(stroke, onFrame: note)
    }
    play()
    controller.tableView.contentOffset.y = 50
    play()
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    // The table resizes its background after the article positioned its header, which also changes the
    // header. The next layout corrects the article's header.
    controller.tableView.setNeedsLayout()
    stage.settle()
    play()
    return frames
  }

  /// Each stroke is played with and without a navigation bar, and each device has both, but not in each combination.
  @Test(.needs(.touches), arguments: strokes, DeviceModel.all)
  func stretchyHeaderMatchesTheArticleInEveryFrame(stroke name: String, device: DeviceModel) throws {
    let stroke = try Stroke(contentsOf: Fixtures.url("Gestures/\(name).json"), named: name)
    let strokeIndex = try #require(Self.strokes.firstIndex(of: name))
    let deviceIndex = try #require(DeviceModel.all.firstIndex(of: device))
    let hasBar = (strokeIndex + deviceIndex) % 2 == 1
    let theirs = frames(of: stroke, on: device, hasBar: hasBar, { ArticleViewController() }, \.shownHeader)
    let ours = frames(of: stroke, on: device, hasBar: hasBar, { OurViewController() }, \.shownHeader)
    expect(ours.count == theirs.count && ours.count > 30)
    let first = zip(theirs, ours).first { !$0.isNear($1) }
    expectNil(first, "bar \(hasBar), the article's and ours: \(String(describing: first))")
    let heights = Set(theirs.map(\.header.height))
    expect(heights.count > 1 || name.hasPrefix("flick-up"), "the header did something")
  }

  @Test func itsFirstStepStretchesNothingYet() {
    DeviceModel.phoneNotch.makeCurrent()
    let article = ArticleViewController()
    article.loadViewIfNeeded()
    expectEqual(article.headerView.frame, CGRect(x: 0, y: 0, width: article.view.frame.width, height: 250))
    expectEqual(article.tableView.contentInset, UIEdgeInsets(top: 250, left: 0, bottom: 0, right: 0))
    expectSame(article.headerView.superview, article.tableView.backgroundView)
  }

  @Test func itsLastStepFollowsTheSafeArea() {
    let stage = HeaderStage(.phoneNotch, answers: .initial) { ArticleViewController() }
    let article = stage.root
    stage.settle()
    expectEqual(article.tableView.contentInset.top, 297)
    article.tableView.contentOffset.y = -400
    expectEqual(article.headerView.frame, CGRect(x: 0, y: 47, width: 390, height: 353))
    article.tableView.contentOffset.y = 100
    expectEqual(article.headerView.frame.maxY, -100)
  }
}

extension ArticleViewController {
  fileprivate var shownHeader: UIView { headerView }
}
