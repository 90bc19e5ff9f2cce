import UIKit

/// A header that can be installed in a scroll view, for tools that test screens.
@MainActor package protocol InstallableHeader: UIView {
  /// The scroll view in which the header is installed, or `nil` if it isn't installed.
  var installedScrollView: UIScrollView? { get }
  func install(in scrollView: UIScrollView)
  func uninstall()
}

extension FlexibleHeaderView: InstallableHeader {
  package var installedScrollView: UIScrollView? { installation?.scrollView }
}

extension SectionedHeaderView: InstallableHeader {
  package var installedScrollView: UIScrollView? { installation?.scrollView }
}

extension FlexibleHeightBar: InstallableHeader {
  package var installedScrollView: UIScrollView? { installation?.scrollView }
}

extension ScrollEdgeView: InstallableHeader {
  package var installedScrollView: UIScrollView? { scrollView }
}
