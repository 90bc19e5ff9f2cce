import HeaderEngine
import UIKit

/// Applies the geometry that the engine computes. No other code writes the header's layout.
extension StretchyHeaderView {
  func apply(_ geometry: StretchyGeometry, in stage: EdgeStage) {
    let width = stage.bounds.width
    let resizes = setPlace(top: geometry.top, height: geometry.height, width: width)
    placeContent(in: geometry, width: width)
    if engine.fadeDistance > 0 {
      let alpha = geometry.alpha(fadingOver: engine.fadeDistance)
      if self.alpha != alpha { self.alpha = alpha }
    }
    if keyframeComposer != nil { applyKeyframes() }
    updateTitleVisibility(geometry, in: stage, resizes: resizes)
  }

  private func placeContent(in geometry: StretchyGeometry, width: CGFloat) {
    let place = engine.stretchMode.content(
      height: geometry.height, restingHeight: engine.restingHeight + geometry.extent)
    let frame = CGRect(x: 0, y: place.top, width: width, height: place.height)
    if contentView.frame != frame { contentView.frame = frame }
  }

  private func updateTitleVisibility(_ geometry: StretchyGeometry, in stage: EdgeStage, resizes: Bool) {
    guard let titleView, titleView.isDescendant(of: self) else {
      titleVisibility = 1
      return
    }
    // The title's position at the new size is only known after a layout.
    if resizes { layoutIfNeeded() }
    let frame = titleView.convert(titleView.bounds, to: stage)
    titleVisibility = geometry.titleVisibility(titleBottom: frame.maxY, titleHeight: frame.height)
  }
}
