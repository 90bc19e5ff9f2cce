import FlexibleHeader
import PortableUIKit

/// A screen with a hand-written header, of the kind that apps have without a library, or with one of the package's headers.
/// All have the same heights and the same content, a colored view with a label, so that their costs can be compared.
@MainActor final class PeerStage: UIViewController, UIScrollViewDelegate {
  /// The header of the screen.
  enum Header: String, CaseIterable, Sendable {
    /// A scroll view alone.
    case none
    /// A view whose frame the scroll view's delegate sets.
    case frame
    /// A view between constraints, whose height the scroll view's delegate sets.
    case constraint
    /// A view that observes the content offset and sets its own frame.
    case observing
    case flexible, bar, stretchy, sections
  }

  let scrollView = UIScrollView()
  private(set) var header = UIView()
  /// The view whose position shows that the header moved.
  private(set) lazy var moved = header
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: ScrollSession.viewHeight))
  private let kind: Header
  private var height: NSLayoutConstraint?
  private var observation: NSKeyValueObservation?
  private let finger: HostFinger

  /// Creates the screen. If `isHeld` is `true`, a finger holds the content, as in a drag: sections collapse only then.
  init(_ kind: Header, isHeld: Bool) {
    self.kind = kind
    finger = HostFinger(in: window)
    super.init(nibName: nil, bundle: nil)
    window.windowScene = HostSimulator.current.scene
    window.rootViewController = self
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: ScrollSession.contentHeight)
    view.addSubview(scrollView)
    installHeader()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard isHeld else { return }
    finger.down(at: CGPoint(x: 180, y: 400))
    finger.move(to: CGPoint(x: 180, y: 360))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// Lays out all that is pending, as at the end of a frame.
  func layOut() { window.layoutIfNeeded() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let height = visibleHeight(at: scrollView.contentOffset.y)
    if let constraint = self.height {
      constraint.constant = height
    } else {
      header.frame = CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: height)
    }
  }

  /// The height of a hand-written header: what the content leaves free, between its limits.
  private func visibleHeight(at offset: CGFloat) -> CGFloat {
    min(max(-offset, ScrollSession.minimumHeight), ScrollSession.topInset)
  }

  // MARK: - Headers

  private func installHeader() {
    switch kind {
    case .none: break
    case .frame:
      addByHand()
      scrollView.delegate = self
    case .constraint:
      addByHand()
      header.translatesAutoresizingMaskIntoConstraints = false
      let height = header.heightAnchor.constraint(equalToConstant: ScrollSession.topInset)
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: view.topAnchor),
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
      ])
      self.height = height
      scrollView.delegate = self
    case .observing:
      addByHand()
      observation = scrollView.observe(\.contentOffset) { [weak self] scrollView, _ in
        MainActor.assumeIsolated { self?.scrollViewDidScroll(scrollView) }
      }
    case .flexible:
      let flexible = FlexibleHeaderView()
      flexible.heightsIncludeSafeArea = true
      flexible.maximumHeight = ScrollSession.topInset
      flexible.minimumHeight = ScrollSession.minimumHeight
      addContent(to: flexible.contentView)
      flexible.install(in: scrollView)
      header = flexible
    case .bar:
      let bar = FlexibleHeightBar(
        maximumHeight: ScrollSession.topInset, minimumHeight: ScrollSession.minimumHeight)
      bar.behavior = SquareCashBehavior()
      addContent(to: bar)
      bar.install(in: scrollView)
      header = bar
    case .stretchy:
      let stretchy = StretchyHeaderView(maximumHeight: ScrollSession.topInset)
      stretchy.minimumHeight = ScrollSession.minimumHeight
      addContent(to: stretchy.contentView)
      stretchy.install(in: scrollView)
      header = stretchy
    case .sections:
      let (section, sectioned) = (UIView(), SectionedHeaderView())
      addContent(to: section)
      moved = section
      sectioned.sections = [
        HeaderSection(
          section, maximumHeight: ScrollSession.topInset, minimumHeight: ScrollSession.minimumHeight)
      ]
      sectioned.install(in: scrollView)
      header = sectioned
    }
  }

  private func addByHand() {
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: ScrollSession.topInset)
    addContent(to: header)
    view.addSubview(header)
    scrollView.contentInset.top = ScrollSession.topInset
  }

  /// Adds a colored view that fills the header, and a label at its bottom.
  private func addContent(to container: UIView) {
    let background = UIView(frame: container.bounds)
    background.backgroundColor = .systemBlue
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(background)
    let label = UILabel(frame: CGRect(x: 16, y: container.bounds.height - 40, width: 200, height: 24))
    label.text = "Peaks"
    label.autoresizingMask = [.flexibleTopMargin]
    container.addSubview(label)
  }
}

extension Workload {
  /// Sets the offset on a screen with a header. If `lays` is `true`, a finger holds the content, and each event ends with
  /// the layout of the frame. Counts changes of the position of the header, or of its section.
  @MainActor static func peer(_ session: ScrollSession, _ header: PeerStage.Header, lays: Bool) -> Int {
    let stage = PeerStage(header, isHeld: lays)
    // A section changes its height inside of the header.
    let (scrollView, layer) = (stage.scrollView, stage.moved.layer)
    var changes = 0
    var position = layer.position.y
    session.play {
      scrollView.contentOffset = CGPoint(x: 0, y: $0)
      if lays { stage.layOut() }
      if layer.position.y != position { changes += 1 }
      position = layer.position.y
    }
    return changes
  }

  /// The workloads of all headers of a `PeerStage`, without and with the layout of each frame.
  static let peers: [String: @MainActor @Sendable (ScrollSession) -> Int] = {
    var peers: [String: @MainActor @Sendable (ScrollSession) -> Int] = [:]
    for header in PeerStage.Header.allCases {
      peers["peer-\(header)"] = { peer($0, header, lays: false) }
      peers["peer-\(header)-layout"] = { peer($0, header, lays: true) }
    }
    return peers
  }()
}
