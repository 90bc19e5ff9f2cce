// The engine's enumerations that are part of this module's API. No other types of the engine, and no types of UIKit,
// are exported: apps import UIKit themselves.
@_exported import enum HeaderEngine.FlexibleHeaderContentImportance
@_exported import enum HeaderEngine.FlexibleHeaderScrollPhase
@_exported import enum HeaderEngine.FlexibleHeaderShiftBehavior
@_exported import enum HeaderEngine.KeyframeEasing
@_exported import enum HeaderEngine.StretchyHeaderStretchMode
