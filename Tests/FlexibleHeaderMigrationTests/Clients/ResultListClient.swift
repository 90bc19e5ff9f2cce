// Deprecation warnings: 5
//
// A list of results whose header measures its own content and never stretches. Frames are set after the header is in the list.
import FlexibleHeaderMigration

@available(*, deprecated)
final class ResultHeader: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Results"
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func maxHeaderHeight(forWidth width: CGFloat) -> CGFloat { label.sizeThatFits(.zero).height + 120 }

  func minHeaderHeight(forWidth width: CGFloat) -> CGFloat { label.sizeThatFits(.zero).height + 40 }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: bounds.maxY - 40, width: bounds.width - 32, height: 40)
  }
}

@available(*, deprecated)
final class ResultListViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var headerViewController = MDCFlexibleHeaderViewController()
  var headerView = ResultHeader()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Result")
    addFlexibleHeader()
  }

  func addFlexibleHeader() {
    let flexibleHeaderView = headerViewController.headerView
    flexibleHeaderView.maximumHeight = headerView.maxHeaderHeight(forWidth: view.bounds.size.width)
    flexibleHeaderView.minimumHeight = headerView.minHeaderHeight(forWidth: view.bounds.size.width)
    headerViewController.willMove(toParent: self)
    addChild(headerViewController)
    headerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    flexibleHeaderView.canOverExtend = false
    flexibleHeaderView.trackingScrollView = collectionView
    flexibleHeaderView.addSubview(headerView)
    view.addSubview(flexibleHeaderView)
    headerView.frame = flexibleHeaderView.bounds
    flexibleHeaderView.frame = view.bounds
    headerViewController.didMove(toParent: self)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    30
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Result", for: indexPath)
    cell.contentView.backgroundColor = .systemGray
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let insets = collectionView.contentInset
    return CGSize(width: view.frame.size.width - insets.left - insets.right, height: 88)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView == headerViewController.headerView.trackingScrollView {
      headerViewController.headerView.trackingScrollDidScroll()
    }
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    headerViewController.headerView.trackingScrollDidEndDecelerating()
  }

  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    headerViewController.headerView.trackingScrollDidEndDraggingWillDecelerate(decelerate)
  }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    headerViewController.headerView.trackingScrollWillEndDragging(
      withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
