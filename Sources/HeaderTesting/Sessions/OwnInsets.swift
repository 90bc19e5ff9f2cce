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
    /// The insets of the scroll view at each edge before and after the session added to them, and the app's part of each, in points.
    private var former: [WritableKeyPath<UIEdgeInsets, CGFloat>: [(total: CGFloat, own: CGFloat)]] = [:]

    init(content: UIEdgeInsets, indicator: UIEdgeInsets) {
      self.content = content
      self.indicator = indicator
    }

    /// Adds to the app's part of an inset of `total` points. Returns `false` if the sum would look like a restoration.
    fileprivate mutating func add(
      _ length: CGFloat, at edge: WritableKeyPath<UIEdgeInsets, CGFloat>, to total: CGFloat
    ) -> Bool {
      let before = (total: total, own: content[keyPath: edge])
      let after = (total: total + length, own: before.own + length)
      let isKnown = former[edge, default: []].contains {
        abs($0.total - after.total) < 1e-6 && abs($0.own - after.own) > 1e-6
      }
      if isKnown { return false }
      former[edge, default: []] += [before, after]
      content[keyPath: edge] = after.own
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

  /// Adds to an inset of a scroll view, in points. Does nothing if the scroll view had the resulting inset before, with another part of
  /// the app: the header would take that for a restoration. See `Documentation/Behavior/Insets.md`.
  mutating func add(
    _ length: CGFloat, at edge: WritableKeyPath<UIEdgeInsets, CGFloat>, to scrollView: UIScrollView
  ) {
    let total = scrollView.contentInset[keyPath: edge]
    guard length != 0, self[scrollView].add(length, at: edge, to: total) else { return }
    scrollView.contentInset[keyPath: edge] += length
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
