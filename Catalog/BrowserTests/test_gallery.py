"""The front page."""

import pytest


def front(open_page, **options):
    page = open_page("", **options)
    page.page.wait_for_selector("#gallery li[data-drawn=true]")
    return page


def names(page):
    return page.page.eval_on_selector_all("#gallery li:not([hidden]) strong", "all => all.map(e => e.textContent)")


def test_front_page_lists_every_screen_in_its_group(open_page):
    page = front(open_page)
    screens = [screen.replace("-", " ").capitalize() for screen, _ in page.screens()]
    assert sorted(names(page)) == sorted(screens)
    groups = page.page.eval_on_selector_all("#gallery-list h2", "all => all.map(e => e.textContent)")
    assert groups == [group for group in (
        "Showcase", "Sections", "Lists of parts", "Flexible header", "Height bar", "Stretchy", "Set-ups") if group in groups]
    assert len(groups) >= 4


def test_search_finds_words_in_names_and_summaries(open_page):
    page = front(open_page)
    page.page.fill("#search", "STATUS bar")
    assert "Status bar" in names(page) and "Popover" not in names(page)
    page.page.fill("#search", "xyzzy")
    assert names(page) == [] and page.page.is_visible("#nothing-found")
    page.page.fill("#search", "")
    assert len(names(page)) == len(page.screens())


def loaded_card(page):
    """A card with its picture, which is loaded when it comes into view."""
    card = page.page.locator("#gallery a[href='#typical-use']")
    card.scroll_into_view_if_needed()
    card.locator(".picture .layer").first.wait_for()
    return card


def test_picture_under_the_pointer_plays_at_once_and_alone(open_page):
    page = front(open_page)
    card = loaded_card(page)
    start = card.locator(".picture").evaluate("e => e.innerHTML")
    card.hover()
    page.until("start => document.querySelector(\"#gallery a[href='#typical-use'] .picture\").innerHTML !== start", arg=start)
    assert page.page.locator("#gallery li[data-plays]").count() == 1


def test_visible_pictures_play_one_after_the_other_until_they_are_paused(open_page):
    page = front(open_page)
    page.page.mouse.move(2, 2)
    page.page.wait_for_selector("#gallery li[data-plays]")
    name = "document.querySelector('#gallery li[data-plays] a')?.hash"
    first = page.page.evaluate(name)
    page.until(f"first => {name} && {name} !== first", arg=first, timeout=40)
    page.page.click("#stillness")
    assert page.page.locator("#gallery li[data-plays]").count() == 0
    assert page.page.inner_text("#stillness") == "Play"


def test_pictures_have_the_appearance_of_the_page(open_page):
    page = front(open_page)
    page.page.click("#stillness")
    card = loaded_card(page)
    light = card.locator(".picture").evaluate("e => e.innerHTML")
    page.page.emulate_media(color_scheme="dark")
    page.until("light => document.querySelector(\"#gallery a[href='#typical-use'] .picture\").innerHTML !== light", arg=light)
    page.page.emulate_media(color_scheme="light")
    page.until("light => document.querySelector(\"#gallery a[href='#typical-use'] .picture\").innerHTML === light", arg=light)


def test_picture_stays_still_with_reduced_motion(open_page):
    page = front(open_page)
    page.page.emulate_media(reduced_motion="reduce")
    card = loaded_card(page)
    start = card.locator(".picture").evaluate("e => e.innerHTML")
    card.hover()
    page.page.wait_for_timeout(400)
    assert card.locator(".picture").evaluate("e => e.innerHTML") == start


def test_card_opens_its_screen_and_back_returns_to_the_front_page(open_page):
    page = front(open_page)
    page.page.click("#gallery a[href='#safari']")
    page.shows("safari")
    assert page.page.is_visible("#phone") and not page.page.is_visible("#gallery")
    assert page.reading("kind") == "heightBar"
    page.page.click("#home")
    page.shows("")
    assert page.page.is_visible("#gallery") and not page.page.is_visible("#phone")
    page.page.go_back()
    page.shows("safari")
    assert page.page.is_visible("#phone")
    page.page.go_back()
    page.shows("")
    assert page.page.is_visible("#gallery")


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_front_page_fits(open_page, width):
    page = front(open_page, size=(width, 844))
    assert page.page.evaluate("document.documentElement.scrollWidth") <= width
    first = page.page.locator("#gallery li").first.bounding_box()
    assert first["y"] + first["height"] / 2 < 844


def test_sheets_on_a_small_screen(open_page):
    page = open_page("#typical-use", size=(390, 844), touch=True)
    assert page.page.evaluate("document.documentElement.scrollWidth") <= 390
    share = page.page.locator("#share").bounding_box()
    assert share["y"] + share["height"] <= page.page.locator(".sheet-buttons").bounding_box()["y"]
    phone = page.page.locator("#phone").bounding_box()
    assert phone["height"] > 400 and phone["y"] + phone["height"] < 780
    for button, inside in (("open-inspector", "#readings"), ("open-settings", "#device"), ("open-log", "#log .hint"),
                           ("open-tools", "#play")):
        assert not page.page.is_visible(inside)
        page.page.click(f"#{button}")
        assert page.page.is_visible(inside)
        assert page.page.get_attribute(f"#{button}", "aria-expanded") == "true"
    page.page.keyboard.press("Escape")
    assert not page.page.is_visible("#play")
