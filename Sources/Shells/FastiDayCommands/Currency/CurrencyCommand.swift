public import FastiCivil
public import FastiDays
import FastiFormats
public import FastiMoney
public import FastiRecords
public import FastiTerminal

/// `fasti currency AMOUNT FROM TO`.
enum CurrencyCommand: Command {
  static let name = "currency"
  static let on = Option("on", .day, "DATE", help: "the day whose rate is taken; default: today")
  static let digits = Option(
    "digits", .int(0...ConvertMoney.mostDigits), "N", help: "digits after the point, in place of those of the currency")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Convert an amount between currencies", synonyms: ["money", "exchange", "rate", "euro", "convert"],
      details: [
        "Rates are the euro reference rates of the European Central Bank, as they were last refreshed; nothing is "
          + "fetched here. They are for information, not for transactions.",
        "The result is one quotient of two published rates, rounded once, half to even. A day without rates, such as a "
          + "Sunday, has those of the latest day before it, at most 10 days back.",
      ],
      arguments: [
        Argument("AMOUNT", .text, .optional, help: "digits with at most one point: 1234.50"),
        Argument("FROM", .text, .optional, help: "its currency, by the code of ISO 4217: SEK"),
        Argument("TO", .text, .optional, help: "the currency to convert to; default: EUR"),
      ], options: [on, digits],
      examples: [
        Example("fasti currency 100 SEK EUR --on 2026-06-19", "by the rate of that day"),
        Example("fasti currency refresh", "ask for rates first"),
      ],
      statuses: [StatusNote(.notFound, "no rate is known")],
      subcommands: [CurrencyRatesCommand.self, CurrencyRefreshCommand.self, CurrencyForgetCommand.self],
      runsAlone: true)
  }

  static func file(_ context: Context) throws(Failure) -> RatesFile {
    RatesFile(context.machine.files, folder: try context.dataFolder())
  }

  static func run(_ context: Context) throws(Failure) {
    guard let amount = context.invocation.argument(0), let from = context.invocation.argument(1) else {
      throw Failure(.usage(.missing), field: .path(context.invocation.argument(0) == nil ? "AMOUNT" : "FROM"))
    }
    let present = try context.today()
    let day = try context.day(on) ?? present
    let conversion = try ConvertMoney(try file(context).read().rates)(
      amount, from, to: context.invocation.argument(2) ?? CurrencyCode.euro.text, on: day,
      digits: context.invocation[digits].flatMap { Int($0) })
    context.answer(ConversionAnswer(conversion: conversion)) { write(conversion, $0) }
  }

  private static func write(_ conversion: Conversion, _ context: Context) {
    context.out.write(
      text: "\(conversion.amount.text) \(conversion.from.text) = \(conversion.result.text) \(conversion.to.text)\n")
    let quotes = [(conversion.from, conversion.fromRate), (conversion.to, conversion.toRate)]
      .filter { $0.0 != .euro }.map { "1 EUR = \($0.1.text) \($0.0.text)" }
    if conversion.from != conversion.to, conversion.from != .euro {
      context.out.write(text: "1 \(conversion.from.text) ≈ \(conversion.rate.text) \(conversion.to.text)\n")
    }
    for quote in quotes { context.out.write(text: quote + "\n") }
    let source =
      conversion.published == conversion.day
      ? Sentence(.sayCurrencyPublished, .day(conversion.published))
      : Sentence(.sayCurrencyEarlier, .day(conversion.published), .day(conversion.day))
    context.out.write(text: context.text(source) + "\n")
  }
}

/// A conversion, for programs; numbers are texts, so that all digits are kept.
private struct ConversionAnswer: FieldWritable {
  let conversion: Conversion

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("amount", conversion.amount.text)
    writer.field("from", conversion.from.text)
    writer.field("result", conversion.result.text)
    writer.field("to", conversion.to.text)
    writer.field("rate", conversion.rate.text)
    writer.field("date", conversion.day)
    writer.field("published", conversion.published)
    writer.field("fromPerEuro", conversion.fromRate.text)
    writer.field("toPerEuro", conversion.toRate.text)
  }
}

/// `fasti currency rates`.
enum CurrencyRatesCommand: Command {
  static let name = "rates"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the rates of a day: what one euro was worth",
      arguments: [Argument("DATE", .day, .optional, help: "the day; default: today")],
      examples: [Example("fasti currency rates 2026-06-19", "or the latest day before it")],
      statuses: [StatusNote(.notFound, "no rates are known")])
  }

  static func run(_ context: Context) throws(Failure) {
    let present = try context.today()
    let day = try context.day(at: 0) ?? present
    let rates = try CurrencyCommand.file(context).read().rates
    guard let first = rates.first, let last = rates.last else { throw Failure(.money(.noRates)) }
    guard let known = rates.latest(onOrBefore: day, of: []) else {
      throw Failure(.money(.noneOn(day, first: first, last: last)))
    }
    let rows = known.currencies.map { RateRow(day: known.day, currency: $0, rate: known[$0]) }
    context.answer(rows, columns: RateRow.columns) { context in
      context.out.write(text: context.text(Sentence(.sayCurrencyPublished, .day(known.day))) + "\n")
      for row in rows { context.out.write(text: "\(row.currency.text)  \(row.rate?.text ?? "")\n") }
    }
  }
}

/// The rate of a currency on a day.
private struct RateRow: FieldWritable {
  let day: Day
  let currency: CurrencyCode
  let rate: DecimalFigure?

  static let columns: [StaticString] = ["date", "currency", "perEuro"]

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", day)
    writer.field("currency", currency.text)
    writer.field("perEuro", rate?.text)
  }
}

extension Context {
  /// A budget, and its value in the user's currency on a day.
  public func text(budget: MoneyAmount, on day: Day) -> String {
    // A file of rates that cannot be read is treated as missing.
    guard let worth = try? worth(of: budget, on: day) else { return text(.sayPlannerBudget, .text(budget.text)) }
    let said =
      switch worth {
      case .known(let money, let published): Sentence(.sayPlannerWorth, .text(money.text), .day(published))
      case .unknown: Sentence(.sayPlannerNoRate)
      }
    return text(.sayPlannerBudgetWorth, .text(budget.text), .sentence(said))
  }

  private func worth(of money: MoneyAmount, on day: Day) throws(Failure) -> OwnMoney.Worth? {
    try ownMoney()(money, on: day)
  }

  /// The user's currency, and the stored rates.
  /// - Throws: `.storage`.
  public func ownMoney() throws(Failure) -> OwnMoney {
    if let knownMoney { return knownMoney }
    let file = try CurrencyCommand.file(self)
    let money = OwnMoney(try almanac([]).settings, today: try today()) { () throws(Failure) in try file.read().rates }
    knownMoney = money
    return money
  }
}
