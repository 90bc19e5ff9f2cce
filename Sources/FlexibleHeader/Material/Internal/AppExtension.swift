import UIKit

/// Information about app extensions, in which the host app controls the status bar.
enum AppExtension {
  static let isRunning = Bundle.main.bundlePath.hasSuffix(".appex")
}
