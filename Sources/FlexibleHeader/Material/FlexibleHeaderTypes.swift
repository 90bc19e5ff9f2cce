import HeaderEngine

/// How a flexible header may leave the screen at its top edge.
public typealias FlexibleHeaderShiftBehavior = ShiftBehavior

/// How readily a flexible header that scrolled away comes back.
public typealias FlexibleHeaderContentImportance = ContentImportance

/// What a flexible header is doing at the moment.
public typealias FlexibleHeaderScrollPhase = ScrollPhase
