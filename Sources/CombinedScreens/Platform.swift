// The module that plays operations on screens, and the UIKit that it exports.
@_exported import HeaderTesting
