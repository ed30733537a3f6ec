// What a search says about what is no scene: a page, or a control in the inspector or the toolbar, where its name leads.

import { element, make, makeButton } from "./elements.js";
import { contentJumps, neverEnds, nothingHappens } from "./symptoms.js";
import { titledLink } from "./titled-link.js";

/** The pages that answers name. */
const pages = {
  "Accessibility": "docs/articles/Accessibility.md",
  "Beginning and ending in code": "docs/articles/BeginningAndEnding.md",
  "An indicator of your own": "docs/articles/YourOwnIndicator.md",
  "Chat lists": "docs/articles/ChatLists.md",
  "Choosing a trigger": "docs/articles/ChoosingATrigger.md",
  "Cookbook": "docs/articles/Cookbook.md",
  "Documentation": "docs/README.md",
  "Errors and retry": "docs/articles/ErrorsAndRetry.md",
  "From MJRefresh": "docs/from-mjrefresh.md",
  "From SVPullToRefresh": "docs/from-svpulltorefresh.md",
  "Getting started": "docs/articles/GettingStarted.md",
  "Insets": "docs/articles/Insets.md",
  "Loading page by page": "docs/articles/LoadingMore.md",
  "Observing scrolling": "docs/articles/ObservingScrolling.md",
  "Performance": "docs/performance.md",
  "Styles, text, and times": "docs/articles/StylesWordsAndTimes.md",
  "Systems": "docs/systems.md",
  "Testing your screens headless": "docs/articles/TestingHeadless.md",
  "The changelog": "CHANGELOG.md",
  "The comparison": "docs/comparison.md",
  "The license": "LICENSE",
  "Troubleshooting": "docs/articles/Troubleshooting.md",
  "Tug in SwiftUI": "docs/articles/SwiftUI.md",
  "简体中文": "README.zh-Hans.md",
};

const setting = (key) => `[data-setting=${key}]`;

/**
 * Where to find what people look for among the scenes, and what is a setting of all of them, or on a page: what they type,
 * the answer, and where each of the words in brackets leads: to a control, or to a section of the page with that name.
 */
const answers = [
  // Symptoms
  [neverEnds, "[Troubleshooting] says why a control never ends.", "#it-never-ends"],
  [nothingHappens, "[Troubleshooting] says why nothing happens, or a control doesn’t show.", "#nothing-happens"],
  [contentJumps, "[Troubleshooting] says why content jumps, or an inset stays.", "#content-jumps-or-an-inset-stays"],
  // Controls of the playground
  [/^dark|^light/i, "[Dark] is a switch in the inspector, below Phone.", setting("dark")],
  [/^landscape|\brotat|^orientation/i, "[The button beside the devices] in the toolbar turns the phone.", "#turn"],
  [/^device|^ipad|^tablet|^notch|^dynamic island/i, "[The devices] are in the toolbar.", "#devices"],
  [/^slow(?! (?:network|internet|connection|server))|^speed|^pause/i, "[The speed of the clock] is in the toolbar.", "#rates"],
  [/^reduced? motion|^animation/i, "[“Less motion”] is a switch in the inspector, below Phone.", setting("reduceMotion")],
  [/^language/i, "[Language] is a menu in the inspector, below Phone.", setting("language")],
  [/^(?:locali|translat|i18n|l10n|chinese|japanese|german|french|arabic|hebrew)/i,
    "[Styles, text, and times] has all languages. A menu in the inspector sets that of the phone.", "#languages"],
  [/^voice ?over/i, "[VoiceOver] is a switch in the inspector, below Phone.", setting("voiceOver")],
  [/^dynamic type|^text size|^larger|^bigger/i, "[The text size] is a menu in the inspector, below Phone.", setting("textSize")],
  [/^bold/i, "[Bold] is a switch in the inspector, below Phone.", setting("boldText")],
  // Pulls and loads
  [/^swip(?:er?|ing)$|^swipe ?(?:down|refresh|to (?:refresh|reload|update))/i,
    "A swipe down at the top of a list is a pull: [Choosing a trigger] says which pulls refresh.", "#which-pulls-count-and-where-the-control-opens"],
  [/^threshold|^(?:pull|trigger) distance/i, "[Choosing a trigger] says how far to pull.", "#how-far-to-pull"],
  [/^bounc|^always ?bounce|^rubber ?band|^over-?scroll|^elastic/i,
    "A control that is pulled turns on `alwaysBounceVertical`, so that a short list can be pulled, too."],
  [/^load ?more(?:Data)?(?:\(\))?$/i, "A footer loads the next page, by itself or after a pull: [Loading page by page].", "#a-whole-screen"],
  [/^velocity|^momentum|^fling/i, "[Choosing a trigger] says which scrolling loads.", "#which-scrolling-loads"],
  [/^paginat|^paging$|^cursors?$|^page (?:numbers?|size|token|index)/i,
    "A PagedFeed loads pages by a cursor, a number, or an offset: [Loading page by page].", "#page-numbers-and-offsets"],
  [/^target[- ]action|^target and action/i, "A control has a closure in place of a target and an action: [Getting started].", "#a-list-with-both-controls"],
  [/^closures?$|^call ?backs?\b|^completions?$|^completion ?(?:handler|block|closure)s?$|^without async/i,
    "`.pull(callback:)` takes a callback in place of an `async` action: [Getting started].", "#without-async"],
  [/^async(?:[ /]?await)?$|^await$/i, "An action is `async`, and ends a refresh by returning or throwing: [Getting started].", "#a-list-with-both-controls"],
  [/^no ?data$|^no ?more$|^end ?of ?(?:the )?data$/i,
    "`.noMoreData` ends the loads of a footer until the next refresh: [Errors and retry].", "#after-the-end-of-the-data"],
  [/^(?:\w+[?!]?\.)*reloadData(?:\(\)?)?;?$/i, "A list calls `reloadData()` when its PagedFeed changes: [Loading page by page].", "#a-whole-screen"],
  [/^KVO$|^key[- ]?value|^delegat(?:es?|ion)\b|^UIScrollViewDelegate$|^observ(?:ers?|ing|ation)$/i,
    "Tug observes the list by itself, and leaves its delegate to the app. [Observing scrolling] is about the end and the direction of a scroll."],
  [/^time-?outs?$|^time[sd]? out/i, "A request that times out throws an error, and the control has failed: [Errors and retry].", "#results-of-an-action"],
  [/^cancel(?:s|l?ed|l?ing|l?ation)?$/i, "[Errors and retry] says what cancels an action.", "#canceling"],
  [/^empty(?: (?:state|view|list|data|screen))?$|^placeholder/i, "[Errors and retry] has code for a message in an empty list.", "#an-empty-list"],
  [/^last ?updated?$|^time ?stamps?$/i, "[Styles, text, and times] says how a header keeps the time of the last success.", "#the-time-of-the-last-success"],
  [/^tint$|^(?:\w+\.)*(?:tint|text)?colou?rs?$/i, "[Styles, text, and times] names the colors of a style, such as `tintColor`.", "#changing-it"],
  [/^gifs?\b|^animated (?:gif|image)s?/i, "`.pull(.images(…))` plays a sequence of images, such as that of a GIF: [Styles, text, and times].", "#choosing-a-style"],
  [/^activity ?indicator|^UIActivityIndicator/i, "[Styles, text, and times] names the styles: a spinner, a sequence of images, and more.", "#choosing-a-style"],
  [/\p{Script=Han}/u, "[简体中文] has the README and the articles in Chinese."],
  // Lists
  [/^(?:revers|upside ?down|inverted|flipped)/i, "[Chat lists] says how older messages load above, without a list that is upside down.", "#keep-the-position"],
  [/^(?:carousel|horizontal|sideways)/i, "[Choosing a trigger] is about horizontal lists, too.", "#horizontal-lists"],
  [/^nav(?:igation)?[- ]?bars?$|^UINavigationBar$|^tab ?bars?$|^UITabBar$/i, "A header opens below the bar, and a footer above it: [Insets] says which part of an inset is the app’s.", "#your-own-part"],
  [/^(?:UI)?stack ?views?$/i, "`scrollView.tug` has the header and the footer of the scroll view around a stack view: [Getting started].", "#a-list-with-both-controls"],
  [/^large ?titles?$|^prefersLarge/i, "[Cookbook] has code for large titles.", "#large-titles"],
  [/^(?:(?:self\.)?_?s|UIS|uis)croll ?[vV]iew$/, "`scrollView.tug` has the header and the footer of a scroll view: [Getting started] has a whole screen.", "#a-list-with-both-controls"],
  [/^(?:(?:self\.)?_?collectionView|UICollectionView|collection view)$/i,
    "`collectionView.tug` has the header and the footer. [Cookbook] has code for compositional layouts.", "#compositional-layout"],
  [/^(?:(?:self\.)?_?tableView|UITableView|table view)$/i,
    "`tableView.tug` has the header and the footer of a list: [Getting started] has a whole screen.", "#a-list-with-both-controls"],
  [/^auto ?layout|^constraints?$|^NSLayout|^snapkit/i,
    "Tug works with Auto Layout. Only tests on Linux need frames: [Testing your screens headless].", "#does-your-screen-fit"],
  [/^auto(?:matic)?[- ]?refresh|^(?:initial|first) load|^(?:refresh|load) (?:on|at|when) |\bprogrammatic/i,
    "[Beginning and ending in code] says how a list refreshes without a pull, such as for its initial load.", "#beginning-a-refresh"],
  [/diffable/i, "[Cookbook] has code for a diffable data source.", "#a-diffable-data-source"],
  [/^(?:bottom )?sheet|^modal|^UISheet/i, "[Choosing a trigger] is about pulls in sheets.", "#in-a-sheet"],
  [/^web ?view|^wkweb/i, "[Cookbook] has code for a web view.", "#a-web-view"],
  [/^compositional|collection ?view|^grid|^waterfall/i, "[Cookbook] has code for compositional layouts.", "#compositional-layout"],
  [/^nested/i, "[Cookbook] has code for nested scroll views.", "#nested-scroll-views"],
  [/^tca|^composable/i, "[Cookbook] has code for the Composable Architecture.", "#the-composable-architecture"],
  [/^combine/i, "[Cookbook] has code for Combine.", "#combine"],
  [/^rx/i, "Nothing for RxSwift; [Cookbook] has code for Combine.", "#combine"],
  [/^search|^UISearch|^filter/i, "[Cookbook] has code for a search in a list.", "#a-search-or-a-filter"],
  [/^(?:adjusted|automaticallyAdjusts|contentInsetAdjust)|^safe ?area|ScrollIndicator/i, "[Insets] says which part of an inset is the app’s.", "#your-own-part"],
  [/willDisplay|prefetch|^(?:infinite|endless)(?:[- ](?:scroll|list|load|feed)\w*)?$|^lazy ?load|^(?:reach|hit)\w* (?:the )?(?:bottom|end)|^on ?EndReached/i,
    "A footer loads the next page by itself, as far before the end as you like: [Loading page by page].", "#a-whole-screen"],
  [/^scrollViewDidScroll/i, "A footer loads the next page by itself: [Loading page by page]. [Observing scrolling] is about other uses."],
  [/^debounc|^throttl|^rate limit/i, "[Choosing a trigger] says how often a footer loads.", "#how-often"],
  [/^retry|^try again|^error|^no internet|^offline/i, "[Errors and retry] is about failures, and how people try again."],
  [/^lottie|^skeleton|^shimmer|^custom|^animator|^subclass|^setState/i, "[An indicator of your own] can draw anything in place of the arrow."],
  [/^arrow ?image|^own arrow/i, "[Cookbook] has code for an arrow of your own.", "#an-arrow-of-your-own"],
  [/^a11y|^accessib/i, "[Accessibility] is about VoiceOver, text sizes, colors, motion, and haptics."],
  [/^vibrat|^haptic|^sound|^UI\w*FeedbackGenerator/i, "[Accessibility] is about haptics, too.", "#haptics"],
  // The app
  [/^install|^package|^spm|^swiftpm|^readme|^set ?up/i, "[Getting started] says how to add Tug to an app.", "#add-the-package"],
  [/^cocoapods|^carthage|^podfile/i, "Tug is a Swift package only; it has no podspec, and no Cartfile. [Getting started] says how to add it.", "#add-the-package"],
  [/^obj/i, "Tug has no API for Objective-C. [From MJRefresh] has a wrapper for screens in it.", "#step-by-step"],
  [/^ios ?\d|^xcode|^mac|^catalyst|^visionos|^tvos|^watchos|^appkit/i, "Tug is for iOS 15 or later. [Systems] has all that it runs on."],
  [/^storyboard|^xib|^nib|^interface ?builder|^ibdesign/i, "A list from a storyboard gets its controls in code, too: [Getting started].", "#a-list-with-both-controls"],
  [/^threads?$|^main ?actor|^sendable|^concurrency|^swift ?6/i, "The whole API is isolated to the main actor. [Troubleshooting] helps if code doesn’t compile.", "#it-doesnt-compile"],
  [/leak|cycle|^weak|^deinit|^dealloc/i, "[Troubleshooting] says what an action may capture, so that the screen is released.", "#the-view-controller-is-never-deallocated"],
  [/^crash|^bugs?$/i, "[Troubleshooting] says how to report a bug.", "#reporting-a-bug"],
  [/^performance|^fps|^memory|^battery|^cpu/i, "[Performance] says what a scroll step costs."],
  [/^test|^xctest|^unit test|^simulator/i, "[Testing your screens headless] shows how to test a pull without a simulator."],
  [/^snapshot|^screenshot|^preview/i, "[Testing your screens headless] shows how to draw a screen as a picture.", "#a-picture"],
  [/^licen[sc]e/i, "[The license] is the MIT License."],
  [/^version|^changelog|^release notes/i, "[The changelog] has what is new."],
  [/^docs|^documentation|^api$|^manual page/i, "[Documentation] leads to the articles and the API."],
  // Other libraries
  [/^ui ?refresh|refreshControl|^addTarget|valueChanged/i,
    "[Getting started] has a table of what takes the place of UIRefreshControl.", "#from-uirefreshcontrol"],
  [/^\.?onAppear\b/i, "`tugFooter` loads the next page by itself, without `onAppear` on the last row: [Tug in SwiftUI].", "#what-swiftui-does-itself"],
  [/^\.?refreshable/i, "[Tug in SwiftUI] says what SwiftUI’s refreshable does itself.", "#what-swiftui-does-itself"],
  [/^swift ?ui/i, "[Tug in SwiftUI] has a whole screen in SwiftUI."],
  [/^UIHostingC|^@?(?:StateObject|ObservedObject|EnvironmentObject)$|^ObservableObject$/i, "[Tug in SwiftUI] has screens with a feed that a view keeps."],
  [/^ScrollView(?!\w)/, "[Tug in SwiftUI] adds the controls to a List, a Form, or a ScrollView."],
  [/(?:^|\.)es\.|^ES(?:Refresh|Pull)|^(?:pull|release|load|noMore)\w+Description|^(?:expiredTime|refreshIdent|autoPull|executeIncr)/i,
    "[The comparison] has Tug beside ESPullToRefresh, row by row."],
  [/^pullToRefreshKit|infiniteScroll$|^config(?:Refresh|Side)\w*|^switchRefresh\w*/i, "[The comparison] has Tug beside other libraries, row by row."],
  [/^kafka|^crrefresh|^gtm|^dgelastic/i, "That library isn’t compared with Tug: [The comparison] has MJRefresh, SVPullToRefresh, ESPullToRefresh, and PullToRefreshKit."],
  [/^migrat|^mjrefresh$/i, "[From MJRefresh] says what takes the place of each name."],
  [/mj_reloadDataBlock/i,
    "Tug sees by itself when a list is empty, without mj_reloadDataBlock. [From MJRefresh] has the names of MJRefresh 3.7.9.", "#row-mj_totalDataCount"],
  [/^svpull/i, "[From SVPullToRefresh] says what takes the place of each name, and which product has the same names."],
];

/** The same, for what no scene has. */
const otherAnswers = [
  [/^mj/i, "[From MJRefresh] says what takes the place of every name of MJRefresh 3.7.9."],
];

/** Whether a text has an answer beside the scenes that it finds. */
export const hasAnswer = (text) => answers.some(([words]) => words.test(text));

/** The answer to a text, if there is one. `isFound` is whether a scene has the text, or a similar name. */
export function searchAnswer(text, { isFound }) {
  const known = isFound ? answers : [...answers, ...otherAnswers];
  const [, answer, ...places] = known.find(([words]) => words.test(text)) ?? [];
  if (!answer) return null;
  // Each second part is in brackets.
  const parts = answer.split(/\[([^\]]+)\]/).flatMap((part, index) => index % 2 ? [link(part, places[(index - 1) / 2])] : withCode(part));
  return make("span", { class: "answer named" }, ...parts.filter(Boolean));
}

/** A text whose names between backticks are code. */
const withCode = (text) => text.split("`").map((part, index) => index % 2 ? make("code", { class: "whole", text: part }) : part);

const link = (name, place) => name in pages
  ? titledLink(name, pages[name], place)
  : makeButton(name, { class: "text-link", on: { click: () => leadTo(place) } });

/** Shows a control, in the inspector if it's there, and focuses it: of choices, the chosen one, or the menu in their place. */
function leadTo(place) {
  const control = document.querySelector(place);
  if (element("panel").contains(control)) showInspector(control);
  const inside = [...control.querySelectorAll("input:checked, select")];
  const target = [control, ...inside].find((each) => each.tabIndex >= 0 && each.checkVisibility());
  // The focus after a click has no outline, which says here where the click has led.
  target.dataset.led = "";
  target.addEventListener("blur", () => delete target.dataset.led, { once: true });
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "nearest" });
}

function showInspector(control) {
  const toggle = element("panel-toggle");
  if (toggle.checkVisibility() && toggle.ariaExpanded === "false") toggle.click();
  const tab = element("tab-panel");
  if (tab.checkVisibility()) tab.click();
  control.closest("details").open = true;
}
