import UIKit

/// A header that several pages can share: `FlexibleHeaderView`, `FlexibleHeightBar`, or `SectionedHeaderView`.
///
/// Only headers of this package conform. A `StretchyHeaderView` is a part of its scroll view and moves with it, so each
/// page installs one of its own.
@MainActor public protocol HeaderOfPages: UIView {}
