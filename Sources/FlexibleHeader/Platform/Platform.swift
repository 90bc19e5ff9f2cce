// The one place that says which UIKit the header stands on. Everything else imports nothing.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import PortableUIKit
#endif
