import Foundation

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
