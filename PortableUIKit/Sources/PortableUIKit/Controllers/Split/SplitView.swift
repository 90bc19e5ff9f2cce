/// The view of a split view controller.
@MainActor final class SplitView: UIView {
  weak var controller: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOut()
  }
}

/// The view that dims the secondary column. A tap on it hides the columns that cover or move the secondary one.
@MainActor final class SplitDimmingView: UIView {
  static let dimness: CGFloat = 0.2

  var onTap: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTap?()
  }
}

/// The controller of a column.
struct SplitColumn {
  /// The controller that was set.
  var given: UIViewController
  /// The child of the split view controller: the given controller, or the navigation controller created for it.
  let child: UIViewController
  var isWrapped: Bool { given !== child }
  var navigation: UINavigationController? { child as? UINavigationController }
}

/// A collapsed interface.
struct SplitCollapse {
  /// The child whose view is visible.
  var host: UIViewController?
  /// The stacks of the columns that were added to that of the host.
  var stacks: [UISplitViewController.Column: [UIViewController]] = [:]
  /// The former secondary controller of the classic style.
  var formerSecondary: UIViewController?
}
