import Foundation

/// The files of a folder, for a web page and its resources.
///
/// The path `/` is `index.html`. A path with `..`, a backslash, a control character, a name that starts
/// with a dot, or a link that leads out of the folder isn't found.
public struct StaticFiles: Sendable {
  private let root: URL
  private let cacheControl: String

  /// - Parameters:
  ///   - root: The folder. If it doesn't exist, nothing is found.
  ///   - maximumAge: How long browsers may keep a file without asking for it again, in seconds. With 0, the
  ///     default, or less, they ask every time, so that an edited page appears at once.
  public init(root: URL, maximumAge: Int = 0) {
    self.root = root.resolvingSymlinksInPath().standardizedFileURL
    cacheControl = maximumAge > 0 ? "max-age=\(maximumAge)" : "no-cache"
  }

  /// Returns the file at a decoded path; `nil` if there is none.
  func response(for path: String) async -> WebResponse? {
    guard let names = Self.names(in: path) else { return nil }
    guard let name = names.last, let file = Self.file(names, in: root) else { return nil }
    return await .file(
      file,
      headers: [
        "Content-Type": ContentType.forFile(named: name),
        "Cache-Control": cacheControl,
        "X-Content-Type-Options": "nosniff",
      ])
  }

  /// Returns the names of the folders and of the file in a path; `nil` if one of them isn't allowed.
  static func names(in path: String) -> [String]? {
    if path == "/" { return ["index.html"] }
    guard path.hasPrefix("/") else { return nil }
    let names = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    let areAllPlain = names.allSatisfy { name in
      !name.isEmpty && !name.hasPrefix(".")
        && name.unicodeScalars.allSatisfy {
          $0 != "\\" && $0.properties.generalCategory != .control
        }
    }
    return areAllPlain ? names.map(String.init) : nil
  }

  private static func file(_ names: [String], in root: URL) -> URL? {
    let url = names.reduce(root) { $0.appendingPathComponent($1, isDirectory: false) }
    // A link may lead anywhere, so the resolved path is checked.
    let file = url.resolvingSymlinksInPath().standardizedFileURL
    let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return file.path.hasPrefix(folder) ? file : nil
  }
}
