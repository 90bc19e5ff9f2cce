import Foundation
import PortableUIKit
import Testing

@MainActor struct UIPickerViewTests {
  private final class Choices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [20, 5]
    private(set) var selections: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "\(component)-\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selections.append([component, row])
    }
  }

  private let choices = Choices()
  private let stage: ControlStage<UIPickerView>
  private var picker: UIPickerView { stage.control }

  init() {
    stage = ControlStage { UIPickerView() }
    picker.frame.origin = .zero
    picker.dataSource = choices
    picker.delegate = choices
    stage.simulator.runUntilIdle()
  }

  @Test("[A] a picker asks for its components and rows, and selects the first row of each")
  func content() {
    expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
    expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 7) == -1)
    expectEqual((picker.view(forRow: 2, forComponent: 1) as? UILabel)?.text, "1-2")
    expectNil(picker.view(forRow: 19, forComponent: 0))
    expectEqual(picker.bounds.size, CGSize(width: 320, height: 216))
    expectEqual(picker.rowSize(forComponent: 0), CGSize(width: 151, height: 32))
  }

  @Test("[A] rows that code selects are in the middle, and the delegate isn't called")
  func selecting() {
    picker.selectRow(3, inComponent: 0, animated: false)
    let row = picker.view(forRow: 3, forComponent: 0)
    expectEqual(row?.convert(row?.bounds ?? .zero, to: picker).midY, 108)
    picker.selectRow(12, inComponent: 0, animated: true)
    stage.simulator.runUntilIdle()
    picker.selectRow(99, inComponent: 1, animated: false)
    expect(picker.selectedRow(inComponent: 0) == 12 && picker.selectedRow(inComponent: 1) == 4)
    expectEmpty(choices.selections)
  }

  @Test("[A] the row in the middle is selected when a drag comes to rest, and the delegate is called once")
  func dragging() {
    stage.finger.down(at: CGPoint(x: 80, y: 150))
    for y in stride(from: 145, through: 60, by: -5) {
      stage.finger.move(to: CGPoint(x: 80, y: CGFloat(y)))
      stage.simulator.step()
    }
    stage.simulator.advance(by: 0.3)
    stage.finger.move(to: CGPoint(x: 80, y: 60))
    stage.finger.up()
    stage.simulator.runUntilIdle()
    let selected = picker.selectedRow(inComponent: 0)
    expect((2...3).contains(selected))
    expectEqual(choices.selections, [[0, selected]])
    let row = picker.view(forRow: selected, forComponent: 0)
    expectEqual(row?.convert(row?.bounds ?? .zero, to: picker).midY, 108)
    expectEqual(picker.selectedRow(inComponent: 1), 0)
  }

  @Test("[K] a tap on another row selects it")
  func tapping() {
    stage.finger.down(at: CGPoint(x: 240, y: 108 + 32))
    stage.finger.up()
    stage.simulator.runUntilIdle()
    expectEqual(picker.selectedRow(inComponent: 1), 1)
    expectEqual(choices.selections, [[1, 1]])
  }

  @Test("[A] after reloading, selected rows stay where there are enough")
  func reloading() {
    picker.selectRow(12, inComponent: 0, animated: false)
    picker.selectRow(4, inComponent: 1, animated: false)
    choices.counts = [30, 2, 1]
    picker.reloadAllComponents()
    expectEqual((0..<3).map { picker.selectedRow(inComponent: $0) }, [12, 1, 0])
    choices.counts = [30]
    picker.reloadAllComponents()
    expectEqual(picker.numberOfComponents, 1)
  }

  private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 50 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let result = view ?? UISwitch()
      result.tag = row
      return result
    }
  }

  @Test("[A] the delegate gives sizes, and views that are used again")
  func views() {
    let views = Views()
    picker.dataSource = views
    picker.delegate = views
    stage.simulator.runUntilIdle()
    expectEqual(picker.rowSize(forComponent: 0), CGSize(width: 100, height: 50))
    expect(picker.view(forRow: 1, forComponent: 0) is UISwitch)
    picker.selectRow(40, inComponent: 0, animated: false)
    stage.simulator.step()
    expectEqual(picker.view(forRow: 40, forComponent: 0)?.tag, 40)
  }
}
