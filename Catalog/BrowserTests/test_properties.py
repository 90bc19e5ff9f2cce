"""The controls for the header's properties, their code, and the documentation of values."""

import pytest


def move(page, name, value):
    """Moves a slider, as a finger on it would."""
    page.page.evaluate(
        "([id, value]) => { const input = document.getElementById(id); input.value = value;"
        " input.dispatchEvent(new Event('input', { bubbles: true })); }", [f"property-{name}", value])
    page.rest()


def control(page, name):
    return page.page.locator(f"[id='property-{name}']")


def code(page):
    return page.page.inner_text("#property-code")


def test_properties_are_set_at_once_and_kept_in_the_address(open_page):
    page = open_page()
    assert page.reading("height") == 267 and "header.maximumHeight = 220\n" in code(page)
    move(page, "header.maximumHeight", 120)
    page.until("document.querySelector('[data-reading=height]').dataset.value === '167'")
    assert "header.maximumHeight = 120\n" in code(page) and "header.maximumHeight=120" in page.page.url
    # Content at its top stays at its top.
    assert page.reading("contentOffset") == -167
    control(page, "header.canOverExtend").uncheck()
    control(page, "header.shiftBehavior").select_option("enabledWithStatusBar")
    page.until("document.getElementById('property-code').textContent.includes('childForStatusBarHidden')")
    assert "header.canOverExtend = false\n" in code(page)
    changed = page.page.eval_on_selector_all("[data-changed]", "rows => rows.map(row => row.dataset.property)")
    assert changed == ["header.maximumHeight", "header.shiftBehavior", "header.canOverExtend"]
    link, text = page.page.url.removeprefix(page.url), code(page)
    page.wheel(600)
    assert page.is_status_bar_hidden()
    other = open_page(link)
    assert other.reading("maximumHeight") == 120 and code(other) == text
    assert control(other, "header.maximumHeight").input_value() == "120"
    other.page.click("#reset-properties")
    other.until("document.querySelector('[data-reading=maximumHeight]').dataset.value === '220'")
    assert "header." not in other.page.url and other.page.is_disabled("#reset-properties")


def test_behavior_of_a_bar_can_be_replaced(open_page):
    page = open_page("#square-cash")
    control(page, "header.behavior").select_option("FacebookBehavior")
    page.page.wait_for_selector("[data-property='header.behavior.thresholdFromTop']")
    move(page, "header.behavior.thresholdFromTop", 40)
    page.until("document.getElementById('property-code').textContent.includes('thresholdFromTop = 40')")
    page.wheel(1000)
    assert page.reading("progress") == 1
    # Unlike the behavior of the screen, this one expands the bar everywhere.
    page.wheel(-150)
    assert page.reading("progress") < 1 and page.reading("contentOffset") > 0


def test_sections_have_properties(open_page):
    page = open_page("#search-row?header.sections.1.exit=stays")
    assert "HeaderSection(section2, entrance: .always, maximumHeight: 48)," in code(page)
    page.wheel(500)
    assert page.reading("visibleHeight") == 96
    row = page.page.locator("[data-property='header.sections.0.minimumHeight']")
    row.locator(".automatic input").uncheck()
    page.until("document.getElementById('property-code').textContent.includes('minimumHeight: ')")
    row.locator(".automatic input").check()
    page.until("!document.getElementById('property-code').textContent.includes('minimumHeight: ')")


def test_code_is_copied(open_page):
    page = open_page()
    page.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.page.click("#copy-code")
    page.page.locator("#copied", has_text="Copied").wait_for()
    assert page.page.evaluate("navigator.clipboard.readText()") == page.page.text_content("#property-code")


def test_every_value_and_property_has_documentation(open_page):
    page = open_page()
    for screen in ("typical-use", "safari", "stretchy-table-header", "pull-for-more", "search-row"):
        page.page.click(f"a[data-screen={screen}]")
        page.until("screen => document.body.dataset.screen === screen", screen)
        page.rest()
        counts = page.page.evaluate("['#readings details', '.property'].map(all => document.querySelectorAll(all).length)")
        links = page.page.evaluate("""() => ["#readings", "#property-list"].map((list) =>
            [...document.querySelectorAll(`${list} a`)].map((link) => link.getAttribute("href")))""")
        assert [len(list) for list in links] == counts and min(counts) >= 3
        # Every address leads to a text, and every anchor to a heading in it.
        dead = page.page.evaluate("""async (addresses) => {
          const dead = [];
          for (const address of new Set(addresses)) {
            const [path, anchor] = address.split("#");
            const response = await fetch(path);
            const text = await response.text();
            const headings = text.split("\\n").filter((line) => line.startsWith("#"))
              .map((line) => line.replace(/^#+ /, "").toLowerCase().replace(/[^\\w\\- ]/g, "").replaceAll(" ", "-"));
            if (!response.ok || text.length < 20 || (anchor && !headings.includes(anchor))) dead.push(address);
          }
          return dead;
        }""", links[0] + links[1])
        assert dead == []


def test_documentation_opens_at_its_place(open_page):
    page = open_page()
    row = page.page.locator("#readings details", has=page.page.locator("[data-reading=contentInsetTop]"))
    row.locator("summary").click()
    row.locator("a").click()
    heading = page.page.locator("#documentation-text [data-anchor='insets-of-the-tracking-scroll-view']")
    heading.wait_for()
    page.until("""() => { const area = document.getElementById("documentation-text").getBoundingClientRect();
        const heading = document.querySelector("[data-anchor='insets-of-the-tracking-scroll-view']").getBoundingClientRect();
        return heading.top >= area.top - 1 && heading.bottom <= area.bottom; }""")
    page.page.keyboard.press("Escape")
    page.page.click("[data-property='header.minimumHeight'] a")
    page.page.locator("#documentation-text pre", has_text="public override var minimumHeight: CGFloat").wait_for()
    assert "The default is 56." in page.page.inner_text("#documentation-text")
    assert page.page.inner_text("#documentation-title") == "minimumHeight: CGFloat"
    # Names of other properties, and the document with the behavior, are links.
    page.page.click("#documentation-text code a[href='properties/FlexibleHeaderView.maximumHeight']")
    page.page.locator("#documentation-title", has_text="maximumHeight: CGFloat").wait_for()
    page.page.click("#documentation-text a[href='documents/Documentation/Behavior/FlexibleHeader.md']")
    page.page.locator("#documentation-title", has_text="Flexible header").wait_for()


@pytest.mark.parametrize("dark", [False, True])
def test_properties_are_a_sheet_on_phones(open_page, dark):
    page = open_page(size=(390, 844), dark=dark)
    assert not page.page.is_visible("#property-list")
    page.page.click("#open-properties")
    move(page, "header.maximumHeight", 150)
    page.until("document.querySelector('[data-reading=height]').dataset.value === '197'")
    assert page.page.evaluate("document.documentElement.scrollWidth") == 390
    page.page.locator("#property-code").scroll_into_view_if_needed()
    page.page.keyboard.press("Escape")
    assert not page.page.is_visible("#property-list")
