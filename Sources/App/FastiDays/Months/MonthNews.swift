public import FastiCalendars
public import FastiCivil
public import FastiFormats
import FastiMonths
package import FastiWords

/// What a refresh nobody asked for has to tell: the months that begin on another day now.
public struct MonthNews: Fielded, Hashable, Sendable {
  /// What stands for it where notifications have keys.
  public static let key = "months"

  /// What it tells.
  public let content: Content
  /// When it was found.
  public let at: Instant
  /// The days of the months that moved, where they are known.
  public let moves: [MonthMove]

  /// What news may be.
  public enum Content: Hashable, Sendable {
    /// These months begin on another day now; at least one.
    case moved([HijriMonth])
    /// Nothing: somebody tries, on that day, whether pages show it.
    case trial(Day)
    /// A sentence of an earlier version of the program.
    case sentence(String)
  }

  /// News.
  public init(_ content: Content, at: Instant, moves: [MonthMove] = []) {
    self.content = content
    self.at = at
    self.moves = moves
  }

  /// The English of the command line and of channels: `New data available for month Ramadan 1447; calendar updated.`, and a
  /// line for each month with both its days.
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

  /// The fields.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("key", Self.key)
    writer.field("at", at.iso)
    writer.field("title", "Fasti")
    writer.field("text", text)
  }
}
