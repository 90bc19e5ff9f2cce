import FlexibleHeader
import UIKit

// The types of BLKFlexibleHeightBar. The original names refer to the new types.

/// The bar of BLKFlexibleHeightBar.
@available(*, deprecated, renamed: "FlexibleHeightBar")
public typealias BLKFlexibleHeightBar = FlexibleHeightBar

/// The base class of behaviors in BLKFlexibleHeightBar.
@available(*, deprecated, renamed: "HeightBarBehavior")
public typealias BLKFlexibleHeightBarBehaviorDefiner = HeightBarBehavior

/// The behavior of BLKFlexibleHeightBar that expands the bar only at the top of the content.
@available(*, deprecated, renamed: "SquareCashBehavior")
public typealias SquareCashStyleBehaviorDefiner = SquareCashBehavior

/// The behavior of BLKFlexibleHeightBar that follows the content's movement at any position.
@available(*, deprecated, renamed: "FacebookBehavior")
public typealias FacebookStyleBarBehaviorDefiner = FacebookBehavior

/// The delegate of BLKFlexibleHeightBar that forwards events to two delegates.
@available(*, deprecated, renamed: "ScrollViewDelegateSplitter")
public typealias BLKDelegateSplitter = ScrollViewDelegateSplitter
