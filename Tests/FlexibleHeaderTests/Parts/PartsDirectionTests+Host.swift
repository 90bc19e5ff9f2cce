#if !canImport(ObjectiveC)
  import FlexibleHeader
  import HeaderTesting
  import PortableUIKit
  import Testing

  /// Documentation/Behavior/SectionedHeader.md#parts
  @MainActor @Suite("Parts from right to left") struct PartsDirectionTests {
    @Test("Parts are mirrored", arguments: DeviceModel.all)
    func mirrored(device: DeviceModel) throws {
      func frames(_ direction: UITraitEnvironmentLayoutDirection) -> [CGRect] {
        let slots = [UIView(), UIView()].map { view in
          view.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
          return view
        }
        slots[1].frame.size.width = 50
        let stage = HeaderStage(device) { () -> PartsScreen in
          HostSimulator.current.layoutDirection = direction
          return PartsScreen {
            [
              .titleBar("Notes", leading: slots[0], trailing: slots[1]), .largeTitle("Notes"),
              .tabs(HeaderTabBar(titles: ["Posts", "Photographs", "Likes"])),
            ]
          }
        }
        stage.settle()
        return (slots + stage.root.header.labels).map { view in
          var frame = view.frameInWindow
          // A label as wide as the margins shows its text at the leading edge.
          if direction == .rightToLeft { frame.origin.x = stage.window.bounds.width - frame.maxX }
          return frame
        }
      }
      let (plain, mirrored) = (frames(.leftToRight), frames(.rightToLeft))
      expectEqual(plain.count, mirrored.count)
      for (frame, other) in zip(plain, mirrored) {
        expect(
          abs(frame.minX - other.minX) < 0.51 && abs(frame.width - other.width) < 0.51, "\(frame) \(other)")
      }
    }
  }
#endif
