import HeaderEngine

/// A header over scrolling content, for the site that `catalog export` writes.
///
/// The site contains this code as WebAssembly. The command contains it as well, so that the results of both can be
/// compared.
public struct SiteStage {
  /// The kind of header.
  public enum Kind: Int, CaseIterable, Sendable {
    /// A flexible header.
    case flexible
    /// A height bar.
    case bar
    /// A stretchy header.
    case stretchy
    /// A header with sections.
    case sectioned
  }

  private enum Track {
    case flexible(SiteTrack<SiteFlexibleHeader>)
    case bar(SiteTrack<SiteBar>)
    case stretchy(SiteTrack<SiteStretchyHeader>)
    case sectioned(SiteTrack<SiteSectionedHeader>)
  }

  private var track: Track
  /// The content offset, in points.
  public private(set) var offset = 0.0
  /// The content inset at the top including the safe area, in points.
  public private(set) var inset = 0.0
  /// The position of the header.
  public private(set) var pose = SitePose()
  /// The sections from top to bottom. Empty for other headers.
  public private(set) var sections: [SiteSection] = []
  /// A Boolean value that indicates whether the header or the content moves.
  public private(set) var isMoving = false

  /// Creates a stage with content at its top.
  public init(_ kind: Kind) {
    switch kind {
    case .flexible: track = .flexible(SiteTrack(SiteFlexibleHeader()))
    case .bar: track = .bar(SiteTrack(SiteBar()))
    case .stretchy: track = .stretchy(SiteTrack(SiteStretchyHeader()))
    case .sectioned: track = .sectioned(SiteTrack(SiteSectionedHeader()))
    }
    handle(.wheel(0))
  }

  /// Handles an input.
  public mutating func handle(_ input: SiteInput) {
    switch track {
    case .flexible(var changed):
      changed.handle(input)
      read(changed)
      track = .flexible(changed)
    case .bar(var changed):
      changed.handle(input)
      read(changed)
      track = .bar(changed)
    case .stretchy(var changed):
      changed.handle(input)
      read(changed)
      track = .stretchy(changed)
    case .sectioned(var changed):
      changed.handle(input)
      read(changed)
      sections = changed.header.sections
      track = .sectioned(changed)
    }
  }

  private mutating func read<Header>(_ track: SiteTrack<Header>) {
    offset = track.scroll.metrics.offset
    inset = track.scroll.metrics.adjustedInsetTop
    pose = track.header.pose
    isMoving = track.isMoving
  }
}
