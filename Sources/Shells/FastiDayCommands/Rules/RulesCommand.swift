import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords
import FastiTerminal
import FastiWords

/// `fasti rules list [REGION]`.
enum RulesListCommand: Command {
  static let name = "list"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the rules of a region",
      details: [
        "What each says is in sentences; fasti rules show ID has the text that can be typed again, and its source."
      ],
      arguments: [Argument("REGION", .text, .optional, help: "a code; else the selection, else every region")],
      examples: [Example("fasti rules list AU-NSW --json", "inherited rules included")],
      statuses: [StatusNote(.no, "there is none")])
  }

  static func run(_ context: Context) throws(Failure) {
    let almanac = try context.almanac(nil)
    var codes = try almanac.codes(context.invocation.arguments)
    if codes.isEmpty { codes = almanac.book.regions.map(\.code).filter { !$0.bytes.isEmpty } }
    let items = try context.ruleLister(almanac)(codes, on: try context.today(), languages: context.languages)
    if items.isEmpty { context.status = .no }
    let words = try context.pageWords()
    context.answer(items, columns: RuleItem.columns) { context in
      var region: RegionCode?
      let width = items.reduce(34) { max($0, $1.rule.id.string.utf8.count) }
      for item in items {
        if item.region != region {
          region = item.region
          context.style.write(
            .bold, item.region.bytes.isEmpty ? context.text(.explainEveryRegion) : item.region.string, to: &context.out)
          context.out.write("\n")
        }
        RuleText(context).writeLine(item, words, width: width)
      }
    }
  }
}

/// `fasti rules show ID`.
enum RulesShowCommand: Command {
  static let name = "show"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show all details of a rule",
      arguments: [Argument("ID", .text, help: "an id such as se.midsommardagen")],
      examples: [Example("fasti rules show se.alla-helgons-dag", "with its source")])
  }

  static func run(_ context: Context) throws(Failure) {
    let almanac = try context.almanac(nil)
    let id = context.invocation.argument(0) ?? ""
    let today = try context.today()
    let item = try context.ruleLister(almanac).rule(id, on: today, languages: context.languages)
    let isText = context.format == .text
    let next = isText ? try ShowHolidays(almanac).next(3, of: item.rule.id, in: item.region, from: today) : []
    let saying = isText ? item.saying(try context.pageWords()).words : ""
    context.answer(item) { RuleText($0).writeBlock(item, saying: saying, next: next) }
  }
}

extension Context {
  /// The use case that lists rules, with the user's own periods.
  func ruleLister(_ almanac: Almanac) throws(Failure) -> ListRules {
    let store = try store()
    let own: [Version<UserRule>]
    do { own = try store.read { reader throws(StoreError) in try reader.userRules() } } catch {
      throw Failure(error)
    }
    return ListRules(almanac, own: own.map(\.record))
  }
}

/// Writes rules for people.
struct RuleText {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// Writes the id, the name, and a line for each period.
  /// - Parameter width: The columns of the ids.
  func writeLine(_ item: RuleItem, _ words: PageWords, width: Int) {
    context.out.write(item.isOwn ? "  + " : "    ")
    context.out.write(item.rule.id.string, columns: width)
    context.out.write(" ")
    context.style.write(item.period?.kind == .public ? .red : [], item.name, to: &context.out)
    if item.layer?.hidden ?? false { context.style.write(.dim, "  \(context.text(.sayRulesHidden))", to: &context.out) }
    context.out.write("\n")
    for saying in item.periods(words) {
      context.style.write(.dim, "      " + saying, to: &context.out)
      context.out.write("\n")
    }
  }

  /// Writes the rule, with remarks.
  /// - Parameters:
  ///   - saying: What it says in the reader's language.
  ///   - next: The next days of the rule.
  func writeBlock(_ item: RuleItem, saying: String, next: [Day] = []) {
    context.out.write(item.rule)
    context.out.write(text: "# \(saying)\n")
    if !item.region.bytes.isEmpty { remark(.sayRulesRegion, item.region.string) }
    if let confidence = item.rule.confidence { remark(.sayRulesKnown, context.text(confidence.template)) }
    if !next.isEmpty { remark(.sayReminderNext, next.map { $0.iso }.joined(separator: ", ")) }
    guard let layer = item.layer else { return }
    if let title = layer.titleOverride { remark(.sayRulesTitle, title) }
    if let symbol = layer.symbolName { remark(.sayRulesSymbol, symbol) }
    if let color = layer.iconColor { remark(.sayRulesColor, color) }
    if let notes = layer.notes { remark(.sayRulesNotes, notes) }
    if layer.hidden { remark(.sayRulesHidden) }
  }

  /// Writes a remark as a comment of the rule language.
  private func remark(_ template: Template, _ values: String...) {
    context.out.write(text: "# \(context.text(Sentence(template, values.map { .text($0) })))\n")
  }
}

extension RuleConfidence {
  /// How well the rule is known, as the end of a sentence.
  fileprivate var template: Template {
    switch self {
    case .law: .confidenceLaw
    case .peers: .confidencePeers
    case .one: .confidenceOne
    }
  }
}
