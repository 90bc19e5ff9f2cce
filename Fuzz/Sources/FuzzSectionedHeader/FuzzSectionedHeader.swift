import FuzzSupport
import HeaderEngine

@main enum Fuzzer {
  static func main() { runFuzzer(fuzzSectionedHeader) }
}

/// Sectioned headers: half of the inputs compare the engine with the second implementation that the tests use, written
/// from the specification; the others send any numbers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSectionedHeader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = FuzzBytes(start, count: count)
  if bytes.flag() { compare(&bytes) } else { playWildEvents(&bytes) }
  return 0
}

// MARK: - Two implementations

/// Plays the same events on both. All numbers are multiples of a quarter point, so that rounding decides nothing.
private func compare(_ bytes: inout FuzzBytes) {
  var header = SectionedHeader()
  header.configure(configuration(&bytes))
  var naive = NaiveSectionedHeader(header.configuration)
  var bottom = -3000.0
  while !bytes.isOver {
    if bytes.below(16) == 0 { bottom = bytes.pick([-3000, -3000, -40, 30, 100, 1000]) }
    let event = event(&bytes, header, bottom: bottom)
    let update = header.handle(event)
    let answer = naive.handle(event)
    expect(
      isSame(update.targetFreeHeight ?? update.freeHeight, answer),
      "\(event): the engine returns \(update), the model \(answer.map { "\($0)" } ?? "nil")")
    expectEqual(header, naive, "\(event)")
    if bytes.below(16) == 0 { changeHeight(&bytes, &header, &naive) }
  }
}

private func expectEqual(
  _ header: SectionedHeader, _ naive: NaiveSectionedHeader, _ event: @autoclosure () -> String
) {
  expectLimits(header)
  for (one, other) in zip(header.state.sections, naive.sections) {
    expect(
      isClose(one.visibleHeight, other.visible),
      "\(event()): \(header.state), the model has \(naive.sections)")
  }
  guard let freeHeight = header.freeHeight else { return }
  let gap = min(freeHeight, header.maximumVisibleHeight) - header.visibleHeight
  expect(gap <= 1e-6, "\(event()): a gap of \(gap)")
}

private func isSame(_ one: Double?, _ other: Double?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return isClose(one, other)
}

private func changeHeight(
  _ bytes: inout FuzzBytes, _ header: inout SectionedHeader, _ naive: inout NaiveSectionedHeader
) {
  var configuration = header.configuration
  guard !configuration.sections.isEmpty else { return }
  let index = bytes.below(configuration.sections.count)
  if bytes.flag() {
    configuration.sections[index].maximumHeight = bytes.length(200)
  } else {
    configuration.sections[index].minimumHeight = bytes.length(200)
  }
  guard configuration != header.configuration else { return }
  header.configure(configuration)
  naive.change(index, to: configuration.sections[index])
  expectEqual(header, naive, "new height of section \(index)")
}

// MARK: - Headers and events

private func section(_ bytes: inout FuzzBytes, _ identifier: String) -> SectionConfiguration {
  let maximum = Double(bytes.byte())
  return SectionConfiguration(
    identifier: identifier, maximumHeight: maximum,
    minimumHeight: bytes.below(3) == 0 ? nil : Double(bytes.byte()),
    exit: bytes.flag() ? .leaves : .stays, entrance: bytes.pick([.atTop, .always, .alwaysCollapsed]),
    collapsePriority: bytes.pick([0, 0, 0, 1, -1, 2]), snaps: bytes.flag())
}

private func configuration(_ bytes: inout FuzzBytes) -> SectionedHeader.Configuration {
  var configuration = SectionedHeader.Configuration()
  for index in 0..<bytes.below(6) { configuration.sections.append(section(&bytes, "\(index)")) }
  configuration.hideThreshold = bytes.flag() ? 0 : Double(bytes.below(40))
  configuration.revealThreshold = bytes.flag() ? 0 : Double(bytes.below(40))
  configuration.tolerance = bytes.below(4) == 0 ? 0.125 : 1e-6
  configuration.isMotionReduced = true
  return configuration
}

private func freeHeight(_ bytes: inout FuzzBytes, _ header: SectionedHeader) -> Double {
  let now = header.freeHeight ?? header.maximumVisibleHeight
  switch bytes.below(10) {
  case 0: return header.visibleHeight
  case 1: return header.maximumVisibleHeight + Double(bytes.below(60))
  case 2: return bytes.quarters(3000)
  case 3: return now
  default: return now + bytes.quarters(60)
  }
}

private func event(
  _ bytes: inout FuzzBytes, _ header: SectionedHeader, bottom: Double
) -> SectionedHeader.Event {
  let kind = bytes.below(20)
  let section = bytes.flag() ? nil : bytes.below(6)
  let velocity = bytes.pick([0, 0, -0.5, 0.5])
  switch kind {
  case 0: return .layout(freeHeight: freeHeight(&bytes, header), bottomFreeHeight: bottom)
  case 1:
    return .willEndDragging(
      velocity: velocity, targetFreeHeight: freeHeight(&bytes, header), bottomFreeHeight: bottom)
  case 2: return .cameToRest(velocity: velocity)
  case 3: return .expand(section: section, animated: true)
  case 4: return .collapse(section: section, animated: true)
  case 5: return .trackAnother(freeHeight: freeHeight(&bytes, header), bottomFreeHeight: bottom)
  case 6: return .willBeginDragging
  default: return .scroll(freeHeight: freeHeight(&bytes, header), bottomFreeHeight: bottom)
  }
}

// MARK: - Any numbers

private func playWildEvents(_ bytes: inout FuzzBytes) {
  var header = SectionedHeader()
  header.configure(configuration(&bytes))
  var kept = header.state
  while !bytes.isOver {
    switch bytes.below(16) {
    case 0, 1: disturb(&header, &bytes)
    case 2: kept = header.state
    case 3:
      if bytes.flag(), !kept.sections.isEmpty { kept.sections[0].visibleHeight = bytes.wild() }
      if bytes.flag() { kept.thresholdLeft = bytes.wild() }
      header.restore(kept)
    case 4, 5, 6: header.advance(by: bytes.below(4) == 0 ? bytes.wild() : 0.05)
    case 7: header.handle(.scroll(freeHeight: bytes.wild(), bottomFreeHeight: bytes.wild()))
    case 8:
      let update = header.handle(
        .willEndDragging(
          velocity: bytes.wild(), targetFreeHeight: bytes.wild(), bottomFreeHeight: bytes.wild()))
      expect(update.targetFreeHeight?.isFinite != false, "\(update)")
    default:
      let update = header.handle(event(&bytes, header, bottom: bytes.pick([-3000, 0, 200])))
      expect(update.freeHeight?.isFinite != false && update.targetFreeHeight?.isFinite != false, "\(update)")
    }
    expectLimits(header)
  }
}

private func disturb(_ header: inout SectionedHeader, _ bytes: inout FuzzBytes) {
  var configuration = header.configuration
  let index = configuration.sections.isEmpty ? nil : bytes.below(configuration.sections.count)
  switch bytes.below(10) {
  case 0 where configuration.sections.count < 8:
    configuration.sections.insert(section(&bytes, "\(bytes.below(8))"), at: 0)
  case 1: configuration.sections.reverse()
  case 2: configuration.sections = configuration.sections.dropLast()
  case 3: configuration.isAssistiveTechnologyRunning.toggle()
  case 4: configuration.boundsHeight = bytes.flag() ? nil : bytes.wild()
  case 5: configuration.topSafeArea = bytes.wild()
  case 6: configuration.tolerance = bytes.wild()
  case 7: configuration.isMotionReduced.toggle()
  case 8: if let index { configuration.sections[index].containsFirstResponder.toggle() }
  default:
    if let index {
      configuration.sections[index].maximumHeight = bytes.wild()
      configuration.sections[index].isStretching = bytes.flag()
    }
  }
  header.configure(configuration)
}

private func expectLimits(_ header: SectionedHeader) {
  var sum = 0.0
  header.forEachSection { index, layout in
    let rules = header.configuration.sections[index]
    sum += layout.visibleHeight
    expect(layout.visibleHeight >= 0 && layout.visibleHeight <= rules.maximumHeight, "\(layout), \(rules)")
    expect(layout.y.isFinite && layout.height.isFinite && layout.height >= 0, "\(layout)")
    expect((0...1).contains(layout.collapseProgress) && (0...1).contains(layout.exitProgress), "\(layout)")
  }
  let slack = 1e-9 * max(1, header.maximumVisibleHeight)
  expect(abs(sum - header.visibleHeight) <= slack, "the sections' sum is \(sum), not \(header.visibleHeight)")
  expect(
    header.visibleHeight <= header.maximumVisibleHeight + slack
      && header.visibleHeight >= header.minimumVisibleHeight - slack,
    "\(header.minimumVisibleHeight), \(header.visibleHeight), \(header.maximumVisibleHeight)")
  expect(header.height.isFinite && header.progress.isFinite && header.overlap.isFinite, "not finite")
}
