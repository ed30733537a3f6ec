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
    .slowPage, .overlap, .retry, .olderMessages, .editedList,
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
    .svPullToRefresh,
  ]
}
