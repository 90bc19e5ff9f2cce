import UIKit

// Whether a snapshot that an app takes of the screen contains the status bar. Since iOS 13 the system draws the bar outside
// of the app, so that snapshots probably lack it. A header that showed such a snapshot would make the bar vanish at once;
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
