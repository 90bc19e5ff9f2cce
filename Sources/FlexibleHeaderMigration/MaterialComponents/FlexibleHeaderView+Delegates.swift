import FlexibleHeader
import UIKit

extension FlexibleHeaderView {
  /// The delegate, which is notified when the header's frame changes and when the status bar needs an update. The
  /// header references it weakly. The default is `nil`. The header's controller needs no delegate.
  public weak var delegate: (any FlexibleHeaderViewDelegate)? {
    get { members.delegate }
    set { members.delegate = newValue }
  }

  /// The animation delegate, which is notified when the tracking scroll view changes. The header references it weakly.
  /// The default is `nil`.
  public weak var animationDelegate: (any FlexibleHeaderViewAnimationDelegate)? {
    get { members.animationDelegate }
    set { members.animationDelegate = newValue }
  }
}

extension FlexibleHeaderViewController {
  /// The layout delegate, which is notified when the header's frame changes. It is referenced weakly. The default is
  /// `nil`.
  public weak var layoutDelegate: (any FlexibleHeaderViewLayoutDelegate)? {
    get { headerView.members.layoutDelegate }
    set {
      headerView.members.layoutDelegate = newValue
      headerView.members.controller = self
    }
  }

  /// The delegate that determines which view controller supplies the top safe area while the safe area is inferred. It
  /// is referenced weakly. The default is `nil`: the superview of the header supplies it, or, with
  /// `BehavioralFlags.materialComponents`, the outermost ancestor of this controller.
  public weak var safeAreaDelegate: (any FlexibleHeaderSafeAreaDelegate)? {
    get { headerView.members.safeAreaDelegate }
    set {
      headerView.members.safeAreaDelegate = newValue
      inferTopSafeAreaSource()
    }
  }
}
