import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti open URL`.
enum OpenCommand: Command {
  static let name = "open"
  static let server = Option(
    "server", .text, "URL", help: "where fasti serve is; default: \(ServerAddress.usualURL)")
  static let printing = Option.flag("print", help: "print the address of the page and open nothing")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Open the page for a link",
      details: [
        "Knows vecka://today, vecka://week/6/2026, vecka://calendar and leaveLedger://entry/ID, and behind fasti:// "
          + "or web+fasti: the pages by name: today, day/DATE, week/WEEK, month/YYYY-MM, year/YEAR, star/YEAR, days, "
          + "leave, entry/ID, reminders, settings. The pages are those of fasti serve, which has to run.",
        "Prints the page's address, and opens it in the browser where there is a terminal.",
      ],
      arguments: [Argument("URL", .text, help: "the link")],
      options: [server, printing],
      examples: [
        Example("fasti open vecka://week/6/2026", "week 6 of 2026"),
        Example("fasti open fasti://month/2026-06 --print", "the address of the page"),
      ],
      statuses: [
        StatusNote(.notFound, "the ledger has no such entry"), StatusNote(.invalid, "it is not a link to a page"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let link = context.invocation.argument(0) ?? ""
    let resolve = ResolveLink(today: try context.today(), store: try context.store())
    let page = Page(link: link, url: try base(context) + (try resolve(link, field: .input(.link))))
    context.answer(page) { $0.out.write(text: "\(page.url)\n") }
    guard context.isTerminal, !context.invocation.has(printing) else { return }
    context.machine.openURL?(page.url)
  }

  /// The server's address, without a slash at its end.
  private static func base(_ context: Context) throws(Failure) -> String {
    var base = context.invocation[server] ?? ServerAddress.usualURL
    while base.hasSuffix("/") { base.removeLast() }
    let isAddress = base.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isAddress, base.hasPrefix("http://") || base.hasPrefix("https://"), base.utf8.count > 8 else {
      throw Failure(.value(.server), field: server.field, value: base)
    }
    return base
  }

  private struct Page: FieldWritable {
    let link: String
    let url: String

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("link", link)
      writer.field("url", url)
    }
  }
}

enum ServerAddress {
  /// The address on which `fasti serve` listens by default.
  static let usual = "127.0.0.1:8080"
  /// The same as a URL for a browser.
  static let usualURL = "http://\(usual)"
}
