public import FastiCalendars
public import FastiCivil
public import FastiFormats
import FastiMonths
package import FastiWords

/// The report of an automatic refresh: the months whose first day has changed.
public struct MonthNews: FieldWritable, Hashable, Sendable {
  /// Its key among the notifications.
  public static let key = "months"

  /// The content of the report.
  public let content: Content
  /// When the change was found.
  public let at: Instant
  /// The days of the months that moved, if they are known.
  public let moves: [MonthMove]

  /// The text for the user.
  public enum Content: Hashable, Sendable {
    /// The first day of these months has changed; at least one month.
    case moved([HijriMonth])
    /// A trial notification, sent on that day to check that pages show it.
    case trial(Day)
    /// A sentence of an earlier version of the program.
    case sentence(String)
  }

  public init(_ content: Content, at: Instant, moves: [MonthMove] = []) {
    self.content = content
    self.at = at
    self.moves = moves
  }

  /// The English text on the command line and in channels: `New data available for month Ramadan 1447; calendar
  /// updated.`, and a line for each month with both its days.
  public var text: String {
    switch content {
    case .moved(let months):
      ([String(decoding: MonthNotice.text(months) ?? [], as: UTF8.self)] + moves.map { "\($0.sentence)" })
        .joined(separator: "\n")
    case .trial(let day): "Today is \(day.iso). This channel works."
    case .sentence(let text): text
    }
  }

  /// The sentence in the language of a page.
  package func text(_ words: PageWords) -> String {
    switch content {
    case .moved(let months):
      ([words(.newsMoved, months.map { words.title($0) }.joined(separator: ", "))]
        + moves.map { words(.newsBegins, words.title($0.month), words.long($0.to), words.long($0.from)) })
        .joined(separator: " ")
    case .trial(let day): words(.newsTrial, words.long(day))
    case .sentence(let text): words.language == "en" ? text : words(.newsUnnamed)
    }
  }

  /// `{"key","at","title","text"}`, like a notice of a reminder.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("key", Self.key)
    writer.field("at", at.iso)
    writer.field("title", "Fasti")
    writer.field("text", text)
  }
}

/// A Hijri month whose first day has changed.
public struct MonthMove: Hashable, Sendable {
  /// The Hijri month whose first day changed.
  public let month: HijriMonth
  /// The first day that was known before.
  public let from: Day
  /// Its first day now.
  public let to: Day

  /// A move.
  public init(_ month: HijriMonth, from: Day, to: Day) {
    self.month = month
    self.from = from
    self.to = to
  }

  /// The sentence on the command line and in channels: `Ramadan 1447 begins on 2026-02-19, not on 2026-02-18.`
  public var sentence: Sentence { Sentence(.monthsBegins, month.named, .day(to), .day(from)) }
}
