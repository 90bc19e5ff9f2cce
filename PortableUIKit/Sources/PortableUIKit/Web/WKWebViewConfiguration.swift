import Foundation

/// The configuration of a web view. It has no options here, because nothing is loaded.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// Creates the default configuration.
  public override init() { super.init() }
}
