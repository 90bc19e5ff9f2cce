/// Returns the virtual time of the current simulator, in seconds. It's independent of the wall clock.
public func CACurrentMediaTime() -> CFTimeInterval { Timeline.current.now }
