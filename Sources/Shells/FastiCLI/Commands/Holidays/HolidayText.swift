import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords

/// Writes holidays for people.
struct HolidayText {
  let context: Context

  init(_ context: Context) { self.context = context }

  static let noRegion = "No region is selected, so no holidays show.\n  try: fasti regions select SE"

  /// A question about holidays without a region.
  static var noRegionFailure: Failure {
    Failure(.request(.noRegion), field: .region, hint: .words(.cliNameRegion, .text("fasti holidays SE")))
  }

  /// A holiday's name, red if it is red, and what sort of day it is unless it is public.
  func write(_ item: HolidayItem, region: Bool = true) {
    let look: TerminalStyle.Look = item.isRedDay ? [.red, .bold] : []
    context.style.write(look, item.name, to: &context.out)
    var notes: [String] = []
    if region, !item.region.bytes.isEmpty { notes.append(item.region.string) }
    if item.occurrence.kind != .public { notes.append("\(item.occurrence.kind.word)") }
    if let from = item.from { notes.append("from \(from.iso)") }
    if item.occurrence.status == .projected { notes.append("projected") }
    guard !notes.isEmpty else { return }
    context.style.write(.dim, "  " + notes.joined(separator: ", "), to: &context.out)
  }
}
