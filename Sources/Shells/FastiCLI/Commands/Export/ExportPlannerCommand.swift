import FastiPerson
import FastiRecords
import FastiTransfer


/// `fasti export planner`.
enum ExportPlannerCommand: Command {
  static let name = "planner"
  static let writesFile = true

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write notes, events and countdowns as JSON",
      details: [
        "Everything planned, with ids: fasti import reads it back, and exported again it is the same to the byte."
      ],
      options: [ExportScope.out, ExportScope.force],
      examples: [Example("fasti export planner --out planner.json", "then, elsewhere: fasti import planner.json")],
      statuses: [StatusNote(.refused, "the file is there already, and --force was not given")])
  }

  static func run(_ context: Context) throws(Failure) {
    try ExportScope.write(context, as: .json) { () throws(Failure) in
      PlannerJSON.write(try Planner.read(from: try context.store()))
    }
  }
}
