import Testing

@testable import PortableUIKit

@MainActor struct UISearchBarTests {
  final class Judge: NSObject, UISearchBarDelegate {
    var log: [String] = []
    var changes = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("change \(range.location)+\(range.length) \(text)")
      return changes
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
  }

  private let stage = ControlStage { UISearchBar(frame: CGRect(x: 0, y: 0, width: 275, height: 56)) }
  private let judge = Judge()
  private var bar: UISearchBar { stage.control }

  init() { bar.delegate = judge }

  @Test("[K] A search bar is 56 points high and its field 36")
  func height() {
    expect(bar.sizeThatFits(.zero).height == 56 && bar.intrinsicContentSize.height == 56)
    bar.layoutIfNeeded()
    expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 259, height: 36))
    bar.prompt = "Prompt"
    expectEqual(bar.sizeThatFits(.zero).height, 86)
  }

  @Test("Editing and typing are reported to the delegate; setting the text isn't")
  func editing() {
    bar.placeholder = "Search"
    expect(bar.text == "" && bar.searchTextField.placeholder == "Search")
    stage.tap(100, 28)
    expect(judge.log == ["shouldBegin", "didBegin"] && bar.isFirstResponder)
    judge.log = []
    stage.simulator.type("a")
    expect(judge.log == ["change 0+0 a", "text a"] && bar.text == "a")
    judge.log = []
    stage.simulator.pressReturn()
    expect(judge.log == ["search"] && bar.isFirstResponder)
    bar.text = "other"
    expectEqual(judge.log, ["search"])
    judge.changes = false
    stage.simulator.type("x")
    expectEqual(bar.text, "other")
    bar.resignFirstResponder()
    expectEqual(Array(judge.log.suffix(2)), ["shouldEnd", "didEnd"])
  }

  @Test("The clear button is reported as a change of the text")
  func clearing() {
    bar.text = "abc"
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    let rect = field.convert(field.clearButtonRect(forBounds: field.bounds), to: bar)
    stage.tap(rect.midX, rect.midY)
    expect(bar.text == "" && judge.log.contains("text "))
  }

  @Test("[A] The cancel button takes room from the field and is enabled only while editing")
  func cancelButton() throws {
    expect(!bar.showsCancelButton)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    expect(labelTexts(in: bar).contains("Cancel") && bar.searchTextField.frame.maxX < 220)
    stage.tap(250, 28)
    expectEmpty(judge.log)
    bar.becomeFirstResponder()
    judge.log = []
    stage.tap(250, 28)
    expect(judge.log == ["cancel"] && bar.isFirstResponder)
    bar.setShowsCancelButton(false, animated: true)
    stage.simulator.runUntilIdle()
    expect(!labelTexts(in: bar).contains("Cancel") && bar.searchTextField.frame.maxX == 267)
  }

  @Test("Scopes are shown below the field if there are two, and chosen by a tap")
  func scopes() {
    bar.scopeButtonTitles = ["All"]
    bar.showsScopeBar = true
    expectEqual(bar.sizeThatFits(.zero).height, 56)
    bar.scopeButtonTitles = ["All", "Some"]
    bar.sizeToFit()
    expect(bar.bounds.height == 100 && bar.selectedScopeButtonIndex == 0)
    bar.layoutIfNeeded()
    stage.tap(200, 78)
    stage.simulator.runUntilIdle()
    expect(judge.log == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
    bar.selectedScopeButtonIndex = 5
    expectEqual(bar.selectedScopeButtonIndex, 1)
    bar.selectedScopeButtonIndex = 0
    expectEqual(judge.log, ["scope 1"])
  }

  @Test("The background is absent in the minimal style and replaced by an image")
  func look() {
    expect(!bar.background.isHidden)
    bar.searchBarStyle = .minimal
    expect(bar.background.isHidden)
    bar.searchBarStyle = .prominent
    bar.barTintColor = .red
    bar.isTranslucent = false
    expect(!bar.background.isHidden && bar.background.backgroundColor == .red)
    bar.backgroundImage = UIImage()
    expectNil(bar.background.backgroundColor)
  }
}
