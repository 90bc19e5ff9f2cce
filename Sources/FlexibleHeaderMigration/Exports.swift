// The headers of the originals also imported UIKit, so code that used them may not import it.
@_exported import FlexibleHeader
@_exported import UIKit
