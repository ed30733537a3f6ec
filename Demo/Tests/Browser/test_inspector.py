"""The panels beside the phone: clock, network, timeline, geometry, and traces."""

import json
import math
import re

import pytest
from frames import LayoutTrace
from gestures import center, tap
from phone import (
    choose_device, drag, fling, hold, offset, open_scene, pause, phone_point, state, tell, wait_for_layout, wait_for_rest,
    wait_for_state, wait_until,
)

HIGH, LOW = (187, 200), (187, 480)


def callbacks(page):
    return page.locator("#callbacks li > span").all_text_contents()


def test_no_element_has_the_name_of_a_scene(page):
    # The hash of the address would scroll to the element.
    both = page.evaluate(
        "[...document.querySelectorAll('[data-scene]')].map(e => e.dataset.scene)"
        ".filter(id => document.getElementById(id))"
    )
    assert both == []


def test_time_stops_and_advances_in_steps(page):
    open_scene(page, "first-steps")
    pause(page)
    page.get_by_role("button", name="Begin refreshing: header").click()
    wait_for_state(page, "header", "willRefresh", "refreshing")
    # The control's frame while it opens moves only in steps.
    top = "document.querySelector('[data-label=list] > .content').getBoundingClientRect().top"
    places = set()

    def has_moved():
        page.locator("#step").click()
        places.add(page.evaluate(top))
        return len(places) > 2

    wait_until(has_moved)
    page.keyboard.press("p")
    page.wait_for_selector("#pause[aria-pressed=false]")
    wait_for_state(page, "header", "idle")


def test_the_network_fails_and_recovers(page):
    open_scene(page, "first-steps")
    page.locator("summary", has_text="Network").click()
    page.locator("[data-feed=failure]").select_option("1")
    page.get_by_role("button", name="Begin refreshing: header").click()
    wait_for_state(page, "header", "failed")
    page.locator("[data-feed=failure]").select_option("0")
    page.get_by_role("button", name="Retry: header").click()
    page.get_by_text("Just now").wait_for()


def test_the_feed_is_empty_short_or_ends(page):
    page.wait_for_selector("[data-label^=post-]")
    amount = page.locator("[data-feed=amount]")
    refresh = page.get_by_role("button", name="Begin refreshing: header")

    def choose(what):
        wait_for_state(page, "header", "idle", "failed")
        wait_until(lambda: state(page, "footer") != "refreshing")
        amount.select_option(what)
        refresh.click()
        wait_for_state(page, "header", "refreshing", "willRefresh")
        wait_for_state(page, "header", "idle")

    choose("empty")
    wait_until(lambda: page.locator("[data-label^=post-]").count() == 0)
    choose("end")
    for _ in range(30):
        if state(page, "footer") == "noMoreData":
            break
        drag(page, (187, 560), (187, 130), steps=10, hold_last=0.1)
    wait_for_state(page, "footer", "noMoreData")
    choose("short")
    # Three posts don't fill the screen: the footer loads more at once or at the next touch.
    wait_until(lambda: page.locator("[data-label^=post-]").count() >= 3)


def test_the_phone_has_a_language_and_arabic_is_laid_out_from_right_to_left(page):
    open_scene(page, "first-steps")
    page.locator("[data-setting=language]").select_option("de")
    touch = hold(page, HIGH, LOW)
    page.get_by_text("Loslassen").first.wait_for(state="attached")
    touch.up()
    page.locator("[data-setting=language]").select_option("ar")
    page.wait_for_selector("[data-setting=rightToLeft][aria-pressed=true]")
    page.locator("[data-setting=language]").select_option("")
    page.wait_for_selector("[data-setting=rightToLeft][aria-pressed=false]")


def test_the_log_is_filtered(page):
    open_scene(page, "first-steps")
    drag(page, HIGH, LOW, hold_last=0.2)
    wait_for_state(page, "header", "refreshing")
    wait_for_state(page, "header", "idle")
    wait_for_rest(page)
    # The log is drawn less often than the states.
    wait_until(lambda: "header refreshing → idle" in callbacks(page))
    assert not any(text.startswith("scrollViewDidScroll") for text in callbacks(page)), "what comes with each frame is shown unasked"
    page.locator("[data-filter=scroll]").click()
    assert any(text.startswith("scrollViewDidScroll") for text in callbacks(page))
    page.locator("[data-filter=scroll]").click()
    texts = callbacks(page)
    assert texts[0].endswith("→ idle") and texts[-1] == "header idle → pulling"
    assert all(" → " in text for text in texts), "what comes with each drag is shown unasked"
    page.locator("[data-filter=drag]").click()
    assert "scrollViewWillBeginDragging" in callbacks(page)[-1]


def test_the_log_begins_with_a_refresh_that_began_before_the_first_frame(page):
    wait_for_state(page, "header", "idle")
    wait_until(lambda: "header refreshing → idle" in callbacks(page))
    assert callbacks(page)[-1] == "header → refreshing", "the log begins in the middle of a refresh"


def test_the_log_keeps_the_lines_of_many_refreshes(page):
    texts = page.evaluate("""async () => {
      const { CallbackLog } = await import("/callback-log.js");
      const list = document.createElement("ol");
      const log = new CallbackLog(list, document.createElement("div"));
      const states = ["idle", "pulling", "refreshing", "idle"];
      for (let n = 0; n < 40; n++) {
        log.add([1, 2, 3].map((at) => ({ n, time: n, text: `header ${states[at - 1]} → ${states[at]}` })));
        log.draw();
      }
      return [...list.children].map(({ lastElementChild }) => lastElementChild.textContent);
    }""")
    assert len(texts) == 120 and texts[-1] == "header idle → pulling"


def test_the_timeline_shows_the_states_and_draws_nothing_at_rest(page):
    open_scene(page, "first-steps")
    wait_for_rest(page)
    # The area of the band of a pull, in the chart's color of that state.
    pulled = """() => {
      const canvas = document.getElementById("timeline");
      const mark = document.querySelector("#legend [data-mark=pulling]");
      const pen = new OffscreenCanvas(1, 1).getContext("2d");
      pen.fillStyle = getComputedStyle(mark, "::before").backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
      const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
      let count = 0;
      for (let i = 0; i < data.length; i += 4) {
        if (Math.max(Math.abs(data[i] - red), Math.abs(data[i + 1] - green), Math.abs(data[i + 2] - blue)) < 8) count += 1;
      }
      return count;
    }"""
    wait_until(lambda: page.evaluate(pulled) == 0)
    drag(page, HIGH, LOW, hold_last=0.2)
    page.wait_for_selector("#timeline[data-states='refreshing idle']")
    wait_for_state(page, "header", "idle")
    wait_until(lambda: page.evaluate(pulled) > 20)


def test_no_frame_of_a_pull_lays_out_the_whole_page(page):
    open_scene(page, "first-steps")

    def pull():
        drag(page, HIGH, LOW, hold_last=0.2)
        wait_for_state(page, "header", "refreshing")
        wait_for_state(page, "header", "idle")
        wait_for_rest(page)

    while not page.locator("#work .line").count():  # From then on only words change.
        pull()
    trace = LayoutTrace(page)
    # As when a minute begins.
    page.evaluate("document.querySelector('#status-time').textContent = '10:00'")
    pull()
    roots = trace.stop()
    assert roots, "the trace has no layout in it"
    assert roots.count("#document") == 0, f"{roots.count('#document')} of {len(roots)} layouts"


def test_the_geometry_is_drawn_on_the_phone(page):
    open_scene(page, "first-steps")
    page.locator("#geometry-toggle").click()

    def labels():
        return page.locator("#geometry text").all_text_contents()

    wait_until(lambda: "content 375 × 880" in labels())
    assert "inset top 64" in labels() and "header triggers at 54" in labels()
    line = page.locator("#geometry line.geometry-threshold").first
    assert float(line.get_attribute("y1")) == 64 + 54
    touch = hold(page, HIGH, LOW)
    page.wait_for_selector("#geometry line.reached", state="attached")
    touch.up()
    wait_until(lambda: "inset top 118 = 64 + 54 held" in labels())
    wait_for_state(page, "header", "idle")
    wait_until(lambda: "inset top 64" in labels())


def test_a_gesture_is_copied_and_shown_again(page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_scene(page, "first-steps")
    drag(page, HIGH, LOW, hold_last=0.2)
    wait_for_state(page, "header", "refreshing")
    wait_for_state(page, "header", "idle")
    wait_for_rest(page)
    page.locator("#trace-copy").click()
    page.get_by_text("Copied:").wait_for()
    trace = page.evaluate("navigator.clipboard.readText()")
    assert [json.loads(line) for line in trace.splitlines()][0]["control"] == "header"

    page.locator("#trace-paste").click()
    page.locator("#trace-text").fill(trace)
    page.locator("#trace-play").click()
    page.get_by_text("Playing a trace on a plain list").wait_for()
    page.locator("#playback-control", has_text="header").wait_for()
    assert page.locator("#playback-control").inner_text() == "header", "the footer did nothing"
    wait_for_state(page, "header", "pulling")
    wait_for_state(page, "header", "refreshing")
    # One that is refused leaves it alone.
    page.locator("#trace-paste").click()
    page.locator("#trace-text").fill("hello")
    page.locator("#trace-play").click()
    page.locator("#trace-problem", has_text="can't be played").wait_for()
    page.locator("#trace-close").click()
    assert page.locator("#playback").is_visible(), "the trace plays on without its name"
    # Its end stays, and so does its plot.
    page.get_by_text("The trace has ended").wait_for()
    wait_for_rest(page)
    assert page.locator("#legend [data-mark=refreshing]").is_visible()
    page.get_by_role("button", name="Back to the scene").click()
    page.locator("[data-label=row-2]").wait_for()
    assert not page.locator("#playback").is_visible()
    # Of a recording with two controls, each plays.
    page.locator("#trace-paste").click()
    page.locator("#trace-text").fill("\n".join([
        '{"control":"header","live":true,"frame":[320,480],"contentSize":[320,2000]}', '{"op":"tick","dt":0.1}',
        '{"control":"autoFooter","live":true,"frame":[320,480],"contentSize":[320,2000]}', '{"op":"tick","dt":60}']))
    page.locator("#trace-play").click()
    page.locator("#playback-control", has_text="footer, 2 of 2 controls: the same gesture again").wait_for()
    page.locator("#playback-stop").click()
    page.get_by_text("Playing a trace").wait_for(state="hidden")
    page.locator("[data-label=row-2]").wait_for()


def test_a_gesture_is_still_copied_after_the_app_has_shown_another_tab(page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.wait_for_selector("[data-label^=post-]")
    wait_for_rest(page)
    drag(page, HIGH, LOW, hold_last=0.2)
    wait_for_state(page, "header", "refreshing")
    wait_for_state(page, "header", "idle")
    wait_for_rest(page)
    for tab, screen in (("Search", "[data-label=row-2]"), ("Feed", "[data-label^=post-]")):
        tap(page, center(page.locator("#surface").get_by_text(tab, exact=True).last))
        page.wait_for_selector(screen)
        wait_for_rest(page)
    page.locator("#trace-copy").click()
    page.get_by_text("Copied:").wait_for()
    assert '"state":"began"' in page.evaluate("navigator.clipboard.readText()"), "the gesture is gone"


def test_what_is_said_about_a_copied_gesture_ends_where_a_trace_begins(page):
    open_scene(page, "swap")
    tap(page, center(page.locator("#surface").get_by_text("None", exact=True)))
    page.wait_for_selector("[data-control=header]", state="detached")
    wait_for_rest(page)
    tap(page, phone_point(page, 187, 300))
    page.locator("#trace-copy").click()
    notice = page.locator("#trace-notice")
    page.wait_for_function("document.querySelector('#trace-notice').textContent !== ''")
    assert notice.inner_text() == "A recording is of a header or footer, and this list has none."
    page.locator("#trace-paste").click()
    assert page.get_by_text("where headers and footers open and close in one step").is_visible()
    page.locator("#trace-text").fill('{"control":"header","live":true,"frame":[320,480],"contentSize":[320,2000]}\n{"op":"tick","dt":60}')
    page.locator("#trace-play").click()
    page.locator("#playback").wait_for()
    assert notice.inner_text() == "", "it is about the scene"


def test_a_trace_plays_in_the_colors_of_the_phone(page):
    trace = '{"control":"header","live":true,"frame":[320,480],"contentSize":[320,2000]}\n{"op":"tick","dt":60}'
    page.locator("button[data-setting=dark]").click()
    page.locator("#trace-paste").click()
    page.locator("#trace-text").fill(trace)
    page.locator("#trace-play").click()
    page.locator("#playback").wait_for()
    background = """([color, height]) => {
      const list = document.querySelector("#surface > .node");
      return list?.offsetHeight === height && getComputedStyle(list).backgroundColor === color;
    }"""
    page.wait_for_function(background, arg=["rgb(0, 0, 0)", 480])
    page.locator("button[data-setting=dark]").click()
    page.wait_for_function(background, arg=["rgb(255, 255, 255)", 480])


def test_an_invalid_trace_is_refused_with_its_line(page):
    page.locator("#trace-paste").click()
    page.locator("#trace-text").fill('{"control": "header"}\n{"op": "fly"}')
    page.locator("#trace-play").click()
    page.get_by_text('line 2: there is no op "fly"').wait_for()
    page.locator("#trace-close").click()
    page.wait_for_selector("#connection[data-state=open]")


# A pulse is gone after two seconds, and a drag may take longer on a busy machine.
KEEP_FEEDBACK = """() => {
  window.feedback = [];
  new MutationObserver(records => records.forEach(({ addedNodes }) =>
    addedNodes.forEach(node => window.feedback.push(node.dataset.kind))
  )).observe(document.querySelector("#feedback"), { childList: true });
}"""


def test_a_haptic_is_a_pulse_around_the_phone_and_a_callback(page):
    open_scene(page, "haptics")
    page.evaluate(KEEP_FEEDBACK)
    drag(page, HIGH, LOW)
    page.wait_for_function("window.feedback.includes('haptic')")
    wait_until(lambda: "Haptic: light" in callbacks(page))
    open_scene(page, "first-steps")
    assert page.locator("#feedback p").count() == 0


def test_voiceover_announces_the_refresh_among_the_callbacks(page):
    open_scene(page, "first-steps")
    page.locator("[data-setting=voiceOver]").click()
    page.locator("#feedback", has_text="“VoiceOver on”").wait_for()
    drag(page, HIGH, LOW)
    wait_until(lambda: "VoiceOver: “Refreshing…”" in callbacks(page))


def test_controls_have_one_order_whichever_was_assigned_first(page):
    for scene, names in [
        ("four-edges", ["header", "footer", "leading", "trailing"]),
        ("paging", ["header", "footer"]), ("budget", ["header", "footer"]),
    ]:
        open_scene(page, scene)
        page.wait_for_selector("[data-control=footer]")
        shown = page.locator("#controls .control-name").all_text_contents()
        assert shown == [name for name in names if name in shown]


def test_an_automatic_control_has_no_progress_that_never_moves(page):
    open_scene(page, "first-steps")
    footer, header = (page.locator(f"[data-control={name}]") for name in ("footer", "header"))
    footer.get_by_text("automatic").wait_for()
    assert not footer.locator(".meter").is_visible()
    assert header.locator(".meter").is_visible() and header.locator(".percent").inner_text().endswith("%")


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1679, 1000)])
def test_the_controls_are_above_the_code_where_the_inspector_has_a_tab(same_page, size):
    page = same_page(size, "first-steps")
    page.locator("#tab-code").click()
    header, lines = page.locator("[data-control=header]"), page.locator("#code-lines")
    card, code = header.bounding_box(), lines.bounding_box()
    assert card["y"] + card["height"] < code["y"] and code["height"] > 500
    for part in ("#callbacks", "#timeline", "#settings", "#tab-summary"):
        assert not page.locator(part).is_visible(), f"{part} takes room from the code"
    header.get_by_role("button", name="Begin").click()
    page.wait_for_function("window.passedStates?.header?.includes('refreshing')")
    widths = "() => ['#tab-code', '#tab-panel'].map(e => document.querySelector(e).offsetWidth)"
    before = page.evaluate(widths)
    assert max(before) - min(before) <= 1, "one tab is wider than the other"
    page.locator("#tab-panel").click()
    assert page.evaluate(widths) == before, "the tabs move below the pointer"
    for part in ("[data-control=header]", "#callbacks", "#timeline", "#settings"):
        assert page.locator(part).is_visible(), part
    page.locator("#tab-code").click()


# Keeps what is drawn last of the motion after releases: the ends of its words as shares of its width, and its lines.
KEEP_RELEASES = """() => {
  window.releases = { words: {}, lines: 0 };
  const pen = CanvasRenderingContext2D.prototype;
  const watch = (name, note) => {
    const draw = pen[name];
    pen[name] = function (...all) {
      if (this.canvas.id === "releases") note(this, ...all);
      return draw.apply(this, all);
    };
  };
  watch("clearRect", () => { window.releases = { words: {}, lines: 0 }; });
  watch("stroke", () => { window.releases.lines += 1; });
  watch("fillText", (pen, text, x) => {
    const width = pen.measureText(text).width;
    const start = x - { left: 0, start: 0, center: width / 2, right: width }[pen.textAlign];
    window.releases.words[text] = [start, start + width].map(end => end * pen.getTransform().a / pen.canvas.width);
  });
  document.querySelector("#releases-section").open = true;
  [...document.querySelectorAll("#tab-panel")].filter(e => e.checkVisibility()).forEach(e => e.click());
}"""


def plotted(page):
    """The words and the number of the lines of the motion after releases."""
    return page.evaluate("window.releases")


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_the_words_of_the_motion_after_releases_are_as_wide_as_their_plot(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_scene(page, "first-steps")
    wait_for_rest(page)
    page.evaluate(KEEP_RELEASES)
    note = page.locator("#releases-none")
    assert "let go" in note.inner_text() and not page.locator("#releases").is_visible(), "an empty grid"
    shown = []
    for names in ({"newest"}, {"newest", "earlier"}):
        drag(page, (187, 200), (187, 300))
        wait_until(lambda: {"points moved", "0 s", "after the release", "1 s", *names} <= set(plotted(page)["words"]))
        wait_for_rest(page)
        shown.append(plotted(page)["words"])
    for words in shown:
        assert all(0 <= start and end <= 1 for start, end in words.values()), "the end of the words is cut"
    rows = [sorted(shown[-1][name] for name in row) for row in (
        ("points moved", "newest", "earlier"), ("0 s", "after the release", "1 s"))]
    assert all(end < start for row in rows for (_, end), (start, _) in zip(row, row[1:])), "words are on others"


def test_the_motion_after_a_release_far_down_the_list_has_a_scale_of_its_own(page):
    page.wait_for_selector("[data-label^=post-]")
    page.evaluate(KEEP_RELEASES)
    # A long flick and, where it ends, a short one.
    fling(page, (187, 500), (187, 100))
    wait_until(lambda: offset(page) > 400)
    wait_for_rest(page)
    start = offset(page)
    drag(page, (187, 400), (187, 370), steps=4)
    wait_for_rest(page)

    def numbers():
        return [int(words.replace("−", "-")) for words in plotted(page)["words"] if words.lstrip("−").isdigit()]

    wait_until(lambda: "earlier" in plotted(page)["words"])
    assert 0 in numbers() and 40 < max(numbers()) < start, "the short one is a flat line"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_bar_of_a_control_that_failed_has_the_color_of_its_state(page, scheme):
    page.emulate_media(color_scheme=scheme)
    page.wait_for_selector("[data-label^=post-]")
    page.locator("select[data-feed=failure]").select_option("1")
    drag(page, (187, 250), (187, 480))
    colors = """isFailed => {
      const [card, chip, bar] = ["", ".chip", ".meter-bar"]
        .map(part => document.querySelector(`[data-control=header] ${part}`));
      const isShown = chip.dataset.state === "failed" && !card.matches("[data-past]");
      const isSame = getComputedStyle(bar).backgroundColor === getComputedStyle(chip).color;
      return isShown === isFailed && isSame === isFailed;
    }"""
    page.wait_for_function(colors, arg=True)
    page.locator("select[data-feed=failure]").select_option("0")
    page.get_by_role("button", name="Retry: header").click()
    wait_for_state(page, "header", "idle")
    page.wait_for_function(colors, arg=False)


def test_tooltips_explain_what_a_control_holds(page):
    words = "What the control adds to the content inset"
    assert page.locator("[data-control=header] .held").get_attribute("title") == words
    assert page.locator("#legend [data-mark=held]").get_attribute("title") == words.replace("control adds", "controls add")
    for section in ("#timeline-section", "#releases-section"):
        assert page.locator(f"{section} summary").get_attribute("title"), section


def test_what_a_feed_has_is_offered_where_there_is_one(page):
    setting = page.locator("[data-feed=amount]")
    assert setting.is_visible()
    open_scene(page, "first-steps")
    page.locator("#network-section summary").click()
    page.locator("[data-feed=failure]").wait_for()
    assert not setting.is_visible()


def test_without_dragging_the_log_shows_what_is_rare(page):
    open_scene(page, "first-steps")
    page.locator("[data-filter=drag]").click()
    drag(page, (187, 200), (187, 480))
    wait_for_state(page, "header", "refreshing")
    wait_for_state(page, "header", "idle")
    wait_for_rest(page)
    rows = page.locator("#callbacks li").all_text_contents()
    assert any("→" in row for row in rows) and not any("ContentInset" in row for row in rows), rows


def test_the_plot_has_a_scale(page):
    open_scene(page, "first-steps")
    page.evaluate("""() => {
      window.words = [];
      const write = CanvasRenderingContext2D.prototype.fillText;
      CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
        if (this.canvas.id === "timeline") window.words.push({ text, y, align: this.textAlign });
        return write.call(this, text, x, y, ...rest);
      };
    }""")
    touch = hold(page, HIGH, LOW)
    wait_for_state(page, "header", "pulling")

    def scale():
        return page.evaluate("window.words.filter(each => each.align === 'right').slice(-4)")

    # The least offset is above, as a list that is pulled down.
    pulled = f"−{abs(math.floor(offset(page) + 0.5))}"
    wait_until(lambda: [each["text"] for each in scale()] == [pulled, "−64", "100%", "0%"])
    heights = [each["y"] for each in scale()]
    assert all(below - above >= 10 for above, below in zip(heights, heights[1:])), "numbers of the scale overlap"
    touch.up()


def test_the_plot_says_whose_progress_and_inset_it_names(page):
    page.wait_for_selector("[data-label^=post-]")
    wait_for_rest(page)
    page.evaluate("""() => {
      const write = CanvasRenderingContext2D.prototype.fillText;
      CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
        if (this.canvas.id === "timeline" && text.includes("progress")) window.named = text;
        return write.call(this, text, ...rest);
      };
    }""")
    touch = hold(page, HIGH, LOW)
    wait_for_state(page, "header", "pulling")
    wait_until(lambda: re.fullmatch(r"header progress \d\d\d%   footer held 44 pt", page.evaluate("window.named") or ""))
    touch.up()
    # A single control needs no name.
    open_scene(page, "second-stop")
    wait_until(lambda: re.fullmatch(r"progress \d+%   held \d+ pt", page.evaluate("window.named")))


def test_a_wheel_leaves_the_states_in_sight(page):
    open_scene(page, "first-steps")
    page.locator("[data-filter=drag]").click()
    drag(page, HIGH, LOW, hold_last=0.2)
    wait_for_state(page, "header", "refreshing")
    wait_for_state(page, "header", "idle")
    page.mouse.move(*phone_point(page, 187, 400))
    for _ in range(12):
        page.mouse.wheel(0, 20)
        page.wait_for_timeout(30)
    wait_for_rest(page)
    wait_until(lambda: any("\u00d7" in text for text in callbacks(page)))
    assert "header refreshing → idle" in callbacks(page)[:6], "each step of a wheel has rows of its own"


def test_a_pressed_setting_keeps_its_size(page):
    dark = page.locator("[data-setting=dark]")
    before = dark.bounding_box()
    dark.click()
    assert dark.bounding_box() == before


def test_a_pull_past_the_second_stop_has_a_color_of_its_own(page):
    open_scene(page, "second-stop")
    touch = hold(page, HIGH, (187, 620))
    wait_for_state(page, "header", "pullingFurther")
    chip = page.locator("[data-control=header] .chip")
    further = chip.evaluate("e => getComputedStyle(e).color")
    page.locator("#legend [data-mark=further]").wait_for()
    touch.up()
    wait_for_state(page, "header", "idle")
    assert chip.evaluate("e => getComputedStyle(e).color") != further


def test_the_scale_of_the_plot_has_room_below_four_controls(page):
    height = page.locator("#timeline").bounding_box()["height"]
    open_scene(page, "four-edges")
    page.wait_for_selector("[data-control=trailing]")
    wait_until(lambda: page.locator("#timeline").bounding_box()["height"] == height + 32)


def test_another_feed_shows_at_once(page):
    page.wait_for_selector("[data-label^=post-]")
    page.locator("[data-feed=amount]").select_option("empty")
    page.get_by_text("No posts yet").wait_for()


@pytest.mark.parametrize("size", [(1440, 900), (1600, 1000)])
def test_the_inspector_uses_the_room_of_its_tab(same_page, size):
    page = same_page(size, "feed")
    page.locator("#tab-panel").click()
    wait_for_state(page, "header", "idle")
    page.wait_for_selector("#legend li[data-mark=refreshing]:visible")
    wait_for_layout(page)
    alone = page.evaluate("""() => [...document.querySelectorAll("#settings, #flags, #legend")].flatMap(group => {
      const parts = [...group.children].filter(e => e.checkVisibility());
      const rows = Map.groupBy(parts, e => Math.round(e.getBoundingClientRect().top / 12));
      return [...rows.values()].filter(row => row.length === 1).map(([e]) => e.textContent.trim());
    })""")
    assert alone == []
    panel = page.locator("#panel").bounding_box()
    boxes = [page.locator(part).bounding_box() for part in (
        "#controls", "#timeline", "#network", "#values", "#flags", "#settings", "#callbacks")]
    assert all(panel["y"] <= box["y"] and box["y"] + box["height"] <= size[1] for box in boxes), "something is out of sight"
    # Nothing but a row that is closed is below the log.
    assert size[1] - boxes[-1]["y"] - boxes[-1]["height"] <= 60
    page.locator("#tab-code").click()


def test_a_closed_network_takes_no_room_and_what_is_below_it_follows(same_page):
    page = same_page((1440, 900), "failure")
    page.locator("#tab-panel").click()
    network, values, motion, log, last = (page.locator(part).bounding_box() for part in (
        "#network-section", "details:has(#values)", "#timeline-section", ".log", "#work"))
    assert network["height"] <= 36, "an empty box"
    assert values["y"] + values["height"] == pytest.approx(motion["y"] + motion["height"], abs=1), "the columns end apart"
    buttons = page.locator("#timeline-section button:visible").last.bounding_box()
    assert buttons["y"] + buttons["height"] <= log["y"], "the plot leaves its part"
    assert last["y"] + last["height"] == pytest.approx(900, abs=1), "the inspector ends above the window's end"


def test_one_line_is_over_both_columns_of_the_inspector_and_none_has_nothing_below_it(same_page):
    page = same_page((1440, 900), "feed")
    page.locator("#tab-panel").click()
    wait_for_layout(page)
    line = "e => [e.getBoundingClientRect().top, parseFloat(getComputedStyle(e).borderTopWidth), getComputedStyle(e).borderTopColor]"
    motion, network = (page.locator(part).evaluate(line) for part in ("#timeline-section", "#network-section"))
    assert motion == network and motion[1] == 1, "one of the columns begins without a line"
    headings = [page.locator(f"{part} summary").bounding_box()["y"] for part in ("#timeline-section", "#network-section")]
    assert headings[0] == headings[1]
    is_drawn = "e => e.textContent !== '' || getComputedStyle(e).borderTopColor === 'rgba(0, 0, 0, 0)'"
    assert page.locator("#work").evaluate(is_drawn), "a line with nothing below it"
    page.locator("#tab-code").click()


# The room between the name of each value and its first number that are in one row.
ROOM_OF_VALUES = """() => [...document.querySelectorAll("#values dt")].flatMap((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  const [word, first] = [range, name.nextElementSibling.querySelector(".number")].map(each => each.getBoundingClientRect());
  const panel = document.querySelector("#panel").getBoundingClientRect();
  return first.top < word.bottom - 4 ? [first.left - word.right] : [first.left - panel.left];
})"""


@pytest.mark.parametrize("scene", ["feed", "four-edges"])
@pytest.mark.parametrize("size", [(1200, 800), (1280, 720), (1440, 900), (1728, 1000), (1024, 768)])
def test_long_insets_keep_a_distance_from_their_names(same_page, size, scene):
    page = same_page(size, scene)
    if page.locator("#tab-panel").is_visible():
        page.locator("#tab-panel").click()
    wait_for_layout(page)
    insets = ["118.5", "54.5", "110.5", "54.5"] if scene == "four-edges" else ["108.5", "0", "110.5", "0"]
    page.evaluate("""numbers => document.querySelectorAll("#values dd:has(.number:nth-child(4))").forEach(
      value => value.querySelectorAll(".number").forEach((number, index) => { number.textContent = numbers[index]; }))""", insets)
    assert min(page.evaluate(ROOM_OF_VALUES)) >= 8
    if page.locator("#tab-code").is_visible():
        page.locator("#tab-code").click()


def test_turning_the_device_is_no_motion_after_the_last_release(page):
    open_scene(page, "first-steps")
    wait_for_rest(page)
    drag(page, (187, 400), (187, 330))
    wait_for_rest(page)
    steps = "document.querySelector('#releases').dataset.steps"
    page.wait_for_function(f"Number({steps}) > 0")
    before = page.evaluate(steps)
    page.locator("#turn").click()
    page.wait_for_selector("#bezel[data-held=sideways]")
    wait_for_rest(page)
    assert page.evaluate(steps) == before, "the plot goes on with the turn"


# The points that the header holds, as the label on the phone and as the card say.
LABEL_AND_CARD = r"""[
  [...document.querySelectorAll("#geometry text")].map(e => e.textContent)
    .find(words => /^inset top .* held$/.test(words))?.match(/([\d.]+) held$/)[1],
  document.querySelector("[data-control=header] .held")?.textContent.match(/[\d.]+/)[0],
]"""


def says_the_same_in_each_frame_while_it_opens(page, pair):
    """Restarts the scene, slowly, and compares the label and the card of each frame, as `pair` finds them."""
    tell(page, t="clock", rate=0.25)
    page.evaluate(f"""() => {{
      window.said = [];
      const look = () => {{
        const pair = {pair};
        if (pair[0]) window.said.push(pair);
        requestAnimationFrame(look);
      }};
      look();
    }}""")
    page.locator("#restart").click()
    page.wait_for_function("window.said.some(([label]) => label === '54')")
    said = page.evaluate("window.said")
    assert len({label for label, _ in said}) > 3, "it didn’t open little by little"
    assert [pair for pair in said if pair[0] != pair[1]] == []


def test_a_label_on_the_phone_and_the_card_beside_it_say_the_same_in_each_frame(page):
    page.wait_for_selector("[data-label^=post-]")
    page.locator("#geometry-toggle").click()
    says_the_same_in_each_frame_while_it_opens(page, LABEL_AND_CARD)


def test_labels_that_are_turned_on_during_a_motion_say_what_the_card_beside_them_says(page):
    page.wait_for_selector("[data-label^=post-]")
    turn = "document.querySelector('#geometry-toggle').click()"
    says_the_same_in_each_frame_while_it_opens(page, f"({turn}, [{LABEL_AND_CARD}, {turn}][0])")


def test_the_inspector_beside_a_turned_phone_keeps_its_order(same_page):
    page = same_page((1440, 900))
    order = """() => [...document.querySelectorAll("#panel details")]
      .map((each) => ({ name: each.querySelector("summary").textContent.trim(), box: each.getBoundingClientRect() }))
      .sort((a, b) => Math.round(a.box.top) - Math.round(b.box.top) || a.box.left - b.box.left).map(({ name }) => name)"""
    page.locator("#tab-panel").click()
    wait_for_layout(page)
    before = page.evaluate(order)
    assert len(before) == 7
    page.locator("#turn").click()
    page.wait_for_selector("[data-held=sideways]")
    wait_for_layout(page)
    assert page.evaluate(order) == before
    page.locator("#turn").click()


@pytest.mark.parametrize("device, held", [("notch", "upright"), ("small", "upright"), ("notch", "sideways")])
def test_the_log_shares_the_room_that_is_left_with_the_motion_after_releases(same_page, device, held):
    page = same_page((1440, 900), "first-steps")
    # Another scene begins without releases.
    open_scene(page, "feed")
    choose_device(page, device)
    if page.locator("#bezel").get_attribute("data-held") != held:
        page.locator("#turn").click()
    page.wait_for_selector(f"#bezel[data-held={held}]")
    page.locator("#tab-panel").click()
    wait_for_layout(page)
    # Until something was released, one line says so, and the log has the width.
    empty, panel, note = (page.locator(part).bounding_box() for part in ("#callbacks", "#panel", "#releases-none"))
    assert empty["width"] >= panel["width"] - 2 and note["height"] < 24 and note["y"] + note["height"] <= empty["y"]
    drag(page, (187, 200), (187, 300))
    page.locator("#releases").wait_for()
    wait_for_layout(page)
    log, plot = (page.locator(part).bounding_box() for part in ("#callbacks", "#releases"))
    assert plot["x"] >= log["x"] + log["width"] and plot["height"] > 100, "the plot is not beside the log"
    for box in (log, plot):
        assert 840 <= box["y"] + box["height"] <= 900, "the room below is empty, or it ends below the window"
    assert page.evaluate("panel => panel.scrollHeight <= panel.clientHeight", page.locator("#panel").element_handle())
    # What is measured later has its line from the start, and nothing but the end of the log's lines makes room.
    page.wait_for_selector("#work .line", state="attached")
    assert all(log[side] == empty[side] for side in ("x", "y", "height")), "the log moves"
    rows = "e => [...e.querySelectorAll('button')].map(each => each.offsetTop)"
    assert len(set(page.locator("#log-filters").evaluate(rows))) == 1, "the filters are more than a line"


def test_an_empty_log_says_so(page):
    open_scene(page, "chat")
    words = "e => getComputedStyle(e, '::before').content"
    wait_until(lambda: "No callbacks" in page.locator("#callbacks:empty").evaluate(words))


@pytest.mark.parametrize("has_touch", [False, True])
@pytest.mark.parametrize("size", [(700, 900), (768, 1024), (820, 1180), (1024, 768)])
def test_the_log_leaves_the_network_in_sight(same_page, size, has_touch):
    page = same_page(size, "first-steps", has_touch=has_touch, is_mobile=has_touch)
    wait_for_layout(page)
    page.locator("#tab-panel").click()
    heading, words, filters, log = (page.locator(part).bounding_box() for part in (
        "#network-section summary", ".log summary", "#log-filters", "#callbacks"))
    # A touch screen has higher buttons, and low windows have the controls in the inspector, too.
    if size[1] > 1000 or (size == (1024, 768) and not has_touch):
        assert heading["y"] + heading["height"] <= size[1]
    assert log["height"] >= 48 and filters["y"] + filters["height"] <= log["y"] + 1
    if size[0] < 1000:
        middles = [box["y"] + box["height"] / 2 for box in (words, filters)]
        assert middles[0] == pytest.approx(middles[1], abs=1)
        name = page.locator(".log summary").evaluate("""e => {
          const range = document.createRange();
          range.selectNodeContents(e.firstChild);
          return range.getBoundingClientRect().right;
        }""")
        assert filters["x"] - name >= 8, "the filters touch the heading"
