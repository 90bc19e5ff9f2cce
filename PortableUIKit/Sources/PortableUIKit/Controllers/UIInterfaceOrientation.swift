import Foundation

/// Which way up the interface is drawn; landscape names say where the device's home side is.
public enum UIInterfaceOrientation: Int, @unchecked Sendable {
  /// Not known yet.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, upside down.
  case portraitUpsideDown = 2
  /// Turned so that the home side is at the right.
  case landscapeRight = 3
  /// Turned so that the home side is at the left.
  case landscapeLeft = 4

  /// Whether the interface is higher than wide; false for `unknown`.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high; false for `unknown`.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIInterfaceOrientation {
  /// Quarter turns clockwise from upright, 0...3.
  var quarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
