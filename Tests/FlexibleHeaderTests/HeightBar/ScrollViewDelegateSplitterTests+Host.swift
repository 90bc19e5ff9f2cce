#if !canImport(ObjectiveC)
  import FlexibleHeader
  import HeaderTesting
  import Testing

  /// Methods of tables. On iOS, Objective-C forwards each of them to one of the two delegates; the splitter has
  /// no such methods there.
  @MainActor @Suite("Delegate splitter of a table") struct TableDelegateSplitterTests {
    /// A delegate that records events of rows and section views.
    private final class TableListener: NSObject, UITableViewDelegate {
      var log: [String] = []

      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { log.append("cell") }
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { log.append("cell gone") }
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) { log.append("header") }
      func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
      ) { log.append("footer") }
      func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
      ) { log.append("header gone") }
      func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
      ) { log.append("footer gone") }
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("high") }
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("low") }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect")
      }
    }

    @Test("every event of a table goes to those of the two that are delegates of tables")
    func tableEvents() {
      DeviceModel.phone47.makeCurrent()
      let (first, second) = (TableListener(), TableListener())
      let splitter = ScrollViewDelegateSplitter(first, second)
      let (table, view) = (UITableView(), UIView())
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let path = IndexPath(row: 0, section: 0)
      splitter.tableView(table, willDisplay: cell, forRowAt: path)
      splitter.tableView(table, didEndDisplaying: cell, forRowAt: path)
      splitter.tableView(table, willDisplayHeaderView: view, forSection: 0)
      splitter.tableView(table, willDisplayFooterView: view, forSection: 0)
      splitter.tableView(table, didEndDisplayingHeaderView: view, forSection: 0)
      splitter.tableView(table, didEndDisplayingFooterView: view, forSection: 0)
      splitter.tableView(table, didHighlightRowAt: path)
      splitter.tableView(table, didUnhighlightRowAt: path)
      splitter.tableView(table, didSelectRowAt: path)
      splitter.tableView(table, didDeselectRowAt: path)
      let expected = [
        "cell", "cell gone", "header", "footer", "header gone", "footer gone", "high", "low", "select",
        "deselect",
      ]
      expect(first.log == expected && second.log == expected)
    }

    /// A delegate with a row height and a log of selections.
    private final class RowOwner: NSObject, UITableViewDelegate {
      var log: [String] = []
      var rowHeight: CGFloat?

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rowHeight ?? tableView.rowHeight
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    }

    @Test("The first delegate that has a result of its own returns it")
    func results() {
      DeviceModel.phone47.makeCurrent()
      let (first, second, behavior) = (RowOwner(), RowOwner(), SquareCashBehavior())
      let table = UITableView()
      let path = IndexPath(row: 0, section: 0)
      first.rowHeight = 70
      second.rowHeight = 80
      expectEqual(ScrollViewDelegateSplitter(first, second).tableView(table, heightForRowAt: path), 70)
      expectEqual(ScrollViewDelegateSplitter(behavior, second).tableView(table, heightForRowAt: path), 80)
      expectEqual(
        ScrollViewDelegateSplitter(behavior, nil).tableView(table, heightForRowAt: path), table.rowHeight)
      expectNil(ScrollViewDelegateSplitter(behavior, first).tableView(table, willSelectRowAt: path))
      expectEqual(ScrollViewDelegateSplitter(behavior, nil).tableView(table, willSelectRowAt: path), path)
      let splitter = ScrollViewDelegateSplitter(behavior, first)
      splitter.tableView(table, didSelectRowAt: path)
      expectEqual(first.log, ["select"])
    }
  }
#endif
