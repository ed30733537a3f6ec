import ArgumentParser
import Dispatch
import Foundation
import WebServing

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
