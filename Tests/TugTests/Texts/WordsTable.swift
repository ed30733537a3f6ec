import Testing

@testable import Tug

/// The texts of one control in one language: its VoiceOver name, and for each state the title and
/// the announcement on entering it.
///
/// Written by hand, from the user's point of view: a control pulled at the start of the axis
/// refreshes, every other one loads.
struct WordsTable: Sendable, CustomTestStringConvertible {
  struct Row: Sendable {
    let state: RefreshState
    let title: String
    /// What VoiceOver says when the state is entered.
    let announcement: String?
    /// VoiceOver's value, which doesn't tell how to pull.
    let value: String?

    /// - Parameters:
    ///   - isAnnounced: whether VoiceOver speaks when the state is entered.
    ///   - spoken: what it says, if not the title.
    init(
      _ state: RefreshState, _ title: String, isAnnounced: Bool = false, spoken: String? = nil
    ) {
      (self.state, self.title) = (state, title)
      announcement = spoken ?? (isAnnounced ? title : nil)
      let isSilent = [.idle, .pulling, .pullingFurther, .noMoreData].contains(state)
      value = isSilent ? nil : spoken ?? title
    }
  }

  let language: TugLanguage
  let edge: Refresher.Edge
  let trigger: Refresher.TriggerKind
  let name: String
  let rows: [Row]

  init(
    _ language: TugLanguage, _ edge: Refresher.Edge, _ trigger: Refresher.TriggerKind, name: String,
    _ rows: [Row]
  ) {
    (self.language, self.edge, self.trigger) = (language, edge, trigger)
    (self.name, self.rows) = (name, rows)
  }

  var testDescription: String { "\(language.code), \(edge), \(trigger)" }
  var isRightToLeft: Bool { language.code == "ar" }

  /// The tests' title for the second stop: the app's own text in any language.
  static let secondStop = "Camera"
}

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

extension WordsTable {
  static let arabic = [
    WordsTable(
      .arabic, .top, .pull, name: "تحديث",
      [
        Row(.idle, "اسحب لأسفل للتحديث"),
        Row(.pulling, "أفلت للتحديث"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "جارٍ التحديث…"),
        Row(.refreshing, "جارٍ التحديث…", isAnnounced: true),
        Row(.succeeded, "تم التحديث", isAnnounced: true),
        Row(
          .failed, "تعذّر التحديث. اسحب للمحاولة مجددًا",
          spoken: "تعذّر التحديث. اضغط مرتين للمحاولة مجددًا"),
      ]),
    WordsTable(
      .arabic, .leading, .pull, name: "تحديث",
      [
        Row(.idle, "اسحب للتحديث"),
        Row(.pulling, "أفلت للتحديث"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "جارٍ التحديث…"),
        Row(.refreshing, "جارٍ التحديث…", isAnnounced: true),
        Row(.succeeded, "تم التحديث", isAnnounced: true),
        Row(
          .failed, "تعذّر التحديث. اسحب للمحاولة مجددًا",
          spoken: "تعذّر التحديث. اضغط مرتين للمحاولة مجددًا"),
      ]),
    WordsTable(
      .arabic, .bottom, .pull, name: "تحميل المزيد",
      [
        Row(.idle, "اسحب لأعلى لتحميل المزيد"),
        Row(.pulling, "أفلت لتحميل المزيد"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "جارٍ التحميل…"),
        Row(.refreshing, "جارٍ التحميل…", isAnnounced: true),
        Row(.succeeded, "تم تحميل المزيد", isAnnounced: true),
        Row(.noMoreData, "لا يوجد المزيد", isAnnounced: true),
        Row(
          .failed, "تعذّر التحميل. اسحب للمحاولة مجددًا",
          spoken: "تعذّر التحميل. اضغط مرتين للمحاولة مجددًا"),
      ]),
    WordsTable(
      .arabic, .trailing, .pull, name: "تحميل المزيد",
      [
        Row(.idle, "اسحب لتحميل المزيد"),
        Row(.pulling, "أفلت لتحميل المزيد"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "جارٍ التحميل…"),
        Row(.refreshing, "جارٍ التحميل…", isAnnounced: true),
        Row(.succeeded, "تم تحميل المزيد", isAnnounced: true),
        Row(.noMoreData, "لا يوجد المزيد", isAnnounced: true),
        Row(
          .failed, "تعذّر التحميل. اسحب للمحاولة مجددًا",
          spoken: "تعذّر التحميل. اضغط مرتين للمحاولة مجددًا"),
      ]),
    WordsTable(
      .arabic, .top, .auto, name: "تحميل المزيد",
      [
        Row(.idle, "تحميل المزيد"),
        Row(.willRefresh, "جارٍ التحميل…"),
        Row(.refreshing, "جارٍ التحميل…"),
        Row(.succeeded, "تم تحميل المزيد", isAnnounced: true),
        Row(.noMoreData, "لا يوجد المزيد", isAnnounced: true),
        Row(
          .failed, "تعذّر التحميل. اضغط للمحاولة مجددًا",
          spoken: "تعذّر التحميل. اضغط مرتين للمحاولة مجددًا"),
      ]),
    WordsTable(
      .arabic, .bottom, .auto, name: "تحميل المزيد",
      [
        Row(.idle, "تحميل المزيد"),
        Row(.willRefresh, "جارٍ التحميل…"),
        Row(.refreshing, "جارٍ التحميل…"),
        Row(.succeeded, "تم تحميل المزيد", isAnnounced: true),
        Row(.noMoreData, "لا يوجد المزيد", isAnnounced: true),
        Row(
          .failed, "تعذّر التحميل. اضغط للمحاولة مجددًا",
          spoken: "تعذّر التحميل. اضغط مرتين للمحاولة مجددًا"),
      ]),
    WordsTable(.arabic, .leading, .auto, name: "تحميل المزيد", arabicSideLoads),
    WordsTable(.arabic, .trailing, .auto, name: "تحميل المزيد", arabicSideLoads),
  ]

  private static let arabicSideLoads = [
    Row(.idle, "تحميل المزيد"),
    Row(.willRefresh, "جارٍ التحميل…"),
    Row(.refreshing, "جارٍ التحميل…"),
    Row(.succeeded, "تم تحميل المزيد", isAnnounced: true),
    Row(.noMoreData, "لا يوجد المزيد", isAnnounced: true),
    Row(
      .failed, "تعذّر التحميل. اضغط للمحاولة مجددًا",
      spoken: "تعذّر التحميل. اضغط مرتين للمحاولة مجددًا"),
  ]
}
