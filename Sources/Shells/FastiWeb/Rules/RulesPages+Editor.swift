import FastiAgenda
import FastiDays
import FastiFormats
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiPerson
import FastiRecords

extension RulesPages {
  /// What was typed on a rule's page and not saved.
  private struct Draft {
    var form: RuleForm?
    var layer: (title: FieldInput, look: EventLook?, notes: FieldInput)?
    /// Whether the rule was changed since the page was made.
    var isStale = false

    var status: Int {
      let isWrong = form?.isWrong ?? false || layer.map { $0.title.error != nil || $0.notes.error != nil } ?? false
      return isStale ? 409 : isWrong ? 422 : 200
    }
  }

  static func rule(_ id: String, _ call: Call) throws(Failure) -> Response { try rule(id, call, Draft()) }

  /// The editor with the typed rule, and the mistakes beside the fields.
  static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    var errors = refusal.errors(call.pageWords)
    return try editor(RuleFields(refusal.form).form(id: call.id, &errors), call, isStale: errors.isStale)
  }

  /// The page of a rule with the typed title and notes.
  static func layerAgain(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    var errors = refusal.errors(call.pageWords)
    let notes = FieldInput(refusal.form["notes"], error: errors.take(.notes))
    let title = FieldInput(refusal.form["title"], error: errors.rest())
    let form = refusal.form
    let look =
      form.has("symbol")
      ? EventLook(symbol: EventSymbol(word: form["symbol"]), color: EventColor(word: form["color"])) : nil
    return try rule(call.value("id"), call, Draft(layer: (title, look, notes), isStale: errors.isStale))
  }

  /// The editor with the typed fields: on the rule's page, or on that of a new one.
  static func editor(_ form: RuleForm, _ call: Call, isStale: Bool = false) throws(Failure) -> Response {
    if let id = form.id { return try rule(id, call, Draft(form: form, isStale: isStale)) }
    return try call.page(RulePage(new: form), at: Paths.newRule(nil), status: form.isWrong ? 422 : 200)
  }

  private static func rule(_ id: String, _ call: Call, _ draft: Draft) throws(Failure) -> Response {
    let almanac = try call.almanac(nil)
    let item = try ListRules(almanac).rule(id, on: call.today, languages: call.pageLanguages)
    let days = try PreviewRule(almanac)(of: item, from: call.today, most: 6)
    var page = RulePage(
      row(item, next: days.first, call), region: call.pill(item.region, almanac), days: days,
      sources: item.rule.sources.map { String(decoding: $0, as: UTF8.self) })
    page.confidence = item.rule.confidence
    page.isChanged = item.layer != nil
    page.ownTitle = draft.layer?.title ?? FieldInput(item.layer?.titleOverride ?? "")
    page.look = draft.layer?.look ?? EventLook(item.layer)
    page.notes = draft.layer?.notes ?? FieldInput(item.layer?.notes ?? "")
    page.layerSeen = try call.version(RuleLayer.self, RuleLayer.id(for: item.rule.id.string))
    if draft.layer != nil, draft.isStale {
      page = page.against(
        title: item.layer?.titleOverride ?? "", EventLook(item.layer), notes: item.layer?.notes ?? "", call.pageWords)
    }
    if item.isOwn {
      let kept = try keptForm(item, call)
      page.form = draft.form.map { draft.isStale ? $0.against(kept, call.pageWords) : $0 } ?? kept
      // A form that was kept from before does not have the field.
      if page.form?.exceptions == nil { page.form?.exceptions = kept.exceptions }
    }
    return try call.page(page, at: Paths.rule(id), status: draft.status)
  }

  private static func keptForm(_ item: RuleItem, _ call: Call) throws(Failure) -> RuleForm {
    var form = RuleForm(opening: item.rule, in: item.region, languages: call.pageLanguages, on: call.today)
    if let record = try ownRule(item.rule.id, call) { form.seen = try call.version(UserRule.self, record) }
    return form
  }
}
