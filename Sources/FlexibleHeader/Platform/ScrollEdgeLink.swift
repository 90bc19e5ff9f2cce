import UIKit

/// The system's scroll edge effect under a view through which content is visible. UIKit provides it since iOS 26. With an older
/// SDK, and on platforms without it, the link only stores the scroll view.
@MainActor final class ScrollEdgeLink {
  private(set) weak var scrollView: UIScrollView?

  #if canImport(ObjectiveC) && compiler(>=6.2)
    // Stored properties can't have a type that is available only on newer systems.
    private var interaction: (any UIInteraction)?
  #endif

  /// Links a view at the top edge of a scroll view with the scroll view, or removes the link if that is `nil`.
  func connect(_ view: UIView, to scrollView: UIScrollView?) {
    // The former scroll view may have been deallocated. Its link still has to be removed.
    guard scrollView == nil || scrollView !== self.scrollView else { return }
    self.scrollView = scrollView
    #if canImport(ObjectiveC) && compiler(>=6.2)
      if #available(iOS 26.0, *) { updateInteraction(of: view) }
    #endif
  }

  #if canImport(ObjectiveC) && compiler(>=6.2)
    @available(iOS 26.0, *)
    private func updateInteraction(of view: UIView) {
      guard let scrollView else {
        if let interaction { view.removeInteraction(interaction) }
        interaction = nil
        return
      }
      let link =
        interaction as? UIScrollEdgeElementContainerInteraction ?? UIScrollEdgeElementContainerInteraction()
      link.scrollView = scrollView
      link.edge = .top
      guard interaction == nil else { return }
      interaction = link
      view.addInteraction(link)
    }
  #endif
}
