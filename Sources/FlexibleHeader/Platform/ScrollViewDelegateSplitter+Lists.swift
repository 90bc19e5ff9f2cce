import UIKit

// Delegate methods that are forwarded to the targets. With Objective-C, all methods are forwarded at run time,
// including those that UIKit adds later. Elsewhere, the methods that PortableUIKit declares are forwarded.
#if canImport(ObjectiveC)
  extension ScrollViewDelegateSplitter {
    open nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || targets.target(of: selector) != nil
    }

    open nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      targets.target(of: selector)
    }
  }

  extension SplitterTargets {
    /// Returns the target that implements a method, or `nil` if neither does.
    fileprivate func target(of selector: Selector) -> (any NSObjectProtocol)? {
      if let first, first.responds(to: selector) { return first }
      if let second, second.responds(to: selector) { return second }
      return nil
    }
  }
#else
  extension ScrollViewDelegateSplitter {
    // MARK: - Table events

    public func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      targets.tellTables { $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    }

    public func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      targets.tellTables { $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
    }

    public func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      targets.tellTables { $0.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
    }

    public func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      targets.tellTables { $0.tableView(tableView, willDisplayFooterView: view, forSection: section) }
    }

    public func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      targets.tellTables { $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
    }

    public func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      targets.tellTables { $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      targets.tellTables { $0.tableView(tableView, didHighlightRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      targets.tellTables { $0.tableView(tableView, didUnhighlightRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      targets.tellTables { $0.tableView(tableView, didSelectRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      targets.tellTables { $0.tableView(tableView, didDeselectRowAt: indexPath) }
    }

    // MARK: - Table queries

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      targets.askTables(otherwise: tableView.rowHeight) {
        $0.tableView(tableView, heightForRowAt: indexPath)
      }
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      targets.askTables(otherwise: tableView.estimatedRowHeight) {
        $0.tableView(tableView, estimatedHeightForRowAt: indexPath)
      }
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      targets.askTables(otherwise: tableView.sectionHeaderHeight) {
        $0.tableView(tableView, heightForHeaderInSection: section)
      }
    }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      targets.askTables(otherwise: tableView.sectionFooterHeight) {
        $0.tableView(tableView, heightForFooterInSection: section)
      }
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    {
      targets.askTables(otherwise: tableView.estimatedSectionHeaderHeight) {
        $0.tableView(tableView, estimatedHeightForHeaderInSection: section)
      }
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    {
      targets.askTables(otherwise: tableView.estimatedSectionFooterHeight) {
        $0.tableView(tableView, estimatedHeightForFooterInSection: section)
      }
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      targets.askTables(otherwise: nil) {
        $0.tableView(tableView, viewForHeaderInSection: section)
      }
    }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      targets.askTables(otherwise: nil) {
        $0.tableView(tableView, viewForFooterInSection: section)
      }
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      targets.askTables(otherwise: true) { $0.tableView(tableView, shouldHighlightRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      targets.askTables(otherwise: indexPath) {
        $0.tableView(tableView, willSelectRowAt: indexPath)
      }
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      targets.askTables(otherwise: indexPath) {
        $0.tableView(tableView, willDeselectRowAt: indexPath)
      }
    }

    // MARK: - Collections

    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
      -> Bool
    {
      targets.askCollections(otherwise: true) {
        $0.collectionView(collectionView, shouldHighlightItemAt: indexPath)
      }
    }

    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      targets.tellCollections { $0.collectionView(collectionView, didHighlightItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    {
      targets.tellCollections { $0.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
      -> Bool
    {
      targets.askCollections(otherwise: true) {
        $0.collectionView(collectionView, shouldSelectItemAt: indexPath)
      }
    }

    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
      -> Bool
    {
      targets.askCollections(otherwise: true) {
        $0.collectionView(collectionView, shouldDeselectItemAt: indexPath)
      }
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      targets.tellCollections { $0.collectionView(collectionView, didSelectItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      targets.tellCollections { $0.collectionView(collectionView, didDeselectItemAt: indexPath) }
    }

    public func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      targets.tellCollections { $0.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    }

    public func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      targets.tellCollections {
        $0.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
      }
    }

    // MARK: - Flow layouts

    public func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      targets.askFlows(otherwise: layout.flow?.itemSize ?? .zero) {
        $0.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      targets.askFlows(otherwise: layout.flow?.sectionInset ?? .zero) {
        $0.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      targets.askFlows(otherwise: layout.flow?.minimumLineSpacing ?? 0) {
        $0.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      targets.askFlows(otherwise: layout.flow?.minimumInteritemSpacing ?? 0) {
        $0.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      targets.askFlows(otherwise: layout.flow?.headerReferenceSize ?? .zero) {
        $0.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      targets.askFlows(otherwise: layout.flow?.footerReferenceSize ?? .zero) {
        $0.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
      }
    }

  }

  @MainActor extension SplitterTargets {
    func tellTables(_ event: (any UITableViewDelegate) -> Void) {
      if let firstOfTable { event(firstOfTable) }
      if let secondOfTable, secondOfTable !== firstOfTable { event(secondOfTable) }
    }

    func tellCollections(_ event: (any UICollectionViewDelegate) -> Void) {
      if let firstOfCollection { event(firstOfCollection) }
      if let secondOfCollection, secondOfCollection !== firstOfCollection { event(secondOfCollection) }
    }

    func askTables<Answer: Equatable>(
      otherwise usual: Answer, _ question: (any UITableViewDelegate) -> Answer
    ) -> Answer {
      if let firstOfTable {
        let answer = question(firstOfTable)
        if answer != usual { return answer }
      }
      return secondOfTable.map(question) ?? usual
    }

    func askCollections<Answer: Equatable>(
      otherwise usual: Answer, _ question: (any UICollectionViewDelegate) -> Answer
    ) -> Answer {
      if let firstOfCollection {
        let answer = question(firstOfCollection)
        if answer != usual { return answer }
      }
      return secondOfCollection.map(question) ?? usual
    }

    func askFlows<Answer: Equatable>(
      otherwise usual: Answer, _ question: (any UICollectionViewDelegateFlowLayout) -> Answer
    ) -> Answer {
      askCollections(otherwise: usual) {
        ($0 as? any UICollectionViewDelegateFlowLayout).map(question) ?? usual
      }
    }
  }

  extension UICollectionViewLayout {
    fileprivate var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
  }
#endif
