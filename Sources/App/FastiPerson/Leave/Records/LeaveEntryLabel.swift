public import FastiCivil
public import FastiLeave

/// The name of an entry of leave in the history, as a value: `vacation used 8 on 2026-03-02`.
public struct LeaveEntryLabel: Hashable, Sendable {
  /// The kind of leave.
  public let type: LeaveType
  public let action: LeaveAction
  /// The hours, never negative.
  public let hours: Hours
  public let day: Day

  init(_ entry: LeaveEntry) { (type, action, hours, day) = (entry.type, entry.action, entry.hours, entry.day) }

  /// Parses a label; nil for any other text.
  public init?(_ text: String) {
    let words = text.split(separator: " ").map { String($0) }
    guard words.count == 5, words[3] == "on", let type = try? LeaveType(words[0]), let day = try? Day(iso: words[4])
    else { return nil }
    let isNegative = words[2].hasPrefix("-")
    let sign = words[1] == "adjustment" ? (isNegative ? "negative" : "positive") : nil
    guard let action = try? LeaveAction(entered: words[1], sign: sign),
      let hours = try? Hours(exact: String(words[2].drop { $0 == "-" }))
    else { return nil }
    (self.type, self.action, self.hours, self.day) = (type, action, hours, day)
  }

  /// The label.
  public var text: String { "\(type.string) \(action.word) \(number) on \(day.iso)" }

  /// The same in the reader's language.
  var sentence: Sentence {
    Sentence(.balanceEntry, .sentence(.entry(type, action, .decimal(number))), .day(day))
  }

  /// The hours without trailing zeros; negative for a negative adjustment.
  private var number: String {
    var sign = ""
    if case .adjustment(.negative) = action { sign = "-" }
    let decimals = hours.text
    return sign + (decimals.hasSuffix(".00") ? String(decimals.dropLast(3)) : decimals)
  }
}

extension Sentence {
  /// The effect of an entry: `vacation used 8.50`.
  static func entry(_ type: LeaveType, _ action: LeaveAction, _ hours: Part) -> Sentence {
    Sentence(.balanceAmount, type.template.map { .word($0) } ?? .text(type.string), .word(action.template), hours)
  }
}

extension LeaveType {
  /// The word for the kind of leave; nil for a kind that the user named, because it is not translated.
  public var template: Template? {
    switch self {
    case .vacation: .sayLeaveVacation
    case .sick: .sayLeaveSick
    case .comp: .sayLeaveComp
    default: nil
    }
  }
}

extension LeaveAction {
  /// The action in a word.
  public var template: Template {
    switch self {
    case .used: .balanceUsed
    case .accrued: .balanceAccrued
    case .adjustment: .balanceAdjustment
    }
  }
}
