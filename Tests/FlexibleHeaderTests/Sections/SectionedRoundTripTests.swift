import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/SectionedHeader.md#size-and-safe-area
@MainActor @Suite("Changes there and back under sections that are partly open")
struct SectionedRoundTripTests {
  enum Change: CaseIterable { case rotation, navigationBar, height, fewerSections }

  /// A list with estimated or fixed row heights under sections, in a navigation controller.
  @MainActor private final class Screen: UIViewController, UITableViewDataSource {
    let header = SectionedHeaderView()
    let table = UITableView()
    let changing = HeaderSection(UIView(), exit: .leaves, maximumHeight: 60)

    init(estimates: Bool) {
      super.init(nibName: nil, bundle: nil)
      if !estimates { (table.rowHeight, table.estimatedRowHeight) = (50, 0) }
      header.sections = [
        HeaderSection(UIView(), maximumHeight: 200, minimumHeight: 0), changing,
        HeaderSection(UIView(), maximumHeight: 44),
      ]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.topAnchor),
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      header.install(in: table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row + 1)"
      return cell
    }
  }

  /// Applies a change, or takes it back.
  private func change(
    _ change: Change, isThere: Bool, on screen: Screen, _ stage: HeaderStage<UINavigationController>
  ) {
    switch change {
    case .rotation: stage.rotate(to: isThere ? .landscapeLeft : .portrait)
    case .navigationBar: stage.root.setNavigationBarHidden(!isThere, animated: true)
    case .height: screen.changing.maximumHeight = isThere ? 120 : 60
    case .fewerSections:
      if isThere {
        screen.header.sections.remove(at: 1)
      } else {
        screen.header.sections.insert(screen.changing, at: 1)
      }
    }
    stage.settle()
  }

  @Test(
    "Content that touched the header touches it, and the header isn't more open", .needs(.rotation),
    arguments: Change.allCases, [20, 100, 190] as [CGFloat])
  func partlyOpen(change: Change, distance: CGFloat) {
    for estimates in [false, true] {
      let screen = Screen(estimates: estimates)
      let stage = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: screen) }
      stage.root.isNavigationBarHidden = true
      stage.settle()
      stage.drag(by: -distance)
      stage.settle()
      let (edge, offset) = (stage.bottom(of: screen.header), screen.table.contentOffset.y)
      expectLess(abs(edge + offset), 0.01)
      for _ in 1...3 {
        for isThere in [true, false] {
          self.change(change, isThere: isThere, on: screen, stage)
          let top = screen.table.convert(CGPoint.zero, to: stage.window).y
          expectLess(abs(top - stage.bottom(of: screen.header)), 0.01)
        }
      }
      expectLess(abs(stage.bottom(of: screen.header) - edge), 0.01)
      expectLess(abs(screen.table.contentOffset.y - offset), 0.01)
    }
  }

  /// A section that is inserted is expanded, so one that was removed is left out.
  @Test(
    "Content far under the header stays where it is", .needs(.rotation),
    arguments: [.rotation, .navigationBar, .height] as [Change])
  func farUnder(change: Change) {
    for estimates in [false, true] {
      let screen = Screen(estimates: estimates)
      let stage = HeaderStage(.phoneNotch) { UINavigationController(rootViewController: screen) }
      stage.root.isNavigationBarHidden = true
      stage.settle()
      stage.drag(by: -500)
      stage.settle()
      let (edge, offset) = (stage.bottom(of: screen.header), screen.table.contentOffset.y)
      for _ in 1...3 {
        for isThere in [true, false] { self.change(change, isThere: isThere, on: screen, stage) }
      }
      expectLess(abs(stage.bottom(of: screen.header) - edge), 0.01)
      // A rotation restores estimated heights.
      expectLess(abs(screen.table.contentOffset.y - offset), estimates ? 1 : 0.01)
    }
  }
}
