/// A duration in seconds.
public typealias CFTimeInterval = Double
