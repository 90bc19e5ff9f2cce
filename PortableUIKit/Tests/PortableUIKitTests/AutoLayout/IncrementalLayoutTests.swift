import PortableUIKit
import Testing

/// Layouts that were changed again and again, compared with layouts made at once.
@MainActor struct IncrementalLayoutTests {
  /// Eight boxes beside each other, each with several constraints for the same, of which some are in force.
  @MainActor private struct Row {
    let stage = LayoutStage()
    let boxes: [SizedView]
    let choices: [[NSLayoutConstraint]]

    init() {
      var boxes: [SizedView] = []
      var choices: [[NSLayoutConstraint]] = []
      let view = stage.view
      for index in 0..<8 {
        let box = stage.add(SizedView(CGFloat(10 + index), 10), to: index % 3 == 2 ? boxes[index - 1] : nil)
        let before = boxes.last?.rightAnchor ?? view.leftAnchor
        let wide = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1)
        let wish = box.widthAnchor.constraint(equalToConstant: 33)
        wish.priority = UILayoutPriority(700)
        choices.append([
          box.leftAnchor.constraint(equalTo: before), box.centerXAnchor.constraint(equalTo: before),
        ])
        choices.append([wide, wish, box.widthAnchor.constraint(greaterThanOrEqualToConstant: 21)])
        choices.append([
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        boxes.append(box)
      }
      (self.boxes, self.choices) = (boxes, choices)
    }
  }

  private struct State {
    var chosen = [Int](repeating: 0, count: 24)
    var constants = [CGFloat](repeating: 0, count: 24)
    var width: CGFloat = 300
    var hidden = -1
  }

  @Test("a view of a released superview is laid out in another one")
  func releasedSuperview() {
    let stage = LayoutStage()
    let box = SizedView(20, 10)
    box.translatesAutoresizingMaskIntoConstraints = false
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    do {
      let superview = UIView(frame: stage.view.frame)
      superview.addSubview(box)
      NSLayoutConstraint.activate([
        width, box.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 5),
        box.topAnchor.constraint(equalTo: superview.topAnchor),
      ])
      superview.layoutIfNeeded()
      expectEqual(box.frame, CGRect(x: 5, y: 0, width: 50, height: 10))
    }
    expectNil(box.superview)
    width.constant = 60
    box.center.x += 1
    stage.view.addSubview(box)
    stage.layOut([
      box.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 7),
      box.topAnchor.constraint(equalTo: stage.view.topAnchor),
    ])
    expectEqual(box.frame, CGRect(x: 7, y: 0, width: 60, height: 10))
  }

  @Test("after any history the views lie where they would if all had been said at once", arguments: 0..<12)
  func histories(seed: Int) {
    var chance = UInt64(seed) &* 977 &+ 5
    func next(_ count: Int) -> Int {
      chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((chance >> 33) % UInt64(count))
    }
    var state = State()
    let row = Row()
    take(state, in: row)
    for _ in 0..<25 {
      for _ in 0...next(3) {
        let slot = next(24)
        switch next(4) {
        case 0: state.chosen[slot] = next(slot % 3 == 1 ? 3 : 2)
        case 1: state.width = CGFloat(200 + next(200))
        case 2: row.boxes[next(8)].size.height = 10
        default: state.constants[slot] = CGFloat(next(20))
        }
      }
      take(state, in: row)
      let fresh = Row()
      take(state, in: fresh)
      for (box, other) in zip(row.boxes, fresh.boxes) {
        expect(isNear(box.frame, other.frame, within: 1e-6), "\(state)")
      }
    }
    expectEmpty(row.stage.simulator.warnings)
  }

  private func take(_ state: State, in row: Row) {
    row.stage.simulator.makeCurrent()
    for (slot, choice) in row.choices.enumerated() {
      for (index, constraint) in choice.enumerated() where index != state.chosen[slot] {
        constraint.isActive = false
      }
      choice[state.chosen[slot]].constant = state.constants[slot] + (state.chosen[slot] > 0 ? 20 : 0)
      choice[state.chosen[slot]].isActive = true
    }
    row.stage.view.frame.size.width = state.width
    row.stage.layOut()
  }

  @Test("[A] items without a common superview trap")
  func withoutCommonSuperview() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { activateWithoutCommonSuperview() }
    }
  }
}

@MainActor private func activateWithoutCommonSuperview() {
  HostSimulator(device: .phone47).makeCurrent()
  let (view, other) = (UIView(), UIView())
  view.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
}
