import Anchorage
import Testing
import UIKit

@MainActor struct AnchorageTests {
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

  @Test("A new view doesn't have the constraints of one that is gone, wherever it is in memory")
  func addresses() {
    for _ in 0..<500 {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      #expect(view.anchoredConstraints.isEmpty)
      view.anchor().pin(.left)
    }
  }

  @Test("The constraints of a view that is gone are released, although no other view gets its first ones")
  func lifetime() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    view.anchor().pin(.left)
    weak var constraint: NSLayoutConstraint?
    do {
      let gone = UIView()
      root.addSubview(gone)
      gone.anchor().pin(.left)
      constraint = gone.anchoredConstraints.first
      gone.removeFromSuperview()
    }
    for _ in 0..<100 { view.anchor().pin(.left) }
    #expect(constraint == nil)
  }
}
