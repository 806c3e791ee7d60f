import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti rules import FILE`.
enum RulesImportCommand: Command {
  static let name = "import"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Add the rules of a file to your own, or a region of your own",
      details: [
        "Nothing is imported unless all of it can be. The same file twice changes nothing.",
        "A region that the program does not have becomes your own, with its rules; a file with the region again takes its "
          + "place. At most \(RulesFile.longest / 1_000_000) MB and \(RulesFile.most) rules.",
      ],
      arguments: [
        Argument("FILE", .file, help: "a file that rules export wrote, or a region's; - reads standard input")
      ],
      examples: [
        Example("fasti rules import my.rules", "one change, which fasti undo takes back"),
        Example("fasti rules import MU.rules", "a region with its rules"),
      ],
      statuses: [StatusNote(.refused, "a rule has the id of a rule that ships with the program")])
  }

  static func run(_ context: Context) throws(Failure) {
    let name = context.invocation.argument(0) ?? "-"
    let file = try context.machine.files.read(name, limit: RulesFile.longest)
    let store = try context.store()
    let question = ForeignQuestion(
      file, as: .rules, named: name, here: try context.zone(), today: try context.today())
    let regions = try ImportFile(store, now: context.nowMilliseconds)
      .regions(question, with: context.machine.documents)
    let done = try EditRules(store, try context.almanac(nil), now: context.nowMilliseconds).import(regions)
    guard done.rules > 0 else { return context.report(.sayNothingNew) }
    let almanac = try context.almanac(nil)
    for region in regions {
      for finding in almanac.findings(inImported: region) {
        context.report(finding.sentence)
      }
    }
    let rules = Sentence.count(done.rules, one: .sayRulesRuleOne, many: .sayRulesRuleMany)
    guard !done.regions.isEmpty else { return context.report(done: .sayRulesImported, .sentence(rules)) }
    let codes = done.regions.map(\.string).joined(separator: " ")
    context.report(
      done: .sayRulesImported, .sentence(Sentence(.sayRulesImportedRegion, .text(codes), .sentence(rules))))
  }
}
