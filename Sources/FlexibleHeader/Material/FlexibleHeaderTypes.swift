// Exported, and nothing else of the engine: whoever imports this module may write the cases, also with the feature
// MemberImportVisibility.
@_exported import enum HeaderEngine.ContentImportance
@_exported import enum HeaderEngine.HeaderPhase
@_exported import enum HeaderEngine.ShiftBehavior

/// How a flexible header may leave the screen at its top edge.
public typealias FlexibleHeaderShiftBehavior = ShiftBehavior

/// How readily a flexible header that scrolled away comes back.
public typealias FlexibleHeaderContentImportance = ContentImportance

/// What a flexible header is doing at the moment.
public typealias FlexibleHeaderScrollPhase = HeaderPhase
