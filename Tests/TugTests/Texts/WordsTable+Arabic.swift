@testable import Tug

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
