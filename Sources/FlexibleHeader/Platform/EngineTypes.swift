// The enumerations of the engine that are part of this module's API. Nothing else of the engine, and nothing of UIKit,
// is exported: apps import UIKit themselves.
@_exported import enum HeaderEngine.FlexibleHeaderContentImportance
@_exported import enum HeaderEngine.FlexibleHeaderScrollPhase
@_exported import enum HeaderEngine.FlexibleHeaderShiftBehavior
@_exported import enum HeaderEngine.KeyframeEasing
@_exported import enum HeaderEngine.StretchyHeaderStretchMode
