import FlexibleHeader
import PortableUIKit

/// A screen as the README shows it, on a phone with a status bar: a header with the defaults of new headers, installed in a
/// scroll view.
@MainActor final class AppStage: UIViewController {
  /// The header of the screen.
  enum Header {
    case flexible
    /// A flexible header with a view controller of its own.
    case flexibleWithController
    case bar
    case stretchy
    case sections
  }

  let scrollView = UIScrollView()
  private(set) var header = UIView()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: ScrollSession.viewHeight))
  private var headerViewController: FlexibleHeaderViewController?

  init(_ header: Header) {
    super.init(nibName: nil, bundle: nil)
    window.windowScene = HostSimulator.current.scene
    window.rootViewController = self
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: ScrollSession.contentHeight)
    view.addSubview(scrollView)
    install(header)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override var childForStatusBarHidden: UIViewController? { headerViewController }

  private func install(_ kind: Header) {
    switch kind {
    case .flexible: install(FlexibleHeaderView())
    case .flexibleWithController:
      let controller = FlexibleHeaderViewController()
      headerViewController = controller
      install(controller.headerView)
    case .bar:
      let bar = FlexibleHeightBar(
        maximumHeight: ScrollSession.topInset, minimumHeight: ScrollSession.minimumHeight)
      bar.behavior = SquareCashBehavior()
      bar.install(in: scrollView)
      header = bar
    case .stretchy:
      let stretchy = StretchyHeaderView(maximumHeight: ScrollSession.topInset)
      stretchy.minimumHeight = ScrollSession.minimumHeight
      stretchy.install(in: scrollView)
      header = stretchy
    case .sections:
      let sectioned = SectionedHeaderView()
      sectioned.sections = (0..<4).map { _ in
        HeaderSection(
          UIView(), maximumHeight: ScrollSession.topInset / 4, minimumHeight: ScrollSession.minimumHeight / 4)
      }
      sectioned.install(in: scrollView)
      header = sectioned
    }
  }

  private func install(_ flexible: FlexibleHeaderView) {
    flexible.heightsIncludeSafeArea = true
    flexible.maximumHeight = ScrollSession.topInset
    flexible.minimumHeight = ScrollSession.minimumHeight
    flexible.shiftBehavior = .enabled
    flexible.install(in: scrollView)
    header = flexible
  }
}
