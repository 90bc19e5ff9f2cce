import PortableUIKit
import Testing

@MainActor struct InteractionTests {
  final class Interaction: NSObject, UIInteraction {
    weak var view: UIView?
    var log: [String] = []

    func willMove(to view: UIView?) { log.append(view == nil ? "willLeave" : "willEnter") }
    func didMove(to view: UIView?) {
      self.view = view
      log.append(view == nil ? "left" : "entered")
    }
  }

  @Test("An interaction is in one view at a time and is notified of moves")
  func moves() {
    let (first, second) = (UIView(), UIView())
    let interaction = Interaction()
    first.addInteraction(interaction)
    first.addInteraction(interaction)
    expect(interaction.log == ["willEnter", "entered"] && first.interactions.count == 1)
    interaction.log = []
    second.addInteraction(interaction)
    expectEqual(interaction.log, ["willLeave", "left", "willEnter", "entered"])
    expect(first.interactions.isEmpty && interaction.view === second)
    first.removeInteraction(interaction)
    expectSame(interaction.view, second)
    second.interactions = []
    expect(interaction.view == nil && second.interactions.isEmpty)
  }

  @Test("Fonts of iOS are found by name; others aren't")
  func fontNames() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Light", size: 14))
    expect(font.fontName == "HelveticaNeue-Light" && font.pointSize == 14)
    expectEqual(font.withSize(20).fontName, "HelveticaNeue-Light")
    expectNotEqual(font, .systemFont(ofSize: 14, weight: .light))
    expect(UIFont(name: "Georgia", size: 10) != nil && UIFont(name: "Georgia-BoldItalic", size: 10) != nil)
    expect(UIFont(name: "NoSuchFont", size: 10) == nil && UIFont(name: "Georgia-Nonsense", size: 10) == nil)
  }
}
