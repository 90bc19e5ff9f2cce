import FlexibleHeader
import HeaderTesting
import Testing

/// The examples of the original bar's documentation in Swift, with their documented results.
@MainActor @Suite("BLKFlexibleHeightBar's examples") struct HeightBarExampleTests {
  private final class Screen: UIViewController {
    let tableView = UITableView()
    private(set) var myBar: FlexibleHeightBar?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      tableView.contentInsetAdjustmentBehavior = .never
      tableView.contentSize.height = 3000
      view.addSubview(tableView)

      // Basic setup.
      let myBar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: 100))
      myBar.heightsIncludeSafeArea = true
      myBar.minimumHeight = 50
      myBar.backgroundColor = UIColor(red: 0.86, green: 0.25, blue: 0.23, alpha: 1)
      view.addSubview(myBar)
      self.myBar = myBar

      // The behavior, and the delegate that it needs.
      myBar.behavior = SquareCashBehavior()
      tableView.contentInset.top = myBar.maximumHeight
      tableView.delegate = myBar.behavior

      // Optional snapping.
      myBar.behavior?.addSnappingPosition(0, for: 0...0.5)
      myBar.behavior?.addSnappingPosition(1, for: 0.5...1)
    }
  }

  @Test("Set-up, behavior and snapping")
  func setUp() throws {
    let stage = HeaderStage(.phone47) { Screen() }
    let bar = try #require(stage.root.myBar)
    expectEqual(bar.maximumHeight, 100)
    let events = UIScrollView(frame: stage.window.bounds)
    events.contentSize.height = 3000
    events.contentInset.top = 100
    events.contentInsetAdjustmentBehavior = .never
    events.delegate = bar.behavior
    for (offset, height) in [(-100, 100), (-70, 70), (-50, 50), (400, 50)] as [(CGFloat, CGFloat)] {
      events.contentOffset.y = offset
      bar.layoutIfNeeded()
      expectEqual(bar.frame.height, height)
    }
    events.contentOffset.y = -80
    bar.behavior?.scrollViewDidEndDecelerating(events)
    stage.settle()
    expect(bar.progress == 0 && bar.frame.height == 100)
  }

  @Test("a label that fades, shrinks and slides up as the bar shrinks")
  func label() {
    DeviceModel.phone47.makeCurrent()
    let myBar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    myBar.minimumHeight = 50

    let label = UILabel()
    label.text = "Title"
    label.font = .systemFont(ofSize: 25)
    label.textColor = .white
    label.sizeToFit()
    myBar.addSubview(label)

    var initial = SubviewLayoutAttributes()
    initial.size = label.frame.size
    initial.center = CGPoint(x: myBar.bounds.midX, y: myBar.bounds.midY + 10)
    myBar.effects.keyframes().add(initial, for: label, at: 0)

    var final = SubviewLayoutAttributes(existing: initial)
    final.alpha = 0
    let translation = CGAffineTransform(translationX: 0, y: -30)
    let scale = CGAffineTransform(scaleX: 0.2, y: 0.2)
    final.transform = scale.concatenating(translation)
    myBar.effects.keyframes().add(final, for: label, at: 1)

    myBar.layoutIfNeeded()
    expect(label.center == CGPoint(x: 160, y: 60) && label.alpha == 1 && label.transform == .identity)
    myBar.progress = 0.5
    myBar.layoutIfNeeded()
    expect(label.alpha == 0.5 && abs(label.transform.a - 0.6) < 1e-9 && abs(label.transform.ty + 15) < 1e-9)
    myBar.progress = 1
    myBar.layoutIfNeeded()
    expect(label.alpha == 0 && abs(label.transform.a - 0.2) < 1e-9)
    expectEqual(label.bounds.size, initial.size)
  }

  /// A custom behavior: the bar follows the content at half its speed.
  private final class HalfSpeedBehavior: HeightBarBehavior {
    private(set) var drags = 0

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      super.scrollViewWillBeginDragging(scrollView)
      drags += 1
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if let bar, !isSnapping {
        let way = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        bar.progress = way / (bar.maximumHeight - bar.minimumHeight) / 2
        bar.setNeedsLayout()
      }
      super.scrollViewDidScroll(scrollView)
    }
  }

  @Test("A custom behavior snaps without code of its own")
  func ownBehavior() {
    let behavior = HalfSpeedBehavior()
    behavior.addSnappingPosition(1, for: 0.4...1)
    let fixture = BarFixture(behavior)
    fixture.distance = 20
    expectEqual(fixture.bar.frame.height, 86)
    fixture.stroke(30)
    expect(behavior.drags == 1 && fixture.bar.progress == 1)
    expectEqual(fixture.scrollView.verticalScrollIndicatorInsets.top, 44)
  }
}
