import UIKit

/// The methods that receive the changes of a ``SectionedHeaderView``. All methods are optional.
@preconcurrency @MainActor public protocol SectionedHeaderViewDelegate: AnyObject {
  /// Tells the delegate that an event moved the header, or the content below it.
  func sectionedHeaderViewDidChangeProgress(_ headerView: SectionedHeaderView)

  /// Tells the delegate that sections were added, removed, reordered, or given other rules or heights.
  func sectionedHeaderViewDidChangeSections(_ headerView: SectionedHeaderView)

  /// Tells the delegate that `isLifted` changed.
  func sectionedHeaderViewDidChangeLifted(_ headerView: SectionedHeaderView)

  /// Tells the delegate that header and content came to rest.
  func sectionedHeaderViewDidComeToRest(_ headerView: SectionedHeaderView)
}

extension SectionedHeaderViewDelegate {
  public func sectionedHeaderViewDidChangeProgress(_ headerView: SectionedHeaderView) {}
  public func sectionedHeaderViewDidChangeSections(_ headerView: SectionedHeaderView) {}
  public func sectionedHeaderViewDidChangeLifted(_ headerView: SectionedHeaderView) {}
  public func sectionedHeaderViewDidComeToRest(_ headerView: SectionedHeaderView) {}
}
