// The functions that the page calls. The page is single-threaded and shows one header.
#if hasFeature(Embedded)
  private nonisolated(unsafe) var stage = SiteStage(.flexible)
  private nonisolated(unsafe) var values = [Double](repeating: 0, count: 32)

  /// Creates a header with its defaults. An unknown kind is ignored.
  @_cdecl("start") public func start(_ kind: Int32) {
    if let kind = SiteStage.Kind(rawValue: Int(kind)) { stage = SiteStage(kind) }
  }

  @_cdecl("set_parameter") public func setParameter(_ parameter: Int32, _ value: Double) {
    stage.handle(.parameter(Int(parameter), value))
  }

  @_cdecl("touch") public func touch(_ location: Double) { stage.handle(.touch(location)) }

  @_cdecl("drag") public func drag(_ location: Double) { stage.handle(.drag(location)) }

  @_cdecl("release") public func release() { stage.handle(.release) }

  @_cdecl("wheel") public func wheel(_ distance: Double) { stage.handle(.wheel(distance)) }

  @_cdecl("frame") public func frame() { stage.handle(.frame) }

  /// Returns the address of the values: offset, inset, top, height, progress, shift, whether something moves, the number
  /// of sections, and for each section its top, height, and visible height.
  @_cdecl("read") public func read() -> UnsafePointer<Double> {
    let pose = stage.pose
    values[0] = stage.offset
    values[1] = stage.inset
    values[2] = pose.top
    values[3] = pose.height
    values[4] = pose.progress
    values[5] = pose.shift
    values[6] = stage.isMoving ? 1 : 0
    values[7] = Double(stage.sections.count)
    for (index, section) in stage.sections.enumerated() {
      values[8 + 3 * index] = section.top
      values[9 + 3 * index] = section.height
      values[10 + 3 * index] = section.visibleHeight
    }
    return values.withUnsafeBufferPointer { $0.baseAddress! }
  }
#endif
