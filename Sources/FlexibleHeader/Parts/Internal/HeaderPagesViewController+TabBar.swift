import UIKit

/// The connection with a bar of tabs.
extension HeaderPagesViewController {
  func connectTabBar(insteadOf former: HeaderTabBar?) {
    guard tabBar !== former else { return }
    former?.pages = nil
    tabBar?.pages = self
    tabBar?.position = position
  }
}
