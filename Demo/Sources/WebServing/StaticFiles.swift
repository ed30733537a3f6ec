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
  func response(for path: String) -> WebResponse? {
    guard let names = Self.names(in: path), let name = names.last,
      let file = Self.file(names, in: root), let bytes = try? Data(contentsOf: file)
    else { return nil }
    return WebResponse(
      headers: [
        "Content-Type": ContentType.forFile(named: name), "Cache-Control": cacheControl,
        "X-Content-Type-Options": "nosniff",
      ], body: bytes)
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

/// The media types of the files of a web page.
enum ContentType {
  /// The value of a `Content-Type` field for the extension of a file's name, ignoring case.
  static func forFile(named name: String) -> String {
    let dot = name.lastIndex(of: ".")
    let fileExtension = dot.map { name[name.index(after: $0)...].lowercased() } ?? ""
    return switch fileExtension {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "json", "map": "application/json"
    case "txt": "text/plain; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "webp": "image/webp"
    case "ico": "image/x-icon"
    case "woff2": "font/woff2"
    case "wasm": "application/wasm"
    default: "application/octet-stream"
    }
  }
}
