"""The panels beside the phone: clock, network, timeline, geometry, and traces."""

import json
import math
import re

import pytest
from frames import LayoutTrace
from phone import (
    drag, hold, offset, open_scene, pause, state, tell, wait_for_posts, wait_for_rest, wait_for_state,
    wait_until,
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


def test_the_feed_is_empty_short_or_ends(page):
    wait_for_posts(page)
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
    open_scene(page, "last-updated")
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
    assert all(" → " in text or text == "Haptic: light" for text in texts), "what comes with each drag is shown unasked"
    page.locator("[data-filter=drag]").click()
    assert "scrollViewWillBeginDragging" in callbacks(page)[-1]


def test_the_log_begins_with_a_refresh_that_began_before_the_first_frame(page):
    wait_for_state(page, "header", "idle")
    wait_until(lambda: "header refreshing → idle" in callbacks(page))
    assert callbacks(page)[-1] == "header → refreshing", "the log begins in the middle of a refresh"


def test_the_log_keeps_the_lines_of_many_refreshes(page):
    texts = page.evaluate("""async () => {
      const { CallbackLog } = await import("/inspector.js");
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

    pull()  # From then on only words change.
    trace = LayoutTrace(page)
    # As when a minute begins.
    page.evaluate("document.querySelector('#status-time').textContent = '10:00'")
    pull()
    roots = trace.stop()
    assert roots, "the trace has no layout in it"
    # The words about the haptic leave once.
    assert roots.count("#document") <= 1, f"{roots.count('#document')} of {len(roots)} layouts"


def test_the_geometry_is_drawn_on_the_phone(page):
    open_scene(page, "first-steps")
    page.locator("#geometry-toggle").click()

    def labels():
        return page.locator("#geometry text").all_text_contents()

    wait_until(lambda: "content 375 × 880" in labels())
    assert "inset top 64" in labels() and "header triggers at 60" in labels()
    line = page.locator("#geometry line.geometry-threshold").first
    assert float(line.get_attribute("y1")) == 64 + 60
    touch = hold(page, HIGH, LOW)
    page.wait_for_selector("#geometry line.reached", state="attached")
    touch.up()
    wait_until(lambda: "inset top 124 = 64 + 60 held" in labels())
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
    page.wait_for_selector("[data-control=footer]")
    page.locator("#playback-stop").click()
    page.get_by_text("Playing a trace").wait_for(state="hidden")
    page.locator("[data-label=row-2]").wait_for()


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


@pytest.mark.parametrize("size", [(1280, 800), (1679, 1000)])
def test_the_controls_are_above_the_code_where_the_inspector_has_a_tab(same_page, size):
    page = same_page(size, "first-steps")
    page.locator("#tab-code").click()
    header, lines = page.locator("[data-control=header]"), page.locator("#code-lines")
    card, code = header.bounding_box(), lines.bounding_box()
    assert card["y"] + card["height"] < code["y"] and code["height"] > 500
    for part in ("#callbacks", "#timeline", "#settings"):
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


def test_the_bar_of_a_control_that_failed_has_the_color_of_its_state(page):
    wait_for_posts(page)
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


def test_what_a_feed_has_is_offered_where_there_is_one(page):
    setting = page.locator("[data-feed=amount]")
    assert setting.is_visible()
    open_scene(page, "first-steps")
    page.locator("#network-section summary").click()
    page.locator("[data-feed=failure]").wait_for()
    assert not setting.is_visible()


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
    wait_for_posts(page)
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


def test_another_feed_shows_at_once(page):
    wait_for_posts(page)
    page.locator("[data-feed=amount]").select_option("empty")
    page.get_by_text("No posts yet").wait_for()


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
    page.wait_for_function("window.said.some(([label]) => label === '60')")
    said = page.evaluate("window.said")
    assert len({label for label, _ in said}) > 3, "it didn’t open little by little"
    assert [pair for pair in said if pair[0] != pair[1]] == []


def test_a_label_on_the_phone_and_the_card_beside_it_say_the_same_in_each_frame(page):
    wait_for_posts(page)
    page.locator("#geometry-toggle").click()
    says_the_same_in_each_frame_while_it_opens(page, LABEL_AND_CARD)


def test_an_empty_log_says_so(page):
    open_scene(page, "chat")
    words = "e => getComputedStyle(e, '::before').content"
    wait_until(lambda: "No callbacks" in page.locator("#callbacks:empty").evaluate(words))
