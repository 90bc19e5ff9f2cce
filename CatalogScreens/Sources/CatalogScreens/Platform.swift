// Imports the headers and UIKit: Apple's, or the module with the same name on platforms without it.
@_exported import FlexibleHeader
@_exported import UIKit
