/// The alarms of one item: each once, in order, at most a fixed number.
public struct AlarmLeads: Hashable, Sendable {
  /// The greatest number of alarms of an item.
  public static let most = 5
  /// No alarm.
  public static let none = AlarmLeads(sorted: [])

  /// The leads, in the order of their numbers.
  public let all: [AlarmLead]

  private init(sorted all: [AlarmLead]) { self.all = all }

  /// The alarms of some leads; duplicates are removed.
  /// - Throws: `.tooMany`.
  public init(_ leads: some Sequence<AlarmLead>) throws(AlarmError) {
    var all: [AlarmLead] = []
    for lead in leads.sorted() where all.last != lead { all.append(lead) }
    guard all.count <= AlarmLeads.most else { throw .tooMany(most: AlarmLeads.most) }
    self.init(sorted: all)
  }

  /// Reads leads that are separated by commas; an empty text has none.
  /// - Throws: The error of one of them, or `.tooMany`.
  public init(text: String) throws(AlarmError) {
    var leads: [AlarmLead] = []
    for part in AlarmLeads.parts(of: text) { leads.append(try AlarmLead(text: part)) }
    try self.init(leads)
  }

  /// The leads of a typed list, before they are read; spaces around them and empty ones are removed.
  public static func parts(of text: String) -> [String] {
    var parts: [String] = []
    for part in text.utf8.split(separator: UInt8(ascii: ",")) {
      let part = part.drop { $0 == UInt8(ascii: " ") }
      if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
    }
    return parts
  }

  /// Whether there is none.
  public var isEmpty: Bool { all.isEmpty }

  /// The leads with commas between them: `start,10m,1d 18:00`. Reading it gives the same alarms.
  public var text: String { text(between: ",") }

  /// The leads as a form shows them: `start, 10m, 1d 18:00`.
  public var typed: String { text(between: ", ") }

  private func text(between comma: String) -> String {
    var text = ""
    for (place, lead) in all.enumerated() {
      if place > 0 { text += comma }
      text += lead.text
    }
    return text
  }
}
