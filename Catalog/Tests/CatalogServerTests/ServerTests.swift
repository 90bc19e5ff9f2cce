@testable import CatalogServer
import Foundation
import Testing

struct RequestGateTests {
  private let gate = RequestGate(host: "127.0.0.1")

  @Test(
    "Requests from pages of this machine are admitted",
    arguments: [
      ("127.0.0.1:8080", nil), ("localhost:8080", "http://localhost:8080"),
      ("[::1]:8080", "http://[::1]:8080"),
      ("192.168.1.20:8080", "http://192.168.1.20:8080"), ("LOCALHOST", "http://localhost"),
    ] as [(String, String?)]) func welcome(host: String, origin: String?)
  {
    expectNil(gate.objection(host: host, origin: origin))
  }

  @Test(
    "Requests from foreign pages, and to names that others could bind to this machine, are refused",
    arguments: [
      (nil, nil), ("", nil), ("evil.example:8080", nil), ("127.0.0.1.evil.example", nil), ("[::1", nil),
      ("localhost:8080", "http://evil.example"), ("localhost:8080", "null"),
      ("localhost:8080", "http://localhost:9090"), ("localhost:1:2", nil), ("1.2.3.400", nil),
      ("a@127.0.0.1", nil), ("[::1].evil.com:80", nil), ("[:]", nil), ("127.0.0.1:18080, evil.com", nil),
      ("[evil.com]", nil), ("[127.0.0.1]", nil), ("127.0.0.1:", nil), ("127.0.0.1:99999", nil),
      ("localhost:80a", nil), ("localhost:+80", nil), ("[::1]80", nil),
    ] as [(String?, String?)]) func refused(host: String?, origin: String?)
  {
    expectNotNil(gate.objection(host: host, origin: origin))
  }

  @Test("Pages that a proxy on this machine serves with TLS are admitted, other pages with TLS are not")
  func proxyWithTLS() {
    expectNil(gate.objection(host: "localhost:8080", origin: "https://localhost:8080"))
    expectNotNil(gate.objection(host: "localhost:8080", origin: "https://evil.example"))
  }

  @Test("A server for other machines admits this machine's name and pages with TLS")
  func openToOthers() {
    let name = ProcessInfo.processInfo.hostName
    let open = RequestGate(host: "0.0.0.0", isOpenToOtherMachines: true)
    expectNil(open.objection(host: "\(name):8080", origin: "http://\(name):8080"))
    expectNil(open.objection(host: "localhost:8080", origin: "https://localhost:8080"))
    expectNotNil(open.objection(host: "evil.example", origin: nil))
    expectNotNil(open.objection(host: "localhost:8080", origin: "https://evil.example"))
  }
}

@MainActor struct SeatsTests {
  // Without a time limit: the main thread may be busy with other tests for minutes.
  @Test("A session that another thread releases releases its views on the main thread")
  func releaseElsewhere() async {
    let holder = SessionHolder(CatalogSession())
    let isMain = await withCheckedContinuation { continuation in
      let view = LastingView { continuation.resume(returning: $0) }
      holder.session?.stage.window.addSubview(view)
      Task.detached { holder.session = nil }
    }
    expect(isMain)
  }

  private final class SessionHolder: @unchecked Sendable {
    nonisolated(unsafe) var session: CatalogSession?
    init(_ session: CatalogSession) { self.session = session }
  }

  /// A view that tells at its end whether that comes on the main thread.
  private final class LastingView: UIView {
    private let onEnd: @Sendable (Bool) -> Void

    init(onEnd: @escaping @Sendable (Bool) -> Void) {
      self.onEnd = onEnd
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("The view isn't archived.") }

    deinit { onEnd(HostMainQueue.isCurrent) }
  }

  @Test("The seventeenth tab is refused until another tab closes")
  func limit() throws {
    let seats = Seats(library: CatalogLibrary())
    let taken = (0..<16).compactMap { _ in seats.take() }
    expect(taken.count == 16 && Set(taken.map(\.session.name)).count == 16)
    expectNil(seats.take())
    expectEqual(Answer(seats.refusal).message?.hasPrefix("16 tabs are open, which is the most."), true)
    seats.leave(taken[3])
    expect(seats.count == 15 && seats.take() != nil)
  }

  @Test("A tab resumes its session when it reconnects, and its former connection doesn't close the new one")
  func resuming() throws {
    let seats = Seats(library: CatalogLibrary())
    let first = try #require(seats.take())
    let session = first.session
    session.ask(Message.frame())
    session.ask(Message.frame(1 / 60, Message.wheel(100)))
    let offset = try #require(session.rest().offset)
    session.ask(#"{"type":"record","on":true}"#)
    session.ask(Message.frame(1 / 60, Message.touch("down", 180, 600)))
    let second = try #require(seats.take(resuming: session.name))
    expect(second.session === session && second.isResumed && !first.isResumed && seats.count == 1)
    seats.leave(first)
    expectEqual(seats.count, 1)
    let again = session.ask(Message.frame())
    expect(again.fields["whole"] as? Bool == true && again.offset == offset && session.isRecording)
    expectLess(session.rest().frames, 300, "a finger was left on the screen")

    seats.leave(second)
    expectEqual(seats.count, 0)
    expectSame(seats.take(resuming: session.name)?.session, session)
    expectEqual(seats.take(resuming: "nobody")?.isResumed, false)
  }

  @Test("The source of every screen is found")
  func sources() {
    let library = CatalogLibrary()
    for screen in CatalogScreen.all {
      expectEqual(library.completeSource(of: screen)?.text.contains("class "), true, "\(screen.id)")
    }
  }
}
