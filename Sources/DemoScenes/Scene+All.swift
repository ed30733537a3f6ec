extension Scene {
  /// All of them, group by group, in the order of the list.
  public static let all: [Scene] = [
    toStart, ofHeaders, ofFooters, ofSides, ofLooks, ofEnvironment, ofSpecial,
  ].flatMap(\.self)

  private static let toStart: [Scene] = [.firstSteps, .feed, .outcomes]

  private static let ofHeaders: [Scene] = [
    .textHeader, .lastUpdated, .dwell, .distances, .fade, .ignoredInset, .haptics, .swap,
  ]

  private static let ofFooters: [Scene] = [
    .shortContent, .loadDistance, .budget, .manual, .noMoreData, .failure, .shortList, .emptyList,
    .paging,
  ]

  private static let ofSides: [Scene] = [.sides, .rightToLeft, .fourEdges]

  private static let ofLooks: [Scene] = [
    .styled, .attributed, .images, .spinner, .ownLook, .languages,
  ]

  private static let ofEnvironment: [Scene] = [
    .largeTitle, .searchBar, .tabBar, .sectionHeaders, .collection, .keyboard, .sizeChange,
    .pushAndPop,
  ]

  private static let ofSpecial: [Scene] = [.chat, .arbitration, .beginAndEnd, .hooks]
}
