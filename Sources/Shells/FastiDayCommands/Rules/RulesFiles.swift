import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import FastiTerminal

/// The size limit of a rule file, in bytes.
private let fileLimit = 1_000_000

extension Context {
  /// The regions of a rule file.
  /// - Throws: All mistakes of the file, each with its line.
  fileprivate func regions(of path: String, _ text: [UInt8]) throws(Failure) -> [Region] {
    do { return try Region.read(text, isZone: machine.zones.has) } catch { throw Failure(error, in: path) }
  }
}

/// `fasti rules check FILE...`.
enum RulesCheckCommand: Command {
  static let name = "check"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Check a rule file and report every mistake at once",
      details: [
        "Mistakes are reported with their lines; then follows what the linter finds.",
        "A region's parents are looked for in all of the files, then among the regions of the program.",
      ],
      arguments: [
        Argument("FILE", .file, .some, help: "region files, or folders of files NAME.rules; - reads standard input")
      ],
      examples: [
        Example("fasti rules check MU.rules", "before it is added"),
        Example("fasti rules check regions", "every .rules file of a folder"),
      ],
      statuses: [StatusNote(.no, "the file is valid, but the linter has findings"), StatusNote(.invalid, "mistakes")])
  }

  static func run(_ context: Context) throws(Failure) {
    let regions = try regions(of: context.invocation.arguments, context)
    let found = findings(in: regions, beside: try context.almanac(nil).book)
    let findings = found.map(FindingItem.init)
    if !findings.isEmpty { context.status = .no }
    context.answer(findings, columns: FindingItem.columns) { context in
      for finding in findings { context.out.write(text: context.text(finding.sentence) + "\n") }
      if findings.isEmpty {
        let rules = regions.reduce(0) { $0 + $1.rules.count }
        let told = context.text(
          .sayRulesChecked, .text(context.invocation.arguments.joined(separator: " ")),
          .sentence(.count(regions.count, one: .sayRulesRegionOne, many: .sayRulesRegionMany)), .sentence(.rules(rules))
        )
        context.out.write(text: told + "\n")
      }
    }
  }
}

extension RulesCheckCommand {
  /// The regions of all files, including those in folders.
  /// - Throws: All mistakes of all files, and the codes that two regions have.
  private static func regions(of paths: [String], _ context: Context) throws(Failure) -> [Region] {
    var regions: [Region] = []
    var failures: [Failure] = []
    var files: [String] = []
    for path in paths { files += try Self.files(path, context) }
    for path in files {
      do throws(Failure) {
        let text = try context.machine.files.read(path, limit: fileLimit)
        let found = try context.regions(of: path, text)
        failures += repeated(found, among: regions, path, text)
        regions += found
      } catch { failures += error.all }
    }
    if let failure = Failure.joined(failures) { throw failure }
    return regions
  }

  /// The codes of a file's regions that other files have already, each with its place.
  private static func repeated(
    _ found: [Region], among regions: [Region], _ path: String, _ text: [UInt8]
  ) -> [Failure] {
    let mistakes = found.map(\.code).filter { code in regions.contains { $0.code == code } }.map { code in
      let place = Region.place(of: code, in: text)
      return RuleMistake(
        line: place?.line ?? 0, column: place?.column ?? 0, field: .region, value: code.bytes, problem: .repeated)
    }
    return mistakes.isEmpty ? [] : [Failure(RuleMistakes(mistakes: mistakes), in: path)]
  }

  /// The file itself, or the rule files in a folder.
  private static func files(_ path: String, _ context: Context) throws(Failure) -> [String] {
    guard context.machine.files.isFolder(path) else { return [path] }
    return try context.machine.files.names(in: path).filter { $0.hasSuffix(".rules") }.map { "\(path)/\($0)" }
  }

  /// The linter's findings in the rules of a file. Rules for an existing region are checked within it, and need neither
  /// a source nor a name in each of its languages, because they are the user's own.
  private static func findings(in regions: [Region], beside book: RuleBook) -> [LintFinding] {
    var added = book
    for region in regions {
      if book[region.code] == nil, !region.code.bytes.isEmpty {
        added = RuleBook(added.regions + [region])
      } else {
        added.add(region.rules, to: region.code)
      }
    }
    return regions.flatMap { region -> [LintFinding] in
      let isNew = book[region.code] == nil && !region.code.bytes.isEmpty
      let ids = Set(region.rules.map(\.id))
      return added.lint(region.code).filter { finding in
        isNew || finding.isAboutOwn && finding.rule.map(ids.contains) == true
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
        // The user's own region is written whole; of other regions only the code, because they are part of the program.
        let isOwn = almanac.ownRegions.contains(region.code)
        let own = region.rules.filter { almanac.ownRules.contains($0.id) }
        if !isOwn {
          region = Region(code: region.code)
          region.rules = own
        }
        if own.isEmpty, !isOwn { continue }
      }
      if !text.bytes.isEmpty { text.write("\n") }
      text.write(region)
      count += region.rules.count
    }
    try file.write(text.bytes)
    context.report(.sayWrote, .sentence(.rules(count)))
  }
}

extension Sentence {
  fileprivate static func rules(_ count: Int) -> Sentence {
    .count(count, one: .sayRulesRuleOne, many: .sayRulesRuleMany)
  }
}
