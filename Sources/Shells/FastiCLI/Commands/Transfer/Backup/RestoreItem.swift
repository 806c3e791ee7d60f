import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer

struct RestoreItem: FieldWritable {
  let backup: Backup
  let report: RestoreReport
  let isDry: Bool

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("outcome", backup.isPartial ? "partial" : "ok")
    writer.field("file", backup.path)
    writer.field("done", !isDry)
    writer.field("new", report.count(.new))
    writer.field("same", report.count(.same))
    writer.field("replaced", report.count(.replaced))
    writer.field("both", report.count(.both))
    writer.field("skipped", report.count(.skipped))
    writer.field("conflicts", records: report.conflicts.map { ThingItem(thing: $0) })
    writer.field("safetyCopy", report.safetyCopy)
    let doubled = report.doubled.map { "doubled:\($0.kind):\($0.id.text)" }
    let refused = report.refused.map { "refused:\($0.kind):\($0.id.text):\($0.error.code)" }
    writer.field("warnings", backup.warnings.map { $0.code } + doubled + refused)
  }

  /// The same for people.
  func write(text context: Context) {
    for thing in report.conflicts {
      let name = Sentence(
        .sayThing, .text(context.text(kind: thing.kind)), .thing(thing.label, of: thing.kind))
      context.out.write(text: "\(context.text(.leading(.word(Self.template(thing.fate)), name)))\n")
    }
    let counts = context.text(
      isDry ? .sayRestoreWould : .sayRestored, .number(report.count(.new)), .number(report.count(.same)),
      .number(report.conflicts.count))
    context.out.write(text: "\(counts)\n")
    for thing in report.doubled {
      let kind = Sentence.Part.text(context.text(kind: thing.kind))
      context.report(.sayRestoreDoubled, kind, .thing(thing.label, of: thing.kind), .text(thing.id.text))
    }
    for version in report.refused {
      let kind = Sentence.Part.text(context.text(kind: version.kind))
      context.report(
        .sayRestoreRefused, kind, .thing(version.label, of: version.kind), .sentence(version.error.sentence))
    }
    if isDry { return context.report(.sayNothingWritten) }
    if let copy = report.safetyCopy { context.report(.sayRestoreCopy, .path(copy)) }
    if report.changesSomething { context.report(.sayUndoIt) }
  }

  private static func template(_ fate: RestoredThing.Fate) -> Template {
    switch fate {
    case .new: .sayFateNew
    case .same: .sayFateSame
    case .replaced: .sayFateReplaced
    case .both: .sayFateBoth
    case .skipped: .sayFateSkipped
    }
  }

  /// A record that differed.
  private struct ThingItem: FieldWritable {
    let thing: RestoredThing

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("kind", thing.kind)
      writer.field("id", thing.id.text)
      writer.field("name", thing.label)
      writer.field("fate", thing.fate.rawValue)
    }
  }
}
