import FlexibleHeader
import PortableUIKit
import Testing

/// The example of a stretchy header that README shows.
private final class PeaksViewController: UITableViewController {
  let header = StretchyHeaderView(referenceHeight: 250)
  let footer = RevealingFooterView(frame: .zero)
  let titleLabel = UILabel()
  private(set) var pulls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Peaks"
    header.contentView.addSubview(titleLabel)
    header.fixedMinimumHeight = 80
    header.titleView = titleLabel
    header.handOverTitle(to: navigationItem)
    header.install(in: tableView)

    footer.didPullPastThreshold = { [weak self] _ in self?.loadMore() }
    footer.install(in: tableView)
  }

  private func loadMore() { pulls += 1 }
}

@MainActor @Suite("README's stretchy header") struct StretchyReadmeExample {
  @Test func doesWhatREADMESays() {
    let simulator = HostSimulator(device: .phoneNotch)
    simulator.makeCurrent()
    let screen = PeaksViewController()
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    simulator.runUntilIdle()
    #expect(screen.header.bounds.height == 250 && screen.footer.scrollView === screen.tableView)
    screen.tableView.contentOffset.y = 300
    let title = screen.navigationItem.titleView?.subviews.first as? UILabel
    #expect(title?.text == "Peaks" && title?.alpha == 1 && screen.pulls == 0)
  }
}
