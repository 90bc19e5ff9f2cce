// Code that imports UIKit also gets Foundation, so this module exports it, too.
@_exported import Foundation
