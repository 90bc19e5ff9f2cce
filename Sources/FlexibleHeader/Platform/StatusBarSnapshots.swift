import HeaderEngine
import UIKit

// Snapshots of the screen that contain the status bar, and move with a header. Since iOS 13, the system draws the bar outside
// of the app, so snapshots probably don't contain it. With such a snapshot, the bar would disappear abruptly. There, the bar
// fades instead, and nothing is taken.
#if canImport(ObjectiveC)
  @MainActor final class StatusBarSnapshots {
    static let showStatusBar = false
    let shown: UIView? = nil

    func updateVisibility(in header: FlexibleHeaderView) {}
    func follow(_ layout: MaterialLayout, of header: FlexibleHeaderView) {}
  }
#else
  @MainActor final class StatusBarSnapshots {
    static var showStatusBar: Bool { HostSimulator.current.answers.snapshotsShowStatusBar }

    /// The view with the snapshot, or `nil` while the status bar itself is shown.
    private(set) var shown: UIView?
    /// The wall clock time of the snapshot, in seconds.
    private var takenAt: TimeInterval = 0

    /// Shows the snapshot only while the system's status bar is hidden, so that two bars are never visible.
    func updateVisibility(in header: FlexibleHeaderView) {
      guard let shown, header.scriptedDevice == nil else { return }
      let isVisible = header.systemStatusBar?.isStatusBarHidden ?? true
      if shown.isHidden == isVisible { shown.isHidden = !isVisible }
    }

    /// Adds the snapshot before the system's status bar is hidden, moves it with the header, and removes it when it is no
    /// longer valid.
    func follow(_ layout: MaterialLayout, of header: FlexibleHeaderView) {
      header.invalidateStatusBarSnapshot(takenAt: shown.map { _ in takenAt })
      guard header.showsStatusBarSnapshot else {
        shown?.removeFromSuperview()
        shown = nil
        return
      }
      if shown == nil { take(for: header) }
      // The header's top edge is at `top`. The snapshot uses the header's coordinates and moves up by at most its own
      // height.
      shown?.frame.origin.y = -layout.top - header.engine.statusBar.offset
      updateVisibility(in: header)
    }

    private func take(for header: FlexibleHeaderView) {
      guard let scene = header.window?.windowScene, let frame = scene.statusBarManager?.statusBarFrame,
        frame.height > 0
      else { return }
      let view = UIView(frame: CGRect(origin: .zero, size: frame.size))
      view.clipsToBounds = true
      view.isUserInteractionEnabled = false
      view.accessibilityElementsHidden = true
      view.addSubview(scene.screen.snapshotView(afterScreenUpdates: false))
      takenAt = header.wallClock()
      header.addSubview(view)
      shown = view
    }
  }
#endif
