extension TugLanguage {
  /// Arabic.
  public static let arabic = TugLanguage(
    code: "ar",
    texts: RefreshTexts(
      pullDown: "اسحب للأسفل للتحديث",
      pullToRefresh: "اسحب للتحديث",
      releaseToRefresh: "أفلِت للتحديث",
      refreshing: "جارٍ التحديث…",
      refreshed: "تم التحديث",
      refreshFailed: "تعذّر التحديث. اسحب للمحاولة مجددًا",
      pullUp: "اسحب للأعلى لتحميل المزيد",
      releaseToLoad: "أفلِت لتحميل المزيد",
      tapOrPullUp: "اضغط أو اسحب للأعلى لتحميل المزيد",
      tapOrPullDown: "اضغط أو اسحب للأسفل لتحميل المزيد",
      loading: "جارٍ التحميل…",
      loaded: "تم تحميل المزيد",
      noMoreData: "لا يوجد المزيد",
      loadFailedPull: "تعذّر التحميل. اسحب للمحاولة مجددًا",
      loadFailedTap: "تعذّر التحميل. اضغط للمحاولة مجددًا",
      pullSideways: "اسحب لعرض المزيد",
      releaseSideways: "أفلِت لعرض المزيد",
      loadFailedSideways: "تعذّر التحميل. اسحب للمحاولة مجددًا",
      lastUpdated: "آخر تحديث: %@",
      neverUpdated: "لم يتم بعد",
      today: "اليوم %@",
      refreshAction: "تحديث",
      loadAction: "تحميل المزيد"))
}
