import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#equal-writes
@MainActor @Suite("Values that are right already are not written")
struct EqualWriteTests {
  /// A collection view that counts writes of its insets.
  private final class Collection: UICollectionView {
    var insetWrites = 0
    var indicatorWrites = 0
    var offsetWrites = 0

    override var contentInset: UIEdgeInsets {
      get { super.contentInset }
      set {
        insetWrites += 1
        super.contentInset = newValue
      }
    }

    override var verticalScrollIndicatorInsets: UIEdgeInsets {
      get { super.verticalScrollIndicatorInsets }
      set {
        indicatorWrites += 1
        super.verticalScrollIndicatorInsets = newValue
      }
    }

    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set {
        offsetWrites += 1
        super.contentOffset = newValue
      }
    }
  }

  private final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      300
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Screen: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let cells = Cells()

    override func viewDidLoad() {
      super.viewDidLoad()
      collection.frame = view.bounds
      collection.dataSource = cells
      collection.alwaysBounceVertical = true
      view.addSubview(collection)
      addChild(headerViewController)
      headerViewController.headerView.observesTrackingScrollViewScrollEvents = true
      headerViewController.headerView.trackingScrollView = collection
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
  }

  @Test(
    "a collection view may be tracked before its cells are registered", arguments: UIKitAnswers.tested)
  func trackedFirst(answers: UIKitAnswers) {
    let phone = HeaderStage(answers: answers) { Screen() }
    expect(!phone.root.collection.visibleCells.isEmpty)
    expectEqual(phone.root.collection.contentOffset.y, -76)
  }

  @Test("nothing is written that is already so")
  func equalWrites() {
    let phone = HeaderStage { Screen() }
    let collection = phone.root.collection
    let header = phone.root.headerViewController.headerView
    collection.contentOffset.y = 200
    phone.settle()
    (collection.insetWrites, collection.indicatorWrites, collection.offsetWrites) = (0, 0, 0)
    for _ in 0..<3 {
      header.sizeTransitionWillBegin()
      header.sizeTransitionDidEnd()
      header.trackingScrollViewDidChangeAdjustedContentInset(collection)
      header.maximumHeight = header.maximumHeight
      header.changeContentInsets {}
      phone.step()
    }
    for y in 201...260 { collection.contentOffset.y = CGFloat(y) }
    expect(collection.insetWrites == 0 && collection.indicatorWrites == 0)
    expectEqual(collection.offsetWrites, 60, "only the test's own")
  }
}
