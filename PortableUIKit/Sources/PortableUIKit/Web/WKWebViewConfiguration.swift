import Foundation

/// What a web view is made with. There is nothing to choose here, as nothing is loaded.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// The configuration that is usual.
  public override init() { super.init() }
}
