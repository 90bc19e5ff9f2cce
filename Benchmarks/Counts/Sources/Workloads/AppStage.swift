import FlexibleHeader
import Foundation
import PortableUIKit

/// A screen as the README shows it, on a phone with a status bar: a header with the defaults of new headers, installed in a
/// scroll view.
@MainActor final class AppStage: UIViewController {
  /// The header of the screen.
  enum Header {
    case flexible
    /// A flexible header with a view controller of its own.
    case flexibleWithController
    case bar(Behavior)
    case stretchy
    case sections
    /// A flexible header above a footer; the footer counts.
    case footer
    /// A flexible header in front of the content of a container.
    case container
    /// A flexible header above three pages.
    case pages
    /// A flexible header with something that the app added.
    case flexibleWith(Addition)
  }

  /// The behavior of a bar.
  enum Behavior {
    case squareCash, facebook

    @MainActor fileprivate func make() -> HeightBarBehavior {
      switch self {
      case .squareCash: SquareCashBehavior()
      case .facebook: FacebookBehavior()
      }
    }
  }

  /// What an app adds to a header.
  enum Addition {
    /// A delegate of the scroll view that implements `scrollViewDidScroll(_:)`.
    case delegate
    /// A view that fades.
    case effect
    /// A toolbar that leaves with the header.
    case follower
    /// A title that turns into another one.
    case morph
    /// A closure that receives the progress.
    case closure
  }

  let scrollView = UIScrollView()
  private(set) var header = UIView()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: ScrollSession.viewHeight))
  private var headerViewController: FlexibleHeaderViewController?
  private var delegate: UIScrollViewDelegate?
  private let finger: HostFinger

  /// Creates the screen. A finger holds the content under sections, as in a drag: they collapse only then.
  init(_ header: Header) {
    finger = HostFinger(in: window)
    super.init(nibName: nil, bundle: nil)
    window.windowScene = HostSimulator.current.scene
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: ScrollSession.contentHeight)
    view.addSubview(scrollView)
    window.rootViewController = root(with: header)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard case .sections = header else { return }
    finger.down(at: CGPoint(x: 180, y: 400))
    finger.move(to: CGPoint(x: 180, y: 360))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override var childForStatusBarHidden: UIViewController? { headerViewController }

  /// Installs the header and returns the controller that contains this one, or this one.
  private func root(with kind: Header) -> UIViewController {
    switch kind {
    case .container:
      let container = FlexibleHeaderContainerViewController(contentViewController: self)
      let header = container.headerViewController.headerView
      setUp(header)
      header.install(in: scrollView)
      self.header = header
      return container
    case .pages:
      let header = FlexibleHeaderView()
      setUp(header)
      self.header = header
      return HeaderPagesViewController(
        header: header, pages: [self, UITableViewController(), UITableViewController()])
    default:
      install(kind)
      return self
    }
  }

  private func install(_ kind: Header) {
    switch kind {
    case .container, .pages: break
    case .flexible: install(FlexibleHeaderView())
    case .flexibleWith(let addition):
      let flexible = FlexibleHeaderView()
      install(flexible)
      add(addition, to: flexible)
    case .footer:
      install(FlexibleHeaderView())
      let footer = RevealingFooterView(frame: .zero)
      footer.minimumHeight = ScrollSession.minimumHeight
      footer.install(in: scrollView)
      header = footer
    case .flexibleWithController:
      let controller = FlexibleHeaderViewController()
      headerViewController = controller
      install(controller.headerView)
    case .bar(let behavior):
      let bar = FlexibleHeightBar(
        maximumHeight: ScrollSession.topInset, minimumHeight: ScrollSession.minimumHeight)
      bar.behavior = behavior.make()
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

  private func add(_ addition: Addition, to header: FlexibleHeaderView) {
    switch addition {
    case .delegate:
      let delegate = ScrollCounter()
      self.delegate = delegate
      scrollView.delegate = delegate
    case .effect:
      let badge = UIView(frame: CGRect(x: 16, y: 16, width: 24, height: 24))
      header.addSubview(badge)
      header.effects.add(.fade(), to: badge)
    case .follower:
      let toolbar = UIView(
        frame: CGRect(x: 0, y: view.bounds.maxY - 50, width: view.bounds.width, height: 50))
      view.addSubview(toolbar)
      header.followers.add(toolbar, edge: .bottom)
    case .morph:
      let (title, barTitle) = (UILabel(), UILabel())
      for (label, frame) in [
        (title, CGRect(x: 16, y: 100, width: 300, height: 40)),
        (barTitle, CGRect(x: 120, y: 26, width: 135, height: 24)),
      ] {
        label.text = "Chestnuts"
        label.frame = frame
        header.addSubview(label)
      }
      title.font = .systemFont(ofSize: 34)
      header.effects.morph(title, into: barTitle)
    case .closure:
      header.progressDidChange = { [weak self] in self?.progress = $0.collapse }
    }
  }

  private var progress: CGFloat = 0

  private func install(_ flexible: FlexibleHeaderView) {
    setUp(flexible)
    flexible.install(in: scrollView)
    header = flexible
  }

  private func setUp(_ flexible: FlexibleHeaderView) {
    flexible.heightsIncludeSafeArea = true
    flexible.maximumHeight = ScrollSession.topInset
    flexible.minimumHeight = ScrollSession.minimumHeight
    flexible.shiftBehavior = .enabled
  }
}

/// An app's delegate that counts scroll events.
private final class ScrollCounter: NSObject, UIScrollViewDelegate {
  private var count = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}
