import HeaderTesting

// The project of a reader of the article on stretchable table headers, with code in place of the nib. Names
// and arithmetic are the article's, and this package's header must produce the same result.

/// The header of the article.
final class HeaderView: UIView {
  private(set) var imageView: UIImageView! = UIImageView()
  private(set) var titleLabel: UILabel! = UILabel()
  private var sizeLabel: UILabel! = UILabel()
  weak var scrollView: UIScrollView?
  private var cachedMinimumSize: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    ArticleLayout.fill(self, imageView, titleLabel, sizeLabel)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeLabel.text = "\(frame.width)x\(frame.height)"
  }

  private var minimumHeight: CGFloat {
    guard let scrollView = scrollView else { return 0 }
    if let cachedSize = cachedMinimumSize, cachedSize.width == scrollView.frame.width {
      return cachedSize.height
    }
    let minimumSize = systemLayoutSizeFitting(
      CGSize(width: scrollView.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultLow)
    cachedMinimumSize = minimumSize
    return minimumSize.height
  }

  func updatePosition() {
    guard let scrollView = scrollView else { return }
    let minimumSize = minimumHeight
    let referenceOffset = scrollView.safeAreaInsets.top
    let referenceHeight = scrollView.contentInset.top - referenceOffset

    let offset = referenceHeight + scrollView.contentOffset.y
    let targetHeight = referenceHeight - offset - referenceOffset
    var targetOffset = referenceOffset
    if targetHeight < minimumSize {
      targetOffset += targetHeight - minimumSize
    }

    var headerFrame = frame
    headerFrame.size.height = max(minimumSize, targetHeight)
    headerFrame.origin.y = targetOffset
    frame = headerFrame
  }
}

/// The screen of the article. Its last step is optional.
class ArticleViewController: UITableViewController {
  let headerView = HeaderView()

  override func viewDidLoad() {
    super.viewDidLoad()
    headerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    headerView.titleLabel.text = "The title of the header"
    headerView.frame = CGRect(
      x: 0, y: tableView.safeAreaInsets.top, width: view.frame.width, height: 250)
    headerView.scrollView = tableView
    tableView.rowHeight = 44
    tableView.backgroundView = UIView()
    tableView.backgroundView?.addSubview(headerView)
    tableView.contentInset = UIEdgeInsets(top: 250, left: 0, bottom: 0, right: 0)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { headerView.updatePosition() }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    headerView.updatePosition()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    tableView.contentInset = UIEdgeInsets(
      top: 250 + tableView.safeAreaInsets.top, left: 0, bottom: 0, right: 0)
    headerView.updatePosition()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// What the article's nib contains: a picture, a title and a label with the header's size.
@MainActor enum ArticleLayout {
  static func fill(_ view: UIView, _ imageView: UIImageView, _ titleLabel: UILabel, _ sizeLabel: UILabel) {
    for subview in [imageView, titleLabel, sizeLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: view.topAnchor),
      imageView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sizeLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      sizeLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      titleLabel.topAnchor.constraint(greaterThanOrEqualTo: sizeLabel.bottomAnchor, constant: 10),
      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      titleLabel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ])
    sizeLabel.text = "0.0x0.0"
  }
}
