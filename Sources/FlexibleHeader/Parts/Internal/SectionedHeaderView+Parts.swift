import UIKit

/// Connections of parts with the header and with each other.
extension SectionedHeaderView {
  /// Connects the parts after sections were added, removed, or reordered. A cover that was there before doesn't stretch again if
  /// the app chose that none does.
  func connectParts(added: [SectionClip]) {
    connectTitles()
    guard stretchingView.flatMap(section(of:)) == nil else { return }
    stretchingView = added.first { $0.section.extendsUnderTopSafeArea }?.section.view
  }

  /// Ends the morph of a title whose section is removed.
  func endMorph(of section: HeaderSection) {
    section.heading?.endMorph()
  }

  /// Makes each large title morph into the title of the next bar above it. Each title morphs into at most one other title.
  private func connectTitles() {
    var barTitle: HeadingLabel?
    for section in clips.map(\.section) {
      if let bar = section.view as? TitleBarView {
        barTitle = bar.titleLabel
        barTitle?.endMorph()
      } else if let largeTitle = section.view as? LargeTitleView {
        largeTitle.titleLabel.endMorph()
        // The title continues to move behind the bar.
        section.isClippedWhileLeaving = barTitle == nil
        if let barTitle {
          largeTitle.titleLabel.morph(into: barTitle, over: .exit(of: largeTitle), in: effects)
        }
        barTitle = nil
      }
    }
  }
}
