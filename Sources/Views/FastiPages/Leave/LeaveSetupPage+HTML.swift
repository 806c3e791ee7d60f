import FastiCivil
import FastiLeave
public import FastiWords

extension LeaveSetupPage: Page {
  /// Leave.
  public var screen: Screen? { .leave }
  /// Leave set-up.
  public func title(_ words: PageWords) -> String { words(.leaveSetup) }

  /// One form: paydays, then a card for each kind of leave.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.leave, title(words), accent: "accent-tools") { html in
      html.button(nil, text: words(.leave), Paths.leave)
    }
    html.errors(errors)
    if !isSaved { html.element(.p, .class("notice"), text: words(.noLeaveProfile)) }
    html.form(posting: Paths.leaveSetup, class: "setup", back: Paths.leaveSetup) { html in
      html.element(.div, .class("columns")) { html in
        html.element(.div, .class("column")) { html in writePaydays(&html) }
        html.element(.div, .class("column")) { html in
          for (index, form) in terms.enumerated() { write(form, index, &html) }
        }
      }
      html.submit(words(.save), .leave)
    }
  }

  private func writePaydays(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.paydays))
      html.element(.p, .class("source"), text: words(.anchorWhat))
      if !paydays.isEmpty {
        html.element(.p, text: words(.nextPaydays, words.list(paydays.map { words.short($0) })))
      }
      html.element(.div, .class("fields")) { html in
        html.choice(
          words(.schedule), .schedule, in: "setup", chosen: Schedule.allCases.firstIndex(of: schedule) ?? 0,
          options: Schedule.allCases.map { ("\($0.word)", words($0.phrase)) })
        html.field(words(.scheduleNumbers), .numbers, numbers, in: "setup", isRequired: true)
        html.field(words(.anchorDay), .anchor, anchor, in: "setup", hook: "date", isRequired: true)
        html.field(words(.payLag), .lag, lag, in: "setup", inputMode: "numeric", isRequired: true)
        html.choice(
          words(.baseline), .baseline, in: "setup", chosen: isStatement ? 1 : 0,
          options: [("additive", words(.baselineAdditive)), ("statement", words(.baselineStatement))])
        html.tick(words(.quarterHours), .quarter, isOn: isQuarter)
      }
    }
  }

  private func write(_ form: LeaveTermsForm, _ index: Int, _ html: inout HTML) {
    let words = html.words
    html.element(.fieldset, .class("card")) { html in
      html.element(.legend, .class("as-heading"), text: form.type.map { words(leave: $0) } ?? words(.newLeaveType))
      html.element(.div, .class("fields")) { html in
        if let type = form.type {
          html.element(.input, .type("hidden"), .name(.type), .value(type.string))
        } else {
          html.field(
            words(.leaveTypeName), .newType, form.name, in: "terms", placeholder: words(.leaveTypeExample), index: index
          )
        }
        html.field(words(.startBalance), .start, form.start, in: "terms", inputMode: "decimal", index: index)
        html.field(words(.payRate), .rate, form.rate, in: "terms", inputMode: "decimal", index: index)
        if form.type != nil {
          html.field(
            words(.payRateFrom), .rateFrom, form.rateFrom, in: "terms", placeholder: words(.payRateHint), hook: "date",
            index: index)
          html.field(words(.leaveCap), .cap, form.cap, in: "terms", placeholder: words(.noLimit), index: index)
          html.field(words(.leaveCarry), .carry, form.carry, in: "terms", placeholder: "12-31:80", index: index)
          html.field(words(.leaveFloor), .floor, form.floor, in: "terms", inputMode: "decimal", index: index)
        }
      }
    }
  }
}
