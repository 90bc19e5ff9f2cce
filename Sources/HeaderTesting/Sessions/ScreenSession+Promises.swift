import FlexibleHeader

/// Operations that promise an outcome, which the session checks.
extension ScreenSession {
  /// Repeats the calls that the app made before, with the values that are set already.
  func repeatCalls() {
    // A header without a scroll view may follow earlier calls only when something else moves it.
    guard !headers.isEmpty, headers.allSatisfy({ $0.scrollView != nil }), let before = restingPlaces else {
      return
    }
    let screen = root
    for header in headers {
      if let scrollView = header.installedScrollView { header.install(in: scrollView) }
      header.followers.update()
      header.setNeedsLayout()
    }
    setAgain(\.snaps, of: headers)
    setAgain(\.minimumHeight, of: bars)
    setAgain(\.maximumHeight, of: bars)
    setAgain(\.sections, of: [sectionedHeader].compactMap(\.self))
    // On short content, setting the inset again restores an earlier one; see Documentation/Behavior/Insets.md. The system may
    // move content back that a finger left beyond its top or its end without a drag, also without a header.
    setAgain(\.contentInset, of: scrollViews.filter { !insets[$0].hasChangedBottom && $0.isInRange })
    let header = [header].compactMap(\.self)
    setAgain(\.minimumHeight, of: header)
    setAgain(\.maximumHeight, of: header)
    setAgain(\.shiftBehavior, of: header)
    setAgain(\.trackingScrollView, of: header)
    if let pages = root?.headerPages { pages.select(pages.selectedIndex, animated: false) }
    root?.view.setNeedsLayout()
    settle()
    if root === screen { expectPlaces(before, restingPlaces, "repeating a call changes nothing") }
  }

  private func setAgain<View, Value>(_ property: ReferenceWritableKeyPath<View, Value>, of views: [View]) {
    for view in views {
      let value = view[keyPath: property]
      view[keyPath: property] = value
    }
  }

  /// Drags the content down by the height of the sections that return at once, which must then be visible. If sections or
  /// another header snap, those sections may leave again, because the movement up to the stops collapses what has just
  /// returned. Heights that include the safe area may leave a section none.
  func revealSections() {
    guard !isTouched, let header = sectionedHeader, let scrollView = header.trackingScrollView,
      header.window != nil, header.revealThreshold < 50, !isRefreshing, !headers.contains(where: \.snaps),
      !header.sections.contains(where: \.snaps), !header.heightsIncludeSafeArea
    else { return }
    settle()
    let returning = header.sections.filter { $0.exit == .leaves && $0.entrance == .always }
    let height = returning.reduce(0) { $0 + ($1.maximumHeight ?? $1.view.bounds.height) }
    // The drag moves the content only if the content is long enough.
    let (limits, offset) = (scrollView.verticalLimits, scrollView.contentOffset.y)
    let room = offset - limits.lowerBound
    guard !returning.isEmpty, room > height + 120, offset < limits.upperBound - 60 else { return }
    stroke(by: Double(height + header.revealThreshold) + 40, frames: 20, rest: 12)
    settle()
    guard header.window != nil else { return }
    for section in returning {
      let frame = section.view.convert(section.view.bounds, to: header)
      if frame.intersection(header.bounds).height >= 0.5 { continue }
      report("a section that returns at once is visible after a drag down", "it isn't at \(room)")
    }
  }

  /// Calls one of the app's own operations. If it changes the rows of a list at rest, far from both ends of it, headers in
  /// front of the list must not move while only time passes.
  func callOperation(_ name: String) {
    guard let root else { return }
    let scrollView = scrollView
    let before = restingPlaces == nil || scrollView?.isFarFromEnds != true ? nil : placesInFront
    let rows = scrollView?.contentSize.height
    customOperations[name]?(root)
    if let before, let scrollView, scrollView.contentSize.height != rows {
      rowChange = (ObjectIdentifier(scrollView), before)
    }
  }

  /// Checks that changed rows had no effect on headers, when everything is at rest.
  func checkRowChange() {
    guard let change = rowChange else { return }
    rowChange = nil
    guard let scrollView, change.scrollView == ObjectIdentifier(scrollView), scrollView.isFarFromEnds
    else { return }
    expectPlaces(change.places, placesInFront, "changed rows leave headers where they are")
  }

  /// The frames of the headers in front of the current list.
  var placesInFront: [String: CGRect] {
    let inFront = headers.filter {
      !($0 is ScrollEdgeView) && $0.window != nil && $0.scrollView === scrollView
    }
    let places = inFront.enumerated().map { ("header \($0), \(type(of: $1))", place(of: $1)) }
    return Dictionary(uniqueKeysWithValues: places)
  }

  /// The frames of everything on the screen, if it is at rest.
  var restingPlaces: [String: CGRect]? {
    guard !isTouched, !isRefreshing, stage.isIdle, let view = root?.viewIfLoaded else { return nil }
    var places: [String: CGRect] = [:]
    // A page beside the screen is placed when it becomes visible, and so is a footer below rows of estimated heights.
    let shown = headers.filter { header in
      let screen = self.place(of: header.pagesAround ?? view)
      let place = self.place(of: header)
      return place.maxX > screen.minX && place.minX < screen.maxX && place.minY < screen.maxY
    }
    // Lists change the order of their subviews.
    for (index, header) in shown.sorted(by: { "\(type(of: $0))" < "\(type(of: $1))" }).enumerated() {
      let name = "\(index), \(type(of: header))"
      let place = place(of: header)
      // A header that is off-screen may get its height when it returns.
      places["header \(name)"] = place.maxY > 0.5 ? place : .zero
      for (number, view) in header.followers.views.enumerated() {
        places["follower \(number) of header \(name)"] = self.place(of: view)
      }
    }
    if let scrollView {
      places["offset"] = CGRect(origin: scrollView.contentOffset, size: .zero)
      let inset = scrollView.adjustedContentInset
      places["inset"] = CGRect(x: 0, y: inset.top, width: 0, height: inset.bottom)
      let indicator = scrollView.verticalScrollIndicatorInsets
      // A header adds its height to an assigned inset with the next scroll event.
      places["indicator inset"] = CGRect(x: 0, y: 0, width: 0, height: indicator.bottom)
    }
    return places
  }

  func expectPlaces(_ before: [String: CGRect], _ after: [String: CGRect]?, _ rule: String) {
    guard let after else { return }
    for (name, place) in before.sorted(by: { $0.key < $1.key }) {
      guard let now = after[name] else { return report(rule, "\(name) has left the screen") }
      if place.isNear(now) { continue }
      return report(rule, "\(name) was \(place) and is \(now)")
    }
  }
}

extension CGRect {
  /// Returns whether the two differ by no more than half a point.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
      abs($0) <= 0.51
    }
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether the content is far enough from its top and its end that a few rows more or less
  /// have no effect.
  fileprivate var isFarFromEnds: Bool {
    contentOffset.y - verticalLimits.lowerBound > 500 && verticalLimits.upperBound - contentOffset.y > 500
  }

  /// A Boolean value that indicates whether the content is neither beyond its top nor beyond its end by more than half a pixel, to
  /// which the system rounds.
  var isInRange: Bool {
    let rounding = 0.5 / traitCollection.displayScale + 0.01
    return (verticalLimits.lowerBound - rounding...verticalLimits.upperBound + rounding)
      .contains(contentOffset.y)
  }
}

extension UIView {
  /// The scroll view that shows the screen of this view as a page, or `nil` if there is none.
  fileprivate var pagesAround: UIScrollView? {
    sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? UIScrollView }.first(
      where: \.isPagingEnabled)
  }
}
