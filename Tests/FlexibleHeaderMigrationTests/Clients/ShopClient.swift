// Deprecation warnings: 1
//
// A shop whose header is tall in portrait only. The heights are set anew whenever the screen appears or turns, and the screen
// forwards its list's events to the header's controller.
import FlexibleHeaderMigration

@available(*, deprecated)
final class ShopViewController: UICollectionViewController {
  var headerViewController = MDCFlexibleHeaderViewController()
  let logo = UILabel()

  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
    addChild(headerViewController)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Product")
    setUpHeaderView()
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sizeHeaderView(for: view.bounds.size)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizeHeaderView(for: size)
    collectionView.collectionViewLayout.invalidateLayout()
  }

  func sizeHeaderView(for size: CGSize) {
    let headerView = headerViewController.headerView
    headerView.maximumHeight = size.width < size.height ? 440 : 72
    headerView.minimumHeight = 72
  }

  func setUpHeaderView() {
    let headerView = headerViewController.headerView
    headerView.trackingScrollView = collectionView
    headerView.maximumHeight = 440
    headerView.minimumHeight = 72
    headerView.minMaxHeightIncludesSafeArea = false
    headerView.backgroundColor = .systemYellow
    headerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    logo.text = "Shop"
    logo.frame = CGRect(x: 16, y: headerView.bounds.height - 48, width: 200, height: 32)
    logo.autoresizingMask = .flexibleTopMargin
    headerView.addSubview(logo)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    headerViewController.scrollViewDidScroll(scrollView)
    logo.alpha = scrollView.contentOffset.y > -240 ? 0 : 1
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    200
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Product", for: indexPath)
    cell.contentView.backgroundColor = .systemGray
    return cell
  }
}
