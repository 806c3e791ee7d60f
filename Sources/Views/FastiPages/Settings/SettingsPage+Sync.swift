public import FastiCivil
import FastiWords

/// A server, a folder or a device with which the store syncs, in the settings.
public struct SyncPlaceRow: Hashable, Sendable {
  /// The address, the folder, or the name of a device.
  public var place: String
  /// The day of the last sync; nil for none yet.
  public var day: Day?
  /// The clock time of the last sync.
  public var time: TimeOfDay
  /// The number of changes that wait to be sent; nil if this store does not know it.
  public var waiting: Int?

  /// A row.
  public init(_ place: String, day: Day?, time: TimeOfDay, waiting: Int?) {
    self.place = place
    self.day = day
    self.time = time
    self.waiting = waiting
  }
}

extension SettingsPage {
  /// The places with which the store syncs, their last sync and the waiting changes; nothing if it does not sync.
  func writeSync(_ html: inout HTML) {
    guard !sync.isEmpty else { return }
    let words = html.words
    html.element(.section, .class("card"), .id("sync")) { html in
      html.heading(words(.syncDevices))
      html.rows(sync, .places) { write($0, &$1) }
    }
  }

  private func write(_ row: SyncPlaceRow, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class("row")) { html in
      html.element(.span, .class("row-title")) { html in
        html.element(.span, text: row.place)
        html.element(.small) { html in
          if let day = row.day {
            html.text("\(words(.syncLast)) ")
            html.time(day, words.date(day))
            html.text(" ")
            html.clock(row.time)
          } else {
            html.text(words(.syncNever))
          }
        }
        if let waiting = row.waiting {
          html.element(.small, text: waiting == 0 ? words(.syncWaitsNone) : words(.syncWaits, "\(waiting)"))
        }
      }
    }
  }
}
