import FastiCivil
import FastiHolidays
import FastiRecords
import FastiWords

/// Converts what the engine found into reasons, with names and words in the reader's language.
struct DayReasons {
  let plan: HolidayPlan
  /// The user's layers, by rule: a title in them is the name everywhere else.
  let layers: [RuleID: RuleLayer]
  let languages: [LanguageCode]
  let words: PageWords

  func reason(_ step: Explanation.Step) -> DayExplanation.Reason {
    switch step {
    case .pattern(let item): reason(item, .pattern)
    case .shift(let item, let entry): reason(item, .shifted(from: item.nominal, entry))
    case .exception(let item): reason(item, .exception(from: item.nominal))
    case .swap(let item): reason(item, .swapped(for: item.nominal))
    case .movedAway(let item, let entry): reason(item, .movedAway(entry))
    }
  }

  func hidden(_ item: Occurrence) -> DayExplanation.Reason {
    reason(
      item.rule, period: Int(item.period), name: name(of: item), DayReason(.hidden(plan.rule(item).id)))
  }

  func reason(_ considered: Explanation.Considered, on day: Day) -> DayExplanation.Reason {
    let step: DayReason.Step
    switch considered.reason {
    case .elsewhere(let other): step = .elsewhere(other)
    case .cancelled(let year): step = .cancelled(year: year)
    case .moved(let other): step = .moved(to: other)
    case .notInForce(let validity):
      if let until = validity.until, day > until {
        step = .ended(until)
      } else {
        step = validity.since.map { .notYet($0) } ?? .notInForce
      }
    }
    let rule = plan.rules[Int(considered.rule)]
    let title = layers[rule.id]?.titleOverride.map { Array($0.utf8) }
    return reason(
      considered.rule, period: nil, name: title ?? rule.names.text(in: languages, on: day), DayReason(step))
  }

  private func reason(_ item: Occurrence, _ step: DayReason.Step) -> DayExplanation.Reason {
    reason(
      item.rule, period: Int(item.period), name: name(of: item),
      DayReason(step, sky: Reasons.occurrence(item, of: plan)))
  }

  /// The name as lists show it.
  private func name(of item: Occurrence) -> [UInt8] {
    guard let title = layers[plan.rule(item).id]?.titleOverride else { return plan.name(of: item, in: languages) }
    return plan.name(of: item, titled: Array(title.utf8), in: languages)
  }

  private func reason(_ index: Int32, period: Int?, name: [UInt8], _ reason: DayReason) -> DayExplanation.Reason {
    let rule = plan.rules[Int(index)]
    var sentence = UTF8Writer()
    if let period { sentence.write(rule.periods[period]) } else { sentence.write(utf8: rule.sentence) }
    return DayExplanation.Reason(
      rule: rule.id, name: String(decoding: name, as: UTF8.self), sentence: sentence.string, reason: reason,
      why: words(reason, isTyped: true), sources: rule.sources.map { String(decoding: $0, as: UTF8.self) })
  }
}
