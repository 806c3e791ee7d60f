import FastiCivil
import FastiWords

// The parts of a sentence as fields. Each says for which shapes it is; the style sheet shows those of the shape chosen, so
// that it works without a script.
extension RuleForm {
  /// The day, part by part.
  func writeParts(_ html: inout HTML) {
    let words = html.words
    html.choice(
      words(.ruleShape), .shape, in: "rule", chosen: RuleShape.allCases.firstIndex(of: shape) ?? 0,
      options: RuleShape.allCases.map { ("\($0.word)", words($0.phrase)) })
    html.part("part for-range for-weekday for-near") { html in
      html.choice(
        words(.partWeekday), .weekday, in: "rule", chosen: (weekday + 6) % 7,
        options: (Weekday.all[1...] + [Weekday.sunday]).map { (String($0.number - 1), words.title($0)) })
    }
    html.part("part for-weekday") { html in
      var options: [(value: String, label: String)] = (1...5).map { (value: String($0), label: "\($0)") }
      options.append((value: "6", label: words(.ordinalLast)))
      for count in 2...5 {
        options.append((value: String(count + 5), label: words(.ordinalFromEnd, String(count))))
      }
      html.choice(words(.partOrdinal), .ordinal, in: "rule", chosen: ordinal - 1, options: options)
    }
    html.part("part for-fixed for-range for-lunar for-hijri") { html in
      html.field(words(.partDay), .day, day, in: "rule", inputMode: "numeric")
    }
    html.part("part for-fixed for-weekday for-range for-lunar for-hijri") { html in
      html.field(words(.partMonth), .month, month, in: "rule", inputMode: "numeric")
    }
    html.part("part for-range") { html in html.field(.toDay, .partToDay, parts, inputMode: "numeric") }
    html.part("part for-range") { html in html.field(.toMonth, .partToMonth, parts, inputMode: "numeric") }
    html.part("part for-fixed") { html in
      html.choice(.leapDay, .partLeapDay, parts, [("", .leapSkip), ("28", .leapBefore), ("1", .leapAfter)])
    }
    html.part("part for-lunar for-hijri") { html in
      html.tick(words(.partLastDay), .lastDay, isOn: !parts[.lastDay].isEmpty)
    }
    html.part("part for-lunar") { html in
      html.choice(.leapMonth, .partLeapMonth, parts, [("", .monthRegular), ("leap", .monthLeap), ("both", .monthBoth)])
    }
    html.part("part for-hijri") { html in
      html.choice(.calendar, .partCalendar, parts, RuleParts.calendars.map { ($0.word, $0.phrase) })
    }
    html.part("part for-season") { html in writeSeason(&html) }
    html.part("part for-days for-near") { html in html.field(.target, .partTarget, parts) }
    html.part("part for-near") { html in
      html.choice(
        .side, .partSide, parts,
        [
          ("after", .sideAfter), ("on or after", .sideOnOrAfter), ("before", .sideBefore),
          ("on or before", .sideOnOrBefore),
        ])
    }
    html.part("part for-easter for-days") { html in
      html.field(words(shape == .days ? .partDays : .partOffset), .offset, offset, in: "rule")
    }
    html.part("part for-easter") { html in
      html.choice(.church, .partChurch, parts, [("", .churchWestern), ("orthodox", .churchOrthodox)])
    }
    html.part("part for-dates") { html in html.field(.dates, .partDates, parts, placeholder: "2026-09-22, 2027-09-22") }
    html.part("part for-swaps") { html in writeSwaps(&html) }
    html.field(.clock, .partClock, parts, placeholder: "14:00")
    html.field(.lasting, .partLasting, parts, placeholder: "1", inputMode: "numeric")
    html.field(.everyYears, .partEvery, parts, placeholder: "1", inputMode: "numeric")
    html.field(.everyFrom, .partEveryFrom, parts, inputMode: "numeric")
  }

  /// What happens on a weekend, part by part.
  func writeShift(_ html: inout HTML) {
    html.choice(
      .shiftMode, .shiftMode, parts, [("", .shiftNone), ("additional", .shiftAdds), ("moved", .shiftMoves)])
    for (name, label) in [(FieldName.saturday, Phrase.onSaturday), (.sunday, .onSunday), (.collision, .onCollision)] {
      var options: [(value: String, label: String)] = [(value: "", label: html.words(.shiftStays))]
      for days in ["+1", "+2", "-1", "-2"] { options.append((value: days, label: days)) }
      options.append((value: "next working day", label: html.words(.startNext)))
      options.append((value: "previous working day", label: html.words(.startPrevious)))
      html.choice(
        html.words(label), name, in: "rule", chosen: options.firstIndex { $0.value == parts[name] } ?? 0,
        options: options)
    }
  }

  /// The exchanges there are, and room for two more; who needs still more tries it, and there is room again.
  private func writeSwaps(_ html: inout HTML) {
    for (index, swap) in (swaps + [RuleSwap(), RuleSwap()]).enumerated() {
      html.element(.div, .class("pair")) { html in
        html.field(
          html.words(.partOff), .off, Typed(swap.off), in: "rule", placeholder: index == 0 ? "2026-01-02" : nil,
          index: index)
        html.field(
          html.words(.partWorked), .worked, Typed(swap.worked), in: "rule",
          placeholder: index == 0 ? "2026-01-10" : nil, index: index)
      }
    }
  }

  private func writeSeason(_ html: inout HTML) {
    let words = html.words
    var options: [(value: String, label: String)] = [
      (value: "March equinox", label: words(.seasonMarch)), (value: "June solstice", label: words(.seasonJune)),
      (value: "September equinox", label: words(.seasonSeptember)),
      (value: "December solstice", label: words(.seasonDecember)),
    ]
    for term in stride(from: 15, to: 360, by: 15) where term % 90 != 0 {
      options.append((value: "solar term \(term)", label: words(.seasonTerm, String(term))))
    }
    html.choice(
      words(.partSeason), .season, in: "rule", chosen: options.firstIndex { $0.value == parts[.season] } ?? 0,
      options: options)
  }
}

extension HTML {
  fileprivate mutating func part(_ style: StaticString, _ content: (inout HTML) -> Void) {
    element(.div, .class(style), content: content)
  }

  fileprivate mutating func field(
    _ name: FieldName, _ label: Phrase, _ parts: RuleParts, placeholder: String? = nil, inputMode: StaticString? = nil
  ) {
    field(words(label), name, Typed(parts[name]), in: "rule", placeholder: placeholder, inputMode: inputMode)
  }

  fileprivate mutating func choice(
    _ name: FieldName, _ label: Phrase, _ parts: RuleParts, _ options: [(value: String, phrase: Phrase)]
  ) {
    choice(
      words(label), name, in: "rule", chosen: options.firstIndex { $0.value == parts[name] } ?? 0,
      options: options.map { ($0.value, words($0.phrase)) })
  }
}
