import UIKit

/// The appearance calls of pages, and of the header's controller.
///
/// The calls aren't forwarded automatically, because a page appears when it becomes visible, not when it is added.
extension HeaderPagesViewController {
  /// Begins an appearance or disappearance of the children that aren't pages.
  private func beginTransitionOfOtherChildren(isAppearing: Bool, animated: Bool) {
    let pages = loadedPages.map(\.controller) + pagesInTransit
    childrenInTransition = children.filter { child in !pages.contains { $0 === child } }
    for child in childrenInTransition {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends the transitions that have begun, for the children that remain.
  private func endTransitionOfOtherChildren() {
    let children = childrenInTransition
    childrenInTransition = []
    for child in children where child.parent === self { child.endAppearanceTransition() }
  }

  func beginOwnAppearance(animated: Bool) {
    ownAppearance = .appearing
    beginTransitionOfOtherChildren(isAppearing: true, animated: animated)
    loadedPage(at: selectedIndex)?.beginAppearing(animated: animated)
  }

  func endOwnAppearance() {
    ownAppearance = .appeared
    if let page = loadedPage(at: selectedIndex) { restoreDistance(of: page) }
    endTransitionOfOtherChildren()
    for page in loadedPages where page.index == selectedIndex { page.appear(animated: false) }
  }

  func beginOwnDisappearance(animated: Bool) {
    ownAppearance = .disappearing
    beginTransitionOfOtherChildren(isAppearing: false, animated: animated)
    for page in loadedPages { page.beginDisappearing(animated: animated) }
  }

  func endOwnDisappearance() {
    ownAppearance = .hidden
    endTransitionOfOtherChildren()
    for page in loadedPages { page.endTransition() }
  }

  /// Begins appearances and disappearances when the visible pages change while pages move.
  func updateAppearance(from former: [Int]) {
    guard ownAppearance == .appeared else { return }
    let isNew = visibleIndices.contains { !former.contains($0) }
    for page in loadedPages {
      if !visibleIndices.contains(page.index) {
        page.disappear(animated: true)
      } else if page.appearance == .hidden {
        page.beginAppearing(animated: true)
      } else if isNew, visibleIndices.count > 1, page.appearance == .appeared {
        page.beginDisappearing(animated: true)
      }
    }
  }

  /// Completes appearances and disappearances when the pages are at rest on the current page.
  func finishAppearance(animated: Bool) {
    guard ownAppearance == .appeared || ownAppearance == .appearing else { return }
    for page in loadedPages where page.index != selectedIndex { page.disappear(animated: animated) }
    let page = loadedPage(at: selectedIndex)
    if ownAppearance == .appeared {
      page?.appear(animated: animated)
    } else {
      page?.beginAppearing(animated: animated)
    }
  }
}
