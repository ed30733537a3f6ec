import Foundation
import Tug

/// The language of all components, and of Tug's controls.
#if canImport(UIKit)
  @objc(MJRefreshConfig)
#endif
public final class MJRefreshConfig: NSObject, @unchecked Sendable {
  // MJRefresh sets it at launch, from any thread. One lock guards what there is.
  private let lock = NSLock()
  private var code: String?
  private var file: String?
  private var bundle: Bundle?

  /// The one configuration.
  #if canImport(UIKit)
    @objc(defaultConfig)
  #endif
  public static let `default` = MJRefreshConfig()

  private override init() {}

  private func read<Value>(_ value: (MJRefreshConfig) -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return value(self)
  }

  /// The BCP 47 code of the language, such as `en` or `zh-Hans`; `nil`, the default, for the app's. A change posts
  /// `MJRefreshDidChangeLanguage`.
  #if canImport(UIKit)
    @objc
  #endif
  public var languageCode: String? {
    get { read(\.code) }
    set {
      let isSame = read { config in
        defer { config.code = newValue }
        return config.code == newValue && newValue != nil
      }
      guard !isSame else { return }
      // VoiceOver speaks it, too, and so do controls of Tug's in the same list.
      MainQueue.now { TugLanguage.choose(newValue) }
      NotificationCenter.default.post(name: .MJRefreshDidChangeLanguage, object: self)
    }
  }

  /// The name of the table with the app's own texts; `nil` for `Localizable`. Set it before the language.
  #if canImport(UIKit)
    @objc
  #endif
  public var i18nFilename: String? {
    get { read(\.file) }
    set { read { $0.file = newValue } }
  }

  /// The bundle of the table; `nil` for the main one. Set it before the language.
  #if canImport(UIKit)
    @objc
  #endif
  public var i18nBundle: Bundle? {
    get { read(\.bundle) }
    set { read { $0.bundle = newValue } }
  }

  // MARK: Texts

  /// The line of the time at which a header last refreshed.
  @MainActor static func line(of date: Date?) -> String {
    let own = MJRefreshConfig.default.ownText
    return TugLanguage.current.lastUpdatedLine(
      date, prefix: own(MJRefreshHeaderLastTimeText), today: own(MJRefreshHeaderDateTodayText),
      never: own(MJRefreshHeaderNoneLastDateText))
  }

  /// A text of the app's own table, in the folder of the language if there is one.
  func ownText(forKey key: String) -> String? {
    let (code, file, bundle) = read { ($0.code, $0.file, $0.bundle) }
    let base = bundle ?? .main
    // Of the code, or of its language: "zh-Hans-CN" and "zh_CN" are read from zh-Hans, and "eu-ES" from eu.
    let folder = code.flatMap { base.folder($0) ?? TugLanguage.name(of: $0).flatMap(base.folder) }
    let text = (folder ?? base).localizedString(forKey: key, value: "\u{0}", table: file)
    return text == "\u{0}" || text == key ? nil : text
  }
}

extension Bundle {
  fileprivate func folder(_ code: String) -> Bundle? {
    // Without a name, a bundle gives the first folder that it has.
    code.isEmpty ? nil : path(forResource: code, ofType: "lproj").flatMap(Bundle.init(path:))
  }
}
