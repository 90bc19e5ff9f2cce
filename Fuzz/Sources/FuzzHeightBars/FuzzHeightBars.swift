import FuzzSupport
import HeaderEngine

@main enum Fuzzer {
  static func main() { runFuzzer(fuzzHeightBars) }
}

/// Height bars of all three kinds, half of the time with any numbers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHeightBars(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = FuzzBytes(start, count: count)
  let isWild = bytes.flag()
  if bytes.flag() {
    playSafari(&bytes, isWild: isWild)
  } else {
    playFacebook(&bytes, isWild: isWild)
  }
  return 0
}

private func heights(_ bytes: inout FuzzBytes, isWild: Bool) -> BarHeights {
  let heights =
    isWild
    ? BarHeights(maximum: bytes.wild(), minimum: bytes.wild())
    : BarHeights(maximum: bytes.length(300), minimum: bytes.length(100))
  expect(heights.maximum.isFinite && heights.minimum.isFinite && heights.range >= 0, "\(heights)")
  return heights
}

private func playSafari(_ bytes: inout FuzzBytes, isWild: Bool) {
  var bar = SafariBar()
  var heights = heights(&bytes, isWild: isWild)
  var scrollView = FuzzScrollView(&bytes)
  var height = heights.maximum
  while !bytes.isOver {
    switch bytes.below(24) {
    case 0: heights = FuzzHeightBars.heights(&bytes, isWild: isWild)
    case 1: bar.isVoiceOverRunning.toggle()
    case 2: bar.isMotionReduced.toggle()
    case 3: bar.isCollapsingEnabled.toggle()
    case 4: scrollView.metrics.contentHeight = bytes.length(4000)
    case 5 where isWild:
      bar.revealVelocity = bytes.wild()
      bar.collapseHysteresis = bytes.wild()
      bar.abruptJump = bytes.wild()
    default: scrollView.move(&bytes)
    }
    let metrics = isWild && bytes.flag() ? ScrollMetrics.wild(&bytes) : scrollView.metrics
    height = bar.handle(safariEvent(&bytes, isWild: isWild), metrics, heights, height: height)
    expect(height.isFinite, "the height is \(height)")
    guard !isWild else { continue }
    let floor = SafariBar.floor(metrics, heights)
    expect(height <= heights.maximum && height >= floor - 1e-6, "height \(height), \(floor), \(heights)")
  }
  guard !isWild else { return }
  for _ in 0..<1200 where bar.isSettling {
    height = bar.handle(.ticked(duration: 1.0 / 60), scrollView.metrics, heights, height: height)
  }
  expect(!bar.isSettling, "the bar doesn't come to rest within 20 seconds")
}

private func safariEvent(_ bytes: inout FuzzBytes, isWild: Bool) -> SafariBar.Event {
  let mover = bytes.pick([SafariBar.Mover.finger, .finger, .deceleration, .other])
  switch bytes.below(16) {
  case 0: return .dragBegan
  case 1: return .dragEnded(velocity: isWild ? bytes.wild() : bytes.quarters(3000))
  case 2: return .decelerationEnded
  case 3: return .tapped
  case 4: return .changed(by: mover)
  case 5, 6, 7: return .ticked(duration: isWild ? bytes.wild() : 1.0 / 60)
  default: return .scrolled(by: mover)
  }
}

private func playFacebook(_ bytes: inout FuzzBytes, isWild: Bool) {
  var bar = FacebookBar()
  var heights = heights(&bytes, isWild: isWild)
  var scrollView = FuzzScrollView(&bytes)
  var progress = 0.0
  while !bytes.isOver {
    let isElastic = bytes.flag()
    switch bytes.below(16) {
    case 0: heights = FuzzHeightBars.heights(&bytes, isWild: isWild)
    case 1: bar.thresholdFromTop = isWild ? bytes.wild() : bytes.length(200)
    case 2: bar.thresholdNegativeDirection = isWild ? bytes.wild() : bytes.length(200)
    case 3: bar.thresholdPositiveDirection = isWild ? bytes.wild() : bytes.length(200)
    case 4: bar.resume(at: isWild ? bytes.wild() : bytes.quarters(900), progress: progress)
    case 5, 6: bar.beginDragging(scrollView.metrics, heights, progress: isWild ? bytes.wild() : progress)
    default: scrollView.move(&bytes)
    }
    let metrics = isWild && bytes.flag() ? ScrollMetrics.wild(&bytes) : scrollView.metrics
    let wish = bar.progress(metrics, heights, isElastic: isElastic)
    if let allowed = heights.allowed(wish, isElastic: isElastic) {
      expect(allowed.isFinite && allowed <= 1 && (isElastic || allowed >= 0), "progress \(allowed)")
      expect(heights.height(at: allowed).isFinite, "height at \(allowed)")
      progress = allowed
    }
    let cash = heights.allowed(SquareCashBar.progress(metrics, heights), isElastic: isElastic) ?? 0
    expect(cash.isFinite && cash <= 1, "Square Cash at \(cash)")
    guard !isWild else { continue }
    // A threshold never stretches an elastic bar.
    let pull = heights.range > 0 ? min(0, (metrics.offset + metrics.adjustedInsetTop) / heights.range) : 0
    expect(!isElastic || progress >= pull - 1e-9, "progress \(progress) at a pull of \(pull)")
  }
}
