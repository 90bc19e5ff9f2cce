/// How a view's drawing becomes what its layer shows.
extension UIView {
  /// Draws, unless the class leaves that to `UIView`, which draws nothing.
  final func drawContents() {
    let old = clearsContextBeforeDrawing ? nil : (backing.contents as? DrawnContent)?.recorder
    let recorder = old ?? DrawingRecorder()
    let bounds = backing.geometry.bounds
    recorder.isLeftToBaseClass = false
    if old == nil, isOpaque, settings.backgroundColor == nil { recorder.beginsBlack = true }
    traitCollection.performAsCurrent { recorder.record { draw(bounds) } }
    if recorder.isEmpty, recorder.isLeftToBaseClass || recorder.text != nil {
      if let text = recorder.text { backing.contents = text }
    } else {
      backing.contents = DrawnContent(recorder: recorder, bounds: bounds, scale: backing.contentsScale)
    }
  }
}

/// What a view has drawn, kept in the `contents` of its layer.
struct DrawnContent {
  /// For drawing on.
  let recorder: DrawingRecorder
  let picture: ImageContent
  /// A label's own text, above the drawing.
  let text: TextContent?

  init(recorder: DrawingRecorder, bounds: CGRect, scale: CGFloat) {
    self.recorder = recorder
    text = recorder.text
    picture = ImageContent(
      image: UIImage(drawing: recorder.svg(of: bounds), size: bounds.size, scale: scale))
  }
}
