@testable import Tug

extension WordsTable {
  static let english = [
    WordsTable(
      .english, .top, .pull, name: "Refresh",
      [
        Row(.idle, "Pull down to refresh"),
        Row(.pulling, "Release to refresh"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "Refreshing…"),
        Row(.refreshing, "Refreshing…", isAnnounced: true),
        Row(.succeeded, "Updated", isAnnounced: true),
        Row(
          .failed, "Couldn’t refresh. Pull to try again",
          spoken: "Couldn’t refresh. Double-tap to try again"),
      ]),
    WordsTable(
      .english, .leading, .pull, name: "Refresh",
      [
        Row(.idle, "Pull to refresh"),
        Row(.pulling, "Release to refresh"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "Refreshing…"),
        Row(.refreshing, "Refreshing…", isAnnounced: true),
        Row(.succeeded, "Updated", isAnnounced: true),
        Row(
          .failed, "Couldn’t refresh. Pull to try again",
          spoken: "Couldn’t refresh. Double-tap to try again"),
      ]),
    WordsTable(
      .english, .bottom, .pull, name: "Load more",
      [
        Row(.idle, "Pull up to load more"),
        Row(.pulling, "Release to load more"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "Loading…"),
        Row(.refreshing, "Loading…", isAnnounced: true),
        Row(.succeeded, "Loaded", isAnnounced: true),
        Row(.noMoreData, "No more items", isAnnounced: true),
        Row(
          .failed, "Couldn’t load. Pull to try again",
          spoken: "Couldn’t load. Double-tap to try again"),
      ]),
    WordsTable(
      .english, .trailing, .pull, name: "Load more",
      [
        Row(.idle, "Pull for more"),
        Row(.pulling, "Release to load more"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "Loading…"),
        Row(.refreshing, "Loading…", isAnnounced: true),
        Row(.succeeded, "Loaded", isAnnounced: true),
        Row(.noMoreData, "No more items", isAnnounced: true),
        Row(
          .failed, "Couldn’t load. Pull to try again",
          spoken: "Couldn’t load. Double-tap to try again"),
      ]),
    WordsTable(
      .english, .top, .auto, name: "Load more",
      [
        Row(.idle, "Load more"),
        Row(.willRefresh, "Loading…"),
        Row(.refreshing, "Loading…"),
        Row(.succeeded, "Loaded", isAnnounced: true),
        Row(.noMoreData, "No more items", isAnnounced: true),
        Row(
          .failed, "Couldn’t load. Tap to try again",
          spoken: "Couldn’t load. Double-tap to try again"),
      ]),
    WordsTable(
      .english, .bottom, .auto, name: "Load more",
      [
        Row(.idle, "Load more"),
        Row(.willRefresh, "Loading…"),
        Row(.refreshing, "Loading…"),
        Row(.succeeded, "Loaded", isAnnounced: true),
        Row(.noMoreData, "No more items", isAnnounced: true),
        Row(
          .failed, "Couldn’t load. Tap to try again",
          spoken: "Couldn’t load. Double-tap to try again"),
      ]),
    WordsTable(.english, .leading, .auto, name: "Load more", englishSideLoads),
    WordsTable(.english, .trailing, .auto, name: "Load more", englishSideLoads),
  ]

  private static let englishSideLoads = [
    Row(.idle, "Load more"),
    Row(.willRefresh, "Loading…"),
    Row(.refreshing, "Loading…"),
    Row(.succeeded, "Loaded", isAnnounced: true),
    Row(.noMoreData, "No more items", isAnnounced: true),
    Row(
      .failed, "Couldn’t load. Tap to try again",
      spoken: "Couldn’t load. Double-tap to try again"),
  ]
}
