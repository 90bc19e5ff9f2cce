import HeaderEngine
import UIKit

/// How the header looks and behaves.
extension FlexibleHeaderView {
  /// The smallest height, in points; default 56. Raising it above `maximumHeight` raises that too. Negative values
  /// count as 0, NaN and infinite ones are ignored.
  public var minimumHeight: CGFloat {
    get { engine.configuration.heights.minimum }
    set { configure { $0.heights.setMinimum(newValue) } }
  }

  /// The greatest height that is not stretched, in points; default 56. Lowering it below `minimumHeight` lowers that
  /// too. Negative values count as 0, NaN and infinite ones are ignored.
  public var maximumHeight: CGFloat {
    get { engine.configuration.heights.maximum }
    set { configure { $0.heights.setMaximum(newValue) } }
  }

  /// Whether pulling the content beyond its top stretches the header. Default true; never with VoiceOver.
  public var canOverExtend: Bool {
    get { engine.configuration.canOverExtend }
    set { configure { $0.canOverExtend = newValue } }
  }

  /// How readily the header returns once it is off the screen. Default `default`: after 175 points.
  public var headerContentImportance: FlexibleHeaderContentImportance {
    get { engine.configuration.contentImportance }
    set { configure { $0.contentImportance = newValue } }
  }

  /// The distance of scrolling back after which a header that is off-screen returns, in points. The default is 175.
  /// Setting `headerContentImportance` sets 175 or 25. A negative distance becomes 0; one that is NaN, infinite, or longer
  /// than 10⁹ points is ignored.
  public var returnDistance: CGFloat {
    get { engine.configuration.returnDistance }
    set { configure { $0.returnDistance = newValue } }
  }

  /// The height that stays on the screen when the header shifts, in points; default 0. Negative values count as 0,
  /// NaN and infinite ones are ignored; beyond what can shift, the header stays where it is.
  public var minimumHeaderViewHeight: CGFloat {
    get { engine.configuration.minimumHeaderViewHeight }
    set { configure { $0.minimumHeaderViewHeight = newValue } }
  }

  /// Whether the status bar may lie over the header. Default true; the header then stops shifting where it still
  /// covers the status bar, or takes it along.
  public var statusBarHintCanOverlapHeader: Bool {
    get { engine.configuration.statusBarHintCanOverlapHeader }
    set { configure { $0.statusBarHintCanOverlapHeader = newValue } }
  }

  /// Whether content shows through the header, so that the status bar fades instead of moving. Default false.
  public var contentIsTranslucent: Bool {
    get { engine.configuration.contentIsTranslucent }
    set { configure { $0.contentIsTranslucent = newValue } }
  }

  /// Whether the content goes on beneath the header for ever, so that the shadow always shows. Default false.
  public var isInFrontOfInfiniteContent: Bool {
    get { engine.configuration.isInFrontOfInfiniteContent }
    set { configure { $0.isInFrontOfInfiniteContent = newValue } }
  }

  /// The opacity of the shadow where it shows in full, 0...1; default 0.4. NaN is ignored, others are clamped.
  public var visibleShadowOpacity: Float {
    get { Float(engine.configuration.visibleShadowOpacity) }
    set { configure { $0.visibleShadowOpacity = Double(newValue) } }
  }

  /// Whether several scroll views take turns in driving the header. Default false. What the header injected then
  /// stays in each of them, and a header that has to shrink for the next one does so in an animation.
  public var isSharedWithManyScrollViews: Bool {
    get { engine.configuration.isSharedWithManyScrollViews }
    set { configure { $0.isSharedWithManyScrollViews = newValue } }
  }

  /// Whether a scroll view whose content is too short to collapse the header gets the length that it lacks, and no more,
  /// as bottom inset. Default false. Meant for scroll views that take turns: without it a short page cannot hold the
  /// offset that a collapsed header asks for. Taken back like the top inset.
  public var extendsShortScrollViews: Bool {
    get { engine.configuration.extendsShortContent }
    set { configure { $0.extendsShortContent = newValue } }
  }
}
