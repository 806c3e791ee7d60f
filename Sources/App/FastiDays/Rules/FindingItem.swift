public import FastiCivil
public import FastiFormats
public import FastiHolidays

/// What the linter found, as a sentence.
public struct FindingItem: Sendable {
  /// What was found.
  public let finding: LintFinding

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

  /// The place and the problem, as a sentence.
  public var sentence: Sentence {
    let place: Sentence.Part =
      finding.rule.map { .sentence(Sentence(.lintPlace, .text(finding.region.string), .text($0.string))) }
      ?? .text(finding.region.string)
    return .leading(place, what)
  }

  private var what: Sentence {
    switch finding.problem {
    case .cycle: Sentence(.lintCycle)
    case .unknownReference(let id): Sentence(.lintUnknownReference, .text(id.string))
    case .overlappingPeriods: Sentence(.lintOverlappingPeriods)
    case .neverOccurs: Sentence(.lintNeverOccurs)
    case .missingName(let language): Sentence(.lintMissingName, .text(language.string))
    case .removesUnknown: Sentence(.lintRemovesUnknown)
    case .unknownParent: Sentence(.lintUnknownParent)
    case .noLanguage: Sentence(.lintNoLanguage)
    case .noSource: Sentence(.lintNoSource)
    case .lowContrast: Sentence(.lintLowContrast)
    }
  }
}

extension FindingItem: Fielded {
  /// Region, rule, code, sentence.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("region", finding.region.string)
    writer.field("rule", finding.rule?.string)
    writer.field("code", code)
    writer.field("message", sentence.description)
  }

  /// The columns of a CSV without findings.
  public static let columns: [StaticString] = ["region", "rule", "code", "message"]
}
