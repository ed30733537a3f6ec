import Foundation
import HeadlessDriver

@testable import Tug

/// Rows of 50 points.
@MainActor
final class RowList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [Int]
  let estimate: CGFloat
  let table: UITableView
  let device: TestDevice

  init(sections: [Int], estimate: CGFloat = 50) {
    self.sections = sections
    self.estimate = estimate
    let host = HeadlessHost()
    let table = host.run { UITableView(frame: .zero, style: .plain) }
    self.table = table
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    device = TestDevice(size: CGSize(width: 320, height: 480), host: host) { table }
    super.init()
    table.dataSource = self
    table.delegate = self
    device.advance(0)
  }

  func footer(_ distance: Refresher.LoadDistance) -> Refresher {
    device.run {
      let footer = Refresher.auto(.bare(44)) { (_: Refresher) in }
      footer.trigger.auto?.distance = distance
      table.tug.footer = footer
      return footer
    }
  }

  func scroll(to y: CGFloat) {
    device.run {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 50 }
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt path: IndexPath
  ) -> CGFloat { estimate }
}
