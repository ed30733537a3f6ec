import SwiftUI

/// The SwiftUI screens of the demo.
enum SwiftUIScreen: String, CaseIterable, Identifiable {
  case list = "List"
  case grid = "Grid"
  case horizontal = "Horizontal"
  case chat = "Chat"
  case ownIndicator = "Own indicator"
  case refreshable = "Beside .refreshable"
  case table = "Table of UIKit"

  var id: String { rawValue }

  @MainActor @ViewBuilder
  var view: some View {
    switch self {
    case .list: ListScreen()
    case .grid: GridScreen()
    case .horizontal: HorizontalScreen()
    case .chat: ChatScreen()
    case .ownIndicator: OwnIndicatorScreen()
    case .refreshable: RefreshableScreen()
    case .table: TableScreen()
    }
  }
}

/// The list of the SwiftUI screens, for a navigation controller.
struct SwiftUIScreenList: View {
  var body: some View {
    List(SwiftUIScreen.allCases) { screen in
      NavigationLink(screen.rawValue) {
        screen.view.navigationTitle(screen.rawValue).navigationBarTitleDisplayMode(.inline)
      }
    }
    .navigationTitle("SwiftUI")
  }
}
