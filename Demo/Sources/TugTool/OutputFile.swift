import ArgumentParser
import Dispatch
import Foundation
import WebServing

/// A file that a command writes to.
enum OutputFile {
  /// Writes `text` to the file at `path`, and creates the file if necessary.
  ///
  /// A regular file is replaced atomically, so that a program that reads it never sees a part of
  /// it. A device or a pipe is written to and not replaced.
  ///
  /// - Throws: An ``OutputError``.
  static func write(_ text: String, to path: String) throws {
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw OutputError(path: path, code: EISDIR) }
    do {
      if exists, kind != S_IFREG {
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
      } else {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
    } catch {
      throw OutputError(path: path, error)
    }
  }

  /// Creates a folder, with the folders around it.
  static func createFolder(at path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw OutputError(path: path, error)
    }
  }
}

/// The error of a file that can't be written, with a one-line description.
struct OutputError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "can't write \(path): \(reason)" }

  init(path: String, code: Int32) {
    self.path = path
    reason = String(cString: strerror(code))
  }

  init(path: String, _ error: any Error) {
    self.path = path
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let system = [error as NSError, underlying].compactMap { $0 }
      .first { $0.domain == NSPOSIXErrorDomain }
    reason = system.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }
}

/// The end of a command: by Ctrl-C or SIGTERM, or with one line on standard error and a status.
enum ProcessLifetime {
  /// Prints a line and flushes it, for a program that reads it through a pipe.
  static func printLine(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// Runs `body`. An error is printed as one line on standard error and ends the program with status 1.
  static func run(_ body: () async throws -> Void) async throws {
    do {
      try await body()
    } catch let code as ExitCode {
      throw code
    } catch {
      throw failure("\(error)", code: 1)
    }
  }

  /// Prints the reason as one line on standard error, and returns the error to throw.
  static func failure(_ reason: String, code: Int32) -> ExitCode {
    FileHandle.standardError.write(Data("tugtool: \(reason.excerpt(500))\n".utf8))
    return ExitCode(code)
  }

  /// Returns when the user or the system asks the program to end.
  static func waitForTermination() async {
    let (signals, continuation) = AsyncStream<Void>.makeStream()
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
    for await _ in signals { break }
    for source in sources { source.cancel() }
  }
}
