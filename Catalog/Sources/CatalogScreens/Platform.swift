// The only place that says where headers and views come from: Apple's UIKit or, without it, the module named like it.
@_exported import FlexibleHeader
@_exported import UIKit
