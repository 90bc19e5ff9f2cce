import FlexibleHeader

final class PeaksViewController: UITableViewController {
  let header = StretchyHeaderView(referenceHeight: 250)
  let footer = RevealingFooterView(frame: .zero)
  let titleLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Peaks"
    header.contentView.addSubview(titleLabel)
    header.fixedMinimumHeight = 80  // leave it out to ask Auto Layout
    header.titleView = titleLabel
    header.handOverTitle(to: navigationItem)
    header.install(in: tableView)

    footer.didPullPastThreshold = { [weak self] _ in self?.loadMore() }
    footer.install(in: tableView)
  }

  private func loadMore() {}
}
