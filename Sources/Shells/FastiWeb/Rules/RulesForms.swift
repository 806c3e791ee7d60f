import FastiApp
import FastiHTTP
import FastiHolidays
import FastiPages

/// What the forms of holiday rules do.
enum RulesForms {
  static let all = [
    Route.post("/rules", "Adds a holiday rule, or tries it") { call throws(Failure) in try save(nil, call) },
    Route.post("/rules/{id}", "Writes a rule of one's own anew, or tries it", path: [.id]) {
      call throws(Failure) in try save(call.value("id"), call)
    },
    Route.post(
      "/rules/{id}/layer", "Gives a rule a title and notes of one's own", path: [.id],
      page: { Paths.rule($0.value("id")) }
    ) {
      call throws(Failure) in try layer(call)
    },
    Route.post(
      "/rules/{id}/switch", "Switches a rule off or on", path: [.id], page: { Paths.rule($0.value("id")) }
    ) { call throws(Failure) in
      let form = try Form(call.request)
      return try call.fulfil(form) { store throws(Failure) in
        let id = call.value("id"), isOn = form["show"] == "on"
        try editor(store, call).edit(
          id, EditRules.LayerEdit(title: nil, symbol: nil, color: nil, notes: nil, hidden: !isOn),
          command: "rules edit \(id) --\(isOn ? "unhide" : "hide")")
        return call.pageWords(isOn ? .ruleOn : .ruleOff, try name(id, store, call))
      }
    },
    Route.post(
      "/rules/{id}/restore", "Takes one's own title, notes and switch off a rule", path: [.id],
      page: { Paths.rule($0.value("id")) }
    ) {
      call throws(Failure) in
      try call.fulfil(try Form(call.request)) { store throws(Failure) in
        let id = call.value("id")
        let wasChanged = try editor(store, call).reset(id, command: "rules reset \(id)")
        return wasChanged ? call.pageWords(.ruleRestored, try name(id, store, call)) : call.pageWords(.doneNothing)
      }
    },
    Route.post(
      "/rules/{id}/delete", "Deletes a rule of one's own", path: [.id], page: { Paths.rule($0.value("id")) }
    ) { call throws(Failure) in
      try call.fulfil(try Form(call.request)) { store throws(Failure) in
        let id = call.value("id")
        let name = try name(id, store, call)
        _ = try editor(store, call).delete(id, command: "rules delete \(id)")
        return call.pageWords(.doneDeleted, name)
      }
    },
  ]

  private static func editor(_ store: any Store, _ call: Call) throws(Failure) -> EditRules {
    EditRules(store, try RulesPages.everything(store, call), now: call.server.clock.now)
  }

  /// What people call a rule, in the language of pages.
  private static func name(_ id: String, _ store: any Store, _ call: Call) throws(Failure) -> String {
    try ListRules(try RulesPages.everything(store, call)).rule(id, on: call.today, languages: call.pageLanguages).name
  }

  private static func save(_ id: String?, _ call: Call) throws(Failure) -> Response {
    let form = try Form(call.request)
    let fields = RuleFields({ form[$0] }, all: { form.all($0) })
    if let wish = form.some("preview") {
      var typed = try turned(fields.form(id: id), wish, fields, call)
      typed.preview = try RulesPages.preview(RuleFields(of: typed), id, call)
      return try show(typed, call)
    }
    // A rule that came with the program has no editor in which its mistakes could stand.
    if let id { try editor(call.store, call).own(id) }
    let record = try id.flatMap { id throws(Failure) in try RulesPages.ownRule(RuleID(id), call) }
    return try call.fulfil(form, of: record) { store throws(Failure) in
      let rule = fields.rule(language: call.pageLanguage)
      let editor = try editor(store, call)
      guard let id else {
        _ = try editor.add(rule, command: "rules add --name '\(rule.name)' --on '\(rule.sentence)'")
        return call.pageWords(.doneAdded, rule.name)
      }
      try editor.rewrite(id, rule, command: "rules edit \(id) --on '\(rule.sentence)'")
      return call.pageWords(.doneChanged, rule.name)
    } else: { errors throws(Failure) in
      try show(fields.form(id: id, &errors), call, isStale: errors.isStale)
    }
  }

  /// The editor as it was typed, or turned from a sentence into fields or back; what reads wrongly stays as it is.
  private static func turned(
    _ typed: RuleForm, _ wish: String, _ fields: RuleFields, _ call: Call
  ) throws(Failure) -> RuleForm {
    var rule = fields.rule(language: call.pageLanguage)
    // A name is asked for when the rule is kept.
    if rule.name.isEmpty { rule.name = "?" }
    guard wish == "parts" || wish == "sentence", let read = try? rule.read(id: RuleID("user.preview")) else {
      return typed
    }
    if wish == "sentence" { return typed.inSentence(read) }
    if let parts = typed.inParts(read) { return parts }
    var same = typed
    same.sentence.error = FieldError(call.pageWords(.noParts))
    return same
  }

  private static func show(_ form: RuleForm, _ call: Call, isStale: Bool = false) throws(Failure) -> Response {
    if let id = form.id { return try RulesPages.show(id, call, form: form, isStale: isStale) }
    return try call.page(RulePage(new: form), at: Paths.newRule(nil), status: form.isWrong ? 422 : 200)
  }

  private static func layer(_ call: Call) throws(Failure) -> Response {
    let form = try Form(call.request)
    let id = call.value("id")
    return try call.fulfil(form, of: RuleLayer.id(for: id)) { store throws(Failure) in
      try editor(store, call).edit(
        id, EditRules.LayerEdit(title: form["title"], symbol: nil, color: nil, notes: form["notes"], hidden: nil),
        command: "rules edit \(id) --title '\(form["title"])'")
      return call.pageWords(.doneChanged, try name(id, store, call))
    } else: { errors throws(Failure) in
      let notes = errors.take("notes")
      return try RulesPages.show(
        id, call, layer: (Typed(form["title"], error: errors.rest()), Typed(form["notes"], error: notes)),
        isStale: errors.isStale)
    }
  }
}
