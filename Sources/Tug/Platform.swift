// The state is part of Tug's own API; the machines behind it are not.
@_exported import enum RefreshCore.RefreshState

// The one place that knows which UIKit this is. Every other file of Tug and of the scenes is the
// same on a phone and on Linux.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
  @_exported import Foundation
#endif
