import Foundation
import HeaderTesting
import Testing

/// Uses every public member of the types that have one implementation on iOS and another one elsewhere. What one of them
/// lacks doesn't compile; `Scripts/check-ios` says whether this file uses all.
@MainActor @Suite("Types with two implementations have the same surface") struct SharedSurfaceTests {
  /// The measurements of a device model as a row of a table.
  private struct Row: Equatable {
    var name: String
    var screen: CGSize
    var idiom: UIUserInterfaceIdiom
    var bars: [CGFloat]
    var portrait: UIEdgeInsets
    var landscape: UIEdgeInsets

    @MainActor init(_ model: DeviceModel) {
      name = model.name
      screen = model.screenSize
      idiom = model.idiom
      bars = [model.statusBarHeight, model.statusBarHeightLandscape]
      portrait = model.safeAreaInsets
      landscape = model.safeAreaInsetsLandscape
    }

    init(
      _ name: String, _ width: CGFloat, _ height: CGFloat, _ idiom: UIUserInterfaceIdiom, bars: [CGFloat],
      portrait: UIEdgeInsets, landscape: UIEdgeInsets
    ) {
      self.name = name
      screen = CGSize(width: width, height: height)
      self.idiom = idiom
      self.bars = bars
      self.portrait = portrait
      self.landscape = landscape
    }
  }

  @Test("Device models have the same measurements on iOS and on the simulated device")
  func deviceModelsHaveTheSameMeasurements() {
    expectEqual(
      Row(.phone47),
      Row(
        "phone-4.7", 375, 667, .phone, bars: [20, 0],
        portrait: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero))
    expectEqual(
      Row(.phoneNotch),
      Row(
        "phone-notch", 390, 844, .phone, bars: [47, 0],
        portrait: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        landscape: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)))
    expectEqual(
      Row(.phoneIsland),
      Row(
        "phone-island", 393, 852, .phone, bars: [54, 0],
        portrait: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        landscape: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)))
    expectEqual(
      Row(.pad),
      Row(
        "pad", 820, 1180, .pad, bars: [24, 24],
        portrait: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        landscape: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)))
    expect(DeviceModel.all.starts(with: [.phone47, .phoneNotch, .pad]))
  }

  @Test("Device models are equal if their names are, and their measurements can be changed")
  func deviceModelsAreValues() {
    var model = DeviceModel.phoneNotch
    expectEqual(model, .phoneNotch)
    expectEqual(Set([model, .phoneNotch, .pad]).count, 2)
    expectGreater(model.scale, 0)

    model.name = "another"
    model.screenSize.width += 1
    model.idiom = .pad
    model.statusBarHeight += 2
    model.statusBarHeightLandscape += 3
    model.safeAreaInsets.top += 4
    model.safeAreaInsetsLandscape.top += 5
    expectNotEqual(model, .phoneNotch)
    expectEqual(
      Row(model),
      Row(
        "another", 391, 844, .pad, bars: [49, 3],
        portrait: UIEdgeInsets(top: 51, left: 0, bottom: 34, right: 0),
        landscape: UIEdgeInsets(top: 5, left: 47, bottom: 21, right: 47)))
  }

  @Test("A stage makes its device model the current one")
  func stageMakesItsModelCurrent() {
    DeviceModel.phone47.makeCurrent()
    let stage = HeaderStage(.pad) { UIViewController() }
    expectEqual(DeviceModel.current, .pad)
    expectEqual(stage.window.bounds.size, DeviceModel.pad.screenSize)
  }

  @Test("Assumptions about UIKit can be read and changed")
  func answersAreValues() {
    let answers = [UIKitAnswers.standard, UIKitAnswers.initial] + UIKitAnswers.variations
    expect(answers.allSatisfy { Set([$0]).contains($0) })
    expect(!UIKitAnswers().safeAreaChangeMovesScrolledContent)

    var changed = UIKitAnswers()
    changed.indicatorsAreFrontmostSubviews.toggle()
    expectNotEqual(changed, UIKitAnswers())
    changed.indicatorsAreFrontmostSubviews.toggle()
    changed.tableLayoutSetsEqualContentSize.toggle()
    expectNotEqual(changed, UIKitAnswers())
    changed.tableLayoutSetsEqualContentSize.toggle()
    changed.touchedPagesTurn.toggle()
    expectNotEqual(changed, UIKitAnswers())
    changed.touchedPagesTurn.toggle()
    changed.padTabBarIsAtTop.toggle()
    expectNotEqual(changed, UIKitAnswers())
    changed.padTabBarIsAtTop.toggle()
    expectEqual(changed, UIKitAnswers())
    expectEqual(changed.hasScrollAnimationState, UIKitAnswers().hasScrollAnimationState)
  }

  @Test("The features that are available are among all features")
  func availableFeaturesAreAmongAll() {
    let each: [StageFeatures] = [.touches, .clock, .rotation, .settings, .statusBar, .pictures, .devices]
    expectEqual(StageFeatures(each), .all)
    expectEqual(StageFeatures(rawValue: each[0].rawValue), .touches)
    expect(StageFeatures.all.isSuperset(of: .available))
  }
}
