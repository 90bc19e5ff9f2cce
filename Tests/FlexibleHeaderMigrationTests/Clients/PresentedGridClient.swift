// Deprecation warnings: 4
//
// A collection view controller with the header in its collection view, and a stack that fades while the header leaves.
import FlexibleHeaderMigration

@available(*, deprecated)
final class PresentedGridViewController: UICollectionViewController {
  let headerViewController = MDCFlexibleHeaderViewController()
  let stack = UIStackView()
  let titleLabel = UILabel()

  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
    title = "Presented"
    addChild(headerViewController)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.backgroundColor = .white
    let headerView = headerViewController.headerView
    headerView.minMaxHeightIncludesSafeArea = false
    headerView.shiftBehavior = .enabled
    headerView.backgroundColor = .systemYellow
    titleLabel.text = title
    stack.addArrangedSubview(titleLabel)
    stack.frame = CGRect(x: 16, y: 0, width: headerView.bounds.width - 32, height: headerView.bounds.height)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    headerView.contentView.addSubview(stack)
    headerView.hide(whenShifted: stack)
    headerView.forwardTouchEvents(for: stack)
    headerView.trackingScrollView = collectionView
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  override var childForStatusBarStyle: UIViewController? { headerViewController }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    headerViewController.scrollViewDidScroll(scrollView)
  }

  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    let headerView = headerViewController.headerView
    if scrollView == headerView.trackingScrollView {
      headerView.trackingScrollDidEndDraggingWillDecelerate(decelerate)
    }
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    headerViewController.headerView.trackingScrollDidEndDecelerating()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 80 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cell.contentView.backgroundColor = .lightGray
    return cell
  }
}
