import PortableUIKit
import Testing

@MainActor struct UISearchControllerTests {
  @Test("[A] Editing makes the search active: title hidden, cancel button shown, results updated")
  func begins() {
    let stage = SearchStage()
    stage.beginSearch()
    expect(stage.search.isActive && stage.search.presentingViewController === stage.list)
    expectEqual(stage.log, ["present", "willPresent", "update ", "didPresent"])
    expectEqual(labelTexts(in: stage.bar), ["Cancel"])
    expectEqual(stage.bar.frame, CGRect(x: 0, y: 20, width: 375, height: 52))
    expect(stage.list.view.safeAreaInsets.top == 72 && stage.table.contentOffset.y == -72)
    stage.log = []
    stage.simulator.type("ab")
    expectEqual(stage.log, ["update ab"])
  }

  @Test("The cancel button ends the search and clears the text")
  func ends() {
    let stage = SearchStage()
    stage.beginSearch()
    stage.simulator.type("ab")
    stage.log = []
    stage.cancel()
    expect(!stage.search.isActive && stage.search.searchBar.text == "" && !stage.field.isFirstResponder)
    expectEqual(stage.log, ["willDismiss", "update ", "didDismiss"])
    expect(stage.bar.frame.height == 96 && stage.table.contentOffset.y == -116)
    expect(labelTexts(in: stage.bar) == ["Title"] && stage.search.presentingViewController == nil)
  }

  @Test("The title stays if the navigation bar isn't to be hidden")
  func keepsBar() {
    let stage = SearchStage()
    stage.search.hidesNavigationBarDuringPresentation = false
    stage.beginSearch()
    expect(stage.bar.frame.height == 96 && labelTexts(in: stage.bar) == ["Cancel", "Title"])
    stage.scroll(to: 300)
    expectEqual(stage.bar.frame.height, 96)
  }

  @Test("Without a results controller, the searched content remains usable unless it is obscured")
  func obscuring() {
    let stage = SearchStage()
    stage.beginSearch()
    stage.log = []
    tapScreen(at: CGPoint(x: 100, y: 300), of: stage.window)
    stage.simulator.runUntilIdle()
    expect(stage.log == ["row"] && stage.search.isActive)
    stage.search.obscuresBackgroundDuringPresentation = true
    stage.simulator.step()
    stage.log = []
    tapScreen(at: CGPoint(x: 100, y: 300), of: stage.window)
    stage.simulator.runUntilIdle()
    expect(stage.log == ["willDismiss", "didDismiss"] && !stage.search.isActive)
  }

  @Test("A results controller is visible exactly while there is text, below the search bar")
  func results() {
    let results = UITableViewController(style: .plain)
    let stage = SearchStage(results: results)
    stage.beginSearch()
    expectNil(results.viewIfLoaded?.window)
    stage.simulator.type("a")
    stage.simulator.step()
    expect(results.view.window === stage.window && results.parent === stage.search)
    expectEqual(results.view.frame.size, CGSize(width: 375, height: 667))
    expect(results.view.safeAreaInsets.top == 72 && results.tableView.contentOffset.y == -72)
    stage.simulator.pressDelete()
    stage.simulator.step()
    expectNil(results.view.window)
    stage.search.showsSearchResultsController = true
    stage.simulator.step()
    expect(results.view.window != nil && !stage.search.automaticallyShowsSearchResultsController)
    stage.cancel()
    expectNil(results.view.window)
  }

  @Test("The search can be made active in code, without beginning to edit")
  func activation() {
    let stage = SearchStage()
    stage.search.isActive = true
    stage.simulator.runUntilIdle()
    expect(stage.search.isActive && !stage.field.isFirstResponder)
    expectEqual(stage.log, ["present", "willPresent", "didPresent"])
    stage.list.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    expect(!stage.search.isActive && stage.log.last == "didDismiss" && stage.bar.frame.height == 96)
  }

  @Test("The delegate can present the search itself; then it receives no other call")
  func ownPresentation() {
    let stage = SearchStage()
    stage.presentsItself = true
    stage.search.isActive = true
    stage.simulator.runUntilIdle()
    expect(stage.search.isActive && stage.log == ["present", "update "] && stage.field.isFirstResponder)
  }

  @Test("Scopes appear with the search, and a chosen scope updates the results")
  func scopes() {
    let stage = SearchStage()
    stage.search.searchBar.scopeButtonTitles = ["All", "Some"]
    expectEqual(stage.bar.frame.height, 96)
    stage.beginSearch()
    expect(stage.bar.frame.height == 96 && labelTexts(in: stage.bar).contains("Some"))
    stage.log = []
    tapScreen(at: CGPoint(x: 300, y: 20 + 52 + 22), of: stage.window)
    stage.simulator.runUntilIdle()
    expect(stage.search.searchBar.selectedScopeButtonIndex == 1 && stage.log == ["update "])
    stage.cancel()
    expect(stage.bar.frame.height == 96 && !labelTexts(in: stage.bar).contains("Some"))
  }

  @Test("An active search in a controller's context leaves and returns with the controller")
  func pushing() {
    let results = UIViewController()
    let stage = SearchStage(results: results)
    stage.beginSearch()
    stage.simulator.type("a")
    stage.simulator.step()
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.simulator.runUntilIdle()
    expect(results.view.window == nil && stage.search.isActive && stage.bar.frame.height == 44)
    stage.navigation.popViewController(animated: true)
    stage.simulator.runUntilIdle()
    expect(results.view.window != nil && stage.search.isActive && stage.search.searchBar.text == "a")
    expectEqual(stage.bar.frame.height, 52)
    stage.cancel()
    expectEqual(stage.bar.frame.height, 96)
  }

  @Test("Without a presentation context, the navigation controller presents, below its bar")
  func withoutContext() {
    let results = UIViewController()
    let stage = SearchStage(results: results)
    stage.list.definesPresentationContext = false
    stage.beginSearch()
    stage.simulator.type("a")
    stage.simulator.step()
    expectSame(stage.search.presentingViewController, stage.navigation)
    expect(results.view.window != nil && results.view.safeAreaInsets.top == 72)
    stage.cancel()
    expect(!stage.search.isActive)
  }

  @Test("[A] The search bar of a table header moves to the top in place of the navigation bar")
  func tableHeader() {
    let stage = SearchStage(inBar: false)
    let bar = stage.search.searchBar
    bar.sizeToFit()
    stage.table.tableHeaderView = bar
    stage.list.definesPresentationContext = true
    stage.simulator.step()
    let place = bar.frame
    stage.beginSearch()
    expect(stage.search.isActive && stage.navigation.isNavigationBarHidden && stage.field.isFirstResponder)
    expectEqual(stage.fieldFrame.minY, 30)
    stage.simulator.type("a")
    expectEqual(stage.log.last, "update a")
    stage.cancel()
    expect(!stage.navigation.isNavigationBarHidden && bar.superview === stage.table && bar.frame == place)
  }
}
