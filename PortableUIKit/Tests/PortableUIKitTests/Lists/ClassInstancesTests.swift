import PortableUIKit
import Testing

@MainActor struct ClassInstancesTests {
  final class Cell: UICollectionViewCell {
    let label = UILabel()
    var made = "declared"
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = "initialized"
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  }
  class PlainCell: UICollectionViewCell { let list = [1, 2, 3] }
  final class PlainerCell: PlainCell { let text = "below" }
  final class TableCell: UITableViewCell {
    var name: String?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      name = reuseIdentifier
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  }
  final class Header: UITableViewHeaderFooterView { let list = ["a"] }
  final class OddCell: UICollectionViewCell {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  }

  let path = IndexPath(item: 0, section: 0)

  @Test("[A] registered classes are made with init(frame:), overridden or inherited")
  func collectionCells() throws {
    switchOn(.phone47)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: "own")
    view.register(PlainerCell.self, forCellWithReuseIdentifier: "plain")
    let own = try #require(view.dequeueReusableCell(withReuseIdentifier: "own", for: path) as? Cell)
    expect(own.made == "initialized" && own.label.superview === own.contentView)
    expectEqual(own.reuseIdentifier, "own")
    let plain = view.dequeueReusableCell(withReuseIdentifier: "plain", for: path)
    expect((plain as? PlainerCell)?.text == "below" && (plain as? PlainCell)?.list == [1, 2, 3])
  }

  @Test("[A] registered table cells are of the default style; headers are made with their identifier")
  func tableCells() throws {
    switchOn(.phone47)
    let table = UITableView()
    table.register(TableCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "standard")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell", for: path) as? TableCell)
    expect(cell.name == "cell" && cell.detailTextLabel != nil)
    expectNil(table.dequeueReusableCell(withIdentifier: "standard")?.detailTextLabel)
    expectNotNil(table.dequeueReusableCell(withIdentifier: "standard")?.textLabel)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
    expect(header?.list == ["a"] && header?.reuseIdentifier == "header")
    expectNil(table.dequeueReusableCell(withIdentifier: "unknown"))
    table.register(nil, forCellReuseIdentifier: "cell")
    expectNil(table.dequeueReusableCell(withIdentifier: "cell"))
  }

  @Test("[A] a class without the initializer stops the program")
  func withoutInitializer() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(OddCell.self, forCellWithReuseIdentifier: "odd")
        _ = view.dequeueReusableCell(withReuseIdentifier: "odd", for: IndexPath(item: 0, section: 0))
      }
    }
  }

  @Test("[A] an identifier that isn't registered stops the program")
  func unregistered() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
      }
    }
  }
}
