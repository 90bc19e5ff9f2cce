/// A list of controls for every property of the Material header, which tracks this list.
public final class ConfiguratorViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private lazy var settings = makeSettings()

  private var headerView: FlexibleHeaderView { headerViewController.headerView }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 56
    tableView.dataSource = self
    tableView.delegate = headerViewController
    view.addSubview(tableView)

    addChild(headerViewController)
    configureHeader()
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  public override var childForStatusBarHidden: UIViewController? { headerViewController }
  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func configureHeader() {
    headerView.backgroundColor = .dusk
    headerView.maximumHeight = 160
    headerView.shiftBehavior = .enabled
    headerView.trackingScrollView = tableView
    headerView.hideViewWhenShifted(UILabel.headerTitle("Configurator", in: headerView.contentView))
  }
}

// MARK: - Settings

extension ConfiguratorViewController {
  /// A property's name and the control that sets it.
  private struct Setting {
    let name: String
    let control: UIView
  }

  private func makeSettings() -> [Setting] {
    heightSettings() + shiftSettings() + shadowSettings() + contentSettings()
  }

  private func heightSettings() -> [Setting] {
    [
      slider("minimumHeight", 0...200, headerView.minimumHeight) { $0.minimumHeight = $1 },
      slider("maximumHeight", 40...400, headerView.maximumHeight) { $0.maximumHeight = $1 },
      slider("minimumHeaderViewHeight", 0...100, 0) { $0.minimumHeaderViewHeight = $1 },
      toggle("canOverExtend", headerView.canOverExtend) { $0.canOverExtend = $1 },
      toggle("heightsIncludeSafeArea", headerView.heightsIncludeSafeArea) { $0.heightsIncludeSafeArea = $1 },
    ]
  }

  private func shiftSettings() -> [Setting] {
    [
      choice("shiftBehavior", ["off", "on", "+ bar", "hide"], 1) {
        $0.shiftBehavior = [.disabled, .enabled, .enabledWithStatusBar, .hideable][$1]
      },
      choice("headerContentImportance", ["default", "high"], 0) {
        $0.headerContentImportance = [.default, .high][$1]
      },
      toggle("statusBarHintCanOverlapHeader", headerView.statusBarHintCanOverlapHeader) {
        $0.statusBarHintCanOverlapHeader = $1
      },
      toggle("contentIsTranslucent", headerView.contentIsTranslucent) { $0.contentIsTranslucent = $1 },
      toggle("isTrackingScrollViewBeingScrubbed", false) { $0.isTrackingScrollViewBeingScrubbed = $1 },
      button("shiftHeaderOffScreen") { $0.shiftHeaderOffScreen(animated: true) },
      button("shiftHeaderOnScreen") { $0.shiftHeaderOnScreen(animated: true) },
    ]
  }

  private func shadowSettings() -> [Setting] {
    [
      slider("visibleShadowOpacity", 0...1, CGFloat(headerView.visibleShadowOpacity)) {
        $0.visibleShadowOpacity = Float($1)
      },
      toggle("isInFrontOfInfiniteContent", false) { $0.isInFrontOfInfiniteContent = $1 },
      choice("shadowColor", ["black", "brick"], 0) { $0.shadowColor = $1 == 0 ? .black : .brick },
      toggle("showsHairline", false) { [headerViewController] in headerViewController.showsHairline = $1 },
      choice("hairlineColor", ["black", "brick"], 0) { [headerViewController] in
        headerViewController.hairlineColor = $1 == 0 ? .black : .brick
      },
    ]
  }

  private func contentSettings() -> [Setting] {
    [
      choice("backgroundColor", ["dusk", "sand", "brick"], 0) {
        $0.backgroundColor = [.dusk, .sand, .brick][$1]
      },
      toggle("isSharedWithManyScrollViews", false) { $0.isSharedWithManyScrollViews = $1 },
      toggle("trackingScrollView", true) { [tableView] in $0.trackingScrollView = $1 ? tableView : nil },
    ]
  }
}

// MARK: - Controls

extension ConfiguratorViewController {
  private func slider(
    _ name: String, _ range: ClosedRange<Float>, _ value: CGFloat,
    apply: @escaping (FlexibleHeaderView, CGFloat) -> Void
  ) -> Setting {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 130, height: 34))
    slider.minimumValue = range.lowerBound
    slider.maximumValue = range.upperBound
    slider.value = Float(value)
    slider.addAction(
      UIAction { [headerView, weak slider] _ in
        guard let slider else { return }
        apply(headerView, CGFloat(slider.value).rounded(toPlaces: range.upperBound > 1 ? 0 : 2))
      }, for: .valueChanged)
    return Setting(name: name, control: slider)
  }

  private func toggle(
    _ name: String, _ isOn: Bool, apply: @escaping (FlexibleHeaderView, Bool) -> Void
  ) -> Setting {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.addAction(
      UIAction { [headerView, weak toggle] _ in
        guard let toggle else { return }
        apply(headerView, toggle.isOn)
      }, for: .valueChanged)
    return Setting(name: name, control: toggle)
  }

  private func choice(
    _ name: String, _ titles: [String], _ selected: Int,
    apply: @escaping (FlexibleHeaderView, Int) -> Void
  ) -> Setting {
    let segments = UISegmentedControl(items: titles)
    segments.frame = CGRect(x: 0, y: 0, width: CGFloat(titles.count) * 56, height: 32)
    segments.selectedSegmentIndex = selected
    segments.addAction(
      UIAction { [headerView, weak segments] _ in
        guard let segments, segments.selectedSegmentIndex >= 0 else { return }
        apply(headerView, segments.selectedSegmentIndex)
      }, for: .valueChanged)
    return Setting(name: name, control: segments)
  }

  private func button(_ name: String, perform: @escaping (FlexibleHeaderView) -> Void) -> Setting {
    let action = UIAction(title: "Now") { [headerView] _ in perform(headerView) }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 34)
    return Setting(name: name, control: button)
  }
}

extension CGFloat {
  fileprivate func rounded(toPlaces places: Int) -> CGFloat {
    let factor: CGFloat = places == 0 ? 1 : 100
    return (self * factor).rounded() / factor
  }
}

// MARK: - UITableViewDataSource

extension ConfiguratorViewController: UITableViewDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    settings.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "setting")
      ?? UITableViewCell(style: .default, reuseIdentifier: "setting")
    let setting = settings[indexPath.row]
    cell.selectionStyle = .none
    cell.textLabel?.text = setting.name
    cell.textLabel?.font = .systemFont(ofSize: 13)
    cell.textLabel?.numberOfLines = 2
    cell.accessoryView = setting.control
    return cell
  }
}
