#if !canImport(UIKit)
  import FlexibleHeader

  extension TraceStage {
    /// What the header says of itself now.
    func record(returned: Bool? = nil, targetY: Double? = nil) -> TraceRecord {
      let state = HeaderState(of: header, time: simulator.now)
      var record = TraceRecord(
        frame: state.frame, minimumHeight: Double(header.minimumHeight),
        maximumHeight: Double(header.maximumHeight))
      record.phase = state.phase
      record.phaseValue = state.phaseValue
      record.phasePercentage = state.phasePercentage
      record.shadowOpacity = state.shadowOpacity
      record.shadowIntensity = state.shadowIntensity
      record.hidden = state.isHidden
      record.shiftedOffscreen = header.isShiftedOffscreen
      record.prefersStatusBarHidden = header.prefersStatusBarHidden
      record.contentOffsetY = state.scrollView?.contentOffset[1]
      record.contentInsetTop = state.scrollView?.contentInsetTop
      record.indicatorInsetTop = state.scrollView?.indicatorInsetTop
      record.displayLinkActive = state.isShiftAnimationRunning
      record.hiddenViewAlpha = hidingView.map { Double($0.alpha) }
      record.returned = returned
      record.targetY = targetY
      record.transformTy = Double(header.transform.ty)
      record.scrollViews = scrollViews.map { view in
        let state = HeaderState.ScrollView(of: view)
        return TraceRecord.ScrollView(
          contentOffsetY: state.contentOffset[1], contentInsetTop: state.contentInsetTop,
          indicatorInsetTop: state.indicatorInsetTop)
      }
      return record
    }
  }
#endif
