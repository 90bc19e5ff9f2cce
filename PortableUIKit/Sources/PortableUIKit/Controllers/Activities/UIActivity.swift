import Foundation

/// A service of the app that works on items, such as texts and images. Subclasses define the service.
open class UIActivity: NSObject {
  /// The rows of an activity view controller.
  public enum Category: Int, @unchecked Sendable {
    /// A service that works on the items.
    case action = 0
    /// A service that shares the items with others.
    case share = 1
  }

  /// The identifier of a service.
  public struct ActivityType: Hashable, RawRepresentable, @unchecked Sendable {
    /// The raw string value of the identifier.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  // Set and read by the controller, on the main thread.
  nonisolated(unsafe) final var didFinish: (@MainActor (Bool) -> Void)?

  /// Creates a service.
  public override init() { super.init() }

  /// The row of the service. The default is `action`.
  open class var activityCategory: UIActivity.Category { .action }
  /// The identifier of the service, or `nil`, the default.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The title of the service, or `nil`, the default.
  open var activityTitle: String? { nil }
  /// The image of the service, or `nil`, the default.
  open var activityImage: UIImage? { nil }
  /// Returns whether the service can work on the items. The default is `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items after the user chose the service. The default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that is presented in place of `perform()`, or `nil`, the default.
  @preconcurrency @MainActor open var activityViewController: UIViewController? { nil }
  /// Does the work, if there is no controller. The default does nothing.
  open func perform() {}
  /// Ends the service and dismisses the activity view controller. Subclasses call it when their work is done.
  open func activityDidFinish(_ completed: Bool) {
    MainActor.assumeIsolated { [didFinish] in didFinish?(completed) }
  }
}

/// An object that provides an item when it is needed. It is used in place of the item.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an object of the item's type, by which services decide whether they can work on it.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for a service, or `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
