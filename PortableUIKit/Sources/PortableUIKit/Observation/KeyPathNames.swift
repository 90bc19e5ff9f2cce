import Foundation

/// The keys of the dictionary that describes a change of a property observed by its name.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new value, with the option `.new`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value, with the option `.old`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of the change, always `NSKeyValueObservedChange.Kind.setting`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// Observation of properties by their names. The observer is a responder, such as a view or a view controller, because
/// `NSObject` can't declare the method that is called.
extension UIView {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of a responder after each change of a property.
  ///
  /// The names are `contentOffset`, `contentSize`, and `contentInset` of scroll views, `text` of labels, and `frame`,
  /// `bounds`, and `center`. Any other name stops the program. Observations of a released observer or view end by
  /// themselves; UIKit requires `removeObserver`.
  ///
  /// - Parameters:
  ///   - observer: The responder that is notified. It isn't retained.
  ///   - keyPath: The name of the property.
  ///   - options: The values in the change dictionary and the times of the calls.
  ///   - context: A pointer that is passed to the observer.
  public func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let begin = NamedObservation.starters[keyPath],
      let token = begin(self, NamedObservation.Order(observer, keyPath, options, context))
    else {
      preconditionFailure("\(type(of: self)) has no property \(keyPath) that can be observed by its name")
    }
    namedObservations.removeAll { $0.observer == nil }
    namedObservations.append(NamedObservation(observer, keyPath, context, token))
  }

  /// Ends an observation by name. Stops the program if there is none, as in UIKit.
  public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
    end { $0.observer === observer && $0.keyPath == keyPath }
  }

  /// Ends an observation by name with a context. Stops the program if there is none, as in UIKit.
  public func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    end { $0.observer === observer && $0.keyPath == keyPath && $0.context == context }
  }

  private func end(_ isMeant: (NamedObservation) -> Bool) {
    guard let index = namedObservations.lastIndex(where: isMeant) else {
      preconditionFailure("an observer can't be removed from \(type(of: self)), because it isn't registered")
    }
    namedObservations.remove(at: index).token.invalidate()
  }
}

/// An observation of a property by its name.
@MainActor struct NamedObservation {
  /// The observation that an observer requested.
  struct Order {
    weak var observer: UIResponder?
    let keyPath: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?

    init(
      _ observer: UIResponder, _ keyPath: String, _ options: NSKeyValueObservingOptions,
      _ context: UnsafeMutableRawPointer?
    ) {
      self.observer = observer
      self.keyPath = keyPath
      self.options = options
      self.context = context
    }
  }

  weak var observer: UIResponder?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let token: NSKeyValueObservation

  init(
    _ observer: UIResponder, _ keyPath: String, _ context: UnsafeMutableRawPointer?,
    _ token: NSKeyValueObservation
  ) {
    self.observer = observer
    self.keyPath = keyPath
    self.context = context
    self.token = token
  }

  typealias Starter = @MainActor (UIView, Order) -> NSKeyValueObservation?

  static let starters: [String: Starter] = [
    "contentOffset": starter(for: UIScrollView.self, \.contentOffset),
    "contentSize": starter(for: UIScrollView.self, \.contentSize),
    "contentInset": starter(for: UIScrollView.self, \.contentInset),
    "text": starter(for: UILabel.self, \.text),
    "frame": starter(for: UIView.self, \.frame),
    "bounds": starter(for: UIView.self, \.bounds),
    "center": starter(for: UIView.self, \.center),
  ]

  private static func starter<Root: UIView, Value>(
    for type: Root.Type, _ keyPath: KeyPath<Root, Value>
  ) -> Starter {
    let path = UncheckedBox(value: keyPath)
    return { view, order in
      guard let root = view as? Root else { return nil }
      let order = UncheckedBox(value: order)
      return root.observe(path.value, options: order.value.options) { object, change in
        let (object, change) = (UncheckedBox(value: object), UncheckedBox(value: change))
        MainActor.assumeIsolated { tell(order.value, object.value, change.value) }
      }
    }
  }

  private static func tell<Value>(
    _ order: Order, _ object: UIView, _ change: NSKeyValueObservedChange<Value>
  ) {
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
    if let new = change.newValue { values[.newKey] = new }
    if let old = change.oldValue { values[.oldKey] = old }
    order.observer?.observeValue(
      forKeyPath: order.keyPath, of: object, change: values, context: order.context)
  }
}
