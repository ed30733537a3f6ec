import ArgumentParser

/// The command-line tool of the project.
@main
struct TugTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tugtool",
    abstract: "Pull-to-refresh, seen and tested without a phone.",
    subcommands: [
      PlaygroundCommand.self, FeedCommand.self, PictureCommand.self, FilmCommand.self,
      ReplayCommand.self,
      FrameCostCommand.self,
    ])
}
