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

  /// Says that no region is selected, and how one is.
  public static func reportNoRegion(_ context: Context) {
    let hint = context.told(.sentenceTry, .text("fasti regions select SE"))
    context.report("\(context.told(.noRegion))\n  \(hint)")
  }

  /// A question about holidays without a region.
  static var noRegionFailure: Failure {
    Failure(.request(.noRegion), field: .region, hint: .words(.cliNameRegion, .text("fasti holidays SE")))
  }

  /// A holiday's name, red if it is red, and what sort of day it is unless it is public.
  public func write(_ item: HolidayItem, region: Bool = true) {
    let look: TerminalStyle.Look = item.isRedDay ? [.red, .bold] : []
    context.style.write(look, item.name, to: &context.out)
    var notes: [String] = []
    if region, !item.region.bytes.isEmpty { notes.append(item.region.string) }
    if let kind = item.occurrence.kind.template { notes.append(context.told(kind)) }
    if let from = item.from { notes.append(context.told(.sayHolidaysFrom, .text(from.iso))) }
    if item.occurrence.status == .projected { notes.append(context.told(.toldProjected)) }
    guard !notes.isEmpty else { return }
    context.style.write(.dim, "  " + notes.joined(separator: ", "), to: &context.out)
  }
}

extension HolidayKind {
  /// What people call the kind; nil for a public holiday, which is not said.
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
  /// Tells which rules could not answer for the whole of what was asked.
  public func warn(gaps: [Sentence]) {
    for gap in gaps { report("fasti: \(told(gap))") }
  }
}
