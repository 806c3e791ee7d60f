import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// A line of the history.
struct ChangeItem: FieldWritable {
  let summary: ChangeSummary
  /// The name of its device; nil if it is not known.
  var device: String?
  /// The name of a conflict in which it lost; nil for none.
  var conflict: String?

  static let columns: [StaticString] = [
    "id", "time", "stamp", "command", "touched", "action.verb", "action.kind", "action.id", "device", "own",
  ]

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("id", summary.change.id.text)
    writer.field("time", instant.iso)
    writer.field("stamp", "\(summary.stamp)")
    writer.field("command", summary.change.command)
    writer.field("touched", records: summary.touched.map { Touched(touched: $0) })
    if let action = summary.change.action {
      writer.field("action", record: Action(action: action))
    } else {
      writer.field("action", noRecordOf: ["verb", "kind", "id"])
    }
    writer.field("device", Stamp.text(device: summary.device))
    writer.field("own", summary.isOwn)
  }

  private struct Action: FieldWritable {
    let action: ChangeAction

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("verb", action.verb.rawValue)
      writer.field("kind", action.kind.rawValue)
      writer.field("id", action.id)
    }
  }

  private struct Touched: FieldWritable {
    let touched: ChangeSummary.Touched

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("kind", touched.kind)
      writer.field("id", touched.id.text)
      writer.field("label", touched.label)
      writer.field("action", touched.action.rawValue)
    }
  }

  private var instant: Instant { Instant(seconds: summary.change.time / 1_000) }

  /// Writes `2026-02-05 13:00  setting regions.limit changed`, then its records and its id.
  func write(_ context: Context, zone: Zone) {
    let offset = zone.offset(at: instant)
    context.out.write(instant.day(offset: offset))
    context.out.write(" ")
    context.out.write(text: context.clock(instant.time(offset: offset)))
    context.out.write("  ")
    context.style.write(.bold, summary.sentence.map { context.text($0) } ?? summary.change.command, to: &context.out)
    context.out.write("\n")
    if !summary.isOwn, summary.change.action?.verb != .merge {
      let device = Sentence.Part.text(self.device ?? Stamp.text(device: summary.device))
      context.out.write(text: "  \(context.text(.sayHistoryDevice, device))\n")
    }
    if let conflict { context.out.write(text: "  \(context.text(.sayHistoryLost, .text(conflict)))\n") }
    for touched in summary.touched {
      let kind = Sentence.Part.text(context.text(kind: touched.kind))
      context.out.write(text: "  \(context.text(touched.action.template, kind, touched.name))\n")
    }
    context.style.write(.dim, "  \(summary.change.id.text)", to: &context.out)
    context.out.write("\n")
  }
}

extension ChangeSummary.Action {
  /// The sentence about a record: its kind is `{1}`, its name `{2}`.
  fileprivate var template: Template {
    switch self {
    case .created: .sayTouchedCreated
    case .edited: .sayTouchedEdited
    case .deleted: .sayTouchedDeleted
    }
  }
}
