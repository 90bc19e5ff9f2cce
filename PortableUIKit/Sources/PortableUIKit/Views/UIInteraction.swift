import Foundation

/// An object that is added to a view to handle interactions with it.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction was added, or `nil`.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from its view if `view` is `nil`.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from its view if `view` is `nil`.
  func didMove(to view: UIView?)
}

extension UIView {
  final func attach(_ interaction: any UIInteraction) {
    if storedInteractions.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  final func detach(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  final func replaceInteractions(with new: [any UIInteraction]) {
    for interaction in storedInteractions where !new.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in new { addInteraction(interaction) }
  }
}
