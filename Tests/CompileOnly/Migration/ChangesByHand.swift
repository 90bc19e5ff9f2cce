// Deprecation warnings: 18
// Changes by hand: 13
//
// Uses that no fix-it can replace. Their warnings say what to write instead.
import FlexibleHeaderMigration

/// The bar follows the content at half its speed.
final class HalfSpeedBehaviorDefiner: BLKFlexibleHeightBarBehaviorDefiner {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isCurrentlySnapping {
      let distance = scrollView.contentOffset.y + scrollView.contentInset.top
      let range = flexibleHeightBar.maximumBarHeight - flexibleHeightBar.minimumBarHeight
      flexibleHeightBar.progress = distance / range / 2
      flexibleHeightBar.setNeedsLayout()
    }
    super.scrollViewDidScroll(scrollView)
  }
}

/// Changes attributes that a view already has.
@MainActor func hide(_ view: UIView) {
  for index in 0..<view.numberOfLayoutAttributes() { view.layoutAttributes(at: index).alpha = 0 }
}

@MainActor func decorate(_ headerView: MDCFlexibleHeaderView, above scrollView: UIScrollView) {
  headerView.contentView = UIView()
  let fade: MDCFlexibleHeaderShadowIntensityChangeBlock = { layer, intensity in
    layer.opacity = Float(intensity)
  }
  headerView.setShadowLayer(CALayer(), intensityDidChange: fade)
  let change: MDCFlexibleHeaderChangeContentInsetsBlock = { scrollView.contentInset.top += 20 }
  headerView.changeContentInsets(change)
  headerView.accessibilityIdentifier = MDCFlexibleHeaderViewAccessibilityIdentifier
}

/// A view of the app with an elevation.
final class Card: UIView, MDCElevatable, MDCElevationOverriding {
  var mdc_currentElevation: CGFloat = 0
  var mdc_overrideBaseElevation: CGFloat = -1
  var mdc_elevationDidChangeBlock: ((MDCElevatable, CGFloat) -> Void)?
}
