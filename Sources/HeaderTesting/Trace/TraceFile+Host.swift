#if !canImport(ObjectiveC)
  extension TraceFile {
    /// Plays the trace on a header of its kind and answers all differences, in order; none if the header did
    /// exactly what the trace says.
    @MainActor public func mismatches() -> [TraceMismatch] {
      switch self {
      case .material(let trace): TracePlayer(trace).mismatches()
      case .heightBar(let trace): HeightBarTracePlayer(trace).mismatches()
      case .sections(let trace): SectionsTracePlayer(trace).mismatches()
      }
    }
  }
#endif
