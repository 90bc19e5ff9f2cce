/// The current simulator's virtual time in seconds; it never follows the wall clock.
public func CACurrentMediaTime() -> CFTimeInterval { Timeline.current.now }
