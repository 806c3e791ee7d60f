import FastiCalendars
public import FastiCivil
import FastiDays
public import FastiFormats
import FastiReminders
import FastiWords

/// A recent notification, for pages and programs.
public struct NoticeItem: FieldWritable, Hashable, Sendable {
  /// Its key: the occurrence's, or `months`.
  public let key: String
  /// The first line: the reminder's title.
  public let title: String
  /// The line below it: its day in the Hijri calendar and the time; or the news.
  public let text: String
  /// The moment at which it was due.
  public let at: Instant
  /// The moment at which it was delivered.
  public let told: Instant
  /// Whether it was delivered more than a minute late; if it waits, whether its time is over.
  public let isLate: Bool
  /// Whether no page has shown it yet.
  public let isWaiting: Bool
  /// The day that was announced before and is corrected by this notification; nil if it corrects nothing.
  public let correctedFrom: Day?

  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("key", key)
    writer.field("title", title)
    writer.field("text", text)
    writer.field("at", at.iso)
    writer.field("told", told.iso)
    writer.field("isLate", isLate)
    writer.field("isWaiting", isWaiting)
    writer.field("correctedFrom", correctedFrom)
  }
}

extension NoticeItem {
  init(_ news: MonthNews, _ words: PageWords) {
    self.init(
      key: MonthNews.key, title: "Fasti", text: news.text(words), at: news.at, told: news.at, isLate: false,
      isWaiting: false, correctedFrom: nil)
  }

  init(_ item: DeliveryItem, months: HijriMonths, now: Instant, _ words: PageWords) {
    let line = item.line
    let delivery = line.delivery
    let hijri = (try? months.date(of: delivery.wall.day)).map {
      HijriWords.text(day: $0.dayOfMonth, month: $0.month.month, year: $0.month.year, language: words.language)
    }
    let anniversary = item.anniversary.map { " · \(words(anniversary: $0))" } ?? ""
    let time = words.dates.text(delivery.wall.time, seconds: true)
    let settled = delivery.settled?.day
    self.init(
      key: UpcomingItem.text(of: delivery.key), title: item.title,
      text: "\(hijri ?? delivery.wall.day.iso), \(time)\(anniversary)", at: delivery.instant,
      told: line.recorded,
      isLate: (line.isWaiting ? now : line.recorded).seconds - delivery.instant.seconds > Notice.late,
      isWaiting: line.isWaiting,
      correctedFrom: settled == delivery.wall.day ? nil : settled)
  }
}
