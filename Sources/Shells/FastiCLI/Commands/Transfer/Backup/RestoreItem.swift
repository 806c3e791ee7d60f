import FastiCivil
import FastiFormats
import FastiRecords
import FastiTransfer

/// What a restore did, or would do.
struct RestoreItem: Fielded {
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
    writer.field("warnings", backup.warnings.map { $0.code })
  }

  /// The same for people.
  func write(text context: Context) {
    for thing in report.conflicts {
      context.out.write(text: "\(Self.words(thing.fate)): \(thing.kind) \(thing.label)\n")
    }
    let counts = "\(report.count(.new)) new, \(report.count(.same)) the same, \(report.conflicts.count) different"
    context.out.write(text: isDry ? "would restore: \(counts)\n" : "restored: \(counts)\n")
    if isDry { return context.report("nothing was written") }
    if let copy = report.safetyCopy { context.report("the store as it was: \(copy)") }
    if report.changesSomething {
      context.report("to take it back: fasti undo")
    }
  }

  private static func words(_ fate: RestoredThing.Fate) -> String {
    switch fate {
    case .new: "new"
    case .same: "the same"
    case .replaced: "replaced"
    case .both: "kept both"
    case .skipped: "left alone"
    }
  }

  /// One thing that differed.
  private struct ThingItem: Fielded {
    let thing: RestoredThing

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("kind", thing.kind)
      writer.field("id", thing.id.text)
      writer.field("name", thing.label)
      writer.field("fate", thing.fate.rawValue)
    }
  }
}
