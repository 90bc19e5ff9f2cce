// Exported, and nothing else of the engine: whoever imports this module may write the cases, also with the feature
// MemberImportVisibility.
@_exported import enum HeaderEngine.StretchMode

/// Where the content of a stretchy header sits while the header is taller than at rest.
public typealias StretchyHeaderStretchMode = StretchMode
