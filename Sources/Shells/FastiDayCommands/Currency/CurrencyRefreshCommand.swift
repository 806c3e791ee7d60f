import FastiCivil
import FastiDays
import FastiFormats
import FastiMoney
import FastiRecords
import FastiTerminal

/// `fasti currency refresh`.
enum CurrencyRefreshCommand: Command {
  static let name = "refresh"
  static let file = Option("file", .file, "FILE", help: "a document of the bank in place of the network")
  static let all = Option.flag("all", help: "ask for every day since 1999, of about 8 MB")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Update the exchange rates, from the bank or a file",
      details: [
        "Asks www.ecb.europa.eu for the last day, the last 90 days or all days, whichever leaves no gap, and no other server. With "
          + "a file it asks no server.",
        "A document that is wrong in any place is not used, and the former rates stay. The rates are in one file of the "
          + "data folder, and in no backup.",
      ],
      options: [file, all],
      examples: [
        Example("fasti currency refresh", "ask the bank"),
        Example("fasti currency refresh --file eurofxref-hist.xml", "from a file"),
      ],
      statuses: [
        StatusNote(.network, "the bank could not be asked"), StatusNote(.invalid, "the document cannot be used"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let refresh = RefreshRates(
      try CurrencyCommand.file(context), documents: context.machine.documents, fetcher: context.fetcher,
      today: try context.today(), now: context.now)
    let answer: RefreshRates.Answer
    if let path = context.invocation[file] {
      answer = try refresh.take(try context.machine.files.read(path, limit: RefreshRates.longest), named: path)
    } else {
      answer = try refresh.fetch(all: context.invocation.has(all))
    }
    context.answer(RefreshAnswer(answer: answer)) { context in
      guard let days = answer.days else { return }
      let sentence =
        answer.changed == 0
        ? Sentence(.sayCurrencyNothingNew, .day(days.last))
        : Sentence(
          .sayCurrencyRefreshed, .number(answer.changed), .day(days.first), .day(days.last),
          .number(answer.currencies.count))
      context.out.write(text: context.text(sentence) + "\n")
    }
    if !answer.gone.isEmpty {
      let names = answer.gone.map(\.text).joined(separator: ", ")
      context.report(context.text(Sentence(.sayCurrencyGone, .text(names))))
    }
  }
}

private struct RefreshAnswer: FieldWritable {
  let answer: RefreshRates.Answer

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("changed", answer.changed)
    writer.field("first", answer.days?.first)
    writer.field("last", answer.days?.last)
    writer.field("currencies", answer.currencies.map(\.text))
    writer.field("gone", answer.gone.map(\.text))
  }
}

/// `fasti currency forget`.
enum CurrencyForgetCommand: Command {
  static let name = "forget"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Remove the exchange rates that are kept",
      details: ["They can be fetched again; nothing else depends on them."],
      examples: [Example("fasti currency forget", "remove the file of rates")])
  }

  static func run(_ context: Context) throws(Failure) {
    let file = try CurrencyCommand.file(context)
    let isRemoved = try file.remove()
    context.answer(Forgotten(isRemoved: isRemoved)) { context in
      let sentence = isRemoved ? Sentence(.sayCurrencyForgotten, .path(file.path)) : Sentence(.sayCurrencyNothingKept)
      context.out.write(text: context.text(sentence) + "\n")
    }
  }
}

private struct Forgotten: FieldWritable {
  let isRemoved: Bool

  func write<Writer: FieldWriter>(to writer: inout Writer) { writer.field("removed", isRemoved) }
}
