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
