// Selects the UIKit that this module builds against. Conditions on the platform are here and in files named `+Host`.
#if canImport(ObjectiveC)
  @_exported import UIKit
  // PortableUIKit also declares web views.
  @_exported import WebKit
#else
  @_exported import PortableUIKit
#endif
