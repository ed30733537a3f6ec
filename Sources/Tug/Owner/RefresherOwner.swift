import RefreshCore

/// The owner of a control that another framework declares, as TugSwiftUI does.
@MainActor
package protocol RefresherOwner: AnyObject {
  func refresherChanged(from former: RefreshState, to state: RefreshState)
}

extension ScrollControls {
  /// Whether every inset that someone assigns is meant as a value. The default is `false`: while a
  /// control is open, an assigned inset counts as a difference.
  package var takesInsetsAsWhole: Bool {
    get { ledger.takesInsetsAsWhole }
    set { ledger.takesInsetsAsWhole = newValue }
  }
}
