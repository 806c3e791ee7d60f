import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiTransfer
import FastiWords

/// `/leave/afford`, `/leave/what-if`, `/leave/plan`: the answers of the commands with these names. An error in a
/// question is shown beside its field.
enum LeaveQuestionPages {
  private static let type = Parameter("type", .text, "the kind of leave")
  private static let hours = Parameter("hours", .text, "how many hours")

  static let all = [
    Route.page(
      "/leave/afford", "When hours of leave can be taken",
      query: [type, hours, Parameter("from", .day, "the first day to look at")]
    ) { call throws(Failure) in try showAfford(call) },
    Route.page(
      "/leave/what-if", "What the balances would be with an entry",
      query: [
        type, Parameter("action", .text, "what the entry does"), hours, Parameter("on", .day, "its day"),
        Parameter("until", .day, "the last day of a span"),
      ]
    ) { call throws(Failure) in try showWhatIf(call) },
    Route.page(
      "/leave/plan", "Which days of leave to take in a year",
      query: [
        Parameter("year", .year, "the year to plan"), type,
        Parameter("hours-per-day", .text, "what a day of leave costs"),
        Parameter("budget", .text, "the most days of leave"), Parameter("keep", .text, "what no day may fall under"),
        Parameter("goal", .choice(["total", "longest"]), "what is to be won"),
        Parameter("min", .text, "the shortest span that counts"),
      ]
    ) { call throws(Failure) in try showPlan(call) },
  ]

  /// The kind of leave in the address; the first kind of the profile if it has none.
  private static func type(_ call: Call, _ setup: LeaveSetup) throws(Failure) -> LeaveType {
    if let word = call.query("type") { return try setup.type(word) }
    return setup.profile.terms.first?.type ?? .vacation
  }

  // MARK: When hours can be taken

  private static func showAfford(_ call: Call) throws(Failure) -> Response {
    let book = try LoadLedger(call.store)()
    var page = LeaveAffordPage(
      types: book.setup.profile.terms.map(\.type), type: try type(call, book.setup),
      hours: FieldInput(call.query("hours") ?? ""), from: FieldInput(call.query("from") ?? call.today.iso))
    page.hasProfile = book.setup.isSaved
    if call.query("hours") != nil {
      do throws(Failure) {
        let from = try call.dates.day(page.from.text, field: .input(.fromOfForm))
        let hours = call.pageWords.number(typed: page.hours.text)
        page.answer = answer(try AffordLeave(book.ledger)(page.type, hours, from: from), hours, page.type, call)
      } catch {
        var errors = FieldErrors(error, call.pageWords)
        page.from.error = errors.take(.from, .fromOfForm, .date)
        page.hours.error = errors.take(quoting: page.hours.text) { _ in true }
      }
    }
    return try call.page(page, at: Paths.leaveAfford)
  }

  private static func answer(
    _ answer: LeaveAffordance, _ hours: String, _ type: LeaveType, _ call: Call
  ) -> LeaveAffordPage.Answer {
    let words = call.pageWords
    var sentences: [String]
    if answer.day == nil {
      sentences = [words(.affordNever, words.number(LeaveAccount.horizon), words.date(answer.from))]
    } else {
      let used = (try? Hours(typed: hours, rounding: .hundredth)) ?? .zero
      sentences = [words(answer.isLasting ? .affordFrom : .affordOn, words.hours(used), words(leave: type))]
    }
    sentences.append(words(.affordMost, words.date(answer.from), words.hours(answer.headroom)))
    if answer.tightest != answer.from {
      sentences.append(words(.affordLowest, words.hours(answer.lowest), words.date(answer.tightest)))
    }
    return LeaveAffordPage.Answer(
      day: answer.day, sentences: sentences.map { words.capitalised($0) },
      changes: answer.changes.map { call.row(LeaveStatement.Line($0.event, of: type)) })
  }

  // MARK: What the balances would be

  private static func showWhatIf(_ call: Call) throws(Failure) -> Response {
    let book = try LoadLedger(call.store)()
    let parts = (call.query("action") ?? "used").split(separator: "-", maxSplits: 1).map { String($0) }
    let sign = parts.count == 2 ? parts[1] : nil
    let action = (try? LeaveAction(entered: parts.first ?? "", sign: sign)) ?? .used
    var page = LeaveWhatIfPage(
      types: book.setup.profile.terms.map(\.type),
      form: LeaveForm(
        type: try type(call, book.setup), action: action, hours: FieldInput(call.query("hours") ?? "8"),
        on: FieldInput(call.query("on") ?? call.today.iso), until: FieldInput(call.query("until") ?? "")))
    page.hasProfile = book.setup.isSaved
    if call.query("hours") != nil {
      do throws(Failure) { page.answer = try whatIf(page.form, sign, book, call) } catch {
        var errors = FieldErrors(error, call.pageWords)
        page.form.until.error = errors.take(.until)
        page.form.on.error = errors.take(.on, .date)
        page.form.hours.error = errors.take(quoting: page.form.hours.text) { _ in true }
      }
    }
    return try call.page(page, at: Paths.leaveWhatIf)
  }

  private static func whatIf(
    _ form: LeaveForm, _ sign: String?, _ book: LeaveBook, _ call: Call
  ) throws(Failure) -> LeaveWhatIfPage.Answer {
    let words = call.pageWords
    let on = try call.dates.day(form.on.text, field: .input(.onOfForm))
    let until: Day? =
      form.until.text.isEmpty
      ? nil : try call.dates.day(form.until.text, endsWhatBegins: on, field: .input(.untilOfForm))
    var draft = LeaveDraft(type: form.type.string, action: "\(form.action.word)", sign: sign)
    let hours = words.number(typed: form.hours.text)
    if until == nil { draft.hours = hours } else { draft.hoursPerDay = hours }
    let days =
      try until.map { last throws(Failure) in
        try ChargedDays(
          from: on, until: last, try call.almanac(), words: call.words, languages: call.pageLanguages)
      } ?? ChargedDays(on)
    guard !days.days.isEmpty else { throw Failure(.entry(.noBusinessDay), field: .until, value: form.until.text) }
    let entries = try AddEntry.entries(draft, on: days, isSpan: until != nil, book.setup)
    let answer = try WhatIf(book)(entries, asOf: max(call.today, days.days.last ?? on))
    var notes = days.skipped.map { words(.notCharged, words.date($0.day), $0.reason) }
    if until != nil, try call.almanac().codes([]).isEmpty { notes.append(words(.chargedByWeekends)) }
    return LeaveWhatIfPage.Answer(
      with: answer.with.cards, without: answer.without.cards, warnings: answer.with.warnings.map(\.notice), notes: notes
    )
  }

  // MARK: Which days to take

  private static func showPlan(_ call: Call) throws(Failure) -> Response {
    let book = try LoadLedger(call.store)()
    var page = LeavePlanPage(
      types: book.setup.profile.terms.map(\.type), type: try type(call, book.setup),
      year: FieldInput(call.query("year") ?? "\(call.today.year)"))
    page.hasProfile = book.setup.isSaved
    page.hoursPerDay.text = call.query("hours-per-day") ?? LeaveForm.dayHours
    (page.budget.text, page.keep.text) = (call.query("budget") ?? "", call.query("keep") ?? "")
    page.isLongest = call.query("goal") == "longest"
    page.minimum.text = call.query("min") ?? "4"
    if call.query("year") != nil {
      do throws(Failure) { page.answer = try plan(page, book, call) } catch {
        var errors = FieldErrors(error, call.pageWords)
        page.budget.error = errors.take(.budget, .budgetOfForm)
        page.keep.error = errors.take(quoting: page.keep.text) { FieldErrors.isAbout(.keep, of: $0) }
        page.minimum.error = errors.take(.minimum, .minimumOfForm)
        page.hoursPerDay.error = errors.take(quoting: page.hoursPerDay.text) {
          FieldErrors.isAbout(.hoursPerDay, of: $0)
        }
        page.year.error = errors.rest()
      }
    }
    return try call.page(page, at: Paths.leavePlan)
  }

  private static func plan(
    _ page: LeavePlanPage, _ book: LeaveBook, _ call: Call
  ) throws(Failure) -> LeavePlanPage.Answer {
    let words = call.pageWords
    let hours = words.number(typed: page.hoursPerDay.text)
    func typed(_ text: String, _ field: Field.Input, most: Int) throws(Failure) -> Int {
      if let number = Int(text), (1...most).contains(number) { return number }
      throw Failure(.value(.number(most: most)), field: field, value: text)
    }
    let goal =
      page.isLongest ? BridgeGoal.longest : .total(minimum: try typed(page.minimum.text, .minimumOfForm, most: 366))
    let question = try LeavePlanQuestion(
      year: try DateReader.year(page.year.text, field: .input(.yearOfForm)), type: page.type.string, hoursPerDay: hours,
      goal: goal, budget: page.budget.text.isEmpty ? nil : try typed(page.budget.text, .budgetOfForm, most: 366),
      keep: page.keep.text.isEmpty ? nil : words.number(typed: page.keep.text), book.setup)
    let almanac = try call.almanac()
    let codes = try almanac.codes([])
    let source = try WorkdaySource(almanac, codes)
    let answer = try PlanLeave(book.ledger, source)(question, today: call.today)
    var texts: [String] = []
    if answer.items.isEmpty {
      texts.append(words(.planNone, words(leave: page.type), "\(question.year)"))
    } else {
      let off = answer.items.reduce(0) { $0 + $1.bridge.span.days.count }
      let spent = answer.items.reduce(0) { $0 + $1.bridge.span.leave.count }
      texts.append(words(.planTotal, words.number(off), words.number(spent)))
    }
    let end = words.date(DayRange(year: question.year).last)
    texts.append(words(.planEnd, end, words.hours(answer.end), words.hours(answer.endWithout)))
    if answer.wastedWithout > .zero || answer.wasted > .zero {
      texts.append(words(.planLost, words.hours(answer.wasted), words.hours(answer.wastedWithout)))
    }
    texts = (texts + answer.warnings.map { words.text($0) }).map { words.capitalised($0) }
    if codes.isEmpty { texts.append(words(.chargedByWeekends)) }
    return LeavePlanPage.Answer(
      spans: try answer.items.map { item throws(Failure) in
        let hours = [item.hours, item.before, item.after].map { words.hours($0) }
        var row = BridgeRow(item.bridge.span, texts: [words(.planSpan, hours[0], hours[1], hours[2])])
        row.strip = try source.strip(of: item.bridge.span)
        return row.booked(as: page.type, hours: page.hoursPerDay.text, isSample: book.isSample)
      }, sentences: texts)
  }
}
