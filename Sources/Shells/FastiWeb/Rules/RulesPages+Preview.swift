import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiRecords
import FastiWords

// The days of a rule before it is saved.
extension RulesPages {
  /// The days of a rule that is not saved, as a fragment of a page.
  static func previewed(_ call: Call) throws(Failure) -> Response {
    let fields = RuleFields({ call.query($0) ?? "" }, all: { call.request.target.all($0) })
    // An empty form is not an error yet.
    let isBlank = fields.shape == .sentence && fields.sentence.allSatisfy(\.isWhitespace)
    var response = Response(
      200, body: isBlank ? [] : try preview(fields, nil, call).fragment(in: try call.frame(at: Paths.rules())))
    response.headers.set("Content-Type", "text/html; charset=utf-8")
    return response
  }

  /// The editor with a preview of the rule in a form; nothing is saved.
  /// - Parameter view: `parts` or `sentence` converts the rule into fields or into one sentence.
  static func tried(_ form: Form, as view: String, _ call: Call) throws(Failure) -> Response {
    let fields = RuleFields(form)
    var typed = try turned(fields.form(id: call.id), as: view, fields, call)
    typed.preview = try preview(RuleFields(of: typed), call.id, call)
    return try editor(typed, call)
  }

  /// The editor as typed, or converted from a sentence into fields or back; an error leaves it unchanged.
  private static func turned(
    _ typed: RuleForm, as view: String, _ fields: RuleFields, _ call: Call
  ) throws(Failure) -> RuleForm {
    var rule = fields.rule(language: call.pageLanguage)
    // The name is required when the rule is saved.
    if rule.name.isEmpty { rule.name = "?" }
    guard view == "parts" || view == "sentence", let read = try? rule.read(id: RuleID("user.preview")) else {
      return typed
    }
    if view == "sentence" { return typed.inSentence(read) }
    if let parts = typed.inParts(read) { return parts }
    var same = typed
    same.sentence.error = FieldError(call.pageWords(.noParts))
    return same
  }

  /// The days of the rule, or all errors.
  private static func preview(_ fields: RuleFields, _ id: String?, _ call: Call) throws(Failure) -> RulePreview {
    do {
      var rule = fields.rule(language: call.pageLanguage)
      // The name is required when the rule is saved.
      if rule.name.isEmpty { rule.name = "?" }
      let days = try PreviewRule(try call.almanac(nil))(rule, inPlaceOf: id, from: call.today, most: 6)
      return RulePreview(days, years: PreviewRule.years, sentence: text(fields))
    } catch {
      guard error.kind != .storage else { throw error }
      return RulePreview(
        [], years: PreviewRule.years, errors: error.all.map { FieldError($0, call.pageWords) },
        sentence: text(fields))
    }
  }

  /// The sentence of the fields, if it differs from the typed one.
  private static func text(_ fields: RuleFields) -> String {
    let sentence = fields.sentence + (fields.shift.map { "; \($0)" } ?? "")
    return sentence == fields.field("on") ? "" : sentence
  }
}
