@testable import Tug

extension WordsTable {
  static let arabic = [
    WordsTable(
      .arabic, .top, .pull, name: "تحديث",
      [
        Row(.idle, "اسحب للأسفل للتحديث"),
        Row(.pulling, "أفلِت للتحديث"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "جارٍ التحديث…"),
        Row(.refreshing, "جارٍ التحديث…", isAnnounced: true),
        Row(.succeeded, "تم التحديث", isAnnounced: true),
        Row(.failed, "تعذّر التحديث. اسحب للمحاولة مجددًا", isAnnounced: true),
      ]),
    WordsTable(
      .arabic, .leading, .pull, name: "تحديث",
      [
        Row(.idle, "اسحب للتحديث"),
        Row(.pulling, "أفلِت للتحديث"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "جارٍ التحديث…"),
        Row(.refreshing, "جارٍ التحديث…", isAnnounced: true),
        Row(.succeeded, "تم التحديث", isAnnounced: true),
        Row(.failed, "تعذّر التحديث. اسحب للمحاولة مجددًا", isAnnounced: true),
      ]),
    WordsTable(
      .arabic, .bottom, .pull, name: "تحميل المزيد",
      [
        Row(.idle, "اسحب للأعلى لتحميل المزيد"),
        Row(.pulling, "أفلِت لتحميل المزيد"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "جارٍ التحميل…"),
        Row(.refreshing, "جارٍ التحميل…", isAnnounced: true),
        Row(.succeeded, "تم تحميل المزيد", isAnnounced: true),
        Row(.noMoreData, "لا يوجد المزيد", isAnnounced: true),
        Row(.failed, "تعذّر التحميل. اسحب للمحاولة مجددًا", isAnnounced: true),
      ]),
    WordsTable(
      .arabic, .trailing, .pull, name: "تحميل المزيد",
      [
        Row(.idle, "اسحب لعرض المزيد"),
        Row(.pulling, "أفلِت لتحميل المزيد"),
        Row(.pullingFurther, "Camera"),
        Row(.willRefresh, "جارٍ التحميل…"),
        Row(.refreshing, "جارٍ التحميل…", isAnnounced: true),
        Row(.succeeded, "تم تحميل المزيد", isAnnounced: true),
        Row(.noMoreData, "لا يوجد المزيد", isAnnounced: true),
        Row(.failed, "تعذّر التحميل. اسحب للمحاولة مجددًا", isAnnounced: true),
      ]),
    WordsTable(
      .arabic, .top, .auto, name: "تحميل المزيد",
      [
        Row(.idle, "اضغط أو اسحب للأسفل لتحميل المزيد"),
        Row(.willRefresh, "جارٍ التحميل…"),
        Row(.refreshing, "جارٍ التحميل…", isAnnounced: true),
        Row(.succeeded, "تم تحميل المزيد", isAnnounced: true),
        Row(.noMoreData, "لا يوجد المزيد", isAnnounced: true),
        Row(.failed, "تعذّر التحميل. اضغط للمحاولة مجددًا", isAnnounced: true),
      ]),
    WordsTable(
      .arabic, .bottom, .auto, name: "تحميل المزيد",
      [
        Row(.idle, "اضغط أو اسحب للأعلى لتحميل المزيد"),
        Row(.willRefresh, "جارٍ التحميل…"),
        Row(.refreshing, "جارٍ التحميل…", isAnnounced: true),
        Row(.succeeded, "تم تحميل المزيد", isAnnounced: true),
        Row(.noMoreData, "لا يوجد المزيد", isAnnounced: true),
        Row(.failed, "تعذّر التحميل. اضغط للمحاولة مجددًا", isAnnounced: true),
      ]),
    WordsTable(.arabic, .leading, .auto, name: "تحميل المزيد", arabicSideLoads),
    WordsTable(.arabic, .trailing, .auto, name: "تحميل المزيد", arabicSideLoads),
  ]

  private static let arabicSideLoads = [
    Row(.idle, "تحميل المزيد"),
    Row(.willRefresh, "جارٍ التحميل…"),
    Row(.refreshing, "جارٍ التحميل…", isAnnounced: true),
    Row(.succeeded, "تم تحميل المزيد", isAnnounced: true),
    Row(.noMoreData, "لا يوجد المزيد", isAnnounced: true),
    Row(.failed, "تعذّر التحميل. اضغط للمحاولة مجددًا", isAnnounced: true),
  ]
}
