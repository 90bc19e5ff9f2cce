import HeaderEngine
import UIKit

/// A section of a ``SectionedHeaderView``: a view and the rules by which it collapses, leaves and returns.
///
/// ```swift
/// let header = SectionedHeaderView()
/// header.sections = [
///   HeaderSection(searchRow, exit: .leaves, entrance: .always),
///   HeaderSection(pictureView, maximumHeight: 220, minimumHeight: 0, snaps: true),
///   HeaderSection(tabsView),
/// ]
/// ```
///
/// The section gives its view a frame as wide as the header. Inside the view, use constraints that allow all heights from
/// the minimum to the maximum height, and the view's layout margins, which include the horizontal safe area. Don't use
/// the view's safe area: it changes while the view moves.
@preconcurrency @MainActor public final class HeaderSection {
  /// The behavior of a section once it is collapsed to its minimum height.
  public enum Exit: Hashable, Sendable {
    /// The section stays visible at its minimum height.
    case stays
    /// The section slides up until none of it is visible.
    case leaves
  }

  /// The condition for the return of a collapsed section.
  public enum Entrance: Hashable, Sendable {
    /// The section returns only at the top of the content.
    case atTop
    /// The section returns as soon as the content moves down.
    case always
    /// The section returns up to its minimum height as soon as the content moves down, and completely at the top of the
    /// content.
    case alwaysCollapsed
  }

  /// The section's view.
  public let view: UIView

  /// The name by which the section is recognized in a restored state. If `nil`, the default, the section is identified by its
  /// index among the sections without an identifier.
  public let identifier: String?

  /// The behavior of the section once it is collapsed. The default is ``Exit/stays``.
  public var exit: Exit { didSet { if exit != oldValue { header?.adapt() } } }

  /// The condition for the return of the section. The default is ``Entrance/atTop``.
  public var entrance: Entrance { didSet { if entrance != oldValue { header?.adapt() } } }

  /// A Boolean value that determines whether the section rests only at its minimum and maximum heights, and above the
  /// header if it leaves. The default is `false`.
  public var snaps: Bool { didSet { if snaps != oldValue { header?.adapt() } } }

  /// The section's place in the order of collapsing: higher priorities collapse first, equal ones from top to bottom.
  /// The default is 0.
  public var collapsePriority: Int { didSet { if collapsePriority != oldValue { header?.adapt() } } }

  /// A Boolean value that determines whether the section keeps all touches on it. The default is `false`.
  ///
  /// If `false`, controls, scroll views, and views with gesture recognizers in the section receive their touches, and other
  /// touches scroll the content. A drag that begins on a control that only acts on taps, such as a button, also scrolls the
  /// content, as in a row of a list. Set this property to `true` for a view that handles touches itself.
  public var keepsTouches = false

  /// The height of the expanded section, in points. If `nil`, the default, Auto Layout computes the height that fits the view.
  ///
  /// A height below ``minimumHeight`` lowers that. Negative values count as 0. Values that aren't finite or are above
  /// 1,000,000,000 are ignored.
  public var maximumHeight: CGFloat? {
    get { heights.maximum }
    set { change { $0.setMaximum(newValue) } }
  }

  /// The height of the collapsed section, in points. If `nil`, the default, the section has a fixed height.
  ///
  /// A height above ``maximumHeight`` raises that. Negative values count as 0. Values that aren't finite or are above
  /// 1,000,000,000 are ignored.
  public var minimumHeight: CGFloat? {
    get { heights.minimum }
    set { change { $0.setMinimum(newValue) } }
  }

  // MARK: - Attached views

  /// Attaches a view to the section's lower edge. The view is centered on the edge.
  ///
  /// The view is in front of the header and of the content, and receives touches on both halves. It follows the edge. Its
  /// size is that of its bounds, or the size that fits its constraints if the bounds are empty. Remove the view from its
  /// superview to detach it.
  ///
  /// ```swift
  /// let cover = HeaderSection.cover(UIImageView(), height: 220)
  /// cover.attach(UIButton(type: .system))
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - alignment: The position along the edge, between the layout margins of the header's superview. `fill` is treated as
  ///     `center`. The default is `trailing`.
  public func attach(_ view: UIView, alignment: UIControl.ContentHorizontalAlignment = .trailing) {
    attachments.removeAll { $0.view === view }
    attachments.append(EdgeAttachment(view, alignment))
    header?.adapt()
  }

  // MARK: - State

  /// The visible height of the section without stretch, in points; 0 before the section belongs to a header.
  public var visibleHeight: CGFloat { CGFloat(layout?.visibleHeight ?? 0) }

  /// The progress of collapsing, 0...1: 0 at the maximum height, 1 at the minimum height and below.
  public var collapseProgress: CGFloat { CGFloat(layout?.collapseProgress ?? 0) }

  /// The progress of leaving, 0...1: 0 at the minimum height and above, 1 when none of the section is visible.
  public var exitProgress: CGFloat { CGFloat(layout?.exitProgress ?? 0) }

  /// A Boolean value that indicates whether none of the section is visible. Its view is then hidden from touches and
  /// accessibility.
  public var isGone: Bool { layout?.isGone ?? false }

  var attachments: [EdgeAttachment] = []
  /// A Boolean value that indicates whether the view extends up to the top edge of the header, behind the sections above.
  var extendsUnderTopSafeArea = false
  /// A Boolean value that indicates whether the view is clipped at the lower edge of the view above it.
  var isClippedWhileLeaving = true
  /// The layout of the section in the header, or `nil` if it has no header.
  @exclusivity(unchecked) var layout: SectionLayout?
  weak var header: SectionedHeaderView?
  var containsFirstResponder = false
  /// The height that Auto Layout computed, in points, and the width for which it was computed.
  var fittingHeight: CGFloat = 0
  var measuredWidth: CGFloat?

  private var heights = SectionHeights()
  /// The height of a view without constraints, in points.
  private let ownHeight: CGFloat

  // MARK: - Life cycle

  /// Creates a section with a view, which belongs to one section of one header. The properties of the same names describe the
  /// other values and their defaults. Heights are in points, and `nil` by default. One that isn't finite, or is above
  /// 1,000,000,000, counts as `nil`.
  public init(
    _ view: UIView, exit: Exit = .stays, entrance: Entrance = .atTop, maximumHeight: CGFloat? = nil,
    minimumHeight: CGFloat? = nil, snaps: Bool = false, collapsePriority: Int = 0, identifier: String? = nil
  ) {
    self.view = view
    self.exit = exit
    self.entrance = entrance
    self.snaps = snaps
    self.collapsePriority = collapsePriority
    self.identifier = identifier
    ownHeight = SectionHeights.usable(view.bounds.height) ?? 0
    heights.setMaximum(maximumHeight)
    heights.setMinimum(minimumHeight)
    fittingHeight = ownHeight
  }

  private func change(_ change: (inout SectionHeights) -> Void) {
    let old = heights
    change(&heights)
    guard heights != old else { return }
    if heights.maximum == nil { measuredWidth = nil }
    header?.adapt()
  }

  // MARK: - For the header

  /// The engine's name of the section.
  var name: String { identifier ?? "\u{0}\(UInt(bitPattern: ObjectIdentifier(self)))" }

  /// The section's rules for the engine. The given part of the heights that the app set is under the safe area, in points.
  func configuration(includingSafeArea safeArea: Double) -> SectionConfiguration {
    let maximum = heights.maximum.map { Double($0) - safeArea } ?? Double(fittingHeight)
    var configuration = SectionConfiguration(
      identifier: name, maximumHeight: max(maximum, 0), exit: exit == .leaves ? .leaves : .stays,
      entrance: entrance == .always ? .always : entrance == .atTop ? .atTop : .alwaysCollapsed,
      collapsePriority: collapsePriority, snaps: snaps)
    if let minimum = heights.minimum { configuration.minimumHeight = max(0, Double(minimum) - safeArea) }
    configuration.containsFirstResponder = containsFirstResponder
    return configuration
  }

  /// A Boolean value that indicates whether the section can't be visible because nothing determines its height.
  var hasNoHeight: Bool {
    heights.maximum == nil && measuredWidth != nil && fittingHeight == 0 && view.subviews.isEmpty
  }

  /// Computes the height with Auto Layout, unless it was computed for this width.
  func measure(forWidth width: CGFloat) {
    guard heights.maximum == nil, width > 0, width.isFinite, measuredWidth != width else { return }
    header?.updateTraitsOfSubviews()
    measuredWidth = width
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard let height = SectionHeights.usable(size.height) else { return }
    fittingHeight = height > 0 ? height : ownHeight
  }
}

/// The heights that the app set for a section, in points.
struct SectionHeights: Equatable {
  private(set) var maximum: CGFloat?
  private(set) var minimum: CGFloat?

  mutating func setMaximum(_ height: CGFloat?) {
    guard let height else { return maximum = nil }
    guard let height = Self.usable(height) else { return }
    maximum = height
    if let minimum { self.minimum = min(minimum, height) }
  }

  mutating func setMinimum(_ height: CGFloat?) {
    guard let height else { return minimum = nil }
    guard let height = Self.usable(height) else { return }
    minimum = height
    if let maximum { self.maximum = max(maximum, height) }
  }

  static func usable(_ height: CGFloat) -> CGFloat? {
    ScrollMetrics.usable(height).map { CGFloat($0) }
  }
}
