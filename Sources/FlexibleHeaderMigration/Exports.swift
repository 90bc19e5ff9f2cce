// The imports of the originals brought UIKit along, so code that comes from there may not import it.
@_exported import FlexibleHeader
@_exported import UIKit
