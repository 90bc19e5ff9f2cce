// Whoever imports UIKit has Foundation too; whoever imports the portable one should not notice a difference.
@_exported import Foundation
