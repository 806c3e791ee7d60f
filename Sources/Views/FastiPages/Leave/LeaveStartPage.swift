public import FastiWords

/// The page of leave without a profile: four questions that create one.
public struct LeaveStartPage: Sendable {
  /// The last payday.
  public var payday: FieldInput
  /// The interval of paydays.
  public var interval: Interval
  /// The hours of vacation on that payday.
  public var hours: FieldInput
  /// The hours of vacation accrued on each payday.
  public var rate: FieldInput
  /// The errors that do not belong to a field.
  public var errors: [FieldError]

  public init(
    payday: FieldInput, interval: Interval = .twoWeeks, hours: FieldInput = FieldInput(""),
    rate: FieldInput = FieldInput(""), errors: [FieldError] = []
  ) {
    self.payday = payday
    self.interval = interval
    self.hours = hours
    self.rate = rate
    self.errors = errors
  }

  /// The interval of paydays. The raw values are those of the form.
  public enum Interval: String, CaseIterable, Sendable {
    case week, twoWeeks = "two-weeks"
    /// On the day of the month of the last payday, and half a month later.
    case twiceMonthly = "twice-monthly"
    /// On the day of the month of the last payday.
    case month
  }
}

extension LeaveStartPage: Page {
  /// The sidebar marks Leave.
  public var screen: Screen? { .leave }
  /// The word of the sidebar.
  public func title(_ words: PageWords) -> String { words(.leave) }

  /// The questions, and links to other ways to begin.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.leave, title(words), accent: "accent-tools") { _ in }
    html.element(.section, .class("card")) { html in
      html.heading(words(.leaveStartTitle))
      html.element(.p, text: words(.leaveStartWhat))
      html.errors(errors)
      html.form(posting: Paths.leaveStart, class: "fields") { html in
        html.field(Field.payday, payday, placeholder: words(.dateExample), hook: "date", isRequired: true)
        html.choice(Field.interval, chosen: interval.rawValue)
        html.field(Field.hours, hours, placeholder: "120", inputMode: "decimal", isRequired: true)
        html.field(Field.rate, rate, placeholder: "6.46", inputMode: "decimal", isRequired: true)
        html.submit(words(.leaveStartNow))
      }
      html.element(.div, .class("actions")) { html in
        html.button(nil, text: words(.leaveStartExample), Paths.leaveExample)
        html.button(nil, text: words(.leaveStartAll), Paths.leaveSetup)
      }
    }
  }

  /// The fields of the questions.
  enum Field: String, FormField {
    case payday, interval, hours, rate

    static let form: StaticString = "leave-start"

    var label: Phrase? {
      switch self {
      case .payday: .leaveStartPayday
      case .interval: .leaveStartInterval
      case .hours: .leaveStartHours
      case .rate: .leaveStartRate
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      self == .interval ? Interval.allCases.map { FormChoice($0.rawValue, words($0.phrase)) } : []
    }
  }
}

extension LeaveStartPage.Interval {
  fileprivate var phrase: Phrase {
    switch self {
    case .week: .leaveStartWeek
    case .twoWeeks: .leaveStartTwoWeeks
    case .twiceMonthly: .leaveStartTwice
    case .month: .leaveStartMonth
    }
  }
}

extension Paths {
  /// Creates a leave profile from four answers.
  public static let leaveStart = Path("/leave/start")
  /// The leave ledger of the sample profile.
  public static let leaveExample = Path("/leave?example=on")
}
