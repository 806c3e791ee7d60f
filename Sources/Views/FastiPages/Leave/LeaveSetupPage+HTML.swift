import FastiCivil
import FastiLeave
public import FastiWords

extension LeaveSetupPage: Page {
  /// The sidebar marks Leave, whose page links here.
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
        html.choice(Field.schedule, chosen: schedule.rawValue)
        html.field(Field.numbers, numbers, isRequired: true)
        html.field(Field.anchor, anchor, hook: "date", isRequired: true)
        html.field(Field.lag, lag, inputMode: "numeric", isRequired: true)
        html.choice(Field.baseline, chosen: isStatement ? "statement" : "additive")
        html.tick(Field.quarter, isOn: isQuarter)
      }
    }
  }

  private func write(_ form: LeaveTermsForm, _ index: Int, _ html: inout HTML) {
    let words = html.words
    html.element(.fieldset, .class("card")) { html in
      html.element(.legend, .class("as-heading"), text: form.type.map { words(leave: $0) } ?? words(.newLeaveType))
      html.element(.div, .class("fields")) { html in
        if let type = form.type {
          html.hidden(LeaveTermsForm.Field.type, type.string)
        } else {
          html.field(
            LeaveTermsForm.Field.newType, form.name, label: .leaveTypeName, placeholder: words(.leaveTypeExample),
            index: index)
        }
        html.field(LeaveTermsForm.Field.start, form.start, inputMode: "decimal", index: index)
        html.field(LeaveTermsForm.Field.rate, form.rate, inputMode: "decimal", index: index)
        if form.type != nil {
          html.field(
            LeaveTermsForm.Field.rateFrom, form.rateFrom, placeholder: words(.payRateHint), hook: "date", index: index)
          html.field(LeaveTermsForm.Field.cap, form.cap, placeholder: words(.noLimit), index: index)
          html.field(LeaveTermsForm.Field.carry, form.carry, placeholder: "12-31:80", index: index)
          html.field(LeaveTermsForm.Field.floor, form.floor, inputMode: "decimal", index: index)
        }
      }
    }
  }
}

extension LeaveSetupPage {
  /// The fields that occur once in the form.
  enum Field: String, FormField {
    case anchor, schedule, numbers, lag, baseline, quarter

    static let form: StaticString = "setup"

    var label: Phrase? {
      switch self {
      case .anchor: .anchorDay
      case .schedule: .schedule
      case .numbers: .scheduleNumbers
      case .lag: .payLag
      case .baseline: .baseline
      case .quarter: .quarterHours
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .schedule: Schedule.allCases.map { FormChoice($0.rawValue, words($0.phrase)) }
      case .baseline:
        [FormChoice("additive", words(.baselineAdditive)), FormChoice("statement", words(.baselineStatement))]
      case .quarter: [.ticked(words)]
      default: []
      }
    }
  }
}

extension LeaveTermsForm {
  /// The fields that occur once for each kind of leave.
  enum Field: String, FormField {
    case type, start, rate, cap, carry, floor
    case newType = "new-type"
    case rateFrom = "rate-from"

    static let form: StaticString = "terms"

    var label: Phrase? {
      switch self {
      case .type: .leaveType
      case .newType: .newLeaveType
      case .start: .startBalance
      case .rate: .payRate
      case .rateFrom: .payRateFrom
      case .cap: .leaveCap
      case .carry: .leaveCarry
      case .floor: .leaveFloor
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      self == .type ? LeaveForm.Field.type.choices(words) : []
    }
  }
}
