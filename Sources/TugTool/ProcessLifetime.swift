import ArgumentParser
import Dispatch
import Foundation

/// How a server command ends: by Ctrl-C or SIGTERM, or with one clear line and status 1.
enum ProcessLifetime {
  /// A whole line at once, for whoever reads it through a pipe.
  static func printLine(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// Runs `body`; an error of it is one line on standard error and exit status 1.
  static func run(_ body: () async throws -> Void) async throws {
    do {
      try await body()
    } catch let code as ExitCode {
      throw code
    } catch {
      throw failure("\(error)", code: 1)
    }
  }

  /// Says why on one line of standard error; what it returns is to be thrown.
  static func failure(_ reason: String, code: Int32) -> ExitCode {
    FileHandle.standardError.write(Data("tugtool: \(reason)\n".utf8))
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
