// Words that readers look for where the pages have other ones, and the section that is meant.

import { contentJumps, neverEnds, nothingHappens } from "./symptoms.js";

/** The beginning of a page, or a section of an article with a heading, in English and in Chinese. */
const start = (page) => ({ address: new RegExp(`/(?:zh-Hans/)?${page}\\.md$`), heading: /^$/ });
const part = (article, heading) => ({ address: new RegExp(`articles/(?:zh-Hans/)?${article}\\.md#`), heading });

const sections = [
  { typed: neverEnds, ...part("Troubleshooting", /^(?:It never ends|一直不结束)$/) },
  { typed: nothingHappens, ...part("Troubleshooting", /^(?:Nothing happens|没有反应)$/) },
  { typed: contentJumps, ...part("Troubleshooting", /^(?:Content jumps|内容跳动)/) },
  {
    typed: /^(?:(?:memory |retain )?(?:leak(?:s|ing)?|cycles?)|weak(?: |-)?self|\[weak self\]|deinit|dealloc(?:ated|ation)?|循环引用|内存泄漏)$/i,
    address: /(?:GettingStarted|Troubleshooting)\.md#/, text: /(?:Capture the object that loads|捕获负责加载的对象)/i,
  },
  {
    typed: /^(?:install(?:ation|ing)?|set ?up|spm|swiftpm|swift package(?: manager)?|packages?|dependenc(?:y|ies)|安装|集成|依赖)$/i,
    address: /GettingStarted\.md#/, heading: /package/i,
  },
  { typed: /^(?:cocoa ?pods?|pods?|podfile|podspec|carthage|cartfile)$/i, address: /\bREADME(?:\.zh-Hans)?\.md/, text: /(?:not supported|不支持)(?=[^]{0,80}CocoaPods)/i },
  // Plain words
  { typed: /^(?:lottie|skeleton|shimmer|custom (?:animation|indicator|view)|animator|subclass|setState|executeIncremental)/i, ...start("YourOwnIndicator") },
  { typed: /^pull[- ]to[- ]refresh$/i, ...start("articles/(?:zh-Hans/)?GettingStarted"), also: start("ChoosingATrigger") },
  { typed: /^(?:paginat|infinite[- ]scroll|load[- ]?more)/i, ...start("LoadingMore") },
  { typed: /^(?:debounc|throttl|rate limit)/i, ...part("ChoosingATrigger", /^(?:How often|触发多少次)$/) },
  { typed: /prefetch/i, ...part("ChoosingATrigger", /^(?:How near the end|离末尾多近)$/) },
  { typed: /^(?:click|press)/i, ...part("ChoosingATrigger", /^(?:Which scrolling loads|哪些滚动会触发加载)$/) },
  { typed: /^(?:rtl|right[ -]to[ -]left|semanticContentAttribute|carousel|horizontal|sideways)/i, ...part("ChoosingATrigger", /^(?:Horizontal lists|横向列表)$/) },
  { typed: /^(?:modal|page ?sheet)/i, ...part("ChoosingATrigger", /^(?:In a sheet|在 sheet 中)$/) },
  { typed: /^(?:taobao|second floor|two ?level)/i, ...part("ChoosingATrigger", /^(?:A second stop|第二档)$/) },
  { typed: /^(?:sound|vibration|UIImpactFeedback|taptic)/i, ...part("Accessibility", /^(?:Haptics|触感反馈)$/) },
  { typed: /^(?:translat|i18n|l10n|locali[sz])/i, ...part("StylesWordsAndTimes", /^(?:Languages|语言)$/) },
  { typed: /^(?:wechat|whatsapp|telegram|imessage)/i, ...start("ChatLists") },
  { typed: /^(?:swipe to delete|reorder|move rows?)/i, address: /docs\/paging\/GettingStarted\.md#/, heading: /^Edit the list$/ },
  { typed: /^(?:rx|reactive)/i, ...part("Cookbook", /^Combine$/) },
  { typed: /^(?:grid|waterfall|masonry|UICollectionView)/i, ...part("Cookbook", /^Compositional layout$/) },
  { typed: /^(?:UISearch|search ?bar)/i, ...part("Cookbook", /^(?:A search or a filter|搜索或筛选)$/) },
  { typed: /^(?:UINavigation|prefersLargeTitles)/i, ...part("Cookbook", /^(?:Large titles|大标题)$/) },
  { typed: /^(?:fps|battery|cpu)$/i, ...start("performance") },
  { typed: /^(?:xib|nib|interface ?builder|ibdesign|UITableViewController)/i, ...part("GettingStarted", /^(?:A list with both controls|带有两个控件的列表)$/) },
  // UIKit and SwiftUI
  { typed: /^(?:automaticallyAdjusts|safeAreaInsets|safe area$|dynamic island)|ScrollIndicator/i, ...part("Insets", /^(?:Your own part|属于你的部分)$/) },
  { typed: /^(?:UIScrollViewDelegate|scrollViewDid(?:Scroll|End\w*))$/i, ...start("ObservingScrolling") },
  { typed: /^\.?(?:UIHosting|UI\w+Representable|LazyVGrid|searchable|listStyle|scrollPosition|ScrollViewReader|Navigation(?:Stack|View))/i, ...start("SwiftUI") },
  { typed: /^(?:ScrollView|ForEach|LazyV\w+)$/, ...start("SwiftUI") },
  { typed: /^swift ?ui (?:load|refresh|pull|list|pag)/i, ...start("SwiftUI") },
  { typed: /^(?:(?:self\.)?_?tableView|UI(?:Table|Scroll)View|table view)$/i, ...part("GettingStarted", /^(?:A list with both controls|带有两个控件的列表)$/) },
  { typed: /valueChanged|refreshControl *=/i, ...part("GettingStarted", /UIRefreshControl/) },
  // Other libraries
  { typed: /^(?:isTrailer|mj_reloadDataBlock|MJRefreshConst)/i, address: /from-mjrefresh\.md#/, heading: /^(?:Common names|常用名称)$/ },
  {
    typed: /(?:^|\.)es\.|^ES(?:Refresh|Pull)|^(?:pull|release|load|noMore)\w+Description$|^(?:expiredTime|refreshIdent|autoPull)/i,
    address: /comparison\.md#/, heading: /^The other libraries$/,
  },
  { typed: /^(?:kafka|pullToRefreshKit|crrefresh|gtm|dgelastic)|infiniteScroll$/i, ...start("comparison") },
];

/**
 * Returns the one of the sections that is meant, and the words in its text that say so, if there are some; and the pages that
 * are meant, too.
 */
export function sectionMeant(all, typed) {
  const meant = sections.find((each) => each.typed.test(typed.trim()));
  if (!meant) return null;
  const find = (place) => all.find(({ address, heading, text }) =>
    place.address.test(address) && (place.heading ?? /./).test(heading) && (place.text ?? /^/).test(text));
  const section = find(meant);
  if (!section) return null;
  const others = meant.also ? [find(meant.also)].filter(Boolean) : [];
  return { section, words: meant.text ? [meant.text.exec(section.text)[0].toLowerCase()] : null, pages: others.map(({ page }) => page) };
}
