"""Connections that are slow, silent, or lost."""

import re
import signal
import ssl
import subprocess

import pytest

from catalog_page import CatalogPage
from conftest import Server
from proxy import Proxy


@pytest.fixture
def slow(server):
    """A connection to the server with a round trip of 400 ms."""
    proxy = Proxy(server.port, delay=0.2)
    yield proxy
    proxy.close()


COUNT_PICTURES = """() => {
  window.pictures = [];
  let changed = false;
  new MutationObserver(() => { changed = true; }).observe(
    document.getElementById("picture"), { subtree: true, attributes: true, childList: true });
  const look = (stamp) => {
    if (changed) pictures.push(stamp);
    changed = false;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def test_slow_connection_has_several_frames_in_flight(open_page, slow):
    page = open_page("#typical-use", url=slow.url)
    # The page measures the round trip.
    page.wheel(40)
    assert page.page.inner_text("#status").startswith("Live, slow responses: ")
    page.page.evaluate(COUNT_PICTURES)
    page.page.select_option("#stroke", "flick-up-1")
    page.page.click("#play")
    page.page.wait_for_timeout(2200)
    stamps = page.page.evaluate("pictures")
    # The second with the most pictures. Before it the first picture is in transit, after it the content comes to rest.
    best = max(sum(start <= stamp < start + 1000 for stamp in stamps) for start in stamps)
    # With one frame in flight there would be at most 3. A quiet machine shows more than 30, a busy one 9.
    assert best > 4
    page.rest()


def test_first_drag_over_a_slow_connection_does_not_wait_for_a_response(open_page, slow):
    page = open_page("#typical-use", url=slow.url)
    page.page.evaluate("""() => {
      window.sent = [];
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).type === "frame") window.sent.push(performance.now());
        return send.call(this, text);
      };
    }""")
    page.drag(0.8, 0.6)
    first, _, third = page.page.evaluate("sent.slice(0, 3)")
    assert third - first < 380, "a round trip takes 400 ms"


def test_input_over_a_slow_connection_arrives_in_order(open_page, slow):
    page = open_page("#typical-use", url=slow.url)
    page.drag(0.8, 0.5)
    first = page.reading("contentOffset")
    assert first > page.start_offset + 100
    page.drag(0.5, 0.8)
    assert page.reading("contentOffset") < first


def test_unresponsive_server_is_reported_and_input_meanwhile_is_dropped(open_page):
    server = Server()
    page = open_page(url=server.url)
    page.wheel(60)
    offset = page.reading("contentOffset")
    server.process.send_signal(signal.SIGSTOP)
    try:
        page.page.mouse.wheel(0, 30)
        page.page.wait_for_selector("body[data-state=silent]", timeout=10000)
        # A busy machine shows the notice later.
        assert re.match(r"No response for \d+ s\.", page.page.inner_text("#notice"))
        assert page.page.inner_text("#status") == "No response"
        assert float(page.page.evaluate("getComputedStyle(glass).opacity")) < 0.5
        page.page.mouse.wheel(0, 500)
    finally:
        server.process.send_signal(signal.SIGCONT)
    page.live()
    assert not page.page.is_visible("#notice")
    assert page.page.inner_text("#status").startswith("Live")
    assert page.reading("contentOffset") < offset + 60
    page.page.close()
    assert server.stop() == 0


def test_touch_that_ends_while_the_server_does_not_respond_is_canceled(open_page):
    server = Server()
    page = open_page(url=server.url)
    page.page.mouse.move(*page.point(0.5, 0.8))
    # The server stops before the touch: on a busy machine it can be silent for a moment, which would cancel a touch.
    server.process.send_signal(signal.SIGSTOP)
    try:
        page.page.mouse.down()
        page.page.wait_for_selector("body[data-state=silent]")
        page.page.mouse.up()
    finally:
        server.process.send_signal(signal.SIGCONT)
    page.live()
    assert page.reading("isTracking") is False
    page.page.close()
    assert server.stop() == 0


def test_lost_connection_keeps_the_scroll_position_and_the_recording(open_page, server):
    proxy = Proxy(server.port)
    page = open_page(url=proxy.url)
    page.allowed_complaints = ("WebSocket",)
    page.page.click("#record")
    page.wheel(150)
    before = page.readings()
    proxy.cut()
    page.page.wait_for_selector("body[data-state=connecting]")
    page.live()
    assert page.readings() == before
    assert page.page.inner_text("#record") == "Stop and save"
    with page.page.expect_download() as download:
        page.page.click("#record")
    assert download.value.suggested_filename.startswith("typical-use.")
    page.page.close()
    proxy.close()


def test_scroll_position_is_restored_after_the_server_restarts(open_page):
    first = Server()
    page = open_page(url=first.url)
    page.allowed_complaints = ("WebSocket",)
    page.page.click("#record")
    for _ in range(3):
        page.wheel(200)
    offset = page.reading("contentOffset")
    assert offset > 200
    assert first.stop() == 0
    page.page.wait_for_selector("body[data-state=connecting]")
    assert page.page.inner_text("#notice") == "Connection lost. Reconnecting…"
    second = Server(first.port)
    try:
        page.live()
        assert abs(page.reading("contentOffset") - offset) < 1
        assert page.page.inner_text("#problem") == "The server was restarted. The recording is lost."
        assert page.page.inner_text("#record") == "Record"
    finally:
        page.page.close()
        assert second.stop() == 0


def test_two_hundred_connections_do_not_grow_the_server(server):
    from raw_socket import RawSocket

    def connect(count):
        for _ in range(count):
            tab = RawSocket.tab(server.port)
            tab.ask('{"type":"frame","elapsed":0.016,"input":[]}')
            tab.close()

    connect(60)
    before = server.memory()
    connect(200)
    assert server.memory() - before < 6_000


def test_page_works_behind_a_proxy_with_tls(browser, server, tmp_path):
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
         "-keyout", key, "-out", certificate], check=True, capture_output=True)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate, key)
    proxy = Proxy(server.port, tls=tls)
    context = browser.new_context(ignore_https_errors=True)
    page = CatalogPage(context.new_page(), f"https://localhost:{proxy.port}/")
    page.open("#typical-use")
    page.wheel(100)
    assert page.reading("contentOffset") > page.start_offset
    assert page.complaints == []
    context.close()
