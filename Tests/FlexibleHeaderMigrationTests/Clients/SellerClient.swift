// Deprecation warnings: 17
//
// A seller's offers. The screen is the first delegate of its splitter, and views of two sizes take each other's place in the
// bar, whose keyframes end at different progresses.
import FlexibleHeaderMigration

@available(*, deprecated)
final class SellerViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private(set) var collectionView: UICollectionView!
  private(set) var myBar: BLKFlexibleHeightBar!
  private var splitter: BLKDelegateSplitter?
  let userImageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let nameLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
  let smallImageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
  private(set) var scrollEvents = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 170, height: 170)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Offer")
    collectionView.dataSource = self
    collectionView.backgroundColor = .white
    view.addSubview(collectionView)
    setUpHeaderBar()
  }

  func setUpHeaderBar() {
    myBar = BLKFlexibleHeightBar(frame: CGRect(x: 0.0, y: 0.0, width: view.frame.width, height: 400.0))
    myBar.minimumBarHeight = 114.0
    myBar.backgroundColor = .systemBlue
    myBar.behaviorDefiner = SquareCashStyleBehaviorDefiner()
    splitter = BLKDelegateSplitter(firstDelegate: self, secondDelegate: myBar.behaviorDefiner)
    collectionView.delegate = splitter
    collectionView.contentInset = UIEdgeInsets(
      top: myBar.maximumBarHeight, left: 0.0, bottom: 0.0, right: 0.0)
    userImageView.backgroundColor = .lightGray
    nameLabel.text = "Seller"
    nameLabel.textAlignment = .center
    nameLabel.textColor = .white
    smallImageView.backgroundColor = .lightGray
    for part in [userImageView, nameLabel, smallImageView] { myBar.addSubview(part) }
    view.addSubview(myBar)

    let image = BLKFlexibleHeightBarSubviewLayoutAttributes()
    image.size = userImageView.frame.size
    image.center = CGPoint(x: myBar.bounds.midX, y: myBar.bounds.midY - 15.0)
    fade(userImageView, from: image, toAlpha: 0.0, at: 0.4)
    let name = BLKFlexibleHeightBarSubviewLayoutAttributes()
    name.size = nameLabel.frame.size
    name.center = CGPoint(x: myBar.bounds.midX, y: myBar.bounds.midY - 120.0)
    fade(nameLabel, from: name, toAlpha: 0.0, at: 0.9)
    let small = BLKFlexibleHeightBarSubviewLayoutAttributes()
    small.size = smallImageView.frame.size
    small.frame = CGRect(x: 55, y: 25, width: 30, height: 30)
    small.alpha = 0.0
    fade(smallImageView, from: small, toAlpha: 1.0, at: 0.9)
  }

  private func fade(
    _ part: UIView, from initial: BLKFlexibleHeightBarSubviewLayoutAttributes, toAlpha alpha: CGFloat,
    at progress: CGFloat
  ) {
    part.add(initial, forProgress: 0.0)
    let final = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: initial)
    final?.alpha = alpha
    part.add(final, forProgress: progress)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollEvents += 1 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Offer", for: indexPath)
    cell.contentView.backgroundColor = .systemGray
    return cell
  }
}
