/// Conversion of a view's drawing into the contents of its layer.
extension UIView {
  /// Draws the view, unless its class doesn't override `draw(_:)`; `UIView` draws nothing.
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

/// The drawing of a view, stored in the `contents` of its layer.
struct DrawnContent {
  /// The recorder, kept so that later drawings can be added.
  let recorder: DrawingRecorder
  let picture: ImageContent
  /// The text of a label, shown in front of the drawing.
  let text: TextContent?

  init(recorder: DrawingRecorder, bounds: CGRect, scale: CGFloat) {
    self.recorder = recorder
    text = recorder.text
    picture = ImageContent(
      image: UIImage(drawing: recorder.svg(of: bounds), size: bounds.size, scale: scale))
  }
}
