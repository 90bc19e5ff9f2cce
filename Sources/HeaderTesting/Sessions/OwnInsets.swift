import FlexibleHeader

/// The app's part of the insets of its scroll views: the insets before the headers were installed, and the changes that the
/// session made in the role of the app.
@MainActor struct OwnInsets {
  struct Insets {
    var content: UIEdgeInsets {
      didSet { if content.bottom != oldValue.bottom { hasChangedBottom = true } }
    }
    var indicator: UIEdgeInsets
    /// A Boolean value that indicates whether the session changed the content inset at the bottom.
    private(set) var hasChangedBottom = false
    /// The top insets of the scroll view before the session added to them, and the app's part of each, in points.
    private var formerTops: [(total: CGFloat, own: CGFloat)] = []

    init(content: UIEdgeInsets, indicator: UIEdgeInsets) {
      self.content = content
      self.indicator = indicator
    }

    /// Adds to the app's part of a top inset of `total` points. Returns `false` if the sum would look like a restoration.
    fileprivate mutating func add(top: CGFloat, to total: CGFloat) -> Bool {
      let own = content.top + top
      if formerTops.contains(where: { abs($0.total - total - top) < 1e-6 && abs($0.own - own) > 1e-6 }) {
        return false
      }
      formerTops.append((total, content.top))
      content.top = own
      return true
    }
  }

  private var values: [ObjectIdentifier: Insets] = [:]

  subscript(scrollView: UIScrollView) -> Insets {
    get { values[ObjectIdentifier(scrollView)] ?? Self.found(in: scrollView) }
    set { values[ObjectIdentifier(scrollView)] = newValue }
  }

  /// Stores the app's part of the insets of a scroll view, unless it is stored already.
  mutating func note(_ scrollView: UIScrollView) {
    let id = ObjectIdentifier(scrollView)
    if values[id] == nil { values[id] = Self.found(in: scrollView) }
  }

  /// Adds to the top inset of a scroll view, in points. Does nothing if the scroll view had the resulting inset before, with another
  /// part of the app: the header would take that for a restoration. See `Documentation/Behavior/Insets.md`.
  mutating func add(top: CGFloat, to scrollView: UIScrollView) {
    let total = scrollView.contentInset.top
    guard top != 0, self[scrollView].add(top: top, to: total) else { return }
    scrollView.contentInset.top += top
  }

  private static func found(in scrollView: UIScrollView) -> Insets {
    let own = scrollView.insetsOfApp
    var insets = Insets(content: scrollView.contentInset, indicator: scrollView.verticalScrollIndicatorInsets)
    (insets.content.top, insets.content.bottom) = (own.top, own.bottom)
    (insets.indicator.top, insets.indicator.bottom) = (own.indicatorTop, own.indicatorBottom)
    return insets
  }
}

/// The insets of a scroll view at the time when the app stored them, and the app's part of them.
struct StoredInsets {
  weak var scrollView: UIScrollView?
  var content: UIEdgeInsets
  var indicator: UIEdgeInsets
  var own: OwnInsets.Insets
}
