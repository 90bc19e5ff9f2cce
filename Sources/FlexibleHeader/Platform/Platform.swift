// The one place that says which UIKit the header stands on. Everything else imports nothing.
#if canImport(ObjectiveC)
  @_exported import UIKit
  // What recognizers of one's own override and set.
  @_exported import UIKit.UIGestureRecognizerSubclass
#else
  @_exported import PortableUIKit
#endif
