import FastiCivil
import FastiFormats
import FastiTerminal
import FastiTransfer

/// The answer of an import of a planner file.
struct PlannerImportItem: ImportAnswer {
  let name: String
  let plan: PlannerImport
  let isDone: Bool

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("file", name)
    writer.field("format", "planner")
    for outcome in ImportOutcome.allCases { writer.field(outcome.field, plan.count(outcome)) }
    writer.field("imported", isDone)
    writer.field("items", records: plan.items)
  }

  /// The same for people: the count of each outcome, and the first items that are written.
  func text(_ context: Context) -> [UInt8] {
    var text = ImportText(name, "planner", plan.items.count, (.sayThingsOne, .sayThingsMany), context)
    text.outcomes(of: plan)
    text.first(of: plan.items.filter { $0.outcome.changes }) { [mark = text.mark] in
      $1.write($0.thing.day)
      $1.write(text: "  \(context.text(kind: "\($0.thing.word)"))  \($0.thing.title)\(mark($0.outcome))")
    }
    return text.bytes
  }
}
