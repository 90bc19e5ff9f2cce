import FlexibleHeader
import UIKit

// The types of Material Components' flexible header. The original names refer to the new types.

/// The flexible header of Material Components.
@available(*, deprecated, renamed: "FlexibleHeaderView")
public typealias MDCFlexibleHeaderView = FlexibleHeaderView

/// The view controller of a flexible header in Material Components.
@available(*, deprecated, renamed: "FlexibleHeaderViewController")
public typealias MDCFlexibleHeaderViewController = FlexibleHeaderViewController

/// The view controller of Material Components that shows a flexible header above another view controller.
@available(*, deprecated, renamed: "FlexibleHeaderContainerViewController")
public typealias MDCFlexibleHeaderContainerViewController = FlexibleHeaderContainerViewController

/// A view controller with a flexible header in Material Components.
@available(*, deprecated, renamed: "FlexibleHeaderParentViewController")
public typealias MDCFlexibleHeaderParentViewController = FlexibleHeaderParentViewController

/// The delegate of a flexible header in Material Components.
@available(*, deprecated, renamed: "FlexibleHeaderViewDelegate")
public typealias MDCFlexibleHeaderViewDelegate = FlexibleHeaderViewDelegate

/// The layout delegate of a flexible header's controller in Material Components.
@available(*, deprecated, renamed: "FlexibleHeaderViewLayoutDelegate")
public typealias MDCFlexibleHeaderViewLayoutDelegate = FlexibleHeaderViewLayoutDelegate

/// The animation delegate of a flexible header in Material Components.
@available(*, deprecated, renamed: "FlexibleHeaderViewAnimationDelegate")
public typealias MDCFlexibleHeaderViewAnimationDelegate = FlexibleHeaderViewAnimationDelegate

/// The safe-area delegate of a flexible header's controller in Material Components.
@available(*, deprecated, renamed: "FlexibleHeaderSafeAreaDelegate")
public typealias MDCFlexibleHeaderSafeAreaDelegate = FlexibleHeaderSafeAreaDelegate

/// The way in which a flexible header leaves the screen in Material Components.
@available(*, deprecated, renamed: "FlexibleHeaderShiftBehavior")
public typealias MDCFlexibleHeaderShiftBehavior = FlexibleHeaderShiftBehavior

/// The phase of a flexible header in Material Components.
@available(*, deprecated, renamed: "FlexibleHeaderScrollPhase")
public typealias MDCFlexibleHeaderScrollPhase = FlexibleHeaderScrollPhase

/// The importance of a flexible header's content in Material Components.
@available(*, deprecated, renamed: "FlexibleHeaderContentImportance")
public typealias MDCFlexibleHeaderContentImportance = FlexibleHeaderContentImportance

/// The block that `changeContentInsets(_:)` of Material Components runs.
@available(*, deprecated, message: "Use the function type () -> Void.")
public typealias MDCFlexibleHeaderChangeContentInsetsBlock = () -> Void

/// The block of Material Components that receives a shadow layer and the intensity of its shadow, 0...1.
@available(*, deprecated, message: "Use the function type (CALayer, CGFloat) -> Void.")
public typealias MDCFlexibleHeaderShadowIntensityChangeBlock = (CALayer, CGFloat) -> Void
