/// The objects on which views call the optional methods of their delegates and data sources.
///
/// Most delegates aren't proxies, so the check comes first: an event of a scroll view costs no lookup.
extension UIScrollView {
  final func scrollDelegate(for method: DelegateMethod) -> (any UIScrollViewDelegate)? {
    guard delegateMemory.isForwarding else { return scrollDelegate }
    return delegateMemory.receiver(of: method, from: scrollDelegate, as: (any UIScrollViewDelegate).self)
  }

  final func eventDelegate(for method: DelegateMethod) -> (any UIScrollViewDelegate)? {
    guard delegateMemory.isForwarding else { return eventDelegate }
    return delegateMemory.receiver(of: method, from: eventDelegate, as: (any UIScrollViewDelegate).self)
  }
}

extension UITableView {
  final func delegate(for method: DelegateMethod) -> (any UITableViewDelegate)? {
    guard delegateMemory.isForwarding else { return missingMethods.contains(method) ? nil : delegate }
    return delegateMemory.receiver(of: method, from: delegate, as: (any UITableViewDelegate).self)
  }

  /// Called by default implementations. A method that the delegate doesn't implement isn't called for each row.
  final func note(missing method: DelegateMethod, in object: any UITableViewDelegate) {
    if object === delegate, !delegateMemory.isForwarding { missingMethods.insert(method) }
  }

  final func dataSource(for method: DelegateMethod) -> (any UITableViewDataSource)? {
    guard dataSourceMemory.isForwarding else { return dataSource }
    return dataSourceMemory.receiver(of: method, from: dataSource, as: (any UITableViewDataSource).self)
  }
}

extension UICollectionView {
  final func delegate(for method: DelegateMethod) -> (any UICollectionViewDelegate)? {
    guard delegateMemory.isForwarding else { return delegate }
    return delegateMemory.receiver(of: method, from: delegate, as: (any UICollectionViewDelegate).self)
  }

  final func dataSource(for method: DelegateMethod) -> (any UICollectionViewDataSource)? {
    guard dataSourceMemory.isForwarding else { return dataSource }
    return dataSourceMemory.receiver(of: method, from: dataSource, as: (any UICollectionViewDataSource).self)
  }
}

/// The delegate of a collection view, as used by the flow layout. A layout queries at each arrangement which methods the
/// delegate implements.
@MainActor struct FlowDelegate {
  private let plain: (any UICollectionViewDelegateFlowLayout)?
  private let forwarding: (any UICollectionViewDelegate)?

  init(_ view: UICollectionView) {
    let isForwarding = view.delegateMemory.isForwarding
    plain = isForwarding ? nil : view.delegate as? any UICollectionViewDelegateFlowLayout
    forwarding = isForwarding ? view.delegate : nil
  }

  func receiver(of method: DelegateMethod) -> (any UICollectionViewDelegateFlowLayout)? {
    guard let forwarding else { return plain }
    return DelegateMemory.currentReceiver(
      of: method, from: forwarding, as: (any UICollectionViewDelegateFlowLayout).self)
  }
}

extension UINavigationController {
  final func delegate(for method: DelegateMethod) -> (any UINavigationControllerDelegate)? {
    DelegateMemory.currentReceiver(
      of: method, from: delegate, as: (any UINavigationControllerDelegate).self)
  }
}

extension UITabBarController {
  final func delegate(for method: DelegateMethod) -> (any UITabBarControllerDelegate)? {
    DelegateMemory.currentReceiver(of: method, from: delegate, as: (any UITabBarControllerDelegate).self)
  }
}
