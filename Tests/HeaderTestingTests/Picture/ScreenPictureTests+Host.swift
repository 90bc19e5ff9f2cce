#if !canImport(ObjectiveC)
  import Foundation
  import HeaderTesting
  import Testing

  @MainActor struct ScreenPictureTests {
    @Test func documentIsAsLargeAsTheScreenAndShowsWhatIsOnIt() throws {
      let simulator = HostSimulator(device: .phone47)
      simulator.makeCurrent()
      let window = UIWindow(windowScene: simulator.scene)
      let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
      label.text = "Rain & shine"
      window.addSubview(label)
      window.makeKeyAndVisible()
      simulator.step()

      let picture = ScreenPicture(title: "A label", screen: LayerSnapshot(screenOf: simulator))
      expect(picture.svg.contains(#"viewBox="0 0 375 667""#))
      expect(picture.svg.contains("<title>A label</title>"))
      expect(picture.svg.contains(">Rain &amp; shine</text>"))
      expectEqual(picture.svg, picture.svg)
    }
  }
#endif
