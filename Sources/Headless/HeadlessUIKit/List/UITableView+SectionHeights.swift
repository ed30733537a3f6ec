import Foundation

/// The default heights of headers and footers in UIKit, in points. Apple doesn't publish them:
/// these are values reported by developers, which differ between versions.
enum SectionMetrics {
  static let plainTitle: CGFloat = 28
  static let groupedTitle: CGFloat = 38
  /// The space between groups without titles: half belongs to the footer, half to the next header.
  static let groupedSpacing: CGFloat = 17.5
  /// The space above the first group.
  static let groupedTop: CGFloat = 35
  /// The space above each header in plain style, since iOS 15.
  static let plainTopPadding: CGFloat = 22
}

extension UITableView {
  /// The padding above a header, which isn't part of its view.
  var topPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? SectionMetrics.plainTopPadding : 0
  }

  /// The height of a header or a footer before its view exists.
  func slotHeight(of end: SectionEnd, _ section: Int) -> CGFloat {
    padded(viewHeight(of: end, section), end)
  }

  func padded(_ height: CGFloat, _ end: SectionEnd) -> CGFloat {
    end == .header && height > 0 ? height + topPadding : height
  }

  private func viewHeight(of end: SectionEnd, _ section: Int) -> CGFloat {
    let hasContent = title(of: end, section) != nil || delegateProvidesView(of: end)
    if let height = ownHeight(of: end, section, hasContent: hasContent) { return height }
    if title(of: end, section) != nil { return titleHeight }
    return delegateProvidesView(of: end)
      ? estimate(of: end, section) : emptyHeight(of: end, section)
  }

  /// The explicit height of a header or a footer; `nil` if the height is automatic.
  private func ownHeight(of end: SectionEnd, _ section: Int, hasContent: Bool) -> CGFloat? {
    if let asked = delegateHeight(of: end, section) {
      return asked == Self.automaticDimension ? nil : max(0, asked)
    }
    let height = end == .header ? sectionHeaderHeight : sectionFooterHeight
    return height == Self.automaticDimension || !hasContent ? nil : max(0, height)
  }

  private var titleHeight: CGFloat {
    style == .plain ? SectionMetrics.plainTitle : SectionMetrics.groupedTitle
  }

  private func emptyHeight(of end: SectionEnd, _ section: Int) -> CGFloat {
    if style == .plain { return 0 }
    let isTop = end == .header && section == 0 && tableHeaderView == nil
    return isTop ? SectionMetrics.groupedTop : SectionMetrics.groupedSpacing
  }

  /// The height of a self-sizing view; `nil` if another source determines the height.
  func shownHeight(of view: UIView?, _ end: SectionEnd, _ section: Int) -> CGFloat? {
    guard delegateProvidesView(of: end), title(of: end, section) == nil || view != nil,
      ownHeight(of: end, section, hasContent: true) == nil
    else { return nil }
    guard let view else { return emptyHeight(of: end, section) }
    let fitting = view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    return padded(fitting > 0 ? roundedUp(fitting) : titleHeight, end)
  }
}

// MARK: - Data source and delegate

extension UITableView {
  func title(of end: SectionEnd, _ section: Int) -> String? {
    end == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  func customView(of end: SectionEnd, _ section: Int) -> UIView? {
    guard delegateProvidesView(of: end) else { return nil }
    return end == .header
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
  }

  private func delegateProvidesView(of end: SectionEnd) -> Bool {
    guard sections.sectionCount > 0 else { return false }
    // The view created by this check is kept for reuse if possible.
    return end == .header
      ? delegateImplements(.headerView) { keep($0.tableView(self, viewForHeaderInSection: 0)) }
      : delegateImplements(.footerView) { keep($0.tableView(self, viewForFooterInSection: 0)) }
  }

  private func delegateHeight(of end: SectionEnd, _ section: Int) -> CGFloat? {
    if end == .header {
      let isImplemented = delegateImplements(.headerHeight) {
        _ = $0.tableView(self, heightForHeaderInSection: section)
      }
      return isImplemented ? tableDelegate?.tableView(self, heightForHeaderInSection: section) : nil
    }
    let isImplemented = delegateImplements(.footerHeight) {
      _ = $0.tableView(self, heightForFooterInSection: section)
    }
    return isImplemented ? tableDelegate?.tableView(self, heightForFooterInSection: section) : nil
  }

  private func estimate(of end: SectionEnd, _ section: Int) -> CGFloat {
    let asked =
      end == .header
      ? tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      : tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
    return asked.map { $0 > 0 ? $0 : titleHeight } ?? titleHeight
  }
}
