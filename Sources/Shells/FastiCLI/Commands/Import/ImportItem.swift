import FastiApp
import FastiCivil
import FastiFormats
import FastiLeave

/// What an import does, as it is answered.
struct ImportItem: Fielded {
  let name: String
  let format: LeaveFormat
  let plan: LeaveImport
  let isDone: Bool

  /// How many entries people are shown.
  private static let shown = 20

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("file", name)
    writer.field("format", format.rawValue)
    writer.field("profile", plan.profile.rawValue)
    for outcome in LeaveImport.Outcome.allCases { writer.field(outcome.field, plan.count(outcome)) }
    writer.field("imported", isDone)
    writer.field("entries", records: plan.items.map(Line.init))
  }

  /// The same for people: how many of each, and the first of those that change something.
  var text: [UInt8] {
    var text = UTF8Writer()
    text.write(text: "\(name): \(format.rawValue), \(plan.items.count) entr\(plan.items.count == 1 ? "y" : "ies")\n")
    if let sentence = plan.profile.sentence { text.write(text: "  profile: \(sentence)\n") }
    for outcome in LeaveImport.Outcome.allCases where plan.count(outcome) > 0 {
      text.write("  ")
      text.write(plan.count(outcome), columns: 6)
      text.write(text: "  \(outcome.sentence)\n")
    }
    let changing = plan.items.filter { $0.outcome == .new || $0.outcome == .replaced }
    for item in changing.prefix(Self.shown) { write(item, to: &text) }
    if changing.count > Self.shown { text.write(text: "... and \(changing.count - Self.shown) more\n") }
    return text.bytes
  }

  private func write(_ item: LeaveImport.Item, to text: inout UTF8Writer) {
    let entry = item.row.entry
    text.write(entry.day)
    text.write(text: "  ")
    text.write(entry.type.string, columns: plan.items.reduce(0) { max($0, $1.row.entry.type.bytes.count) } + 2)
    text.write("\(entry.action.word)", columns: 11)
    let hours = entry.signedHours.text
    text.write(text: String(repeating: " ", count: max(0, 8 - hours.utf8.count)) + hours)
    text.write(text: item.outcome == .replaced ? "  replaces the ledger's" : "")
    let note = entry.notes.split(separator: "\n", omittingEmptySubsequences: false)
    if let first = note.first, !first.isEmpty { text.write(text: "  \(first)\(note.count > 1 ? " ..." : "")") }
    text.write("\n")
  }

  /// An entry of the file and what becomes of it.
  private struct Line: Fielded {
    let item: LeaveImport.Item

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      let entry = item.row.entry
      writer.field("line", item.row.line)
      writer.field("id", item.row.id?.string)
      writer.field("date", entry.day)
      writer.field("type", entry.type.string)
      writer.field("action", "\(entry.action.word)")
      writer.field("signed", entry.signedHours.text)
      writer.field("notes", entry.notes)
      writer.field("outcome", item.outcome.rawValue)
    }
  }
}

extension LeaveImport.Outcome {
  fileprivate var field: StaticString {
    switch self {
    case .new: "new"
    case .duplicate: "duplicates"
    case .kept: "kept"
    case .replaced: "replaced"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .new: "new"
    case .duplicate: "in the ledger already, passed over"
    case .kept: "otherwise in the ledger, kept so"
    case .replaced: "otherwise in the ledger, replaced"
    }
  }
}

extension LeaveImport.ProfileOutcome {
  fileprivate var sentence: String? {
    switch self {
    case .none: nil
    case .same: "the same as the ledger's"
    case .new: "new"
    case .kept: "another than the ledger's, which is kept"
    case .replaced: "another than the ledger's, which is replaced"
    }
  }
}
