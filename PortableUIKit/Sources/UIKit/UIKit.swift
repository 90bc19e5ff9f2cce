// `import UIKit` on platforms without UIKit: sources that were written for iOS compile unchanged against PortableUIKit.
// Add the product UIKitShim to a package's dependencies there; see PortableUIKit/Documentation/PortableUIKit.md.
@_exported import CoreGraphics
@_exported import PortableUIKit
