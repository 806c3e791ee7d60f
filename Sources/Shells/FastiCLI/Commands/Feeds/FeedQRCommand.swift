import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti feed qr NAME`.
enum FeedQRCommand: Command {
  static let name = "qr"
  static let isHeavy = true
  static let new = Option.flag(
    "new", help: "replace the feed's address and show the new one; the old one stops working at once")
  static let at = Option(
    "at", .text, "URL", help: "the server's address for the phone, in place of the one in the feed's address")
  static let out = Option("out", .file, "FILE.svg", help: "write the code as a picture")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show a feed's address as a QR code for a phone",
      details: [
        "Only a hash of the address is stored, so the address is read from standard input, as fasti "
          + "feed add or rotate wrote it. --new replaces it.",
        "The code contains the address as webcal://, which phones open as a calendar to subscribe to.",
      ],
      arguments: [Argument("NAME", .text, help: "the feed")],
      options: [new, at, out] + OutputFile.options,
      examples: [
        Example("fasti feed add phone | fasti feed qr phone", "a new feed and its code"),
        Example(
          "fasti feed qr phone --new --at https://days.example.org", "a new address on a server that phones can reach"),
      ],
      statuses: [
        StatusNote(.notFound, "there is no such feed"),
        StatusNote(.refused, "no address was given, or it belongs to another feed, or the file exists"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let name = context.invocation.argument(0) ?? ""
    let file = try OutputFile(context.invocation[out], field: out.field, context)
    // An error of the server is reported before the old address is deleted.
    let server = context.invocation.has(at) ? try context.feedServer(at) : nil
    let given =
      try context.invocation.has(new)
      ? FeedAddress(try renewed(name, context), at: try context.feedServer())
      : readAddress(name, context)
    let address = FeedAddress(given.token, at: server ?? given.server)
    guard let squares = context.machine.drawCode?(address.subscribing) else {
      throw Failure(.channel(.noCode), field: at.field)
    }
    if context.invocation.has(out), let written = try file.write(squares.svg) {
      context.report(.sayWrote, .text(written))
    }
    context.answer(Drawn(name: name, address: address)) { context in
      if context.invocation[out] == nil { squares.writeText(context.style, to: &context.out) }
      context.out.write(text: "\(address.subscribing)\n")
    }
    if address.isHere {
      context.report(.sayFeedHere)
    }
  }

  private static func renewed(_ name: String, _ context: Context) throws(Failure) -> FeedToken {
    let item = try context.feedEditor().rotate(name)
    context.report(.sayFeedOldAddress)
    return item.token
  }

  /// The address on standard input, which must be the address of this feed.
  private static func readAddress(_ name: String, _ context: Context) throws(Failure) -> FeedAddress {
    // The address is read first, because a user who pipes it may just be creating the feed.
    let text = String(decoding: try context.machine.files.read("-", limit: 4_096), as: UTF8.self)
    let feeds = FindFeeds(try context.store())
    let names = try feeds.all().map(\.name)
    guard names.contains(name) else { throw EditFeeds.unknown(name, among: names) }
    guard let address = FeedAddress(text, at: try context.feedServer()) else {
      throw Failure(
        .channel(.addressNotKept), field: .name, value: name,
        hint: .words(.cliAddressOnInput, .text("fasti feed qr '\(name)' --new")))
    }
    guard try feeds.feed(of: address.token)?.name == name else {
      throw Failure(.channel(.otherAddress), field: .name, value: name, hint: .line("fasti feed qr '\(name)' --new"))
    }
    return address
  }
}

/// The answer of `fasti feed qr`.
private struct Drawn: FieldWritable {
  let name: String
  let address: FeedAddress

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("name", name)
    writer.field("address", address.text)
    writer.field("subscribe", address.subscribing)
  }
}
