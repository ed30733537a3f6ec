extension TugLanguage {
  static let asian = [
    """
    zh-Hans
    下拉刷新
    滑动刷新
    松开立即刷新
    正在刷新…
    刷新成功
    刷新失败，
    上拉加载更多
    滑动查看更多
    松开立即加载
    正在加载…
    已加载更多
    没有更多内容了
    加载失败，
    滑动重试
    轻点重试
    轻点两下重试
    上次更新：%@
    尚未更新
    刷新
    加载更多
    重试
    """,
    """
    zh-Hant
    下拉即可更新
    滑動即可更新
    放開即可更新
    正在更新…
    更新完成
    更新失敗，
    上拉載入更多
    滑動查看更多
    放開即可載入
    正在載入…
    已載入更多
    沒有更多內容了
    載入失敗，
    滑動再試一次
    點一下再試一次
    點兩下再試一次
    上次更新：%@
    尚未更新
    重新整理
    載入更多
    再試一次
    """,
    """
    ja
    引っ張って更新
    スワイプして更新
    指を離して更新
    更新中…
    更新しました
    更新できませんでした。
    上に引っ張ってさらに読み込む
    スワイプしてもっと見る
    指を離してさらに読み込む
    読み込み中…
    読み込みました
    これ以上ありません
    読み込めませんでした。
    引っ張って再試行
    タップして再試行
    ダブルタップして再試行
    最終更新：%@
    まだ更新されていません
    更新
    さらに読み込む
    再試行
    """,
    """
    ko
    당겨서 새로고침
    당겨서 새로고침
    놓아서 새로고침
    새로고침 중…
    새로고침됨
    새로고침 실패.
    위로 당겨서 더 불러오기
    당겨서 더 불러오기
    놓아서 더 불러오기
    불러오는 중…
    불러왔습니다
    더 이상 항목이 없습니다
    불러오기 실패.
    당겨서 재시도
    탭하여 재시도
    이중 탭하여 재시도
    마지막 업데이트: %@
    아직 새로고침하지 않음
    새로고침
    더 불러오기
    다시 시도
    """,
    """
    th
    ดึงลงเพื่อรีเฟรช
    ดึงเพื่อรีเฟรช
    ปล่อยเพื่อรีเฟรช
    กำลังรีเฟรช…
    อัปเดตแล้ว
    ไม่สามารถรีเฟรชได้
    ดึงขึ้นเพื่อโหลดเพิ่มเติม
    ดึงเพื่อโหลดเพิ่มเติม
    ปล่อยเพื่อโหลดเพิ่มเติม
    กำลังโหลด…
    โหลดเพิ่มเติมแล้ว
    ไม่มีรายการเพิ่มเติม
    ไม่สามารถโหลดได้
    ดึงเพื่อลองอีกครั้ง
    แตะเพื่อลองอีกครั้ง
    แตะสองครั้งเพื่อลองอีกครั้ง
    อัปเดตล่าสุด: %@
    ยังไม่ได้อัปเดต
    รีเฟรช
    โหลดเพิ่มเติม
    ลองอีกครั้ง
    """,
    """
    vi
    Kéo xuống để làm mới
    Kéo để làm mới
    Thả ra để làm mới
    Đang làm mới…
    Đã cập nhật
    Không thể làm mới.
    Kéo lên để tải thêm
    Kéo để tải thêm
    Thả ra để tải thêm
    Đang tải…
    Đã tải thêm
    Không còn mục nào
    Không thể tải.
    Kéo để thử lại
    Chạm để thử lại
    Chạm hai lần để thử lại
    Cập nhật lần cuối: %@
    Chưa cập nhật
    Làm mới
    Tải thêm
    Thử lại
    """,
    """
    id
    Tarik ke bawah untuk menyegarkan
    Tarik untuk menyegarkan
    Lepas untuk menyegarkan
    Menyegarkan…
    Diperbarui
    Tidak dapat menyegarkan.
    Tarik ke atas untuk memuat lainnya
    Tarik untuk memuat lainnya
    Lepas untuk memuat lainnya
    Memuat…
    Lainnya telah dimuat
    Tidak ada item lagi
    Tidak dapat memuat.
    Tarik untuk mencoba lagi
    Ketuk untuk mencoba lagi
    Ketuk dua kali untuk mencoba lagi
    Terakhir diperbarui: %@
    Belum diperbarui
    Segarkan
    Muat lainnya
    Coba lagi
    """,
    """
    ms
    Tarik ke bawah untuk segar semula
    Tarik untuk segar semula
    Lepaskan untuk segar semula
    Menyegar semula…
    Dikemas kini
    Tidak dapat menyegar semula.
    Tarik ke atas untuk memuatkan lagi
    Tarik untuk memuatkan lagi
    Lepaskan untuk memuatkan lagi
    Memuatkan…
    Item lain dimuatkan
    Tiada item lagi
    Tidak dapat memuatkan.
    Tarik untuk cuba lagi
    Ketik untuk cuba lagi
    Ketik dua kali untuk cuba lagi
    Kemas kini terakhir: %@
    Belum dikemas kini
    Segar semula
    Muatkan lagi
    Cuba lagi
    """,
    """
    hi
    रीफ़्रेश करने के लिए नीचे खींचें
    रीफ़्रेश करने के लिए खींचें
    रीफ़्रेश करने के लिए छोड़ें
    रीफ़्रेश हो रहा है…
    अपडेट हो गया
    रीफ़्रेश नहीं हो सका।
    और लोड करने के लिए ऊपर खींचें
    और लोड करने के लिए खींचें
    और लोड करने के लिए छोड़ें
    लोड हो रहा है…
    और लोड हो गया
    और कोई आइटम नहीं
    लोड नहीं हो सका।
    फिर से कोशिश करने के लिए खींचें
    फिर से कोशिश करने के लिए टैप करें
    फिर से कोशिश करने के लिए डबल टैप करें
    पिछला अपडेट: %@
    अभी तक अपडेट नहीं हुआ
    रीफ़्रेश करें
    और लोड करें
    फिर से कोशिश करें
    """,
  ]
}
