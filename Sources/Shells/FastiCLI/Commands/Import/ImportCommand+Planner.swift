import FastiApp
import FastiCivil
import FastiFormats

extension ImportCommand {
  /// Imports notes, events and countdowns, or shows what that would do.
  static func importPlanner(_ bytes: [UInt8], named name: String, _ context: Context) throws(Failure) {
    let preference = context.invocation[onConflict].flatMap(LeaveImport.Preference.init)
    let file = try PlannerJSON.read(bytes, named: name)
    let importing = ImportPlanner(try context.store())
    let acts = context.invocation.has(yes)
    let plan =
      acts
      ? try importing(file, preference, named: name, command: context.commandText)
      : try importing.preview(file, preference, named: name)
    let item = PlannerImportItem(name: name, plan: plan, isDone: acts && !plan.isEmpty)
    context.answer(item) { $0.out.write(utf8: item.text) }
    if plan.isEmpty {
      context.say("nothing new")
    } else if acts {
      context.say("imported; to take it back: fasti undo")
    } else {
      context.say("nothing was written; --yes imports it")
    }
  }
}

/// What importing a file of the planner does, as it is answered.
struct PlannerImportItem: Fielded {
  let name: String
  let plan: PlannerImport
  let isDone: Bool

  /// How many things people are shown.
  private static let shown = 20

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("file", name)
    writer.field("format", "planner")
    writer.field("new", plan.count(.new))
    writer.field("duplicates", plan.count(.duplicate))
    writer.field("kept", plan.count(.kept))
    writer.field("replaced", plan.count(.replaced))
    writer.field("imported", isDone)
    writer.field("items", records: plan.items)
  }

  /// The same for people: how many of each, and the first of those that change something.
  var text: [UInt8] {
    var text = UTF8Writer()
    let count = plan.items.count
    text.write(text: "\(name): planner, \(count) thing\(count == 1 ? "" : "s")\n")
    for outcome in EventsImport.Outcome.allCases where plan.count(outcome) > 0 {
      text.write("  ")
      text.write(plan.count(outcome), columns: 6)
      text.write(text: "  \(outcome.sentence)\n")
    }
    let changing = plan.items.filter { $0.outcome == .new || $0.outcome == .replaced }
    for item in changing.prefix(Self.shown) {
      text.write(item.thing.day)
      text.write(text: "  \(item.thing.word)  \(item.thing.title)")
      text.write(text: item.outcome == .replaced ? "  replaces the planner's\n" : "\n")
    }
    if changing.count > Self.shown { text.write(text: "... and \(changing.count - Self.shown) more\n") }
    return text.bytes
  }
}
