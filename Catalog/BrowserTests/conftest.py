"""The server, the browser, and the page under test."""

import os
import pathlib
import re
import resource
import subprocess

import pytest
from playwright.sync_api import sync_playwright

from catalog_page import CatalogPage

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("CATALOG_PROGRAM", str(ROOT / ".build" / "debug" / "catalog"))

# Delays what the page learns from the server and about its address, like a busy machine does.
DELAY = """milliseconds => {
  const late = (handler) => (event) => setTimeout(() => handler(event), milliseconds);
  const add = window.addEventListener;
  window.addEventListener = (name, handler, ...rest) =>
    add.call(window, name, name === "hashchange" ? late(handler) : handler, ...rest);
  const property = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    get() { return property.get.call(this); },
    set(handler) { property.set.call(this, handler && late(handler)); },
  });
}"""


class Server:
    """A process of the catalog, by default on any free port."""

    def __init__(self, port=0, *arguments, descriptors=None, environment=None):
        def limit():
            if descriptors:
                resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(port), *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, preexec_fn=limit, env=os.environ | (environment or {}))
        line = self.process.stdout.readline()
        match = re.search(r"http://[\d.]+:(\d+)/", line)
        assert match, f"unexpected output: {line!r}"
        self.url = match.group(0)
        self.port = int(match.group(1))

    def memory(self):
        """Resident memory in kilobytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))

    def stop(self):
        """Terminates the server and returns its exit status."""
        self.process.terminate()
        try:
            status = self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError("the server did not stop")
        self.process.stdout.close()
        return status


@pytest.fixture(scope="session")
def server():
    server = Server()
    yield server
    assert server.stop() == 0


def launch(playwright):
    """Starts the browser.

    The headless shell is Chromium without windows. Chromium itself loads the toolbar of a window for each context, which
    costs about a second of processor time. Without a sandbox: continuous integration runs as root in a container. Without
    hinting, text is as wide as on devices.
    """
    return playwright.chromium.launch(
        executable_path=os.environ.get("CATALOG_BROWSER", "/usr/bin/chromium-headless-shell"),
        args=["--no-sandbox", "--font-render-hinting=none"])


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, server):
    """Opens tabs. Fails if a tab's console has an error or a warning at the end."""
    contexts, pages = [], []

    def open_one(hash="#typical-use", size=(1400, 900), dark=False, touch=False, url=None):
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light",
            has_touch=touch, accept_downloads=True)
        contexts.append(context)
        if "CATALOG_DELAY" in os.environ:
            context.add_init_script(f"({DELAY})({int(os.environ['CATALOG_DELAY'])})")
        page = CatalogPage(context.new_page(), url or server.url)
        pages.append(page)
        page.open(hash)
        return page

    yield open_one
    complaints = [complaint for page in pages for complaint in page.complaints]
    for context in contexts:
        context.close()
    assert complaints == []
