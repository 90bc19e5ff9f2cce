import Testing

@testable import PortableUIKit

@MainActor @Suite("Compositional layouts from right to left") struct MirroredLayoutTests {
  typealias Stage = CompositionalLayoutTests.Stage

  private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(100, 50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(behavior == .none ? 300 : 100, 50), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 4)
    return section
  }

  private func mirrored(_ section: NSCollectionLayoutSection, counts: [Int] = [10]) -> Stage {
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: counts)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.window.layoutIfNeeded()
    return stage
  }

  private func cell(_ item: Int, in stage: Stage) throws -> UICollectionViewCell {
    try #require(stage.view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  /// The frame of a cell in the coordinates of the window.
  private func place(_ item: Int, in stage: Stage) throws -> CGRect {
    let cell = try cell(item, in: stage)
    return cell.convert(cell.bounds, to: stage.window)
  }

  @Test("[K] items run from right to left, and insets are mirrored")
  func items() throws {
    let stage = mirrored(section())
    try expectEqual(place(0, in: stage), CGRect(x: 204, y: 0, width: 100, height: 50))
    try expectEqual(place(1, in: stage).minX, 104)
    try expectEqual(place(3, in: stage), CGRect(x: 204, y: 50, width: 100, height: 50))
    expectEqual(stage.view.indexPathForItem(at: CGPoint(x: 110, y: 10)), IndexPath(item: 1, section: 0))
    stage.view.semanticContentAttribute = .forceLeftToRight
    stage.window.layoutIfNeeded()
    try expectEqual(place(0, in: stage).minX, 16)
  }

  @Test("headers at the leading edge are on the right, and lists keep their width")
  func boundaries() throws {
    let section = section()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(80, 30), elementKind: "header", alignment: .topLeading)
    ]
    let stage = mirrored(section)
    let header = try #require(stage.view.visibleSupplementaryViews(ofKind: "header").first)
    expectEqual(header.frame, CGRect(x: 224, y: 0, width: 80, height: 30))
    let list = Stage(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.view.semanticContentAttribute = .forceRightToLeft
    list.window.layoutIfNeeded()
    let row = try place(0, in: list)
    expect(row.minX == 0 && row.width == 320)
  }

  @Test("a section that scrolls on its own begins at the right and scrolls to the left")
  func orthogonal() throws {
    let stage = mirrored(section(.continuous))
    let scroller = try #require(try cell(0, in: stage).superview as? UIScrollView)
    expect(scroller.contentSize.width == 1020 && scroller.contentOffset.x == 700)
    try expectEqual(place(0, in: stage).minX, 204)
    try expectEqual(place(1, in: stage).minX, 104)
    stage.drag(from: CGPoint(x: 50, y: 20), by: CGVector(dx: 150, dy: 0))
    stage.simulator.runUntilIdle(limit: 5)
    expectLess(scroller.contentOffset.x, 560)
    let item = try #require(stage.view.indexPathsForVisibleItems.first?.item)
    expect(isNear(try place(item, in: stage).maxX, 1004 - 100 * CGFloat(item) - scroller.contentOffset.x))
    stage.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .left, animated: false)
    stage.window.layoutIfNeeded()
    try expectAtLeast(place(9, in: stage).minX, 0)
    expectLess(scroller.contentOffset.x, 10)
  }

  @Test("paging by groups rests at mirrored positions")
  func paging() throws {
    let stage = mirrored(section(.groupPaging))
    let scroller = try #require(try cell(0, in: stage).superview as? UIScrollView)
    stage.drag(from: CGPoint(x: 50, y: 20), by: CGVector(dx: 60, dy: 0))
    stage.simulator.runUntilIdle(limit: 5)
    expectEqual(scroller.contentOffset.x, 600)
    try expectEqual(place(1, in: stage).minX, 204)
    let centered = mirrored(section(.groupPagingCentered))
    try expectEqual(place(0, in: centered).midX, 160)
  }
}
