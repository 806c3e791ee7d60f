public import FastiCivil
public import FastiLeave
import FastiWords

/// The two balances of one kind of leave.
public struct BalanceCard: Hashable, Sendable {
  /// The kind's word, as it is stored: `vacation`.
  public var type: LeaveType
  /// The hours that payroll has posted.
  public var official: Hours
  /// The payday of the official balance.
  public var officialAsOf: Day
  /// The sum of all entries up to the forecast's day.
  public var forecast: Hours
  /// The day up to which the forecast counts.
  public var forecastAsOf: Day

  /// The balances of one kind.
  public init(_ type: LeaveType, official: Hours, asOf: Day, forecast: Hours, forecastAsOf: Day) {
    self.type = type
    self.official = official
    officialAsOf = asOf
    self.forecast = forecast
    self.forecastAsOf = forecastAsOf
  }
}

extension HTML {
  /// The two balances of each kind of leave, as a table.
  mutating func balances(_ cards: [BalanceCard]) {
    element(.table, .class("plain-table")) { html in
      html.element(.thead) { html in
        html.element(.tr) { html in
          html.element(.th, .scope("col"), text: html.words(.leaveType))
          html.element(.th, .scope("col"), .class("figure"), text: html.words(.official))
          html.element(.th, .scope("col"), .class("figure"), text: html.words(.forecast))
        }
      }
      html.element(.tbody) { html in
        for card in cards {
          html.element(.tr) { html in
            html.element(.th, .scope("row"), text: html.words(leave: card.type))
            html.element(.td, .class("figure"), text: html.words.hours(card.official))
            html.element(.td, .class("figure"), text: html.words.hours(card.forecast))
          }
        }
      }
    }
  }
}
