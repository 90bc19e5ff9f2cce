import Foundation

/// A column of a picker view.
final class PickerColumn: NSObject, UITableViewDataSource, UITableViewDelegate {
  static let standardRowHeight: CGFloat = 32

  let component: Int
  let table = UITableView(frame: .zero, style: .plain)
  private weak var picker: UIPickerView?
  private var wanted = 0
  /// A Boolean value that indicates whether an animation moves to a row that the user tapped.
  private var isMovingToTappedRow = false

  init(_ component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.showsVerticalScrollIndicator = false
    table.separatorStyle = .none
    table.backgroundColor = .clear
    table.scrollsToTop = false
    table.dataSource = self
    table.delegate = self
  }

  var rowCount: Int {
    picker.map { max(0, $0.dataSource?.pickerView($0, numberOfRowsInComponent: component) ?? 0) } ?? 0
  }

  var rowHeight: CGFloat {
    let given = picker.flatMap { $0.delegate?.pickerView($0, rowHeightForComponent: component) } ?? 0
    return given > 0 ? given : Self.standardRowHeight
  }

  /// The selected row, or −1 if there is none.
  var selectedRow: Int { min(wanted, rowCount - 1) }

  func shownView(ofRow row: Int) -> UIView? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first
  }

  func reload() {
    table.rowHeight = rowHeight
    table.reloadData()
    show(animated: false)
  }

  func place(in frame: CGRect) {
    guard table.frame != frame else { return }
    table.frame = frame
    let margin = (frame.height - rowHeight) / 2
    table.contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    table.layoutIfNeeded()
    show(animated: false)
  }

  func select(_ row: Int, animated: Bool) {
    wanted = max(0, min(row, rowCount - 1))
    isMovingToTappedRow = false
    show(animated: animated)
  }

  private func show(animated: Bool) {
    table.setContentOffset(CGPoint(x: 0, y: offset(of: max(0, selectedRow))), animated: animated)
  }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - table.contentInset.top }

  private func row(at offset: CGFloat) -> Int {
    let row = ((offset + table.contentInset.top) / rowHeight).rounded()
    return max(0, min(Int(row), rowCount - 1))
  }

  /// Selects the row that the user chose, and notifies the delegate.
  private func choose(_ row: Int) {
    wanted = row
    guard let picker else { return }
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }

  // MARK: UITableViewDataSource, UITableViewDelegate

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      table.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.backgroundColor = .clear
    cell.selectionStyle = .none
    let old = cell.contentView.subviews.first
    let view = content(ofRow: indexPath.row, reusing: old)
    if view !== old {
      old?.removeFromSuperview()
      cell.contentView.addSubview(view)
    }
    view.frame = cell.contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return cell
  }

  private func content(ofRow row: Int, reusing old: UIView?) -> UIView {
    guard let picker, let delegate = picker.delegate else { return UIView() }
    let view = delegate.pickerView(
      picker, viewForRow: row, forComponent: component, reusing: old is PickerTitle ? nil : old)
    guard view is MissingPickerRow else { return view }
    let label = old as? PickerTitle ?? PickerTitle()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 21)
    if let title = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component)
    }
    return label
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row != selectedRow else { return }
    wanted = indexPath.row
    isMovingToTappedRow = true
    show(animated: true)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollViewDidEndDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    choose(row(at: scrollView.contentOffset.y))
    show(animated: true)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard isMovingToTappedRow else { return }
    isMovingToTappedRow = false
    choose(wanted)
  }
}

/// The title of a row.
private final class PickerTitle: UILabel {}
