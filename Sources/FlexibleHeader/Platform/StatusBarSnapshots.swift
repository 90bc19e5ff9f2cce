import UIKit

// Whether a snapshot of the screen contains the status bar. Since iOS 13, the system draws the bar outside of the app,
// so snapshots probably don't contain it. With such a snapshot, the bar would disappear abruptly; without snapshots,
// the bar fades instead.
@MainActor enum StatusBarSnapshots {
  static var showStatusBar: Bool {
    #if canImport(ObjectiveC)
      false
    #else
      HostSimulator.current.answers.snapshotsShowStatusBar
    #endif
  }
}
