import Foundation

/// A view controller that manages a collection view, whose data source and delegate it is.
///
/// The collection view is a subview of its view. Subclasses can override all methods of both protocols. Each
/// one returns the default of the protocol.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  // MARK: - Life cycle

  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  private let initialLayout: UICollectionViewLayout
  private var collection: UICollectionView?
  private var hasAppeared = false
  private let keyboardKeeper = KeyboardRoomKeeper()

  // MARK: - Collection view

  /// The collection view, which fills the controller's view. Reading it loads the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      loadViewIfNeeded()
      collection?.removeFromSuperview()
      collection = newValue
      if let newValue { fill(view, with: newValue) }
    }
  }
  /// Returns the scroll view that was set for an edge, or else the collection view if it is loaded [K].
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? collection
  }
  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? initialLayout
  }
  /// A Boolean value that determines whether the selection is cleared when the view is about to appear. The
  /// default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates the view and the collection view, with this controller as data source and delegate.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: initialLayout)
    collection.dataSource = self
    collection.delegate = self
    self.collection = collection
    fill(view, with: collection)
    addMovementGesture(to: collection)
    self.view = view
  }

  /// Loads the data the first time, clears the selection, and follows the keyboard. Subclasses must call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      collection?.reloadData()
    } else if clearsSelectionOnViewWillAppear {
      collection?.selectItem(at: nil, animated: animated, scrollPosition: [])
    }
    keyboardKeeper.start(for: collection)
  }

  /// Follows the keyboard no longer. Subclasses must call `super`.
  open override func viewWillDisappear(_ animated: Bool) {
    keyboardKeeper.stop()
    super.viewWillDisappear(animated)
  }

  private func fill(_ view: UIView, with collection: UICollectionView) {
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
  }

  // MARK: - Interactive movement

  /// A Boolean value that determines whether a long press on an item moves it, if the data source permits it. The
  /// default is `true`.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movementGesture?.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private var movementGesture: UILongPressGestureRecognizer?

  private func addMovementGesture(to view: UICollectionView) {
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.isEnabled = installsStandardGestureForInteractiveMovement
    press.addHandler { [weak view, weak press] in
      guard let view, let press else { return }
      view.follow(press)
    }
    movementGesture = press
    view.addGestureRecognizer(press)
  }

  // MARK: - Data source

  /// Returns 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Returns an empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Returns `false`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: - Collection view delegate

  /// Returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Returns the proposed offset.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns what `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)` returns.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the proposed index path.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  // MARK: - Scroll view delegate

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target unchanged.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns `nil`, which disables zooming.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
