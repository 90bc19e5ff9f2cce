import FlexibleHeader
import Foundation
import PortableUIKit
import Testing

/// The examples of README do what it says of them. They stand beside this file, word for word.
@MainActor @Suite("README's examples") struct ReadmeExampleTests {
  @Test func theyStandInREADMEWordForWord() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let examples = readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(examples.count == 3)
    for (name, example) in zip(["List", "Payments", "Peaks"], examples) {
      let file = here.appendingPathComponent("\(name)ViewController.swift")
      #expect(try String(contentsOf: file, encoding: .utf8) == "import FlexibleHeader\n\n\(example)")
    }
  }

  @Test func theFlexibleHeaderFollowsItsTable() {
    let stage = Stage()
    let screen = ListViewController()
    let window = stage.show(screen)
    let header = screen.headerViewController.headerView
    screen.tableView.frame = screen.view.bounds
    screen.tableView.contentSize.height = 3000
    #expect(header.bounds.height == 207 && window.rootViewController === screen)
    screen.tableView.contentOffset.y = -120
    #expect(header.bounds.height == 120)
    screen.tableView.contentOffset.y = 300
    #expect(header.frame.maxY == 47, "it shifts up to the status bar")
    header.trackingScrollView = nil
    #expect(screen.tableView.contentInset == .zero)
  }

  @Test func theBarShrinksAndItsLabelFollows() {
    let stage = Stage()
    let screen = PaymentsViewController()
    let window = stage.show(screen)
    screen.tableView.frame = screen.view.bounds
    screen.tableView.contentInsetAdjustmentBehavior = .never
    screen.tableView.contentSize.height = 3000
    screen.tableView.contentOffset.y = -160
    window.layoutIfNeeded()
    #expect(screen.bar.bounds.height == 160)
    #expect(screen.nameLabel.frame == CGRect(x: 20, y: 90, width: 335, height: 40))
    screen.tableView.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(screen.bar.bounds.height == 64)
    #expect(screen.nameLabel.center.y == 42 && screen.nameLabel.transform.a == 0.6)
  }

  @Test func theStretchyHeaderHandsItsTitleOver() {
    let stage = Stage()
    let screen = PeaksViewController()
    let window = stage.show(UINavigationController(rootViewController: screen))
    #expect(screen.header.bounds.height == 250 && screen.footer.scrollView === screen.tableView)
    screen.tableView.contentOffset.y = 300
    let title = screen.navigationItem.titleView?.subviews.first as? UILabel
    #expect(title?.text == "Peaks" && title?.alpha == 1 && window.rootViewController != nil)
  }
}

/// A phone with a notch that shows one screen.
@MainActor private struct Stage {
  let simulator = HostSimulator(device: .phoneNotch)

  func show(_ screen: UIViewController) -> UIWindow {
    simulator.makeCurrent()
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    simulator.runUntilIdle()
    return window
  }
}
