import Foundation

/// The orientations of the interface. Landscape names refer to the position of the device's home button.
public enum UIInterfaceOrientation: Int, @unchecked Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait, upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the home button on the right.
  case landscapeRight = 3
  /// Landscape, with the home button on the left.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the orientation is portrait. `false` for `unknown`.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape. `false` for `unknown`.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIInterfaceOrientation {
  /// The number of clockwise quarter turns from portrait, 0...3.
  var quarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
