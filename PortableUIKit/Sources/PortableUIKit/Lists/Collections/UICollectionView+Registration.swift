import Foundation

extension UICollectionView {
  /// A registration that configures cells of a class with items of a type. Create it once and use it for all
  /// such cells.
  public struct CellRegistration<Cell, Item>: Sendable
  where Cell: UICollectionViewCell {
    /// A closure that configures a cell with an item.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let token = RegistrationToken()

    /// Creates a registration. The handler is called whenever a cell is configured with an item.
    @preconcurrency @MainActor public init(
      handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler
    ) {
      self.handler = handler
    }
  }

  /// A registration that configures supplementary views of a class. Create it once and use it for all such
  /// views.
  public struct SupplementaryRegistration<Supplementary>: Sendable
  where Supplementary: UICollectionReusableView {
    /// A closure that configures a supplementary view of a section.
    public typealias Handler =
      @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let elementKind: String
    let handler: Handler
    let token = RegistrationToken()

    /// Creates a registration for a kind of views. The handler is called whenever a view is configured for a
    /// section.
    @preconcurrency @MainActor public init(
      elementKind: String,
      handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler
    ) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of the registration's class configured with an item. Reuses a cell if possible.
  ///
  /// - Parameters:
  ///   - registration: The registration that configures the cell.
  ///   - indexPath: The index path of the item.
  ///   - item: The item. If it is `nil`, the cell isn't configured.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let cell: Cell = dequeue(Cell.self, for: registration.token)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view of the registration's class. Reuses a view if possible.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let view: Supplementary = dequeue(Supplementary.self, for: registration.token)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func dequeue<View: UICollectionReusableView>(
    _ type: View.Type, for token: RegistrationToken
  ) -> View {
    if let cell = cellToReconfigure as? View, cell.registration === token { return cell }
    let key = ReuseKey.registration(ObjectIdentifier(token))
    if let view = reusedView(key) as? View { return view }
    guard let view = ClassInstances.makeView(type, reuseIdentifier: "\(type)") as? View else {
      fatalError("a \(type) can't be made")
    }
    view.registration = token
    return view
  }

  private func reusedView(_ key: ReuseKey) -> UICollectionReusableView? {
    guard let view = pool[key]?.popLast() else { return nil }
    view.updateTraits()
    view.prepareForReuse()
    return view
  }

  // MARK: - Identifiers

  final func dequeue(_ key: ReuseKey, identifier: String) -> UICollectionReusableView {
    if let cell = cellToReconfigure, cell.reuseIdentifier == identifier { return cell }
    if let view = reusedView(key) { return view }
    guard let type = classes[key] else {
      fatalError("no class is registered for views of a collection view with the identifier \(identifier)")
    }
    return ClassInstances.makeView(type, reuseIdentifier: identifier)
  }

  final func dequeueCell(_ identifier: String) -> UICollectionViewCell {
    guard let cell = dequeue(.cell(identifier), identifier: identifier) as? UICollectionViewCell else {
      fatalError("the class registered with the identifier \(identifier) is none of cells")
    }
    return cell
  }

  /// Returns a view of the class that the layout registered for a kind of decoration views.
  final func decorationView(_ kind: String) -> UICollectionReusableView {
    if let view = reusedView(.decoration(kind)) { return view }
    guard let type = presentLayout.decorationClasses[kind] else {
      fatalError("no class is registered with the layout for decoration views of the kind \(kind)")
    }
    return ClassInstances.makeView(type, reuseIdentifier: kind)
  }

  /// Enqueues a view that left the visible area for reuse. Views that weren't dequeued aren't kept.
  final func discard(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    if element.isDecoration {
      if let kind = element.kind { pool[.decoration(kind), default: []].append(view) }
    } else if let token = view.registration {
      pool[.registration(ObjectIdentifier(token)), default: []].append(view)
    } else if let identifier = view.reuseIdentifier {
      let key = element.kind.map { ReuseKey.supplementary($0, identifier) } ?? .cell(identifier)
      pool[key, default: []].append(view)
    }
  }
}

/// The identity of a registration.
final class RegistrationToken: Sendable {}

/// The purpose for which a view can be reused.
enum ReuseKey: Hashable {
  case cell(String)
  case supplementary(String, String)
  case registration(ObjectIdentifier)
  case decoration(String)
}
