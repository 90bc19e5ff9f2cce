import PortableUIKit
import Testing

@MainActor struct UITableViewCellTests {
  func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    switchOn(.phone47)
    let cell = UITableViewCell(style: style, reuseIdentifier: "a")
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    return cell
  }

  @Test func theStyleArrangesTheLabels() throws {
    let plain = cell(.default)
    plain.layoutIfNeeded()
    expectNil(plain.detailTextLabel)
    expectEqual(plain.textLabel?.frame, CGRect(x: 16, y: 0, width: 288, height: 60))
    let subtitle = cell(.subtitle)
    subtitle.layoutIfNeeded()
    let (title, detail) = (try #require(subtitle.textLabel), try #require(subtitle.detailTextLabel))
    expectEqual(detail.frame.minY, title.frame.maxY)
    let value = cell(.value1)
    value.layoutIfNeeded()
    expectEqual(value.detailTextLabel?.frame.maxX, 304)
  }

  @Test func anAccessoryTakesRoomFromTheContent() {
    let cell = cell(.default)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.layoutIfNeeded()
    expectEqual(cell.accessoryView?.frame, CGRect(x: 284, y: 20, width: 20, height: 20))
    expectEqual(cell.contentView.frame.width, 284)
    cell.accessoryView = nil
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    expectLess(cell.contentView.frame.width, 320)
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame.width, 320)
  }

  @Test func theSelectedBackgroundIsSeenWhileTheCellIsSelected() {
    let cell = cell(.default)
    let background = UIView()
    cell.selectedBackgroundView = background
    expect(background.isHidden)
    cell.isSelected = true
    expect(!background.isHidden)
    cell.selectionStyle = .none
    expect(background.isHidden)
    cell.prepareForReuse()
    expect(!cell.isSelected)
  }
}
