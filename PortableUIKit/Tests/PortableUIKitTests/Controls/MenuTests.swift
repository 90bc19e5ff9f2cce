import Testing

@testable import PortableUIKit

@MainActor @Suite("Menus") struct MenuTests {
  /// A button with a menu at (100, 100), and what its actions wrote down.
  @MainActor final class Stage {
    var chosen: [String] = []
    let control: ControlStage<UIButton>
    var button: UIButton { control.control }
    var simulator: HostSimulator { control.simulator }

    init(
      _ titles: [String] = ["Copy", "Share"],
      _ configure: (UIButton) -> Void = { $0.showsMenuAsPrimaryAction = true }
    ) {
      control = ControlStage {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.frame.size = CGSize(width: 80, height: 44)
        return button
      }
      button.menu = UIMenu(children: titles.map { action($0) })
      configure(button)
    }

    func action(
      _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(title: title, attributes: attributes, state: state) { [weak self] _ in
        self?.chosen.append(title)
      }
    }

    /// The rows of the open menu in window coordinates.
    var menuView: MenuView? { control.window.subviews.compactMap { $0 as? MenuView }.last }
    func center(of index: Int) -> CGPoint {
      guard let menuView else { return .zero }
      let row = menuView.rows[index]
      return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: control.window)
    }
    func tapRow(_ index: Int) {
      control.finger.down(at: center(of: index))
      control.finger.up()
      simulator.runUntilIdle()
    }
  }

  @Test("a tap on a button with a primary menu opens it, and a tap on a row chooses the action")
  func tap() {
    let stage = Stage()
    let log = EventLog(stage.button)
    stage.button.addAction(UIAction { _ in log.add("menu") }, for: .menuActionTriggered)
    stage.control.tap(40, 20)
    stage.simulator.runUntilIdle()
    expectSame(stage.simulator.openMenu, stage.button.menu)
    expect(log.count("menu") == 1 && log.count("upInside") == 0)
    stage.tapRow(1)
    expectEqual(stage.chosen, ["Share"])
    expect(stage.simulator.openMenu == nil && stage.menuView == nil)
  }

  @Test("a long press opens the menu of a button with another primary action")
  func longPress() {
    let stage = Stage { _ in }
    let log = EventLog(stage.button)
    stage.control.tap(40, 20)
    expect(stage.simulator.openMenu == nil && log.count("upInside") == 1)
    stage.simulator.advance(by: 1)
    stage.control.press(40, 20)
    stage.simulator.advance(by: 0.4)
    expectNil(stage.simulator.openMenu)
    stage.simulator.advance(by: 0.2)
    expect(stage.simulator.openMenu != nil && log.count("cancel") == 1)
    stage.control.finger.up()
    expect(stage.simulator.openMenu != nil && log.count("upInside") == 1)
  }

  @Test("a finger that opened the menu chooses the row on which it leaves the screen")
  func slide() {
    let stage = Stage()
    stage.control.press(40, 20)
    stage.simulator.advance(by: 0.3)
    stage.control.finger.move(to: stage.center(of: 0))
    expectEqual(stage.menuView?.rows[0].isHighlighted, true)
    stage.control.finger.up()
    stage.simulator.runUntilIdle()
    expect(stage.chosen == ["Copy"] && stage.menuView == nil)
  }

  @Test("a touch beside the menu closes it without reaching the views behind")
  func outside() {
    let stage = Stage()
    stage.control.tap(40, 20)
    stage.simulator.runUntilIdle()
    stage.control.finger.down(at: CGPoint(x: 10, y: 600))
    stage.control.finger.up()
    stage.simulator.runUntilIdle()
    expect(stage.simulator.openMenu == nil && stage.menuView == nil && stage.chosen.isEmpty)
  }

  @Test("disabled elements can't be chosen, and hidden ones aren't shown")
  func attributes() {
    let stage = Stage()
    stage.button.menu = UIMenu(
      title: "Edit",
      children: [
        stage.action("Off", attributes: .disabled), stage.action("Gone", attributes: .hidden),
        stage.action("Delete", attributes: .destructive),
      ])
    stage.control.tap(40, 20)
    stage.simulator.runUntilIdle()
    expectEqual(stage.menuView?.rows.map(\.accessibilityLabel), ["Edit", "Off", "Delete"])
    stage.tapRow(1)
    expect(!stage.simulator.chooseMenuElement(titled: "Off"))
    expect(!stage.simulator.chooseMenuElement(titled: "Gone"))
    expect(stage.chosen.isEmpty && stage.simulator.openMenu != nil)
    expect(stage.simulator.chooseMenuElement(titled: "Delete"))
    expectEqual(stage.chosen, ["Delete"])
  }

  @Test("a submenu replaces the rows and leads back; an inline menu shows its elements in the parent")
  func submenus() {
    let stage = Stage()
    let sort = UIMenu(title: "Sort", children: [stage.action("Name"), stage.action("Date")])
    let inline = UIMenu(options: .displayInline, children: [stage.action("Cut"), stage.action("Paste")])
    stage.button.menu = UIMenu(children: [stage.action("Copy"), inline, sort])
    stage.control.tap(40, 20)
    stage.simulator.runUntilIdle()
    expectEqual(stage.menuView?.rows.map(\.accessibilityLabel), ["Copy", "Cut", "Paste", "Sort"])
    expectEqual(stage.menuView?.rows.map(\.gap), [0, 8, 0.5, 8])
    stage.tapRow(3)
    expectSame(stage.simulator.openMenu, sort)
    stage.tapRow(0)
    expectSame(stage.simulator.openMenu, stage.button.menu)
    expect(stage.simulator.chooseMenuElement(titled: "Sort"))
    expect(stage.simulator.chooseMenuElement(titled: "Date"))
    expectEqual(stage.chosen, ["Date"])
  }

  @Test("the menu opens below the control, or above it where there is more room, inside of the screen")
  func placement() {
    let stage = Stage()
    stage.control.tap(40, 20)
    stage.simulator.runUntilIdle()
    let card = stage.menuView?.subviews.first
    expect(card?.frame.minX == 100 && card?.frame.minY == 152 && card?.frame.width == 250)
    expect(isNear(card?.frame.height ?? 0, 88.5))
    stage.simulator.dismissMenu()
    stage.simulator.runUntilIdle()
    stage.button.frame.origin = CGPoint(x: 290, y: 600)
    stage.control.finger.down(at: CGPoint(x: 300, y: 610))
    stage.control.finger.up()
    stage.simulator.runUntilIdle()
    let other = stage.menuView?.subviews.first
    expect(isNear(other?.frame.maxY ?? 0, 592) && isNear(other?.frame.maxX ?? 0, 367))
  }

  @Test("a long menu is as high as the room and scrolls")
  func longMenu() {
    let stage = Stage((0..<40).map { "Row \($0)" })
    stage.control.tap(40, 20)
    stage.simulator.runUntilIdle()
    let card = stage.menuView?.subviews.first
    expect(isNear(card?.frame.maxY ?? 0, 659))
    let list = card?.subviews.first as? UIScrollView
    expect(list?.isScrollEnabled == true && isNear(list?.contentSize.height ?? 0, 40 * 44 + 39 * 0.5))
  }

  @Test("choosing from a menu with a single selection turns the action on and the others off")
  func singleSelection() {
    let stage = Stage()
    let menu = UIMenu(
      title: "Sort", options: .singleSelection,
      children: [stage.action("A", state: .on), UIMenu(title: "More", children: [stage.action("B")])])
    stage.button.menu = UIMenu(children: [stage.action("C", state: .on), menu])
    expectEqual(menu.selectedElements.map(\.title), ["A"])
    stage.control.tap(40, 20)
    stage.simulator.chooseMenuElement(titled: "Sort")
    expectSame(stage.simulator.openMenu, menu)
    stage.simulator.chooseMenuElement(titled: "More")
    stage.simulator.chooseMenuElement(titled: "B")
    expectEqual(menu.selectedElements.map(\.title), ["B"])
    expectEqual(stage.button.menu?.selectedElements.map(\.title), ["C", "B"])
  }

  @Test("[A] a pop-up button shows the chosen action as its title and isn't toggled")
  func popUp() {
    let stage = Stage(["Day", "Week"]) {
      $0.showsMenuAsPrimaryAction = true
      $0.changesSelectionAsPrimaryAction = true
    }
    expectEqual(stage.button.currentTitle, "Day")
    stage.control.tap(40, 20)
    stage.simulator.chooseMenuElement(titled: "Week")
    expect(stage.button.currentTitle == "Week" && !stage.button.isSelected)
    expectEqual(stage.button.menu?.selectedElements.map(\.title), ["Week"])
  }

  @Test("the sender of an action is the button; a bar button item is the sender of its own menu")
  func senders() {
    let stage = Stage()
    var sender: Any?
    let menu = UIMenu(children: [UIAction(title: "Tell") { sender = $0.sender }])
    stage.button.menu = menu
    stage.control.tap(40, 20)
    stage.simulator.chooseMenuElement(titled: "Tell")
    expectSame(sender as? UIButton, stage.button)
    let item = UIBarButtonItem(title: "Menu", menu: menu)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
    stage.control.window.addSubview(bar)
    let content = UINavigationItem(title: "Title")
    content.rightBarButtonItem = item
    bar.items = [content]
    stage.control.window.layoutIfNeeded()
    stage.control.finger.down(at: CGPoint(x: 340, y: 42))
    stage.control.finger.up()
    expect(stage.simulator.chooseMenuElement(titled: "Tell"))
    expectSame(sender as? UIBarButtonItem, item)
  }

  @Test("disabled buttons, empty menus, and removed menus open nothing; VoiceOver opens a primary menu")
  func availability() {
    let stage = Stage()
    stage.button.isEnabled = false
    stage.control.tap(40, 20)
    expectNil(stage.simulator.openMenu)
    stage.button.isEnabled = true
    stage.simulator.activate(stage.button)
    expectNotNil(stage.simulator.openMenu)
    stage.simulator.dismissMenu()
    stage.simulator.runUntilIdle()
    stage.button.menu = UIMenu(children: [])
    stage.control.tap(40, 20)
    stage.button.menu = nil
    stage.control.tap(40, 20)
    expect(stage.simulator.openMenu == nil && stage.button.menuPress == nil)
  }

  @Test("in a scroll view, a drag on a button with a primary menu scrolls")
  func scrolling() {
    let stage = Stage()
    let scrollView = UIScrollView(frame: stage.control.window.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    scrollView.contentInsetAdjustmentBehavior = .never
    stage.control.window.addSubview(scrollView)
    scrollView.addSubview(stage.button)
    stage.control.press(40, 20)
    for step in 1...10 {
      stage.control.move(40, 20 - CGFloat(step) * 8)
      stage.simulator.step()
    }
    stage.control.finger.up()
    stage.simulator.runUntilIdle()
    expect(scrollView.contentOffset.y > 40 && stage.simulator.openMenu == nil)
    scrollView.contentOffset = .zero
    stage.control.tap(40, 20)
    expectNotNil(stage.simulator.openMenu)
  }

  @Test("identifiers, options, and replaced elements")
  func values() {
    let menu = UIMenu(title: "A", identifier: UIMenu.Identifier("id"), options: .displayInline)
    let other = menu.replacingChildren([UIAction(title: "B") { _ in }])
    expect(other.title == "A" && other.identifier == menu.identifier && other.options == .displayInline)
    expect(menu.children.isEmpty && other.children.map(\.title) == ["B"])
    expect(
      UIMenu.Options.singleSelection.rawValue == 32 && UIControl.Event.menuActionTriggered.rawValue == 16384)
  }
}
