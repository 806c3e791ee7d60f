import FastiAgenda
import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The forms of holiday rules.
enum RulesForms {
  static let all = [
    Route.post("/rules", "Adds a holiday rule, or tries it") { call throws(Failure) in try save(call) },
    Route.post("/rules/{id}", "Writes a rule of one's own anew, or tries it", path: [.id]) { call throws(Failure) in
      try save(call)
    },
    Route.form(
      "/rules/{id}/layer", "Gives a rule a title, a symbol and notes of one's own", path: [.id], page: rule,
      perform: layer,
      again: RulesPages.layerAgain),
    Route.form(
      "/rules/{id}/switch", "Switches a rule off or on", path: [.id], page: rule, perform: setVisibility),
    Route.form(
      "/rules/{id}/restore", "Takes one's own title, notes and switch off a rule", path: [.id], page: rule,
      perform: restore),
    Route.form("/rules/{id}/delete", "Deletes a rule of one's own", path: [.id], page: rule, perform: delete),
  ]

  private static func rule(_ call: Call) -> Path { Paths.rule(call.value("id")) }

  private static func editor(_ store: any Store, _ call: Call) throws(Failure) -> EditRules {
    EditRules(store, try RulesPages.everything(store, call), now: call.server.clock.now)
  }

  /// The name of a rule, in the language of pages.
  private static func name(_ id: String, _ store: any Store, _ call: Call) throws(Failure) -> String {
    try ListRules(try RulesPages.everything(store, call)).rule(id, on: call.today, languages: call.pageLanguages).name
  }

  /// Saves the rule, or previews its days if that was asked for.
  private static func save(_ call: Call) throws(Failure) -> Response {
    let form = try Form(call.request)
    if let view = form.some("preview") { return try RulesPages.tried(form, as: view, call) }
    return try call.answer(try keep(form, call), again: RulesPages.again)
  }

  private static func keep(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let fields = RuleFields(form)
    // A rule that came with the program has no editor in which its mistakes could stand.
    if let id = call.id { try editor(call.store, call).own(id) }
    let record = try call.id.flatMap { id throws(Failure) in try RulesPages.ownRule(RuleID(id), call) }
    return try call.submit(form, of: record) { store throws(Failure) in
      let rule = fields.rule(language: call.pageLanguage)
      let editor = try editor(store, call)
      guard let id = call.id else {
        return call.pageWords(.doneAdded, try outlook(try editor.add(rule), store, call))
      }
      try editor.rewrite(id, rule)
      return call.pageWords(.doneChanged, try outlook(RuleID(id), store, call))
    }
  }

  /// A rule's name with the days it falls on next, and what is odd about it.
  private static func outlook(_ id: RuleID, _ store: any Store, _ call: Call) throws(Failure) -> String {
    let words = call.pageWords
    let outlook = try RuleOutlook(
      id, try RulesPages.everything(store, call), from: call.today, languages: call.pageLanguages)
    let days =
      outlook.days.isEmpty
      ? words(.neverFalls, words.number(PreviewRule.years))
      : outlook.days.map { words.date($0) }.joined(separator: ", ")
    return (["\(outlook.item.name): \(days)"] + outlook.findings.map { words.text($0.sentence) })
      .joined(separator: " · ")
  }

  private static func layer(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let id = call.value("id")
    return try call.submit(form, of: RuleLayer.id(for: id)) { store throws(Failure) in
      let old = try RulesPages.everything(store, call).layers[RuleID(id)]
      // What a form kept from before does not have stays as it is.
      let symbol = form.has("symbol") ? EventLook.symbol(picked: form["symbol"], over: old) : nil
      let color = form.has("color") ? EventLook.color(picked: form["color"], over: old) : nil
      try editor(store, call).edit(
        id, EditRules.LayerEdit(title: form["title"], symbol: symbol, color: color, notes: form["notes"], hidden: nil))
      return call.pageWords(.doneChanged, try name(id, store, call))
    }
  }

  private static func setVisibility(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let id = call.value("id"), isOn = form["show"] == "on"
      try editor(store, call).edit(
        id, EditRules.LayerEdit(title: nil, symbol: nil, color: nil, notes: nil, hidden: !isOn))
      return call.pageWords(isOn ? .ruleOn : .ruleOff, try name(id, store, call))
    }
  }

  private static func restore(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let id = call.value("id")
      let wasChanged = try editor(store, call).reset(id)
      return wasChanged ? call.pageWords(.ruleRestored, try name(id, store, call)) : call.pageWords(.doneNothing)
    }
  }

  private static func delete(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let id = call.value("id")
      let name = try name(id, store, call)
      _ = try editor(store, call).delete(id)
      return call.pageWords(.doneDeletedKept, name)
    }
  }
}
