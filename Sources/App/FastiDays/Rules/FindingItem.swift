public import FastiCivil
public import FastiFormats
public import FastiHolidays

/// A finding of the linter, as a sentence.
public struct FindingItem: Sendable {
  public let finding: LintFinding

  public init(_ finding: LintFinding) { self.finding = finding }

  /// A stable name of the problem.
  public var code: String {
    switch finding.problem {
    case .cycle: "cycle"
    case .unknownReference: "unknown-reference"
    case .overlappingPeriods: "overlapping-periods"
    case .neverOccurs: "never-occurs"
    case .sameAs: "same-as"
    case .missingName: "missing-name"
    case .removesUnknown: "removes-unknown"
    case .unknownParent: "unknown-parent"
    case .circularParent: "circular-parent"
    case .noParent: "no-parent"
    case .twiceInYear: "twice-in-year"
    case .idleException: "idle-exception"
    case .noLanguage: "no-language"
    case .noSource: "no-source"
    case .lowContrast: "low-contrast"
    case .longRange: "long-range"
    case .offAndWorked: "off-and-worked"
    case .otherTimes: "other-times"
    }
  }

  /// The place and the problem, as a sentence.
  public var sentence: Sentence {
    .leading(place, what)
  }

  /// The region and the rule; only the rule if it is for every region.
  private var place: Sentence.Part {
    guard let rule = finding.rule else { return .text(finding.region.string) }
    guard !finding.region.bytes.isEmpty else { return .text(rule.string) }
    return .sentence(Sentence(.lintPlace, .text(finding.region.string), .text(rule.string)))
  }

  private var what: Sentence {
    switch finding.problem {
    case .cycle: Sentence(.lintCycle)
    case .unknownReference(let id): Sentence(.lintUnknownReference, .text(id.string))
    case .overlappingPeriods: Sentence(.lintOverlappingPeriods)
    case .neverOccurs: Sentence(.lintNeverOccurs)
    case .sameAs(let id): Sentence(.lintSameAs, .text(id.string))
    case .missingName(let language): Sentence(.lintMissingName, .text(language.string))
    case .removesUnknown: Sentence(.lintRemovesUnknown)
    case .unknownParent: Sentence(.lintUnknownParent)
    case .circularParent: Sentence(.lintCircularParent)
    case .noParent(let whole): Sentence(.lintNoParent, .text(whole.string))
    case .twiceInYear(let year): Sentence(.lintTwiceInYear, .text(String(year)))
    case .idleException(.year(let year)): Sentence(.lintIdleException, .text(String(year)))
    case .idleException(.day(let day)): Sentence(.lintIdleException, .text(day.iso))
    case .noLanguage: Sentence(.lintNoLanguage)
    case .noSource: Sentence(.lintNoSource)
    case .lowContrast: Sentence(.lintLowContrast)
    case .longRange(let days): Sentence(.lintLongRange, .number(days))
    case .offAndWorked(let id, let day): Sentence(.lintOffAndWorked, .text(id.string), .text(day.iso))
    case .otherTimes(let id, let day): Sentence(.lintOtherTimes, .text(id.string), .text(day.iso))
    }
  }
}

extension FindingItem: FieldWritable {
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
