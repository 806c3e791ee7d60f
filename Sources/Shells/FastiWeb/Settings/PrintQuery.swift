import FastiCivil
import FastiDays
import FastiFormats
import FastiPages
import FastiRecords
import FastiTransfer

/// The query of a document for paper: its kind, days, paper and language.
enum PrintQuery {
  static let what = Parameter("kind", .choice(PaperKind.allCases.map(\.rawValue)), "what; month unless said")

  static let days = [
    Parameter("from", .day, "the first day, in place of those around `on`"), Parameter("to", .day, "the last day"),
  ]

  static let paper = [
    Parameter("paper", .choice(PaperFormat.Size.allCases.map(\.rawValue)), "the size of the paper; a4 unless said"),
    Parameter("orientation", .choice(["usual", "portrait", "landscape"]), "which way round it lies"),
    Parameter("lang", .choice(["en", "sv", "vi"]), "the language; that of the reader unless said"),
  ]

  static func kind(of call: Call) -> PaperKind {
    call.query("kind").flatMap { PaperKind(rawValue: $0) } ?? .month
  }

  static func range(_ kind: PaperKind, _ call: Call) throws(Failure) -> DayRange {
    let on = try call.query("on").map { text throws(Failure) in try call.dates.day(text, field: .path("on")) }
    let first = try call.query("from").map { text throws(Failure) in
      try call.dates.day(text, field: .input(.fromOfForm))
    }
    let last = try call.query("to").map { text throws(Failure) in try call.dates.day(text, field: .input(.toOfForm)) }
    let usual = kind.usual(around: on ?? first ?? last ?? call.today)
    do {
      return try DayRange(first ?? min(usual.first, last ?? usual.first), last ?? max(usual.last, first ?? usual.last))
    } catch { throw Failure(error, field: .input(.fromOfForm)) }
  }

  /// The form of the settings for a query, with the errors of its days.
  /// - Throws: The errors of its days, for a program.
  static func form(_ kind: PaperKind, _ call: Call) throws(Failure) -> PrintForm {
    var form = PrintForm()
    form.kind = kind.rawValue
    form.from = FieldInput(call.query("from") ?? "")
    form.to = FieldInput(call.query("to") ?? "")
    form.paper = call.query("paper") ?? form.paper
    form.orientation = call.query("orientation") ?? form.orientation
    form.language = call.query("lang")
    do throws(Failure) { _ = try range(kind, call) } catch {
      guard call.isByPerson else { throw error }
      var errors = FieldErrors(error, call.pageWords)
      form.to.error = errors.take(.toOfForm)
      form.from.error = errors.rest()
    }
    return form
  }
}
