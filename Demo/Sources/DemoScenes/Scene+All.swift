extension Scene {
  /// All scenes, group by group, in the order of the list.
  public static let all: [Scene] = [
    startScenes, headerScenes, footerScenes, pageScenes, sideScenes, styleScenes,
    environmentScenes, specialScenes,
  ].flatMap(\.self)

  private static let startScenes: [Scene] = [.feed, .firstSteps, .swiftUI, .outcomes, .chat]

  private static let headerScenes: [Scene] = [
    .textHeader, .lastUpdated, .durations, .distances, .fade, .ignoredInset, .haptics, .swap,
    .overlay, .whileDragging, .fromEdge, .secondStop, .hidden,
  ]

  private static let footerScenes: [Scene] = [
    .shortContent, .loadDistance, .budget, .manual, .momentum, .noMoreData, .failure, .shortList,
    .emptyList, .paging, .footerInset,
  ]

  private static let pageScenes: [Scene] = [
    .slowPage, .overlap, .retry, .olderMessages, .editedList, .timeline, .search,
  ]

  private static let sideScenes: [Scene] = [.sides, .rightToLeft, .fourEdges]

  private static let styleScenes: [Scene] = [
    .styled, .attributed, .images, .quietImages, .spinner, .ownIndicator, .languages,
  ]

  private static let environmentScenes: [Scene] = [
    .largeTitle, .searchBar, .tabBar, .sectionHeaders, .collection, .keyboard, .sizeChange,
    .pushAndPop,
  ]

  private static let specialScenes: [Scene] = [
    .arbitration, .beginAndEnd, .showRefreshing, .reveal, .veto, .callbacks, .scrollEvents,
    .mjRefresh, .svPullToRefresh,
  ]
}

extension Scene {
  /// The page about what the scene shows, as a path from the root of the repository; `nil` if there is none.
  public var article: String? { Self.articles[id].map { "docs/\($0).md" } }

  private static let articles: [String: String] = [
    "feed": "articles/LoadingMore",
    "first-steps": "articles/GettingStarted",
    "swiftui": "articles/SwiftUI",
    "outcomes": "articles/ErrorsAndRetry",
    "text-header": "articles/StylesWordsAndTimes",
    "last-updated": "articles/StylesWordsAndTimes",
    "durations": "articles/Options",
    "distances": "articles/ChoosingATrigger",
    "fade": "articles/ChoosingATrigger",
    "ignored-inset": "articles/Insets",
    "haptics": "articles/Accessibility",
    "swap": "articles/GettingStarted",
    "over-content": "articles/ChoosingATrigger",
    "while-dragging": "articles/ChoosingATrigger",
    "from-edge": "articles/ChoosingATrigger",
    "second-stop": "articles/ChoosingATrigger",
    "hidden": "articles/Options",
    "short-content": "articles/ShortLists",
    "load-distance": "articles/ChoosingATrigger",
    "budget": "articles/ChoosingATrigger",
    "manual": "articles/ChoosingATrigger",
    "momentum": "articles/ChoosingATrigger",
    "no-more-data": "articles/ErrorsAndRetry",
    "failure": "articles/ErrorsAndRetry",
    "short-list": "articles/ShortLists",
    "empty-list": "articles/ShortLists",
    "footer-inset": "articles/Insets",
    "slow-page": "paging/GettingStarted",
    "overlapping-pages": "paging/Cursors",
    "page-retry": "paging/Errors",
    "older-messages": "paging/Chats",
    "edited-list": "paging/GettingStarted",
    "timeline-gap": "paging/Timelines",
    "search": "paging/Searching",
    "sides": "articles/ChoosingATrigger",
    "right-to-left": "articles/ChoosingATrigger",
    "four-edges": "articles/ChoosingATrigger",
    "styled": "articles/StylesWordsAndTimes",
    "attributed": "articles/StylesWordsAndTimes",
    "images": "articles/StylesWordsAndTimes",
    "images-alone": "articles/StylesWordsAndTimes",
    "spinner": "articles/StylesWordsAndTimes",
    "own-indicator": "articles/YourOwnIndicator",
    "languages": "articles/StylesWordsAndTimes",
    "large-title": "articles/Cookbook",
    "search-bar": "articles/Insets",
    "tab-bar": "articles/BeginningAndEnding",
    "section-headers": "articles/Cookbook",
    "collection": "articles/Cookbook",
    "keyboard": "articles/Insets",
    "chat": "articles/ChatLists",
    "arbitration": "articles/ChoosingATrigger",
    "begin-and-end": "articles/BeginningAndEnding",
    "show-refreshing": "articles/BeginningAndEnding",
    "reveal": "articles/BeginningAndEnding",
    "veto": "articles/BeginningAndEnding",
    "run-callbacks": "articles/BeginningAndEnding",
    "scroll-events": "articles/ObservingScrolling",
    "mj-refresh": "from-mjrefresh",
    "sv-pull-to-refresh": "from-svpulltorefresh",
  ]
}

extension Scene {
  /// Chinese words for the scene. A search also finds a part of one.
  static let chineseTermsByID: [String: String] = [
    "first-steps": "下拉刷新 上拉加载更多 入门 自动加载",
    "feed": "下拉刷新 加载更多 动态 网络 分页 首次加载",
    "swiftui": "下拉刷新 上拉加载更多 声明式",
    "outcomes": "刷新结果 成功 失败 提示",
    "text-header": "仅文字 文案 标题",
    "last-updated": "最后更新时间 上次更新",
    "durations": "最短时长 停留时间 动画时长 延迟",
    "distances": "触发距离 高度 阈值",
    "fade": "透明度 渐变 淡入 动画速度",
    "ignored-inset": "忽略 inset 横幅",
    "haptics": "触感反馈 触觉 震动 旁白 无障碍",
    "swap": "移除 替换 控件",
    "over-content": "悬浮 浮在内容上方",
    "while-dragging": "拖动时触发 不松手 刷新",
    "hidden": "隐藏 控件",
    "second-stop": "下拉二楼 第二档",
    "short-content": "上拉加载更多 不足一屏",
    "load-distance": "预加载 提前加载 自动加载更多",
    "budget": "每次拖动 加载次数",
    "manual": "点击加载更多 手动加载",
    "momentum": "惯性 滚动",
    "no-more-data": "没有更多了 没有更多数据 到底",
    "failure": "加载失败 错误 重试",
    "short-list": "不足一屏 自动加载",
    "empty-list": "空列表 空数据 占位",
    "paging": "整页滚动",
    "footer-inset": "底部工具栏 忽略 inset",
    "slow-page": "分页 取消 过期 超时",
    "overlapping-pages": "分页 去重 重复数据",
    "page-retry": "分页 加载失败 自动重试",
    "older-messages": "分页 历史消息 聊天记录",
    "edited-list": "分页 删除 插入 编辑",
    "timeline-gap": "分页 时间线 断层 缺口 阅读位置 新动态",
    "search": "分页 搜索 关键词 防抖 搜索结果 无结果",
    "sides": "横向 左右 侧边 左拉 右拉",
    "right-to-left": "从右到左 阿拉伯语",
    "four-edges": "四条边 横向 左右",
    "styled": "自定义文案 颜色 深色模式 主题 自定义视图",
    "attributed": "富文本 标题",
    "images": "图片 动图 序列帧 动画",
    "images-alone": "图片 动图 无文字",
    "spinner": "菊花 加载指示器",
    "own-indicator": "自定义指示器 自定义动画 圆环 样式",
    "languages": "语言 本地化 国际化 中文",
    "large-title": "大标题 导航栏",
    "search-bar": "搜索栏 导航栏",
    "tab-bar": "标签栏 后台刷新",
    "section-headers": "悬停 分组 表头",
    "collection": "集合视图 瀑布流 网格",
    "keyboard": "键盘",
    "size-change": "旋转 横屏 分屏",
    "push-and-pop": "侧滑返回 导航",
    "chat": "聊天 历史消息",
    "arbitration": "同时刷新 冲突",
    "begin-and-end": "手动刷新 代码刷新 开始 结束 刷新",
    "show-refreshing": "显示刷新中",
    "reveal": "滚动到顶部 代码刷新",
    "veto": "阻止刷新 禁用",
    "scroll-events": "滚动结束 滚动方向",
    "run-callbacks": "回调",
    "mj-refresh": "下拉刷新 上拉加载更多 迁移 替换 兼容",
  ]
}
