public import FastiCivil
public import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords
public import FastiTerminal

/// Writes holidays for people.
public struct HolidayText {
  let context: Context

  /// A writer of an answer.
  public init(_ context: Context) { self.context = context }

  /// Reports that no region is selected, and how to select one.
  public static func reportNoRegion(_ context: Context) {
    let hint = context.text(.sentenceTry, .text(context.selectRegion))
    context.report("\(context.text(.noRegion))\n  \(hint)")
  }

  /// Writes a holiday's name, red if the day is red, and its kind unless it is public.
  public func write(_ item: HolidayItem, region: Bool = true) {
    let look: TerminalStyle.Look = item.isRedDay ? [.red, .bold] : []
    context.style.write(look, item.name, to: &context.out)
    var notes: [String] = []
    if region, !item.region.bytes.isEmpty { notes.append(item.region.string) }
    if let kind = item.occurrence.kind.template { notes.append(context.text(kind)) }
    if let from = item.from { notes.append(context.text(.sayHolidaysFrom, .time(from))) }
    if let until = item.until { notes.append(context.text(.sayHolidaysUntil, .time(until))) }
    if item.occurrence.status == .projected { notes.append(context.text(.toldProjected)) }
    guard !notes.isEmpty else { return }
    context.style.write(.dim, "  " + notes.joined(separator: ", "), to: &context.out)
  }
}

extension HolidayKind {
  /// The name of the kind; nil for a public holiday, which is not named.
  fileprivate var template: Template? {
    switch self {
    case .public: nil
    case .observance: .sayKindObservance
    case .bank: .sayKindBank
    case .government: .sayKindGovernment
    case .deFacto: .sayKindDeFacto
    case .optional: .sayKindOptional
    case .school: .sayKindSchool
    case .workday: .sayKindWorkday
    }
  }
}

extension Context {
  /// The regions of a question, which needs at least one.
  /// - Parameter example: A command line that names one.
  /// - Throws: `.usage` if there is none; `.notFound` for an unknown one.
  func regions(asked named: [String], of almanac: Almanac, example: String) throws(Failure) -> [RegionCode] {
    try almanac.regions(
      asked: named, field: .input(.region), hint: .words(.cliNameRegion, .text(example)))
  }

  /// Reports the rules that could not answer for the whole range.
  public func warn(gaps: [Sentence]) {
    for gap in gaps { report("fasti: \(text(gap))") }
  }
}
