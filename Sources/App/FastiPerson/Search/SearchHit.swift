public import FastiAgenda
public import FastiCivil
public import FastiFormats
public import FastiHolidays

/// A hit of a search.
public struct SearchHit: FieldWritable, Hashable, Sendable {
  /// `note`, `event`, `countdown`, `leave`, `reminder`, `holiday` or `rule`.
  public let kind: String
  /// Its name in commands: an id, a date, a rule's id.
  public let id: String
  /// The day it is on: an event's first occurrence from today on, else its first; a holiday's and a reminder's next.
  /// With a year in the question, the first in that year.
  /// Nil for a rule, and for a holiday or reminder that is over.
  public let day: Day?
  /// Its title; of an entry of the leave ledger its words and hours, in English.
  public let title: String
  /// The title in the reader's language, where words of it can be translated.
  public let sentence: Sentence?
  /// What it is on a day: its colour and its sign follow from that.
  public let entry: EntryKind
  /// The regions of a holiday, those of the question first.
  public var regions: [RegionCode] = []
  /// Whether it is a holiday of regions that are not selected.
  public var isElsewhere = false
  /// The last day it was on before today; nil if there was none, and for what does not repeat.
  public var last: Day?
  /// The symbol and the colour that were chosen for it.
  public var look = EventLook.plain

  init(kind: String, _ entry: EntryKind, id: String, day: Day?, title: String, sentence: Sentence? = nil) {
    self.entry = entry
    self.kind = kind
    self.id = id
    self.day = day
    self.title = title
    self.sentence = sentence
  }

  /// The fields in their order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("kind", kind)
    writer.field("id", id)
    writer.field("date", day)
    writer.field("title", title)
    writer.rare("last", last?.iso)
    writer.rare("regions", regions.isEmpty ? nil : regions.map { $0.string }.joined(separator: ","))
  }

  /// The columns of a CSV that holds no hit.
  public static let columns: [StaticString] = ["kind", "id", "date", "title"]
}

extension [SearchHit] {
  /// Those on a day or after it, by day, and then those before it, the latest first; on one day by title. Those without
  /// a day are last.
  func ordered(from start: Day) -> [SearchHit] {
    // Places are sorted instead of hits, which are large.
    let order = indices.map { (distance(of: self[$0].day, from: start), self[$0].title, $0) }
    return order.sorted { $0 < $1 }.map { self[$0.2] }
  }

  private func distance(of day: Day?, from start: Day) -> Int {
    guard let day else { return .max }
    return day >= start ? day - start : Limits.days.count + (start - day)
  }
}
