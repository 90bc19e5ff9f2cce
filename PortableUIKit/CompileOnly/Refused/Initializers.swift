// Initializers that UIKit's classes have with other types or not as designated ones.
import PortableUIKit

final class Watcher: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init()  // expected-error {{must call a designated initializer of the superclass}}
  }
}

@MainActor func draw(in format: UIGraphicsRendererFormat) {
  _ = UIGraphicsImageRenderer(bounds: .zero, format: format)  // expected-error {{cannot convert value}}
}
