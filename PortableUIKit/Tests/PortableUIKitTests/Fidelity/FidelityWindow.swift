#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

/// A window that may say itself what of it is unsafe; the override is what reaches the root view [T: Epoxy].
final class FidelityWindow: UIWindow {
  var imposedInsets: UIEdgeInsets?
  override var safeAreaInsets: UIEdgeInsets { imposedInsets ?? super.safeAreaInsets }
}

/// Checks what is observed under both answers to an open question; against UIKit it prints which one is right.
@MainActor func check(
  _ question: OpenQuestion, yes: String, no: String, sourceLocation: SourceLocation = #_sourceLocation,
  observe: (FidelityStage) -> String
) {
  if question.answers.isEmpty {
    let seen = observe(FidelityStage())
    print("[?] \(question.rawValue): UIKit answers \(seen) (yes would be \(yes), no \(no))")
    #expect([yes, no].contains(seen), sourceLocation: sourceLocation)
  }
  for (isYes, answers) in question.answers {
    let seen = observe(FidelityStage(answers))
    #expect(seen == (isYes ? yes : no), "\(answers.testDescription)", sourceLocation: sourceLocation)
  }
}

/// What was called, in order.
@MainActor final class CallJournal {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// The entries so far; the journal starts afresh.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// Where an entry stands for the first time.
  func place(of entry: String) -> Int? { entries.firstIndex(of: entry) }
}

/// A view that writes down what happens to it.
final class JournalView: UIView {
  let name: String
  let journal: CallJournal
  /// The kinds of calls that are written down.
  var kinds: Set<Kind> = [.moves]

  enum Kind { case moves, layout, safeArea, geometry }

  init(_ name: String, _ journal: CallJournal, _ kinds: Set<Kind> = [.moves], frame: CGRect = .zero) {
    self.name = name
    self.journal = journal
    self.kinds = kinds
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  private func note(_ kind: Kind, _ text: String) {
    if kinds.contains(kind) { journal.add("\(name) \(text)") }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    note(.moves, "willMove superview \(newSuperview != nil)")
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    note(.moves, "didMove superview \(superview != nil)")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    note(.moves, "willMove window \(newWindow != nil)")
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    note(.moves, "didMove window \(window != nil)")
  }
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    note(.moves, "didAdd")
  }
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    note(.moves, "willRemove")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    note(.layout, "layout")
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    note(.safeArea, "safeArea")
  }
  override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      note(.geometry, "frame")
    }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      note(.geometry, "bounds")
    }
  }
  override var center: CGPoint {
    get { super.center }
    set {
      super.center = newValue
      note(.geometry, "center")
    }
  }
}

/// A controller that writes down its life.
class JournalController: UIViewController {
  let name: String
  let journal: CallJournal
  var onLoad: ((JournalController) -> Void)?

  init(_ name: String, _ journal: CallJournal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func note(_ text: String) { journal.add("\(name) \(text)") }

  override func loadView() {
    note("loadView")
    view = JournalView("\(name)View", journal, [.layout, .safeArea], frame: UIScreen.main.bounds)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
    onLoad?(self)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("willLayout")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("didLayout")
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note("safeArea")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent != nil)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent != nil)")
  }
}

extension FidelityStage {
  /// Makes a controller the window's root and the window visible.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Makes the window visible with a plain root that was laid out, and gives the root's view.
  func showPlain() -> UIView {
    let root = UIViewController()
    show(root)
    turn()
    return root.view
  }
}

func isClose(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(first - second) <= tolerance
}
