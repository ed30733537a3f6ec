import Tug

/// The words of the scenes' content in one language. Lists of the same name have the same length in each.
struct DemoWords {
  let justNow, failure, noMail: String
  /// The titles of screens.
  let feed, search, profile, inbox, contacts, photos, news, shop, chats, settings: String
  /// Posts, and who wrote them, with the names that they have there.
  let authors: [(name: String, handle: String)]
  let posts: [String]
  let people, subjects, messages: [String]
  /// A chat between the user and the fourth of the people.
  let conversation: [ChatMessage]
  /// News, and the section of each.
  let headlines, sections: [String]
  let telephones, articles, prices, places, dates: [String]
  /// Settings, and the value of each.
  let switches, values: [String]
  /// The weather, which follows the degrees, and the days.
  let weather, clear: String
  let days: [String]
  let cook: String
  /// The placeholder of the field for a message.
  let message: String

  /// Whether there are words in the phone's language.
  @MainActor
  static var isTranslated: Bool { TugLanguage.current.code == "zh-Hans" }

  /// Makes the phone's language the user's again.
  @MainActor
  static func restoreLanguage() { TugLanguage.current = .preferred }

  /// Those of the phone's language, or else the English ones.
  @MainActor
  static var current: DemoWords { isTranslated ? chinese : english }
}

extension DemoWords {
  static let english = DemoWords(
    justNow: "Just now", failure: "The server is asleep", noMail: "No mail",
    feed: "Feed", search: "Search",
    profile: "Profile",
    inbox: "Inbox", contacts: "Contacts", photos: "Photos", news: "News", shop: "Shop",
    chats: "Chats", settings: "Settings",
    authors: [
      ("Ada", "@ada"), ("Bo", "@bo"), ("Chiara", "@chiara"), ("Deniz", "@deniz"), ("Emre", "@emre"),
      ("Fatou", "@fatou"),
    ],
    posts: [
      "Baked bread before breakfast. It is gone.",
      "The lake was quiet this morning, and so was I.",
      "Found the book that I was sure I had lent to somebody.",
      "Three trains, one seat, and a very patient dog. I would do it again, if only for the dog.",
      "Does anybody know how to stop a clock from ticking?",
    ],
    people: [
      "Ada Brandt", "Noor Haddad", "Tomás Rivera", "Mei Lin", "Jonas Weber", "Priya Nair",
      "Liam O’Shea",
      "Sofia Rossi", "Yuki Tanaka", "Emil Novak", "Grace Okafor", "Lucas Martin", "Hana Kim",
      "Omar Aziz",
    ],
    subjects: [
      "Tickets for Saturday", "Your parcel is on its way", "Minutes of the meeting",
      "Lunch on Thursday?",
      "Photos from the lake", "Invoice for November", "Re: The new schedule",
      "Keys are with the neighbor",
      "Draft of chapter three", "Happy birthday!", "Change of platform", "Recipe, as promised",
      "Your library loans",
    ],
    messages: [
      "See you at eight", "On my way", "Did you get the tickets?", "That was a great evening",
      "Can you send me the address?", "I’ll bring the bread", "Typing on the train", "Thank you!",
      "Call me when you can", "Look at this view", "Sounds good",
    ],
    conversation: englishConversation,
    headlines: [
      "Night trains return to the coast", "A comet over the city", "Bakers revive an old rye",
      "The river is clean enough to swim", "Chess club wins in the last minute",
      "Museum opens its attic",
      "First snow in the hills", "Library lends out telescopes", "Storks are back on the tower",
      "A bridge for hedgehogs", "Orchestra plays in the station", "Market moves under a roof",
    ],
    sections: [
      "Travel · 7 min", "Science · 6 min", "Food · 3 min", "City · 4 min", "Sport · 2 min",
      "Culture · 5 min",
      "Weather · 1 min", "City · 3 min", "Nature · 2 min", "Nature · 4 min", "Culture · 3 min",
      "City · 5 min",
    ],
    telephones: ["Mobile", "Work", "Home", "Mobile · Favorite"],
    articles: [
      "Linen shirt", "Walking shoes", "Teapot, cast iron", "Wool blanket", "Desk lamp",
      "Canvas bag",
      "Rain jacket", "Notebook, dotted", "Bread knife", "Bicycle bell", "Garden gloves",
      "Thermos flask",
    ],
    prices: ["$39", "$120", "$64", "$85", "$49", "$24", "$12"],
    places: [
      "Harbor at dawn", "Market hall", "Old lighthouse", "Pine forest", "Roof terrace",
      "Night tram",
      "Frozen lake", "Fern valley", "Blue door", "Dunes", "Station clock", "Orchard",
    ],
    dates: [
      "3 photos", "Today", "Yesterday", "12 photos", "Last week", "48 photos", "May",
    ],
    switches: [
      "Wi-Fi", "Bluetooth", "Notifications", "Sounds", "Focus", "Display", "Wallpaper", "Battery",
      "Privacy", "Language", "Keyboard", "Storage",
    ],
    values: [
      "Home", "On", "Scheduled", "On", "Off", "Automatic", "Dunes", "82%", "Standard", "English",
      "English", "41 GB free",
    ],
    weather: "Weather", clear: " and clear",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    cook: "The cook is on the way", message: "Message")
}

extension DemoWords {
  static let chinese = DemoWords(
    justNow: "刚刚", failure: "服务器睡着了", noMail: "没有邮件", feed: "动态", search: "搜索", profile: "我的",
    inbox: "收件箱", contacts: "通讯录", photos: "照片", news: "新闻", shop: "商店", chats: "聊天",
    settings: "设置",
    authors: [
      ("小满", "@xiaoman"), ("阿布", "@abu"), ("林夏", "@linxia"), ("周舟", "@zhouzhou"), ("安然", "@anran"),
      ("一鸣", "@yiming"),
    ],
    posts: [
      "早饭前烤好的面包，已经被吃光了。",
      "今天早上湖边很安静，我也是。",
      "找到了那本我一直以为借给别人的书。",
      "三趟火车，一个座位，还有一只特别有耐心的狗。就算只为了它，我也愿意再坐一次。",
      "有谁知道怎么让时钟不再嘀嗒响吗？",
    ],
    people: [
      "陈思远", "林晓雨", "王子涵", "周梦洁", "赵一鸣", "孙佳宁", "吴浩然", "郑书瑶", "冯雨桐", "何俊杰", "许安琪",
      "沈嘉树", "韩雪", "唐明轩",
    ],
    subjects: [
      "周六的票", "您的包裹已发出", "会议纪要", "周四一起吃午饭？", "湖边的照片", "十一月的发票", "回复：新的日程",
      "钥匙放在邻居家", "第三章初稿", "生日快乐！", "站台变更通知", "说好的菜谱", "您借的书即将到期",
    ],
    messages: [
      "八点见", "在路上了", "票买到了吗？", "昨晚真开心", "把地址发我一下？", "面包我来带", "在火车上打字呢", "谢谢！",
      "有空给我打电话", "看看这风景", "好啊",
    ],
    conversation: chineseConversation,
    headlines: [
      "开往海边的夜班列车恢复运行", "一颗彗星划过城市上空", "面包师复刻古老的黑麦面包", "河水干净得可以游泳了",
      "棋社在最后一分钟取胜", "博物馆开放阁楼", "山里下了第一场雪", "图书馆出借天文望远镜", "白鹳回到了塔顶",
      "为刺猬修一座桥", "管弦乐团在车站演出", "集市搬进了屋檐下",
    ],
    sections: [
      "旅行 · 7 分钟", "科学 · 6 分钟", "美食 · 3 分钟", "城市 · 4 分钟", "体育 · 2 分钟", "文化 · 5 分钟",
      "天气 · 1 分钟", "城市 · 3 分钟", "自然 · 2 分钟", "自然 · 4 分钟", "文化 · 3 分钟", "城市 · 5 分钟",
    ],
    telephones: ["手机", "工作", "住宅", "手机 · 个人收藏"],
    articles: [
      "亚麻衬衫", "徒步鞋", "铸铁茶壶", "羊毛毯", "台灯", "帆布包", "雨衣", "点阵笔记本", "面包刀", "自行车铃", "园艺手套",
      "保温瓶",
    ],
    prices: ["¥269", "¥820", "¥438", "¥580", "¥335", "¥164", "¥82"],
    places: [
      "清晨的港口", "市集大厅", "老灯塔", "松树林", "屋顶露台", "夜晚的电车", "结冰的湖", "蕨类山谷", "蓝色的门", "沙丘",
      "车站的钟", "果园",
    ],
    dates: ["3 张照片", "今天", "昨天", "12 张照片", "上周", "48 张照片", "五月"],
    switches: [
      "无线局域网", "蓝牙", "通知", "声音", "专注模式", "显示", "墙纸", "电池", "隐私", "语言", "键盘", "储存空间",
    ],
    values: [
      "家", "打开", "定时", "打开", "关闭", "自动", "沙丘", "82%", "标准", "简体中文", "简体中文", "剩余 41 GB",
    ],
    weather: "天气", clear: "，晴",
    days: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
    cook: "厨师正在路上", message: "信息")
}
