import HeaderEngine

/// Where the content of a stretchy header sits while the header is taller than at rest.
public typealias StretchyHeaderStretchMode = StretchMode
