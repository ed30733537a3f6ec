import HeadlessUIKit
import Tug

/// An indicator that reports each progress to the audit.
@MainActor
final class AuditedIndicator: UIView, RefreshIndicator {
  private let audit: CallbackAudit

  init(_ audit: CallbackAudit) {
    self.audit = audit
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var extent: CGFloat { 44 }

  func show(_ status: RefreshStatus) {}
  func progressChanged(to progress: CGFloat) { audit.indicatorProgress = progress }
}
