extension TugLanguage {
  package static let arabic = TugLanguage(
    code: "ar",
    texts: RefreshTexts(
      pullDown: "اسحب للأسفل للتحديث", pullToRefresh: "اسحب للتحديث",
      releaseToRefresh: "أفلِت للتحديث",
      refreshing: "جارٍ التحديث…", refreshed: "تم التحديث",
      refreshFailed: "تعذّر التحديث. اسحب للمحاولة مجددًا",
      pullUp: "اسحب للأعلى لتحميل المزيد", pullSideways: "اسحب لعرض المزيد",
      releaseToLoad: "أفلِت لتحميل المزيد",
      tapOrPullUp: "اضغط أو اسحب للأعلى لتحميل المزيد",
      tapOrPullDown: "اضغط أو اسحب للأسفل لتحميل المزيد",
      loading: "جارٍ التحميل…", loaded: "تم تحميل المزيد", noMoreData: "لا يوجد المزيد",
      loadFailedPull: "تعذّر التحميل. اسحب للمحاولة مجددًا",
      loadFailedTap: "تعذّر التحميل. اضغط للمحاولة مجددًا",
      lastUpdated: "آخر تحديث: %@", neverUpdated: "لم يتم بعد", today: "اليوم %@",
      refreshAction: "تحديث", loadAction: "تحميل المزيد"))

  package static let hebrew = TugLanguage(
    code: "he",
    texts: RefreshTexts(
      pullDown: "משכו למטה לרענון", pullToRefresh: "משכו לרענון",
      releaseToRefresh: "שחררו לרענון",
      refreshing: "מתבצע רענון…", refreshed: "עודכן",
      refreshFailed: "הרענון נכשל. משכו כדי לנסות שוב",
      pullUp: "משכו למעלה לטעינת תוכן נוסף", pullSideways: "משכו כדי לראות עוד",
      releaseToLoad: "שחררו לטעינת תוכן נוסף",
      tapOrPullUp: "הקישו או משכו לטעינת תוכן נוסף",
      tapOrPullDown: "הקישו או משכו למטה לטעינת תוכן נוסף",
      loading: "טעינה…", loaded: "נטען תוכן נוסף", noMoreData: "אין תוכן נוסף",
      loadFailedPull: "הטעינה נכשלה. משכו כדי לנסות שוב",
      loadFailedTap: "הטעינה נכשלה. הקישו כדי לנסות שוב",
      lastUpdated: "עדכון אחרון: %@", neverUpdated: "אף פעם", today: "היום %@",
      refreshAction: "רענון", loadAction: "טעינת תוכן נוסף"))
}
