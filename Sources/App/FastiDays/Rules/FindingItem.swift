public import FastiFormats
public import FastiHolidays

/// What the linter found, as a sentence.
public struct FindingItem: Sendable {
  /// What was found.
  public let finding: LintFinding

  /// The item of a finding.
  public init(_ finding: LintFinding) { self.finding = finding }

  /// A stable name of the problem.
  public var code: String {
    switch finding.problem {
    case .cycle: "cycle"
    case .unknownReference: "unknown-reference"
    case .overlappingPeriods: "overlapping-periods"
    case .neverOccurs: "never-occurs"
    case .missingName: "missing-name"
    case .removesUnknown: "removes-unknown"
    case .unknownParent: "unknown-parent"
    case .noLanguage: "no-language"
    case .noSource: "no-source"
    case .lowContrast: "low-contrast"
    }
  }

  /// Where and what.
  public var sentence: String {
    let place = finding.rule.map { "\(finding.region.string), \($0.string)" } ?? finding.region.string
    return "\(place): \(words)"
  }

  private var words: String {
    switch finding.problem {
    case .cycle: "leads back to itself through the rules it refers to"
    case .unknownReference(let id): "refers to \(id.string), which the region does not have"
    case .overlappingPeriods: "two periods hold on the same day"
    case .neverOccurs: "gives no day from 1800 to 2199"
    case .missingName(let language): "has no name in \(language.string), which the region declares"
    case .removesUnknown: "is removed, but no parent has it"
    case .unknownParent: "its parent does not exist"
    case .noLanguage: "declares no language"
    case .noSource: "names no source"
    case .lowContrast: "the contrast of its colours is below 4.5:1"
    }
  }
}

extension FindingItem: Fielded {
  /// Region, rule, code, sentence.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("region", finding.region.string)
    writer.field("rule", finding.rule?.string)
    writer.field("code", code)
    writer.field("message", sentence)
  }

  /// The columns of a CSV without findings.
  public static let columns: [StaticString] = ["region", "rule", "code", "message"]
}
