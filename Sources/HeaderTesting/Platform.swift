// The only place that says on which UIKit this module stands.
#if canImport(ObjectiveC)
  @_exported import UIKit
#else
  @_exported import PortableUIKit
#endif
