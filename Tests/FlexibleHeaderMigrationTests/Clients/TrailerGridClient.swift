// Deprecation warnings: 16
//
// A grid whose bar is created without a frame, and whose definer is only reached through the bar.
import FlexibleHeaderMigration

@available(*, deprecated)
final class TrailerGridViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private(set) var collectionView: UICollectionView!
  let titleBar = BLKFlexibleHeightBar()
  let label = UILabel()
  var delegateSplitter: BLKDelegateSplitter?
  private(set) var selected: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 200)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Trailer")
    collectionView.dataSource = self
    collectionView.backgroundColor = .white
    view.addSubview(collectionView)

    titleBar.frame = CGRect(x: 0.0, y: 0.0, width: view.frame.size.width, height: 120)
    titleBar.maximumBarHeight = 120.0
    titleBar.minimumBarHeight = 50.0
    titleBar.backgroundColor = .brown
    view.addSubview(titleBar)
    let fbBehaviorDefiner = FacebookStyleBarBehaviorDefiner()
    fbBehaviorDefiner.addSnappingPositionProgress(0.0, forProgressRangeStart: 0.0, end: 0.5)
    fbBehaviorDefiner.addSnappingPositionProgress(1.0, forProgressRangeStart: 0.5, end: 1.0)
    titleBar.behaviorDefiner = fbBehaviorDefiner
    titleBar.behaviorDefiner.isSnappingEnabled = true
    delegateSplitter = BLKDelegateSplitter(firstDelegate: titleBar.behaviorDefiner, secondDelegate: self)
    collectionView.delegate = delegateSplitter
    collectionView.contentInset = UIEdgeInsets(top: 120.0, left: 0.0, bottom: 0.0, right: 0.0)

    label.text = "Trailers"
    label.sizeToFit()
    titleBar.addSubview(label)
    let initial = BLKFlexibleHeightBarSubviewLayoutAttributes()
    initial.size = label.frame.size
    initial.center = CGPoint(x: titleBar.bounds.midX, y: titleBar.bounds.midY + 10.0)
    label.add(initial, forProgress: 0.0)
    let final = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: initial)
    final?.alpha = 0.0
    let translation = CGAffineTransform(translationX: 0.0, y: -30.0)
    let scale = CGAffineTransform(scaleX: 0.2, y: 0.2)
    final?.transform = scale.concatenating(translation)
    label.add(final, forProgress: 1.0)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Trailer", for: indexPath)
    cell.contentView.backgroundColor = .darkGray
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected = indexPath
  }
}
