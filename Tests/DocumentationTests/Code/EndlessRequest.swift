import HeadlessDriver
import Testing
import Tug

/// A request that ends only when it is canceled.
@MainActor
final class EndlessRequest {
  private(set) var isLoading = false

  func load<Value>() async throws -> Value {
    isLoading = true
    defer { isLoading = false }
    // Nothing comes, and only a canceled task stops waiting for it.
    let (answers, _) = AsyncStream.makeStream(of: Value.self)
    for await answer in answers { return answer }
    throw CancellationError()
  }

  /// Expects a screen that is replaced during the request to be released, and the request to be canceled.
  func expectCancellation(byLeaving device: TestDevice) async {
    weak let screen = device.window.rootViewController
    #expect(await device.wait { self.isLoading }, "the screen loads nothing")
    device.run { device.window.rootViewController = UIViewController() }
    #expect(await device.wait { !self.isLoading }, "the request goes on without its screen")
    #expect(screen == nil, "the request keeps its screen")
  }
}
