import Foundation

/// The scroll view of a web view, which sets its own content size.
///
/// A page is as wide as the view and at least as high as its visible part inside of the safe area.
/// `contentInset` isn't subtracted from that height, so that a short page under an inset can be scrolled by
/// the inset [T: MDC's account of its web view flag]. In UIKit, web views receive a new size from another
/// process after a delay; here, it's applied immediately.
final class WebScrollView: UIScrollView {
  var pageHeight: CGFloat = 0 {
    didSet { followPage() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
    followPage()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    followPage()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size { followPage() }
  }

  private func followPage() {
    let inset = adjustedContentInset
    let covered = inset.top - contentInset.top + inset.bottom - contentInset.bottom
    let size = CGSize(width: bounds.width, height: max(pageHeight, bounds.height - covered))
    if contentSize != size { contentSize = size }
  }
}
