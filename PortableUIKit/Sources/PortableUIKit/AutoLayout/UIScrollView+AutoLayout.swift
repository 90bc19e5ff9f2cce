import Foundation

extension UIScrollView {
  /// Updates the positions, relative to the scrolled content, of items that don't scroll or are outside of
  /// the scroll view.
  final func followOffset(_ state: AutoLayoutState) {
    for guide in state.ownGuides where guide.role != .scrollContent {
      if let member = guide.member { member.engine?.itemDidChange(member) }
    }
    state.engine?.offsetDidChange()
    state.member?.engine?.offsetDidChange()
  }

  /// Sets the content size if it's determined by constraints.
  final func takeContentSize(_ state: AutoLayoutState) {
    guard let guide = state.ownGuides.first(where: { $0.role == .scrollContent }), let member = guide.member
    else { return }
    var size = contentSize
    if member.sizesContent.horizontal { size.width = member.frame.width }
    if member.sizesContent.vertical { size.height = member.frame.height }
    if size != contentSize { contentSize = size }
  }
}
