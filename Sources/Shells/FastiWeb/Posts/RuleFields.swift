import FastiApp
import FastiPages

/// The fields of a rule's editor as they were sent.
struct RuleFields {
  private let field: (String) -> String

  init(_ field: @escaping (String) -> String) { self.field = field }

  /// The shape chosen; the sentence counts where there is one.
  private var shape: RuleShape {
    guard field("on").allSatisfy(\.isWhitespace) else { return .sentence }
    return RuleShape.allCases.first { "\($0.word)" == field("shape") } ?? .sentence
  }

  /// The sentence, or one made of the parts; a part that is wrong is put in as it is, and the parser says what is wrong.
  var sentence: String {
    let day = field("day"), month = field("month")
    switch shape {
    case .sentence: return field("on")
    case .fixed: return "\(day) \(Self.name(ofMonth: month))"
    case .weekday:
      return "\(Self.ordinal(field("ordinal"))) \(Self.weekday(field("weekday"))) of \(Self.name(ofMonth: month))"
    case .lunarChinese: return "day \(day) of lunar month \(month), Chinese"
    case .lunarVietnamese: return "day \(day) of lunar month \(month), Vietnamese"
    case .lunarKorean: return "day \(day) of lunar month \(month), Korean"
    case .hijri: return "day \(day) of month \(month), hijri-ummalqura"
    case .easter:
      let text = field("offset").isEmpty ? "0" : field("offset")
      guard let count = Int(text) else { return "\(text) days after Easter" }
      if count == 0 { return "Easter" }
      return "\(count.magnitude) \(count.magnitude == 1 ? "day" : "days") \(count > 0 ? "after" : "before") Easter"
    }
  }

  /// The rule that is meant.
  func rule(language: String) -> NewRule {
    NewRule(
      region: field("region"), name: field("name"), language: language, sentence: sentence, kind: some("kind"),
      shift: some("shift"), since: some("since"), until: some("until"), source: some("source"))
  }

  /// The editor as it was typed.
  func form(id: String?) -> RuleForm {
    RuleForm(
      id: id, name: Typed(field("name")), region: field("region"), sentence: Typed(field("on")),
      shape: RuleShape.allCases.first { "\($0.word)" == field("shape") } ?? .sentence, day: Typed(field("day")),
      month: Typed(field("month")), weekday: Int(field("weekday")).flatMap { (0...6).contains($0) ? $0 : nil } ?? 1,
      ordinal: Int(field("ordinal")).flatMap { (1...6).contains($0) ? $0 : nil } ?? 1, offset: Typed(field("offset")),
      kind: field("kind"), since: Typed(field("since")), until: Typed(field("until")), shift: Typed(field("shift")),
      source: Typed(field("source")), seen: field("seen"))
  }

  /// The editor as it was typed, with what was wrong beside each field.
  func form(id: String?, _ errors: inout FieldErrors) -> RuleForm {
    var form = form(id: id)
    form.name.error = errors.take("name")
    form.since.error = errors.take("since")
    form.until.error = errors.take("until")
    form.shift.error = errors.take("shift")
    form.source.error = errors.take("source")
    if shape != .sentence {
      form.day.error = errors.take("day")
      form.month.error = errors.take("month")
      form.offset.error = errors.take("offset")
    }
    form.sentence.error = errors.take(
      "on", "pattern", "day", "month", "weekday", "ordinal", "offset", "range", "calendar", "event", "reference", "date"
    )
    form.errors = errors.all()
    return form
  }

  private func some(_ name: String) -> String? { field(name).isEmpty ? nil : field(name) }

  private static func name(ofMonth text: String) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    return Int(text).flatMap { (1...12).contains($0) ? names[$0 - 1] : nil } ?? text
  }

  private static func ordinal(_ text: String) -> String {
    ["1": "1st", "2": "2nd", "3": "3rd", "4": "4th", "5": "5th", "6": "last"][text] ?? text
  }

  private static func weekday(_ text: String) -> String {
    let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    return Int(text).flatMap { names.indices.contains($0) ? names[$0] : nil } ?? text
  }
}

extension RuleForm {
  /// Whether something typed was not kept.
  var isWrong: Bool {
    !errors.isEmpty
      || [name, sentence, day, month, offset, since, until, shift, source].contains { $0.error != nil }
  }
}
