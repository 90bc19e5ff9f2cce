import Cards
import Testing
import UIKit

@MainActor struct CardDeckTests {
  private final class Listener: CardDeckDelegate {
    var shown: [Int] = []
    func cardDeck(_ deck: CardDeckViewController, didShowCardAt index: Int) { shown.append(index) }
  }

  @Test("A swipe turns one card, and the delegate is notified when it has come to rest")
  func swipe() {
    // The device of this test: nothing moves but by its time, and the test runs as fast as the machine can.
    let device = HostSimulator(device: .phoneNotch)
    device.makeCurrent()
    let deck = CardDeckViewController(titles: ["One", "Two", "Three"])
    let listener = Listener()
    deck.delegate = listener
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = deck
    window.makeKeyAndVisible()
    device.step()

    let finger = HostFinger(in: window)
    finger.down(at: CGPoint(x: 300, y: 400))
    for x in stride(from: 280, through: 100, by: -20) {
      device.step()
      finger.move(to: CGPoint(x: CGFloat(x), y: 400))
    }
    finger.up()
    #expect(device.runUntilIdle(limit: 5))
    #expect(listener.shown == [1] && device.warnings.isEmpty)
  }

  @Test("A card shows its title at the lower edge of a gradient and pulses")
  func card() throws {
    let device = HostSimulator(device: .phone47)
    device.makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let card = CardView(frame: CGRect(x: 10, y: 10, width: 300, height: 200))
    card.title = "Title"
    window.addSubview(card)
    device.step()
    let label = try #require(card.subviews.first)
    #expect(label.frame.minX == 16 && label.frame.maxY == 188)
    #expect((card.layer as? CAGradientLayer)?.colors?.count == 2)
    card.pulse()
    device.advance(by: 0.2)
    #expect(abs((card.layer.presentation()?.transform.m11 ?? 0) - 1.1) < 0.02)
    #expect(device.runUntilIdle(limit: 2) && card.layer.animationKeys() == nil)
  }
}
