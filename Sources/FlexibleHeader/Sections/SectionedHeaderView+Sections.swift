import UIKit

/// Adding, removing and reordering sections.
extension SectionedHeaderView {
  func setSections(_ sections: [HeaderSection]) {
    let accepted = acceptable(sections)
    let old = clips
    clips = accepted.map { section in
      old.first { $0.section === section } ?? fadingClip(of: section) ?? SectionClip(of: section, in: self)
    }
    let isAnimated = UIView.inheritedAnimationDuration > 0 && window != nil
    for clip in old where !clips.contains(where: { $0 === clip }) { remove(clip, isAnimated: isAnimated) }
    let added = clips.filter { $0.superview == nil }
    stackClips()
    if isAnimated { prepareEntrance(of: added) }
    connectParts(added: clips.filter { clip in !old.contains { $0 === clip } })
    adapt()
    guard isAnimated else { return }
    for clip in added { clip.alpha = 1 }
    for clip in clips { clip.layoutIfNeeded() }
  }

  /// The clip of a removed section that is still fading out.
  private func fadingClip(of section: HeaderSection) -> SectionClip? {
    guard let clip = section.view.superview as? SectionClip, clip.section === section, clip.belongs(to: self)
    else { return nil }
    section.header = self
    clip.alpha = 1
    return clip
  }

  /// Returns the sections whose views are free or already in this header, each once.
  private func acceptable(_ sections: [HeaderSection]) -> [HeaderSection] {
    var accepted: [HeaderSection] = []
    for section in sections {
      let isTwice = accepted.contains { $0 === section || $0.view === section.view }
      let holder = section.view.superview as? SectionClip
      let isElsewhere = holder.map { $0.section !== section && !isLeaving($0, for: sections) } ?? false
      let isInOtherHeader = section.header != nil && section.header !== self
      let isAround = isDescendant(of: section.view)
      guard !isTwice, !isElsewhere, !isInOtherHeader, !isAround else {
        HeaderMisuse.report(.viewInTwoSections)
        continue
      }
      if let holder, holder.section !== section || !holder.belongs(to: self) { holder.release() }
      accepted.append(section)
    }
    return accepted
  }

  /// Returns whether the section of a clip is removed from this header, so that its view is free for another section.
  private func isLeaving(_ clip: SectionClip, for sections: [HeaderSection]) -> Bool {
    clip.section.header === self && !sections.contains { $0 === clip.section }
  }

  /// Orders the views: Earlier sections are in front of later ones, and all of them in front of the background.
  private func stackClips() {
    for clip in clips.reversed() {
      if clip.superview === self { bringSubviewToFront(clip) } else { addSubview(clip) }
    }
    if let hairline { bringSubviewToFront(hairline) }
    for attachment in attachments { bringSubviewToFront(attachment.view) }
  }

  private func remove(_ clip: SectionClip, isAnimated: Bool) {
    endMorph(of: clip.section)
    guard isAnimated else {
      clip.release()
      clip.removeFromSuperview()
      return
    }
    // The view fades in place, and the section itself is already removed.
    clip.section.header = nil
    sendSubviewToBack(clip)
    if let backgroundView { sendSubviewToBack(backgroundView) }
    UIView.animate(
      withDuration: UIView.inheritedAnimationDuration,
      animations: { clip.alpha = 0 },
      completion: { [weak self] _ in
        // The section may have been added again meanwhile.
        guard self?.clips.contains(where: { $0 === clip }) != true else { return }
        clip.release()
        clip.removeFromSuperview()
      })
  }

  /// Lets new sections appear in their place instead of growing from the header's corner.
  private func prepareEntrance(of added: [SectionClip]) {
    UIView.performWithoutAnimation {
      for clip in added {
        let index = clips.firstIndex { $0 === clip } ?? 0
        let top = index > 0 ? clips[index - 1].frame.maxY : adaptedSpace.topSafeArea
        clip.frame = CGRect(x: 0, y: top, width: bounds.width, height: 0)
        clip.section.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0)
        clip.alpha = 0
      }
    }
  }

  func removeEmptyClips() {
    guard !removedClips.isEmpty else { return }
    for clip in removedClips { clip.removeFromSuperview() }
    removedClips = []
  }

  /// Removes a section whose view other code moved to another superview.
  func sectionViewWasTaken(from clip: SectionClip) {
    guard clips.contains(where: { $0 === clip }) else { return }
    clips.removeAll { $0 === clip }
    clip.isHidden = true
    // The view is still being moved, and views must not be rearranged until that is done.
    setNeedsAdapting()
    removedClips.append(clip)
  }
}
