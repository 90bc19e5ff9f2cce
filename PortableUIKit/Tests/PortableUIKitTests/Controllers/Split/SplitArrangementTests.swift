import Foundation
import PortableUIKit
import Testing

/// The landscape width of the tablet is 1180 points, its portrait width 820 points.
@MainActor struct SplitArrangementTests {
  @Test("[A] two columns are side by side in landscape; in portrait, only the secondary column is visible")
  func twoColumns() {
    let stage = SplitStage()
    expect(stage.split.displayMode == .oneBesideSecondary && stage.split.splitBehavior == .tile)
    expectEqual(stage.extent(of: stage.primary), 0...320)
    expectEqual(stage.extent(of: stage.secondary), 320...1180)
    stage.simulator.rotate(to: .portrait)
    stage.simulator.runUntilIdle(limit: 2)
    expect(stage.split.displayMode == .secondaryOnly && stage.split.splitBehavior == .overlay)
    expectNil(stage.extent(of: stage.primary))
    expectEqual(stage.extent(of: stage.secondary), 0...820)
    expectEqual(stage.delegate.calls, ["oneBesideSecondary to secondaryOnly", "hide primary"])
  }

  @Test("[A] with three columns, one is beside the secondary column: the supplementary one")
  func threeColumns() {
    let stage = SplitStage(.tripleColumn)
    expect(stage.split.displayMode == .oneBesideSecondary && stage.split.splitBehavior == .displace)
    expectNil(stage.extent(of: stage.primary))
    expectEqual(stage.extent(of: stage.supplementary), 0...320)
    expectEqual(stage.extent(of: stage.secondary), 320...1180)
  }

  @Test("[A] all three columns are beside each other if the behavior is tile")
  func threeTiles() {
    let stage = SplitStage(.tripleColumn) { $0.preferredSplitBehavior = .tile }
    expectEqual(stage.split.displayMode, .twoBesideSecondary)
    expectEqual(stage.extent(of: stage.primary), 0...320)
    expectEqual(stage.extent(of: stage.supplementary), 320...640)
    expectEqual(stage.extent(of: stage.secondary), 640...1180)
  }

  @Test("[A] a displaced secondary column keeps its width and is moved partly out of the view")
  func displaced() {
    let stage = SplitStage(.tripleColumn) { $0.preferredDisplayMode = .twoDisplaceSecondary }
    expectEqual(stage.split.splitBehavior, .displace)
    expectEqual(stage.extent(of: stage.secondary), 640...1500)
  }

  @Test("[A] columns over the secondary column leave its width and dim it; a tap there hides them")
  func overlay() {
    let stage = SplitStage(.tripleColumn) { $0.preferredDisplayMode = .twoOverSecondary }
    expectEqual(stage.split.splitBehavior, .overlay)
    expectEqual(stage.extent(of: stage.supplementary), 320...640)
    expectEqual(stage.extent(of: stage.secondary), 0...1180)
    tapScreen(at: CGPoint(x: 900, y: 400), of: stage.window)
    stage.simulator.runUntilIdle(limit: 2)
    expectEqual(stage.split.displayMode, .secondaryOnly)
    expectNil(stage.extent(of: stage.supplementary))
    let hit = stage.window.hitTest(CGPoint(x: 900, y: 400), with: nil)
    expectEqual(hit?.isDescendant(of: stage.secondary.navigationController!.view), true)
  }

  @Test("[A] a preferred mode that the behavior lacks is replaced by the one with as many columns")
  func interpretedMode() {
    let stage = SplitStage(.tripleColumn) { $0.preferredDisplayMode = .twoBesideSecondary }
    stage.split.preferredSplitBehavior = .overlay
    stage.simulator.step()
    expectEqual(stage.split.displayMode, .twoOverSecondary)
    stage.split.preferredSplitBehavior = .displace
    stage.simulator.step()
    expectEqual(stage.split.displayMode, .twoDisplaceSecondary)
    let two = SplitStage { $0.preferredDisplayMode = .twoBesideSecondary }
    expectEqual(two.split.displayMode, .oneBesideSecondary)
  }

  @Test("[?] columns beside each other leave 320 points to the secondary one; otherwise they cover it")
  func tooNarrow() {
    let stage = SplitStage { $0.preferredSplitBehavior = .tile }
    expectEqual(stage.split.splitBehavior, .tile)
    stage.resize(toWidth: 600, .regular)
    expect(stage.split.splitBehavior == .overlay && stage.split.displayMode == .secondaryOnly)
    stage.resize(toWidth: 640, .regular)
    expect(stage.split.splitBehavior == .tile && stage.extent(of: stage.secondary) == 320...640)
  }

  @Test("[A] the primary column can be at the trailing edge, and leading is right in right-to-left layouts")
  func edges() {
    let stage = SplitStage { $0.primaryEdge = .trailing }
    expect(stage.extent(of: stage.primary) == 860...1180 && stage.extent(of: stage.secondary) == 0...860)
    stage.simulator.layoutDirection = .rightToLeft
    stage.split.view.setNeedsLayout()
    stage.simulator.step()
    expectEqual(stage.extent(of: stage.primary), 0...320)
  }

  @Test("[A] the width in points counts before the fraction; both are limited by minimum and maximum")
  func widths() {
    let stage = SplitStage(.tripleColumn) { $0.preferredSplitBehavior = .tile }
    let split = stage.split
    expectEqual(split.preferredPrimaryColumnWidth, UISplitViewController.automaticDimension)
    split.preferredPrimaryColumnWidthFraction = 0.5
    expectEqual(split.primaryColumnWidth, 320, "the default maximum")
    split.maximumPrimaryColumnWidth = 1000
    split.preferredPrimaryColumnWidthFraction = 0.25
    expectEqual(split.primaryColumnWidth, 295)
    split.preferredPrimaryColumnWidth = 280
    expectEqual(split.primaryColumnWidth, 280)
    split.minimumPrimaryColumnWidth = 300
    split.preferredSupplementaryColumnWidthFraction = 0.2
    split.maximumSupplementaryColumnWidth = 200
    stage.simulator.step()
    expect(split.primaryColumnWidth == 300 && split.supplementaryColumnWidth == 200)
    expectEqual(stage.extent(of: stage.secondary), 500...1180)
    split.preferredPrimaryColumnWidth = .nan
    expectEqual(split.primaryColumnWidth, 300)
  }

  @Test("[A] a mode that is set in an animation moves the columns with it")
  func animatedPreference() throws {
    let stage = SplitStage()
    UIView.animate(withDuration: 0.2) { stage.split.preferredDisplayMode = .secondaryOnly }
    expectEqual(stage.split.displayMode, .secondaryOnly)
    expectEqual(stage.appearanceCalls(), ["primary.willDisappear"])
    for _ in 0..<6 { stage.simulator.step() }
    let column = try #require(stage.primary.navigationController?.view)
    let shown = try #require(column.layer.presentation()).frame.minX
    expect(shown < -40 && shown > -280, "halfway out")
    stage.simulator.runUntilIdle(limit: 2)
    expect(column.superview == nil && stage.appearanceCalls() == ["primary.didDisappear"])
  }

  @Test("[K] columns have a safe area at the edges of the screen only")
  func safeAreas() {
    let stage = SplitStage(on: .phoneNotch) { _ in }
    stage.resize(toWidth: 844, .regular)
    stage.split.preferredDisplayMode = .oneBesideSecondary
    stage.simulator.step()
    expectEqual(stage.extent(of: stage.secondary), 320...844)
    expectEqual(stage.primary.view.safeAreaInsets, UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 0))
    expectEqual(stage.secondary.view.safeAreaInsets, UIEdgeInsets(top: 32, left: 0, bottom: 21, right: 47))
  }

  @Test("[?] sidebars are horizontally compact or not, as the host answers", arguments: [true, false])
  func traits(isCompact: Bool) {
    let stage = SplitStage(.tripleColumn, sidebarsAreCompact: isCompact) {
      $0.preferredSplitBehavior = .tile
    }
    let expected: UIUserInterfaceSizeClass = isCompact ? .compact : .regular
    expectEqual(stage.primary.traitCollection.horizontalSizeClass, expected)
    expectEqual(stage.primary.view.traitCollection.horizontalSizeClass, expected)
    expectEqual(stage.supplementary.view.traitCollection.horizontalSizeClass, expected)
    expectEqual(stage.secondary.view.traitCollection.horizontalSizeClass, .regular)
    expectEqual(stage.split.traitCollection.horizontalSizeClass, .regular)
  }

  @Test("[A] a rotation notifies each column of its own size")
  func sizesOfColumns() {
    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let stage = SplitStage { $0.preferredDisplayMode = .oneBesideSecondary }
    let (first, second) = (Sized(), Sized())
    stage.split.setViewController(UINavigationController(rootViewController: first), for: .primary)
    stage.split.setViewController(UINavigationController(rootViewController: second), for: .secondary)
    stage.simulator.step()
    stage.simulator.rotate(to: .portrait)
    expectEqual(first.sizes, [CGSize(width: 320, height: 1180)])
    expectEqual(second.sizes, [CGSize(width: 500, height: 1180)])
  }
}
