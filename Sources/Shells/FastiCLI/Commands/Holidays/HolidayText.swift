import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords

/// Writes holidays for people.
struct HolidayText {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// Writes that no region is selected, and how to select one.
  static func reportNoRegion(_ context: Context) {
    let hint = context.told(.sentenceTry, .text("fasti regions select SE"))
    context.report("\(context.told(.noRegion))\n  \(hint)")
  }

  /// The failure of a question about holidays without a region.
  static var noRegionFailure: Failure {
    Failure(.request(.noRegion), field: .region, hint: .words(.cliNameRegion, .text("fasti holidays SE")))
  }

  /// A holiday's name, red if the day is red, and its kind unless it is public.
  func write(_ item: HolidayItem, region: Bool = true) {
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
  /// Lists the rules that could not answer for the whole range.
  func warn(gaps: [Sentence]) {
    for gap in gaps { report("fasti: \(told(gap))") }
  }
}
