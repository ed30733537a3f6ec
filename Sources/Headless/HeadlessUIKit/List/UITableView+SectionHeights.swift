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

// Headers and footers. In plain style, they stay visible as long as their section is: a header is
// pinned to the top of the uncovered area, and is pushed away by the end of its section.

extension UITableView {
  /// Creates, positions, and removes headers and footers for the visible sections.
  func updateSectionViews(_ visible: Range<Int>) {
    let shown =
      visible.isEmpty
      ? 0..<0
      : sections.section(of: visible.lowerBound)..<sections.section(of: visible.upperBound - 1) + 1
    for slot in sectionViews.keys.sorted() where !isShown(slot, in: shown) { dropView(slot) }
    for section in shown {
      updateView(of: .header, section)
      updateView(of: .footer, section)
    }
    if needsPositioning {
      applyHeightCorrections()
      placeAll()
      setNeedsLayout()
    }
  }

  private func isShown(_ slot: Int, in shown: Range<Int>) -> Bool {
    let (section, end) = sectionEnd(at: slot)
    return shown.contains(section) && frame(of: end, section).intersects(bounds)
  }

  private func sectionEnd(at slot: Int) -> (Int, SectionEnd) {
    let section = sections.section(of: slot)
    return (section, sections.slot(of: .header, section) == slot ? .header : .footer)
  }

  private func updateView(of end: SectionEnd, _ section: Int) {
    let slot = sections.slot(of: end, section)
    guard positions.height(of: slot) > 0, !emptyEnds.contains(slot) else { return }
    let frame = frame(of: end, section)
    guard frame.height > 0, frame.intersects(bounds) else { return }
    if let view = sectionViews[slot] {
      if view.frame != frame { view.frame = frame }
      return
    }
    let view = host.run { customView(of: end, section) ?? titleView(of: end, section) }
    guard section < sections.sectionCount, sections.slot(of: end, section) == slot else { return }
    if let height = host.run({ shownHeight(of: view, end, section) }) {
      correctHeight(height, of: slot, anchor: cells.keys.min())
    }
    guard let view else {
      emptyEnds.insert(slot)
      return
    }
    sectionViews[slot] = view
    AnimationContext.entering(on: host) {
      view.frame = self.frame(of: end, section)
      addSubview(view)
      return view
    }
    host.run { notifyWillDisplay(of: view, end, section) }
  }

  private func titleView(of end: SectionEnd, _ section: Int) -> UIView? {
    guard let title = title(of: end, section) else { return nil }
    let view =
      sectionViewPool.view(for: Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    let isPlain = style == .plain
    view.textLabel?.text = isPlain || end == .footer ? title : title.uppercased()
    view.textLabel?.font = .systemFont(ofSize: isPlain ? 17 : 13)
    view.textLabel?.textColor = isPlain ? .label : .secondaryLabel
    view.backgroundColor = isPlain ? .systemGray6 : nil
    return view
  }

  private static var titleIdentifier: String { "UITableView.title" }
}

// MARK: - Frames

extension UITableView {
  /// The frame of a header or a footer, which differs from its slot when it is pinned in plain
  /// style.
  func frame(of end: SectionEnd, _ section: Int) -> CGRect {
    let slot = sections.slot(of: end, section)
    var frame = rect(of: slot)
    if end == .header, frame.height > 0 {
      frame.origin.y += topPadding
      frame.size.height = max(0, frame.height - topPadding)
    }
    guard style == .plain, frame.height > 0 else { return frame }
    if end == .header {
      let pin = bounds.minY + adjustedContentInset.top
      let last = rect(of: sections.slot(of: .footer, section)).minY - frame.height
      frame.origin.y = max(frame.minY, min(pin, last))
    } else {
      let pin = bounds.maxY - adjustedContentInset.bottom - frame.height
      let first = rect(of: sections.slot(of: .header, section)).maxY
      frame.origin.y = min(frame.minY, max(pin, first))
    }
    return frame
  }
}

// MARK: - Display

extension UITableView {
  func dropSectionViews() {
    for slot in sectionViews.keys.sorted() { dropView(slot) }
    emptyEnds = []
  }

  func dropView(_ slot: Int) {
    guard let view = sectionViews.removeValue(forKey: slot) else { return }
    let (section, end) = sectionEnd(at: slot)
    endDisplaying(view, end, section)
  }

  func endDisplaying(_ view: UIView, _ end: SectionEnd, _ section: Int) {
    view.removeFromSuperview()
    host.run {
      switch end {
      case .header:
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer:
        tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
    keep(view)
  }

  private func notifyWillDisplay(of view: UIView, _ end: SectionEnd, _ section: Int) {
    switch end {
    case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  func keep(_ view: UIView?) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    sectionViewPool.keep(view, limit: Self.sectionPoolLimit)
  }

  private static var sectionPoolLimit: Int { 16 }
}
