import FlexibleHeader
import UIKit

/// A view that has an elevation, in Material Components.
@available(*, deprecated, message: "Use the members of FlexibleHeaderView, or a protocol of your own.")
@preconcurrency @MainActor public protocol MDCElevatable {
  /// The elevation of the view above the views behind it, in points.
  var mdc_currentElevation: CGFloat { get }

  /// A closure that is called with the object and its elevation, in points, when the elevation changed.
  var mdc_elevationDidChangeBlock: ((any MDCElevatable, CGFloat) -> Void)? { get set }
}

/// A view whose base elevation can be overridden, in Material Components.
@available(*, deprecated, message: "Use the members of FlexibleHeaderView, or a protocol of your own.")
@preconcurrency @MainActor public protocol MDCElevationOverriding {
  /// The base elevation, in points, or a negative value to find it in the view hierarchy.
  var mdc_overrideBaseElevation: CGFloat { get set }
}

@available(*, deprecated, message: "Use the members of FlexibleHeaderView.")
extension FlexibleHeaderView: MDCElevatable, MDCElevationOverriding {
  /// The elevation, in points, under its name in Material Components.
  @available(*, deprecated, renamed: "currentElevation")
  public var mdc_currentElevation: CGFloat { currentElevation }

  /// The base elevation, in points, under its name in Material Components.
  @available(*, deprecated, renamed: "overrideBaseElevation")
  public var mdc_overrideBaseElevation: CGFloat {
    get { overrideBaseElevation }
    set { overrideBaseElevation = newValue }
  }

  /// The closure that is called when the elevation changed, under its name in Material Components.
  @available(*, deprecated, renamed: "elevationDidChangeBlock")
  public var mdc_elevationDidChangeBlock: ((any MDCElevatable, CGFloat) -> Void)? {
    get {
      elevationDidChangeBlock.map { block in
        { object, elevation in
          if let header = object as? FlexibleHeaderView { block(header, elevation) }
        }
      }
    }
    set {
      elevationDidChangeBlock = newValue.map { block in
        { header, elevation in block(header, elevation) }
      }
    }
  }
}
