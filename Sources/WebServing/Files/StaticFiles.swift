import Foundation
import NIOPosix

/// The files of one folder, for a page and what it loads.
///
/// `/` is `index.html`. Whatever does not plainly name a regular file inside the folder is not
/// found: `..`, backslashes, names that start with a dot, NUL, links that lead out. Each file is
/// read whole for each request, so this is for small files; browsers are told to ask every time
/// (`Cache-Control: no-cache`), so that an edited page shows at once.
public struct StaticFiles: Sendable {
  private let root: URL

  /// - Parameter root: an existing folder. If there is none, nothing is found.
  public init(root: URL) {
    self.root = root.resolvingSymlinksInPath().standardizedFileURL
  }

  /// The file at `path`, which is a request's path with its percent-encoding undone; `nil` if there
  /// is no such file.
  func response(for path: String) async -> WebResponse? {
    guard let names = Self.names(in: path) else { return nil }
    let root = root
    // Reading a file blocks, and must not block a thread that other requests run on.
    let contents = try? await NIOThreadPool.singleton.runIfActive {
      Self.contents(of: names, in: root)
    }
    guard let body = contents ?? nil, let name = names.last else { return nil }
    return WebResponse(
      headers: [
        "Content-Type": ContentType.forFile(named: name),
        "Cache-Control": "no-cache",
        "X-Content-Type-Options": "nosniff",
      ],
      body: body)
  }

  /// The names of folders and file along a path, or `nil` if any of them is odd.
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

  private static func contents(of names: [String], in root: URL) -> Data? {
    let url = names.reduce(root) { $0.appendingPathComponent($1, isDirectory: false) }
    // A link may lead anywhere: what counts is where the file really is.
    let file = url.resolvingSymlinksInPath().standardizedFileURL
    let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
    guard file.path.hasPrefix(folder),
      (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    else { return nil }
    return try? Data(contentsOf: file)
  }
}
