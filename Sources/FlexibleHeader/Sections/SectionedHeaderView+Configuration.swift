import HeaderEngine
import UIKit

/// The header's sections, rules, and state.
extension SectionedHeaderView {
  /// The sections, from top to bottom. The default is empty.
  ///
  /// Sections that were there before keep their visible height, so that you can insert, remove, and reorder sections at any
  /// time. Inside an animation block, the header and its sections move with the animation. A view that is already in another
  /// header, or in two sections, is reported as a ``HeaderMisuse``, and its section is ignored. If other code moves the view of
  /// a section to another superview, the section is removed from the header.
  public var sections: [HeaderSection] {
    get { clips.map(\.section) }
    set { setSections(newValue) }
  }

  /// Returns the section with the given view, or `nil` if there is none.
  public func section(of view: UIView) -> HeaderSection? {
    clips.first { $0.section.view === view }?.section
  }

  /// Returns the first section with the given identifier, or `nil` if there is none.
  public func section(withIdentifier identifier: String) -> HeaderSection? {
    clips.first { $0.section.identifier == identifier }?.section
  }

  /// The view of the section that grows while the content is pulled down, or `nil` if no section does. It is held weakly. The
  /// default is `nil`: the content is then pulled away from the header.
  ///
  /// Setting it to a view that isn't the view of a section, while the header has sections, is reported as a ``HeaderMisuse``
  /// and ignored. While an assistive technology is running, no section stretches.
  public var stretchingSection: UIView? {
    get { stretchingView }
    set {
      if let newValue, !clips.isEmpty, section(of: newValue) == nil {
        HeaderMisuse.report(.stretchingViewWithoutSection)
        return
      }
      stretchingView = newValue
      adapt()
    }
  }

  /// A Boolean value that determines whether the header stays expanded until the content reaches it. The default is `false`.
  ///
  /// If `true`, the top inset that the app gives the scroll view is free space between header and content, for example for a
  /// map or a player behind the list. If `false`, it is a part of the content, and the header collapses as soon as the content
  /// moves. If ``insetFollowsVisibleHeight`` is `true`, this property has no effect.
  public var waitsForContent: Bool {
    get { contentIsAwaited }
    set {
      contentIsAwaited = newValue
      adapt()
    }
  }

  /// A Boolean value that determines whether the header's share of the top content inset follows the visible height,
  /// without moving the content. If `false`, it is that of the expanded header. The default is `false`.
  ///
  /// If `true`, pinned section headers of table views and collection views are at the header's lower edge, wherever it is. If
  /// the content can't be pulled, as described at ``FlexibleHeaderView/insetFollowsVisibleHeight``, this applies only while
  /// content is under the header. The header takes part in the scroll view's delegate, so that flicks and taps on the status
  /// bar expand it.
  public var insetFollowsVisibleHeight: Bool {
    get { tracker.followsHeader }
    set {
      tracker.followsHeader = newValue
      adapt()
    }
  }

  /// The distance that content must move up under the header before the header collapses, in points. The default is 0. Negative
  /// values become 0; values that are NaN, infinite, or greater than 10⁹ are ignored.
  public var hideThreshold: CGFloat {
    get { CGFloat(engine.header.configuration.hideThreshold) }
    set { configure { $0.hideThreshold = Double(newValue) } }
  }

  /// The distance that content must move down under the header before sections return, in points. The default is 0. Negative
  /// values become 0; values that are NaN, infinite, or greater than 10⁹ are ignored.
  public var revealThreshold: CGFloat {
    get { CGFloat(engine.header.configuration.revealThreshold) }
    set { configure { $0.revealThreshold = Double(newValue) } }
  }

  /// A Boolean value that determines whether content that is too short to collapse the header gets the missing length as a
  /// bottom content inset.
  ///
  /// The default is `false`, or `true` once several scroll views share the header.
  public var extendsShortScrollViews: Bool {
    get { chosenExtendsShortScrollViews ?? hasPages }
    set {
      chosenExtendsShortScrollViews = newValue
      adapt()
    }
  }

  // MARK: - State

  /// The visible height of the sections, in points, without safe area and stretch.
  public var visibleHeight: CGFloat { CGFloat(engine.header.visibleHeight) }

  /// The progress of collapsing, 0...1: 0 when fully expanded, 1 when collapsed as far as the rules allow. Always 0 for a
  /// header that can't collapse.
  package var progress: CGFloat { CGFloat(engine.header.progress) }

  /// The height of the content that is under the header, in points.
  public var overlap: CGFloat {
    tracker.catchUp()
    return CGFloat(engine.header.overlap)
  }

  /// A Boolean value that indicates whether more than half a point of content is under the header.
  public var isLifted: Bool { engine.header.isLifted }

  /// The height by which the stretching section grows while the content is pulled down, in points.
  package var stretch: CGFloat { CGFloat(engine.header.stretch) }

  /// A Boolean value that indicates whether the header moves to a stop or performs an animated command.
  package var isAnimating: Bool { engine.header.isAnimating }

  // MARK: - Commands

  /// Expands one section, or all sections.
  ///
  /// The content moves along if it touches the header. If no section would change, this method has no effect.
  ///
  /// - Parameters:
  ///   - section: The section. The default, `nil`, expands all sections. A section of another header is ignored.
  ///   - animated: `true` to animate the change. While Reduce Motion is on, the change is immediate.
  public func expand(section: HeaderSection? = nil, animated: Bool = true) {
    earlyCommands.add { [weak self] in self?.expand(section: section, animated: false) }
    command(section, isCollapsed: false) { .expand(section: $0, animated: animated) }
  }

  /// Collapses one section, or all sections, as far as their rules allow.
  ///
  /// The content moves along if it touches the header, but not beyond its end. If no section would change, this method has no
  /// effect. Before the header is visible, the first layout in a window performs the command again, so that, for example, a
  /// search field may be out of sight at first.
  ///
  /// - Parameters:
  ///   - section: The section. The default, `nil`, collapses all sections. A section of another header is ignored.
  ///   - animated: `true` to animate the change. While Reduce Motion is on, the change is immediate.
  public func collapse(section: HeaderSection? = nil, animated: Bool = true) {
    earlyCommands.add { [weak self] in self?.collapse(section: section, animated: false) }
    command(section, isCollapsed: true) { .collapse(section: $0, animated: animated) }
  }

  private func command(
    _ section: HeaderSection?, isCollapsed: Bool, event: (Int?) -> SectionedHeader.Event
  ) {
    var index: Int?
    if let section {
      index = clips.firstIndex { $0.section === section }
      if index == nil { return }
    }
    adapt()
    let height = engine.header.visibleHeight
    send(.sections(event(index)))
    let (isAnimating, moves) = (engine.header.isAnimating, engine.header.visibleHeight != height)
    if isAnimating || moves { tracker.stopContent() }
    guard section == nil else { return }
    if isAnimating {
      tracker.willMoveContent(command: isCollapsed)
    } else if !moves {
      tracker.keepHeight(collapsing: isCollapsed)
    }
  }

  /// Changes rules that only the engine stores.
  private func configure(_ change: (inout SectionedHeader.Configuration) -> Void) {
    var configuration = engine.header.configuration
    change(&configuration)
    adapt(configuration)
  }
}
