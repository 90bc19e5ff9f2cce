import FuzzSupport
import HeaderEngine

@main enum Fuzzer {
  static func main() { runFuzzer(fuzzStretchyHeader) }
}

/// Stretchy headers and revealing footers: half of the inputs are sessions on a scroll view, the others any numbers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStretchyHeader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = FuzzBytes(start, count: count)
  if bytes.flag() {
    var session = StretchySession(&bytes)
    session.play(&bytes)
  } else {
    playWildEvents(&bytes)
  }
  return 0
}

private func playWildEvents(_ bytes: inout FuzzBytes) {
  var header = StretchyHeader()
  var footer = RevealingFooter()
  var scroll = ScrollMetrics.wild(&bytes)
  while !bytes.isOver {
    switch bytes.below(9) {
    case 0: header.setReferenceHeight(bytes.wild())
    case 1: header.setMinimumHeight(bytes.wild())
    case 2: header.setFadeDistance(bytes.wild())
    case 3: header.isPinned.toggle()
    case 4: footer.setReferenceHeight(bytes.wild())
    case 5: footer.setMinimumHeight(bytes.wild())
    case 6: footer.pullThreshold = bytes.wild()
    default: scroll.offset = bytes.wild()
    }
    if bytes.below(4) == 0 { scroll = .wild(&bytes) }
    let event = wildEvent(&bytes)
    expectFinite(header.handle(event, scroll), header)
    expectFinite(footer.handle(event, scroll), footer)
  }
}

private func wildEvent(_ bytes: inout FuzzBytes) -> EdgeEvent {
  switch bytes.below(10) {
  case 0, 1: .changed(isSettled: bytes.flag())
  case 2: .removed
  case 3: .scrollViewLost
  default: .scrolled
  }
}

func expectFinite(_ update: HeaderUpdate<StretchyGeometry>, _ header: StretchyHeader) {
  expect(update.write.isFinite, "\(update.write)")
  if let place = update.layout {
    expect(place.top.isFinite && place.height.isFinite && place.height >= 0, "\(place)")
    expect((0...1).contains(place.alpha(fadingOver: header.fadeDistance)), "alpha of \(place)")
    expect((0...1).contains(place.titleVisibility(titleBottom: place.bottom, titleHeight: 20)), "\(place)")
  }
  expect(header.stretch.isFinite && header.stretch >= 0 && header.restingHeight.isFinite, "stretch")
}

func expectFinite(_ update: HeaderUpdate<RevealingFooter.Layout>, _ footer: RevealingFooter) {
  expect(update.write.isFinite, "\(update.write)")
  if let place = update.layout {
    expect(place.top.isFinite && place.height.isFinite && place.height >= 0, "\(place)")
  }
  expect((0...1).contains(footer.pullProgress), "pull progress \(footer.pullProgress)")
}
