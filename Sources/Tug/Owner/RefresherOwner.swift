/// The owner of a control that another framework declares, as TugSwiftUI does.
@MainActor
package protocol RefresherOwner: AnyObject {
  func refresherChanged(from former: RefreshState, to state: RefreshState)
  /// The scroll view of the control has left its window, or the control its scroll view.
  func refresherLeftWindow()
  /// The control stands somewhere else, or is there for something, or no longer. Does nothing by default.
  func refresherMoved(isPresent: Bool)
  /// Whether the control and others run at the same time, unless the app has chosen a rule. By default not.
  var runsBesideOthers: Bool { get }
}

extension RefresherOwner {
  package func refresherMoved(isPresent: Bool) {}
  package var runsBesideOthers: Bool { false }
}

extension Refresher {
  /// Makes a control that is pulled far enough idle, until the finger moves on.
  package func disarm() {
    guard state == .pulling else { return }
    engine.set(.disabled, to: true)
    engine.set(.disabled, to: false)
  }
}

extension ScrollControls {
  /// Whether every inset that someone assigns is meant as a value. The default is `false`: `OwnInset` has
  /// the rule that tells values and differences apart.
  package var takesInsetsAsWhole: Bool {
    get { host.ledger.takesInsetsAsWhole }
    set { host.ledger.takesInsetsAsWhole = newValue }
  }

  /// Takes a step of a scroll that the controls haven't been sent yet. Nothing says in which order observers of an
  /// offset are called.
  package func catchUp() { host.catchUp() }

  /// Whether someone has changed the inset so often that the part of the controls isn't there for now.
  package var isInsetContested: Bool { host.ledger.isContested }
}
