import FlexibleHeader

extension TraceScreen {
  func record(after event: TraceEvent?) -> TraceRecord {
    let answer = event.map(play)
    var record = TraceRecord()
    record.frame = header.frame.numbers
    record.minimumHeight = Double(header.minimumHeight)
    record.maximumHeight = Double(header.maximumHeight)
    record.phase = "\(header.scrollPhase)"
    record.phaseValue = Double(header.scrollPhaseValue)
    record.phasePercentage = Double(header.scrollPhasePercentage)
    record.shadowOpacity = Double(header.layer.shadowOpacity)
    record.shadowIntensity = Double(header.shadowIntensity)
    record.hidden = header.isHidden
    record.shiftedOffscreen = header.isShiftedOffscreen
    record.prefersStatusBarHidden = header.prefersStatusBarHidden
    let state = header.trackingScrollView.map(HeaderState.ScrollView.init(of:))
    record.contentOffsetY = state?.contentOffset[1]
    record.contentInsetTop = state?.contentInsetTop
    record.indicatorInsetTop = state?.indicatorInsetTop
    record.displayLinkActive = header.isShiftAnimationRunning
    record.hiddenViewAlpha = hidingView.map { Double($0.alpha) }
    record.returned = answer?.returned
    record.targetY = answer?.targetY
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
