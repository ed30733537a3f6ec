import Tug

/// A message of a chat between two people.
struct ChatMessage: Equatable, Sendable {
  /// The place in the chat.
  let id: Int
  let text: String
  /// Whether it is the user's own.
  let isOwn: Bool

  /// One message for each line, from the first to the last. A line that begins with ">" is the user's own.
  static func messages(_ lines: String) -> [ChatMessage] {
    lines.split(separator: "\n").enumerated().map { id, line in
      let isOwn = line.hasPrefix("> ")
      return ChatMessage(id: id, text: String(isOwn ? line.dropFirst(2) : line), isOwn: isOwn)
    }
  }
}

extension DemoWords {
  /// Four pages of twenty messages: a plan, the baggage, the departure, and what came of it.
  static let englishConversation = ChatMessage.messages(
    """
    Hey! Are you free on the second weekend of October?
    > I think so. Why?
    My aunt’s cabin by the lake is empty that weekend
    She says we can have it if we water her tomatoes
    > Tomatoes in October?
    She’s an optimist
    > So am I. Count me in!
    Great! Jonas wants to come, too
    > Perfect, he cooks
    That’s exactly why I asked him
    > How do we get there?
    Train to Altdorf, then the bus along the shore. About three hours
    > I could ask my brother for the car
    The train is nicer. For a while it runs right beside the water
    > Train it is
    > Shall I get the tickets?
    Yes please! Friday after work? There’s one at 17:40
    > That works. Three seats by the window, on the left
    Why on the left?
    > You just told me about the water
    Ha! True
    > Booked. Coach 5, seats 61, 62, and 65
    You’re quick! What do I owe you?
    > 34 each. You can pay in coffee
    That’s a lot of coffee
    > I have time
    Do you still have the big backpack?
    > Yes, in the cellar. Do you need it?
    Only if you don’t. Mine has lost its zipper
    > Take it. I’ll manage with the small one
    You’re the best. I’ll pick it up on Tuesday
    > After seven? I have choir until half past six
    After seven is good
    Do you have sleeping bags, or shall I ask my sister?
    > I have one. Jonas has one that smells of campfire
    Then I’ll ask my sister
    > What’s the weather going to be like?
    Sunny on Saturday, rain on Sunday
    > So we hike on Saturday and play cards on Sunday
    And Jonas bakes on both days
    I’m at your door, but nobody answers
    > Sorry, still on the tram! Five minutes
    No rush, the cat from the second floor keeps me company
    > That’s Bruno. Don’t let him in
    Too late
    > Oh no
    I have the backpack. He’s sitting in it
    > That’s how he says goodbye
    Leaving work now. Are you at the station yet?
    > Platform 9, by the kiosk. I got us pretzels
    How many?
    > Six. It’s three hours!
    Jonas is late. He forgot the flour
    > They have flour at the lake
    Not his flour, he says
    > Eight minutes left…
    I can see him running!
    > I’m holding the door. Hurry!
    That was close. My heart is still racing
    > Next time we tell him that it leaves at 17:20
    Home at last! My shoes are still wet
    > Mine are on the heater, full of newspaper
    What a weekend, though
    > The view from the ridge! I keep looking at the pictures
    Send me the one where Jonas talks to the goat
    > I have eleven of those
    Then send me eleven
    > Did your aunt say anything about the tomatoes?
    She counted them. One is missing
    > That was Jonas, too
    I told her it was the goat
    > Poor goat!
    She says we can come again in spring, if we bring bread
    > Jonas will be delighted. He is already feeding the sourdough
    Shall we cook on Thursday and look at all the pictures?
    > Yes! At my place? I’ll make soup
    Perfect. I’ll bring the cheese that we didn’t finish
    > And the big backpack, if Bruno lets you out with it
    I’ll be there at seven
    > See you on Thursday!
    """)

  static let chineseConversation = ChatMessage.messages(
    """
    嗨！十月第二个周末你有空吗？
    > 应该有，怎么啦？
    我姨妈湖边的小木屋那个周末空着
    她说只要帮她给番茄浇水，我们就可以住
    > 十月还有番茄？
    她一向乐观
    > 我也是。算我一个！
    太好了！一鸣也想来
    > 正好，他会做饭
    我就是为这个才叫他的
    > 我们怎么过去？
    坐火车到湖口，再坐沿湖的公交，大概三个小时
    > 我可以跟我哥借车
    火车更好，有一段就贴着水边开
    > 那就坐火车
    > 我来买票？
    好呀！周五下班后？17:40 有一班
    > 可以。三个靠窗的座位，要左边的
    为什么要左边？
    > 你刚说的，水边啊
    哈！也对
    > 订好了。5 车 61、62 和 65 座
    真快！我该给你多少？
    > 每人 34。可以用咖啡抵
    那得喝好多咖啡
    > 我有的是时间
    你那个大背包还在吗？
    > 在，在地下室。你要用？
    你不用的话借我吧，我的拉链坏了
    > 拿去吧，我用小的就行
    你最好了。我周二来拿
    > 七点以后？我合唱团要排到六点半
    七点以后可以
    你们有睡袋吗？还是我问问我姐？
    > 我有一个。一鸣那个一股篝火味
    那我去问我姐
    > 天气怎么样？
    周六晴，周日下雨
    > 那就周六爬山，周日打牌
    一鸣两天都烤面包
    我在你家门口，没人开门
    > 不好意思，还在电车上！五分钟
    不急，二楼的猫陪着我呢
    > 那是豆豆，别让它进门
    晚了
    > 糟了
    背包我拿到了，它正坐在里面
    > 它这是在道别
    我刚下班。你到车站了吗？
    > 9 号站台，小卖部旁边。我买了烧饼
    几个？
    > 六个。要坐三个小时呢！
    一鸣要迟到了，他忘了带面粉
    > 湖边也有面粉卖
    他说那不是他的面粉
    > 还有八分钟……
    我看见他在跑了！
    > 我挡着门，快！
    好险，我心还在跳
    > 下次告诉他是 17:20 开车
    终于到家了！鞋子还是湿的
    > 我的塞满了报纸，放在暖气上
    不过这个周末真棒
    > 山脊上的风景！我一直在看照片
    把一鸣跟山羊聊天那张发给我
    > 那样的我有十一张
    那就发十一张
    > 番茄的事你姨妈说什么了吗？
    她数过了，少了一个
    > 那也是一鸣干的
    我跟她说是山羊
    > 可怜的山羊！
    她说春天我们还可以去，只要带上面包
    > 一鸣肯定高兴，他已经在养酵头了
    周四一起做饭，看看所有照片？
    > 好啊！来我家？我煮汤
    太好了，我把没吃完的奶酪带来
    > 还有大背包，要是豆豆肯放你走的话
    我七点到
    > 周四见！
    """)
}

/// The messages of a chat: the newest ones at once, as a cache has them, and older ones page by page.
@MainActor
final class ChatHistory {
  private static let pageSize = 20

  /// The environment of the scene.
  let environment: SceneEnvironment
  /// The other person.
  let contact = DemoWords.current.people[3]
  /// The messages that have loaded, with the newest at the end.
  private(set) var messages: [ChatMessage]
  /// Called with the number of messages that have been added at the beginning.
  var onLoadOlder: (Int) -> Void = { _ in }
  private let all = DemoWords.current.conversation

  init(in environment: SceneEnvironment) {
    self.environment = environment
    messages = Array(all.suffix(Self.pageSize))
  }

  /// Loads the page before the messages, and returns whether there is another one before it.
  func loadOlder() async throws -> Bool {
    try await environment.pause(1)
    let older = all.dropLast(messages.count).suffix(Self.pageSize)
    messages = older + messages
    onLoadOlder(older.count)
    return messages.count < all.count
  }
}
