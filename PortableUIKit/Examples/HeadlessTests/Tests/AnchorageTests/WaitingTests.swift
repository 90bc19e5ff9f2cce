import UIKit
import XCTest

/// Simulated time follows the run loop while XCTest waits.
final class WaitingTests: XCTestCase {
  @MainActor func testAnimationsEndWhileATestWaits() async {
    let view = UIView()
    let window = UIWindow()
    window.addSubview(view)
    window.isHidden = false
    let end = expectation(description: "the animation ends")
    UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }, completion: { _ in end.fulfill() })
    await fulfillment(of: [end], timeout: 20)
    XCTAssertEqual(view.alpha, 0)
  }
}
