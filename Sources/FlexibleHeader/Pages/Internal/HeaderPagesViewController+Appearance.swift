import UIKit

/// The appearance calls of pages, and of the header's controller.
///
/// They are not forwarded automatically: a page appears when it comes into view, not when it is added.
extension HeaderPagesViewController {
  private var otherChildren: [UIViewController] {
    children.filter { child in !loadedPages.contains { $0.controller === child } }
  }

  func beginOwnAppearance(animated: Bool) {
    ownAppearance = .appearing
    for child in otherChildren { child.beginAppearanceTransition(true, animated: animated) }
    loadedPage(at: selectedIndex)?.beginAppearing(animated: animated)
  }

  func endOwnAppearance() {
    ownAppearance = .appeared
    if let page = loadedPage(at: selectedIndex) { restoreDistance(of: page) }
    for child in otherChildren { child.endAppearanceTransition() }
    for page in loadedPages where page.index == selectedIndex { page.appear(animated: false) }
  }

  func beginOwnDisappearance(animated: Bool) {
    ownAppearance = .disappearing
    for child in otherChildren { child.beginAppearanceTransition(false, animated: animated) }
    for page in loadedPages { page.beginDisappearing(animated: animated) }
  }

  func endOwnDisappearance() {
    ownAppearance = .hidden
    for child in otherChildren { child.endAppearanceTransition() }
    for page in loadedPages { page.endTransition() }
  }

  /// Other pages can be seen than before, while pages move.
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

  /// The pages are at rest: the current one has appeared, the others have disappeared.
  func finishAppearance(animated: Bool) {
    switch ownAppearance {
    case .appeared:
      for page in loadedPages where page.index != selectedIndex { page.disappear(animated: animated) }
      loadedPage(at: selectedIndex)?.appear(animated: animated)
    case .appearing:
      for page in loadedPages where page.index != selectedIndex { page.disappear(animated: animated) }
      loadedPage(at: selectedIndex)?.beginAppearing(animated: animated)
    case .hidden, .disappearing:
      break
    }
  }
}
