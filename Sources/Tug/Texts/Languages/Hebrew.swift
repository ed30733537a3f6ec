extension TugLanguage {
  /// Hebrew.
  public static let hebrew = TugLanguage(
    code: "he",
    texts: RefreshTexts(
      pullDown: "משכו למטה לרענון",
      pullToRefresh: "משכו לרענון",
      releaseToRefresh: "שחררו לרענון",
      refreshing: "מתבצע רענון…",
      refreshed: "עודכן",
      refreshFailed: "הרענון נכשל. משכו כדי לנסות שוב",
      pullUp: "משכו למעלה לטעינת תוכן נוסף",
      releaseToLoad: "שחררו לטעינת תוכן נוסף",
      tapOrPullUp: "הקישו או משכו לטעינת תוכן נוסף",
      tapOrPullDown: "הקישו או משכו למטה לטעינת תוכן נוסף",
      loading: "טעינה…",
      loaded: "נטען תוכן נוסף",
      noMoreData: "אין תוכן נוסף",
      loadFailedPull: "הטעינה נכשלה. משכו כדי לנסות שוב",
      loadFailedTap: "הטעינה נכשלה. הקישו כדי לנסות שוב",
      pullSideways: "משכו כדי לראות עוד",
      releaseSideways: "שחררו כדי לראות עוד",
      loadFailedSideways: "הטעינה נכשלה. משכו כדי לנסות שוב",
      lastUpdated: "עדכון אחרון: %@",
      neverUpdated: "אף פעם",
      today: "היום %@",
      refreshAction: "רענון",
      loadAction: "טעינת תוכן נוסף"))
}
