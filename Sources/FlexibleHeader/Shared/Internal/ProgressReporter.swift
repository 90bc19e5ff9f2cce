import UIKit

/// An object that notifies listeners of the progress of a header after its layout is complete, but only if
/// the progress changed.
@MainActor final class ProgressReporter {
  private weak var header: ScrollHeaderView?
  private var streams: [Int: AsyncStream<HeaderProgress>.Continuation] = [:]
  private var nextStream = 0
  private var last: HeaderProgress
  private var depth = 0
  /// Runs while the header moves, because there is no event for content that comes to rest.
  private var frames: DisplayLink?

  init(of header: ScrollHeaderView) {
    self.header = header
    last = header.headerProgress
    followMovement(isSettled: last.isSettled)
  }

  deinit {
    for continuation in streams.values { continuation.finish() }
  }

  // MARK: - Events

  /// Begins an event. Events that it causes are part of it.
  func begin() { depth += 1 }

  /// Ends an event, and reports if it was the outermost one.
  func end() {
    depth = max(0, depth - 1)
    report()
  }

  /// Reports the progress if it changed, after updating the layout of the header. A layout that changes the progress reports it at
  /// its end.
  func report() {
    guard depth == 0, let header, header.headerProgress != last else { return }
    depth += 1
    header.layoutIfNeeded()
    depth -= 1
    // In the middle of an event, the views around the header may not be in their places yet. Other headers of the scroll view may
    // have been laid out, too.
    header.remeasureFollowersInLayout()
    header.tracker.seat?.connection.forEachClient { $0.remeasureFollowersInLayout() }
    let progress = header.headerProgress
    guard progress != last else { return }
    last = progress
    followMovement(isSettled: progress.isSettled)
    for continuation in streams.values { continuation.yield(progress) }
    header.progressDidChange?(progress)
  }

  private func followMovement(isSettled: Bool) {
    guard isSettled != (frames == nil) else { return }
    frames = isSettled ? nil : DisplayLink(animates: false) { [weak self] _ in self?.report() }
  }

  // MARK: - Streams

  var hasStreams: Bool { !streams.isEmpty }

  /// Returns a new stream, which starts with the current progress. A slow reader receives only the newest value.
  func makeStream() -> AsyncStream<HeaderProgress> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: HeaderProgress.self, bufferingPolicy: .bufferingNewest(1))
    if let header { continuation.yield(header.headerProgress) }
    let number = nextStream
    nextStream += 1
    streams[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(number) }
    }
    return stream
  }

  private func remove(_ number: Int) {
    streams[number] = nil
    header?.progressListenersDidChange()
  }
}
