import Anchorage
import Testing
import UIKit

@MainActor @Suite struct AnchorageTests {
  @Test("A chain of constraints places a view, and a second chain replaces the first one")
  func chain() {
    let (root, box, below) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView(), UIView())
    root.addSubview(box)
    root.addSubview(below)
    box.anchor().pin(.left, inset: 10).pin(.right, inset: 20).pin(.top).set(.height, to: 30)
    below.anchor().pin(.left, to: box).set(.width, to: 50).place(below: box, spacing: 5).pin(.bottom)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 0, width: 170, height: 30))
    #expect(below.frame == CGRect(x: 10, y: 35, width: 50, height: 65))
    box.anchor().pin(.left).pin(.top).set(.width, to: 40).set(.height, to: 20)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 40, height: 20) && box.anchoredConstraints.count == 4)
  }

  @Test("The constraints of a view that is gone are released and not taken for those of another one")
  func lifetime() {
    weak var first: NSLayoutConstraint?
    for index in 0..<500 {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      #expect(view.anchoredConstraints.isEmpty)
      view.anchor().pin(.left)
      if index == 0 { first = view.anchoredConstraints.first }
    }
    #expect(first == nil)
  }
}
