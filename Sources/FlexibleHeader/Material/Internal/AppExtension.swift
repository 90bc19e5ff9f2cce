import UIKit

/// Whether the code runs inside an app extension, where the status bar belongs to somebody else.
enum AppExtension {
  static let isRunning = Bundle.main.bundlePath.hasSuffix(".appex")
}
