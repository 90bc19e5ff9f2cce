import Foundation

/// The controls of a cell in editing mode.
@MainActor final class CellEditing {
  /// The widths of the leading control's column and of the control for moving, in points [?].
  static let controlColumn: CGFloat = 38
  static let moveColumn: CGFloat = 40
  static let duration: TimeInterval = 0.25

  var isEditing = false
  var style = UITableViewCell.EditingStyle.none
  var canMove = false
  var indents = true
  /// The title of the button that confirms a deletion, while it's visible.
  var confirmation: String?
  var editControl: EditControl?
  var moveControl: MoveControl?
  var confirmButton: ConfirmButton?
  /// Called when a control is used.
  var onEdit: (() -> Void)?
  var onConfirm: (() -> Void)?
  var onMove: ((MoveControl.Step) -> Void)?
}

extension UITableViewCell {
  /// The editing styles of rows.
  public enum EditingStyle: Int, @unchecked Sendable {
    /// No control.
    case none = 0
    /// A red control that deletes the row after a confirmation.
    case delete = 1
    /// A green control that inserts a row.
    case insert = 2
  }

  /// The editing style of the cell, which the delegate of the table view determines.
  public var editingStyle: UITableViewCell.EditingStyle { editing?.style ?? .none }
  /// A Boolean value that indicates whether the button that confirms a deletion is visible.
  public var showingDeleteConfirmation: Bool { editing?.confirmation != nil }

  /// The width of the leading control's column while it's visible, in points.
  final var editingIndent: CGFloat {
    guard let editing, editing.isEditing, editing.style != .none, editing.indents, shouldIndentWhileEditing
    else { return 0 }
    return CellEditing.controlColumn
  }

  /// Prepares the controls of a row. `nil` removes them.
  final func prepareEditing(_ new: CellEditing?) {
    guard new != nil || editing != nil else { return }
    for view in [editing?.editControl, editing?.moveControl, editing?.confirmButton] as [UIView?] {
      view?.removeFromSuperview()
    }
    let wasEditing = editing?.isEditing == true
    editing = new
    new?.isEditing = wasEditing
    setNeedsLayout()
  }

  /// Shows or hides the controls of the cell.
  final func showEditing(_ isShown: Bool, animated: Bool) {
    let editing = self.editing ?? CellEditing()
    self.editing = editing
    guard editing.isEditing != isShown else { return }
    UIView.performWithoutAnimation {
      if isShown { addControls(to: editing) }
      layOutParts()
    }
    editing.isEditing = isShown
    editing.confirmation = nil
    updateAccessory()
    change(animated)
  }

  /// Shows the button that confirms the deletion, or hides it with `nil`.
  final func showConfirmation(_ title: String?, animated: Bool) {
    guard let editing, editing.confirmation != title else { return }
    if let title {
      UIView.performWithoutAnimation {
        let button = editing.confirmButton ?? ConfirmButton()
        button.onTap = { [weak editing] in editing?.onConfirm?() }
        editing.confirmButton = button
        button.title = title
        if button.superview == nil { addSubview(button) }
        layOutParts()
      }
    }
    editing.confirmation = title
    change(animated)
  }

  private func change(_ animated: Bool) {
    let changes = {
      self.layOutParts()
      self.contentView.layoutIfNeeded()
    }
    guard animated, window != nil else { return changes() }
    UIView.animate(withDuration: CellEditing.duration, animations: changes)
  }

  private func addControls(to editing: CellEditing) {
    if editing.style != .none, editing.editControl == nil {
      let control = EditControl(style: editing.style)
      control.onTap = { [weak editing] in editing?.onEdit?() }
      editing.editControl = control
    }
    if editing.canMove, editing.moveControl == nil {
      let control = MoveControl()
      control.onStep = { [weak editing] in editing?.onMove?($0) }
      editing.moveControl = control
    }
    for view in [editing.editControl, editing.moveControl] as [UIView?] {
      if let view, view.superview == nil { addSubview(view) }
    }
  }

  /// Positions the controls and returns the distances of the content from the edges.
  final func layOutEditing() -> (left: CGFloat, right: CGFloat) {
    guard let editing else { return (0, 0) }
    let isShown = editing.isEditing
    let column = CellEditing.controlColumn
    editing.editControl?.frame = CGRect(
      x: sideInsets.left - (isShown ? 0 : column), y: 0, width: column, height: bounds.height)
    editing.editControl?.alpha = isShown ? 1 : 0
    let move = CellEditing.moveColumn
    editing.moveControl?.frame = CGRect(
      x: bounds.width - sideInsets.right - (isShown ? move : 0), y: 0, width: move, height: bounds.height)
    editing.moveControl?.alpha = isShown ? 1 : 0
    var (left, right) = (editingIndent, isShown && editing.moveControl != nil ? move : 0)
    if let button = editing.confirmButton {
      let width = button.width
      let isConfirming = editing.confirmation != nil
      button.frame = CGRect(
        x: bounds.width - (isConfirming ? width + sideInsets.right : 0), y: 0,
        width: width + sideInsets.right, height: bounds.height)
      button.alpha = isConfirming ? 1 : 0
      if isConfirming {
        left -= width
        right += width
        editing.editControl?.frame.origin.x -= width
      }
    }
    return (left, right)
  }
}
