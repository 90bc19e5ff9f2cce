import UIKit

extension UIScrollView {
  /// A Boolean value that indicates whether content bounces past its top and its end. Since iOS 17.4, each axis has a setting.
  var bouncesAtTop: Bool {
    if #available(iOS 17.4, *) { bouncesVertically } else { bounces }
  }
}
