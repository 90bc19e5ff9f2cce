/// The optional methods of delegates and data sources. The raw value is the name of the method in Objective-C.
enum DelegateMethod: String, CaseIterable, Sendable {
  // UIScrollViewDelegate
  case didScroll = "scrollViewDidScroll:"
  case willBeginDragging = "scrollViewWillBeginDragging:"
  case willEndDragging = "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
  case didEndDragging = "scrollViewDidEndDragging:willDecelerate:"
  case willBeginDecelerating = "scrollViewWillBeginDecelerating:"
  case didEndDecelerating = "scrollViewDidEndDecelerating:"
  case didEndScrollingAnimation = "scrollViewDidEndScrollingAnimation:"
  case shouldScrollToTop = "scrollViewShouldScrollToTop:"
  case didScrollToTop = "scrollViewDidScrollToTop:"
  case viewForZooming = "viewForZoomingInScrollView:"
  case willBeginZooming = "scrollViewWillBeginZooming:withView:"
  case didZoom = "scrollViewDidZoom:"
  case didEndZooming = "scrollViewDidEndZooming:withView:atScale:"
  case didChangeAdjustedInset = "scrollViewDidChangeAdjustedContentInset:"

  // UITableViewDelegate
  case willDisplayRow = "tableView:willDisplayCell:forRowAtIndexPath:"
  case didEndDisplayingRow = "tableView:didEndDisplayingCell:forRowAtIndexPath:"
  case willDisplayHeader = "tableView:willDisplayHeaderView:forSection:"
  case willDisplayFooter = "tableView:willDisplayFooterView:forSection:"
  case didEndDisplayingHeader = "tableView:didEndDisplayingHeaderView:forSection:"
  case didEndDisplayingFooter = "tableView:didEndDisplayingFooterView:forSection:"
  case rowHeight = "tableView:heightForRowAtIndexPath:"
  case headerHeight = "tableView:heightForHeaderInSection:"
  case footerHeight = "tableView:heightForFooterInSection:"
  case estimatedRowHeight = "tableView:estimatedHeightForRowAtIndexPath:"
  case estimatedHeaderHeight = "tableView:estimatedHeightForHeaderInSection:"
  case estimatedFooterHeight = "tableView:estimatedHeightForFooterInSection:"
  case headerView = "tableView:viewForHeaderInSection:"
  case footerView = "tableView:viewForFooterInSection:"
  case shouldHighlightRow = "tableView:shouldHighlightRowAtIndexPath:"
  case didHighlightRow = "tableView:didHighlightRowAtIndexPath:"
  case didUnhighlightRow = "tableView:didUnhighlightRowAtIndexPath:"
  case willSelectRow = "tableView:willSelectRowAtIndexPath:"
  case didSelectRow = "tableView:didSelectRowAtIndexPath:"
  case willDeselectRow = "tableView:willDeselectRowAtIndexPath:"
  case didDeselectRow = "tableView:didDeselectRowAtIndexPath:"
  case editingStyle = "tableView:editingStyleForRowAtIndexPath:"
  case deleteTitle = "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"
  case shouldIndentRow = "tableView:shouldIndentWhileEditingRowAtIndexPath:"
  case targetOfRowMove = "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"

  // UITableViewDataSource
  case tableSections = "numberOfSectionsInTableView:"
  case headerTitle = "tableView:titleForHeaderInSection:"
  case footerTitle = "tableView:titleForFooterInSection:"
  case canEditRow = "tableView:canEditRowAtIndexPath:"
  case canMoveRow = "tableView:canMoveRowAtIndexPath:"
  case commitRow = "tableView:commitEditingStyle:forRowAtIndexPath:"
  case moveRow = "tableView:moveRowAtIndexPath:toIndexPath:"

  // UICollectionViewDelegate
  case willDisplayItem = "collectionView:willDisplayCell:forItemAtIndexPath:"
  case didEndDisplayingItem = "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
  case willDisplaySupplement =
    "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:"
  case didEndDisplayingSupplement =
    "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:"
  case shouldHighlightItem = "collectionView:shouldHighlightItemAtIndexPath:"
  case didHighlightItem = "collectionView:didHighlightItemAtIndexPath:"
  case didUnhighlightItem = "collectionView:didUnhighlightItemAtIndexPath:"
  case shouldSelectItem = "collectionView:shouldSelectItemAtIndexPath:"
  case shouldDeselectItem = "collectionView:shouldDeselectItemAtIndexPath:"
  case didSelectItem = "collectionView:didSelectItemAtIndexPath:"
  case didDeselectItem = "collectionView:didDeselectItemAtIndexPath:"
  case targetOffset = "collectionView:targetContentOffsetForProposedContentOffset:"
  case transitionLayout = "collectionView:transitionLayoutForOldLayout:newLayout:"
  case targetOfItemMove =
    "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:"

  // UICollectionViewDelegateFlowLayout
  case itemSize = "collectionView:layout:sizeForItemAtIndexPath:"
  case sectionInset = "collectionView:layout:insetForSectionAtIndex:"
  case lineSpacing = "collectionView:layout:minimumLineSpacingForSectionAtIndex:"
  case itemSpacing = "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"
  case headerSize = "collectionView:layout:referenceSizeForHeaderInSection:"
  case footerSize = "collectionView:layout:referenceSizeForFooterInSection:"

  // UICollectionViewDataSource
  case collectionSections = "numberOfSectionsInCollectionView:"
  case supplement = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
  case canMoveItem = "collectionView:canMoveItemAtIndexPath:"
  case moveItem = "collectionView:moveItemAtIndexPath:toIndexPath:"

  // UIGestureRecognizerDelegate
  case shouldBegin = "gestureRecognizerShouldBegin:"
  case shouldRecognizeSimultaneously =
    "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
  case shouldRequireFailure = "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"
  case shouldBeRequiredToFail = "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"
  case shouldReceiveTouch = "gestureRecognizer:shouldReceiveTouch:"

  // UINavigationControllerDelegate
  case willShow = "navigationController:willShowViewController:animated:"
  case didShow = "navigationController:didShowViewController:animated:"
  case navigationAnimator =
    "navigationController:animationControllerForOperation:fromViewController:toViewController:"
  case navigationInteraction = "navigationController:interactionControllerForAnimationController:"

  // UITabBarControllerDelegate
  case shouldSelectTab = "tabBarController:shouldSelectViewController:"
  case didSelectTab = "tabBarController:didSelectViewController:"

  var selector: Selector { Selector(rawValue) }
}

/// The protocols whose methods are looked up at run time.
enum DelegateProtocol: CaseIterable {
  case scrollView, tableView, tableData, collectionView, flowLayout, collectionData, gestureRecognizer
  case navigation, tabs

  var methods: [DelegateMethod] {
    switch self {
    case .scrollView: Self.slice(.didScroll, .didChangeAdjustedInset)
    case .tableView: Self.slice(.willDisplayRow, .targetOfRowMove)
    case .tableData: Self.slice(.tableSections, .moveRow)
    case .collectionView: Self.slice(.willDisplayItem, .targetOfItemMove)
    case .flowLayout: Self.slice(.itemSize, .footerSize)
    case .collectionData: Self.slice(.collectionSections, .moveItem)
    case .gestureRecognizer: Self.slice(.shouldBegin, .shouldReceiveTouch)
    case .navigation: Self.slice(.willShow, .navigationInteraction)
    case .tabs: Self.slice(.shouldSelectTab, .didSelectTab)
    }
  }

  /// Returns whether an object conforms to the protocol.
  func isAdopted(by object: AnyObject) -> Bool {
    switch self {
    case .scrollView: object is any UIScrollViewDelegate
    case .tableView: object is any UITableViewDelegate
    case .tableData: object is any UITableViewDataSource
    case .collectionView: object is any UICollectionViewDelegate
    case .flowLayout: object is any UICollectionViewDelegateFlowLayout
    case .collectionData: object is any UICollectionViewDataSource
    case .gestureRecognizer: object is any UIGestureRecognizerDelegate
    case .navigation: object is any UINavigationControllerDelegate
    case .tabs: object is any UITabBarControllerDelegate
    }
  }

  /// The protocol that declares a method with the given name, or `nil` if there is none.
  static func declaring(_ selector: Selector) -> DelegateProtocol? { owners[selector] }

  private static let owners: [Selector: DelegateProtocol] = Dictionary(
    allCases.flatMap { owner in owner.methods.map { ($0.selector, owner) } },
    uniquingKeysWith: { first, _ in first })

  private static func slice(_ first: DelegateMethod, _ last: DelegateMethod) -> [DelegateMethod] {
    let all = DelegateMethod.allCases
    guard let start = all.firstIndex(of: first), let end = all.firstIndex(of: last) else { return [] }
    return Array(all[start...end])
  }
}
