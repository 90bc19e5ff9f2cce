import UIKit

/// UIKit deprecates the top layout guide, but a protocol requirement with its name isn't deprecated. So tests of the guide
/// cause no warnings.
@MainActor private protocol TopGuideOwner {
  var topLayoutGuide: any UILayoutSupport { get }
}

extension UIViewController: TopGuideOwner {
  /// The top layout guide.
  var topGuide: any UILayoutSupport { (self as any TopGuideOwner).topLayoutGuide }
}
