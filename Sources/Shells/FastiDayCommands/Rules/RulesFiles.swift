import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import FastiTerminal

/// The largest rule file read, in bytes.
private let fileLimit = 1_000_000

extension Context {
  /// The regions of a rule file.
  /// - Throws: Every mistake of the file, each with its line.
  fileprivate func regions(of path: String) throws(Failure) -> [Region] {
    let bytes = try machine.files.read(path, limit: fileLimit)
    do { return try Region.read(bytes) } catch { throw Failure(error, in: path) }
  }
}

/// `fasti rules check FILE`.
enum RulesCheckCommand: Command {
  static let name = "check"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Check a rule file and report every mistake at once",
      details: ["Mistakes are reported with their lines; then follows what the linter finds."],
      arguments: [Argument("FILE", .file, help: "a region file; - reads standard input")],
      examples: [Example("fasti rules check NO.rules", "before it is added")],
      statuses: [StatusNote(.no, "the file is valid, but the linter has findings"), StatusNote(.invalid, "mistakes")])
  }

  static func run(_ context: Context) throws(Failure) {
    let path = context.invocation.argument(0) ?? "-"
    let regions = try context.regions(of: path)
    let found = findings(in: regions, beside: try context.almanac(nil).book) + unknownZones(of: regions, context)
    let findings = found.map(FindingItem.init)
    if !findings.isEmpty { context.status = .no }
    context.answer(findings, columns: FindingItem.columns) { context in
      for finding in findings { context.out.write(text: context.told(finding.sentence) + "\n") }
      if findings.isEmpty {
        let rules = regions.reduce(0) { $0 + $1.rules.count }
        let told = context.told(
          .sayRulesChecked, .text(path),
          .sentence(.count(regions.count, one: .sayRulesRegionOne, many: .sayRulesRegionMany)), .sentence(.rules(rules))
        )
        context.out.write(text: told + "\n")
      }
    }
  }
}

extension RulesCheckCommand {
  /// The zones of a file's regions that this machine does not have: the name of a zone reads well whatever it is.
  private static func unknownZones(of regions: [Region], _ context: Context) -> [LintFinding] {
    regions.flatMap { region in
      region.clocks.compactMap { clock -> LintFinding? in
        guard case .zone(let name) = clock.reference else { return nil }
        do throws(Failure) { _ = try context.machine.zones.zone(named: String(decoding: name, as: UTF8.self)) } catch {
          return LintFinding(region: region.code, rule: nil, problem: .unknownZone(name))
        }
        return nil
      }
    }
  }

  /// The linter's findings in the rules of a file. Rules for an existing region are checked within it, and need neither
  /// a source nor a name in each of its languages, since they are a user's own.
  private static func findings(in regions: [Region], beside book: RuleBook) -> [LintFinding] {
    var added = book
    for region in regions {
      if book[region.code] == nil, !region.code.bytes.isEmpty {
        added = RuleBook(added.regions + [region])
      } else {
        for rule in region.rules { added.add(rule, to: region.code) }
      }
    }
    return regions.flatMap { region -> [LintFinding] in
      let isNew = book[region.code] == nil && !region.code.bytes.isEmpty
      return added.lint(region.code).filter { finding in
        if isNew { return true }
        guard let id = finding.rule, region.rules.contains(where: { $0.id == id }) else { return false }
        return finding.isAboutOwn
      }
    }
  }
}

/// `fasti rules export FILE`.
enum RulesExportCommand: Command {
  static let name = "export"
  static let writesFile = true
  static let all = Option.flag("all", help: "the rules that came with the program too")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write your own rules to a file that rules import reads",
      arguments: [Argument("FILE", .file, help: "a file; - writes to standard output")],
      options: [all] + OutputFile.options,
      examples: [Example("fasti rules export my.rules", "your own rules, by region")],
      statuses: [OutputFile.refused])
  }

  static func run(_ context: Context) throws(Failure) {
    let path = context.invocation.argument(0) ?? "-"
    guard path != "-" || context.format == .text else {
      throw Failure(
        .usage(.ownFormat(of: context.invocation.path.joined(separator: " "))), field: .path("--format"),
        hint: .words(.cliRuleFile))
    }
    let file = try OutputFile(path, field: .input(.file), context)
    let almanac = try context.almanac(nil)
    var text = UTF8Writer()
    var count = 0
    for region in almanac.book.regions {
      var region = region
      if !context.invocation.has(all) {
        // Only the code: the region itself comes with the program.
        let own = region.rules.filter { almanac.ownRules.contains($0.id) }
        region = Region(code: region.code)
        region.rules = own
        if own.isEmpty { continue }
      }
      if !text.bytes.isEmpty { text.write("\n") }
      text.write(region)
      count += region.rules.count
    }
    try file.write(text.bytes)
    context.report(.sayWrote, .sentence(.rules(count)))
  }
}

/// `fasti rules import FILE`.
enum RulesImportCommand: Command {
  static let name = "import"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Add the rules of a file to your own",
      details: ["Nothing is imported unless all of it can be. The same file twice changes nothing."],
      arguments: [Argument("FILE", .file, help: "a file that rules export wrote; - reads standard input")],
      examples: [Example("fasti rules import my.rules", "one change, which fasti undo takes back")],
      statuses: [StatusNote(.refused, "a rule has the id of a rule that ships with the program")])
  }

  static func run(_ context: Context) throws(Failure) {
    let regions = try context.regions(of: context.invocation.argument(0) ?? "-")
    let count = try context.ruleEditor().import(regions)
    guard count > 0 else { return context.report(.sayNothingNew) }
    let almanac = try context.almanac(nil)
    for region in regions {
      for finding in almanac.findings(in: region.code, about: Set(region.rules.map(\.id))) {
        context.report(finding.sentence)
      }
    }
    context.report(done: .sayRulesImported, .sentence(.rules(count)))
  }
}

extension Sentence {
  fileprivate static func rules(_ count: Int) -> Sentence {
    .count(count, one: .sayRulesRuleOne, many: .sayRulesRuleMany)
  }
}
