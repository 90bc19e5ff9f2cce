#if !canImport(ObjectiveC)
  import Testing

  @testable import OriginalTraces

  @MainActor struct TracePlayerTests {
    private func trace(_ name: String) throws -> TraceFile {
      try TraceFile(contentsOf: Fixtures.url("Traces/material/\(name).json"))
    }

    @Test func plantedDifferenceIsFoundWithStepEventAndField() throws {
      DeviceModel.phone47.makeCurrent()
      var trace = try trace("collapse")
      expectEmpty(trace.mismatches())
      trace.steps[3].expect["phaseValue"] = .number(165)
      let mismatches = trace.mismatches()
      expectEqual(mismatches.count, 1)
      expectEqual(mismatches.first?.description, "step 3 (scroll): phaseValue expected 165 got 164")
    }

    @Test func plantedDifferenceInTheSetUpIsFound() throws {
      DeviceModel.phone47.makeCurrent()
      var trace = try trace("collapse")
      trace.initialExpect["contentOffsetY"] = .null
      let mismatches = trace.mismatches()
      expectEqual(
        mismatches.map(\.description), ["initialExpect (set-up): contentOffsetY expected null got 0"])
    }

    @Test func anotherEventLeadsToMismatches() throws {
      DeviceModel.phone47.makeCurrent()
      var trace = try trace("collapse")
      trace.steps[5].event["y"] = .number(500)
      expect(trace.mismatches().contains { $0.step == 5 && $0.field == "contentOffsetY" })
    }

    @Test func theCurrentSimulatorStaysCurrent() throws {
      let simulator = HostSimulator(device: .pad)
      simulator.makeCurrent()
      _ = try trace("rotation").mismatches()
      expectSame(HostSimulator.current, simulator)
    }

    @Test func offsetsAreStoredAsGivenWhateverInsetsDo() {
      DeviceModel.phone47.makeCurrent()
      let views: [any ScriptedScrolling] = [
        ScriptedScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)),
        ScriptedTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: .plain),
      ]
      for view in views {
        view.script.contentSize = CGSize(width: 320, height: 300)
        view.contentOffset.y = -1234.56789
        view.contentInset.top = 100
        view.resize(to: CGSize(width: 568, height: 320))
        expectEqual(view.contentOffset.y, -1234.56789)
        expectEqual(view.contentSize, CGSize(width: 568, height: 300))
        view.script.safeAreaTop = 20
        expectEqual(view.adjustedContentInset.top, 100)
        view.contentInsetAdjustmentBehavior = .always
        expectEqual(view.adjustedContentInset.top, 120)
      }
    }
  }
#endif
