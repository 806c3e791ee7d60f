import FastiCalendars
public import FastiCivil
public import FastiFormats
import FastiReminders

/// Something that was told lately, as pages and programs see it.
public struct NoticeItem: Fielded, Hashable, Sendable {
  /// What stands for it: the occurrence's key, or `months`.
  public let key: String
  /// The first line: the reminder's title.
  public let title: String
  /// The line below it: the Hijri day, what is late or corrected; the news.
  public let text: String
  /// The moment it was due.
  public let at: Instant
  /// The moment it was told.
  public let told: Instant
  /// Whether it was told more than a minute after its moment.
  public let isLate: Bool

  /// The fields.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("key", key)
    writer.field("title", title)
    writer.field("text", text)
    writer.field("at", at.iso)
    writer.field("told", told.iso)
    writer.field("isLate", isLate)
  }
}

extension NoticeItem {
  init(_ news: MonthNews) {
    self.init(key: MonthNews.key, title: "Fasti", text: news.text, at: news.at, told: news.at, isLate: false)
  }

  /// A delivery.
  init(_ line: DeliveryLine, title: String, months: MonthTable, language: String) {
    let delivery = line.delivery
    let isLate = line.recorded.seconds - delivery.instant.seconds > Notice.late
    let hijri = (try? months.date(of: delivery.wall.day)).map {
      HijriWords.text(day: $0.day, month: $0.month.month, year: $0.month.year, language: language)
    }
    var parts = ["\(hijri ?? delivery.wall.day.iso), \(delivery.wall.time.iso)"]
    if isLate { parts.append("late: it was due on \(delivery.wall.day.iso)") }
    if let settled = delivery.settled, settled.day != delivery.wall.day {
      parts.append("date corrected: it was told on \(settled.day.iso)")
    }
    self.init(
      key: UpcomingItem.text(of: delivery.key), title: title, text: parts.joined(separator: "; "),
      at: delivery.instant, told: line.recorded, isLate: isLate)
  }
}
