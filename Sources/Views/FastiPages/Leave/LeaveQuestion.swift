import FastiWords

/// The questions about leave, each on a separate page.
enum LeaveQuestion: CaseIterable {
  /// The statement of a range of days.
  case statement
  /// When hours can be taken.
  case afford
  /// What the balances would be with an entry.
  case whatIf
  /// Which days of a year to take.
  case plan

  var path: Path {
    switch self {
    case .statement: Paths.leaveStatement
    case .afford: Paths.leaveAfford
    case .whatIf: Paths.leaveWhatIf
    case .plan: Paths.leavePlan
    }
  }

  var phrase: Phrase {
    switch self {
    case .statement: .paperStatement
    case .afford: .leaveAffordTitle
    case .whatIf: .leaveWhatIfTitle
    case .plan: .leavePlanTitle
    }
  }
}

extension HTML {
  /// The links between the ledger and the questions; nil for the ledger.
  mutating func leaveLinks(_ current: LeaveQuestion?) {
    element(.nav, .class("segments below-header"), .label(words(.leave))) { html in
      html.element(.a, .href(Paths.leave), current == nil ? .current("page") : nil, text: html.words(.ledger))
      for question in LeaveQuestion.allCases {
        html.element(
          .a, .href(question.path), current == question ? .current("page") : nil, text: html.words(question.phrase))
      }
    }
  }

  /// The heading of a question and its form.
  mutating func leaveQuestion(_ question: LeaveQuestion, hasProfile: Bool, form: (inout HTML) -> Void) {
    pageHeader(.leave, words(question.phrase), accent: "accent-tools") { _ in }
    leaveLinks(question)
    if !hasProfile { element(.p, .class("notice"), text: words(.noLeaveProfile)) }
    element(.section, .class("card narrow")) { html in
      html.form(asking: question.path, class: "fields", content: form)
    }
  }
}

extension Paths {
  /// The question when hours of leave can be taken; it is the query.
  public static let leaveAfford = Path("/leave/afford")
  /// The question what the balances would be with an entry; the entry is the query.
  public static let leaveWhatIf = Path("/leave/what-if")
  /// The question which days of leave to take in a year; it is the query.
  public static let leavePlan = Path("/leave/plan")
}
