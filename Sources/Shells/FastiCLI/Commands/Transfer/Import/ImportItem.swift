import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiTerminal
import FastiTransfer

/// The answer of an import: fields for programs, text for people.
protocol ImportAnswer: FieldWritable {
  func text(_ context: Context) -> [UInt8]
}

struct ImportItem: ImportAnswer {
  let name: String
  let format: LeaveFormat
  let plan: LeaveImport
  let isDone: Bool

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("file", name)
    writer.field("format", format.rawValue)
    writer.field("profile", plan.profile.rawValue)
    for outcome in ImportOutcome.allCases { writer.field(outcome.field, plan.count(outcome)) }
    writer.field("imported", isDone)
    writer.field("entries", records: plan.items.map(Line.init))
  }

  /// The same for people: the count of each outcome, and the first entries that are written.
  func text(_ context: Context) -> [UInt8] {
    var text = ImportText(name, format.rawValue, plan.items.count, (.sayEntriesOne, .sayEntriesMany), context)
    if let profile = plan.profile.template { text.line(Sentence(profile)) }
    text.outcomes(of: plan)
    let widest = plan.items.reduce(0) { max($0, $1.row.entry.type.bytes.count) }
    text.first(of: plan.items.filter { $0.outcome.changes }) { [mark = text.mark] in
      write($0, mark($0.outcome), widest, context, to: &$1)
    }
    return text.bytes
  }

  private func write(
    _ item: LeaveImport.Item, _ mark: String, _ widest: Int, _ context: Context, to text: inout UTF8Writer
  ) {
    let entry = item.row.entry
    text.write(entry.day)
    text.write(text: "  ")
    text.write(entry.type.string, columns: widest + 2)
    text.write(context.text(entry.action.template), columns: 11)
    let hours = entry.signedHours.text
    text.write(text: String(repeating: " ", count: max(0, 8 - hours.utf8.count)) + hours + mark)
    let note = entry.notes.split(separator: "\n", omittingEmptySubsequences: false)
    if let first = note.first, !first.isEmpty { text.write(text: "  \(first)\(note.count > 1 ? " ..." : "")") }
  }

  /// An entry of the file and its outcome.
  private struct Line: FieldWritable {
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

extension LeaveImport.ProfileOutcome {
  fileprivate var template: Template? {
    switch self {
    case .none: nil
    case .same: .sayProfileSame
    case .new: .sayProfileNew
    case .kept: .sayProfileKept
    case .replaced: .sayProfileReplaced
    }
  }
}
