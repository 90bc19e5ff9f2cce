import FlexibleHeader
import UIKit

extension ScrollViewDelegateSplitter {
  /// Creates a splitter, under the labels of BLKFlexibleHeightBar.
  ///
  /// - Parameters:
  ///   - firstDelegate: The object that receives every event first. Held weakly.
  ///   - secondDelegate: The object that receives every event second. Held weakly.
  @available(*, deprecated, renamed: "init(_:_:)")
  public convenience init(
    firstDelegate: (any UIScrollViewDelegate)?, secondDelegate: (any UIScrollViewDelegate)?
  ) {
    self.init(firstDelegate, secondDelegate)
  }

  /// The object that receives every event first, under its name in BLKFlexibleHeightBar.
  @available(*, deprecated, renamed: "first")
  public var firstDelegate: (any UIScrollViewDelegate)? {
    get { first }
    set { first = newValue }
  }

  /// The object that receives every event second, under its name in BLKFlexibleHeightBar.
  @available(*, deprecated, renamed: "second")
  public var secondDelegate: (any UIScrollViewDelegate)? {
    get { second }
    set { second = newValue }
  }
}
