import FastiCivil

/// The manual page, fasti(1), derived from the definitions, in the man macros of groff.
enum ManualPage {
  static func write(_ program: ProgramDefinition, to writer: inout UTF8Writer) {
    var page = RoffWriter()
    page.macro("TH", ["FASTI", "1", "", "Fasti \(program.version)", "User Commands"])
    page.section("NAME")
    page.line("fasti \\- weeks, holidays and dates")
    page.section("SYNOPSIS")
    page.macro("B", ["fasti"])
    page.text("COMMAND [ARGUMENTS] [OPTIONS]")
    page.section("DESCRIPTION")
    page.text(Help.dateHelp)
    page.macro("PP")
    page.text(
      "Options may stand anywhere; -- ends them; an argument that starts with a hyphen and a digit is never one. "
        + "Answers go to standard output, messages to standard error.")
    page.section("OPTIONS")
    for option in GlobalOptions.all { page.term(option.signature, option.help) }
    page.section("COMMANDS")
    for node in program.nodes { command(node, &page) }
    page.section("EXIT STATUS")
    for note in ExitStatus.meanings { page.term("\(note.status.rawValue)", note.meaning) }
    environment(&page)
    writer.write(utf8: page.bytes)
  }

  private static func command(_ node: CommandNode, _ page: inout RoffWriter) {
    page.macro("SS", [node.command.usage(node.path)])
    page.text(node.definition.summary + ".")
    for paragraph in node.definition.details {
      page.macro("PP")
      page.text(paragraph)
    }
    for argument in node.definition.arguments { page.term(argument.name, argument.help) }
    for option in node.definition.options { page.term(option.signature, option.help) }
    for example in node.definition.examples { page.term(example.line, example.meaning) }
    for note in node.definition.statuses { page.term("Exit status \(note.status.rawValue)", note.meaning) }
  }

  private static func environment(_ page: inout RoffWriter) {
    page.section("ENVIRONMENT")
    page.term("FASTI_DATA", "the data folder")
    page.term("FASTI_DATABASE", "a PostgreSQL database in place of the file")
    page.term("FASTI_TODAY", "the day the program believes it is")
    page.term("TZ, TZDIR", "the time zone, and where zone files are")
    page.term("LC_ALL, LC_TIME, LANG", "the language of names")
    page.term("NO_COLOR", "no colour when set and not empty")
    page.section("FILES")
    page.term("$XDG_DATA_HOME/fasti, ~/.local/share/fasti", "the data folder, where FASTI_DATA is not set")
  }
}

/// Writes text, and escapes the characters that roff interprets.
private struct RoffWriter {
  private var writer = UTF8Writer(capacity: 16_384)

  var bytes: [UInt8] { writer.bytes }

  /// A macro line; every word is quoted.
  mutating func macro(_ name: StaticString, _ words: [String] = []) {
    writer.write(".")
    writer.write(name)
    for word in words {
      writer.write(" \"")
      escape(word, quoted: true)
      writer.write("\"")
    }
    writer.write("\n")
  }

  mutating func section(_ title: String) { macro("SH", [title]) }

  mutating func line(_ roff: StaticString) {
    writer.write(roff)
    writer.write("\n")
  }

  mutating func text(_ text: String) {
    // A control character at the start of a line would make it a request.
    if text.first == "." || text.first == "'" { writer.write("\\&") }
    escape(text)
    writer.write("\n")
  }

  mutating func term(_ term: String, _ meaning: String) {
    macro("TP")
    macro("B", [term])
    text(meaning)
  }

  private mutating func escape(_ text: String, quoted: Bool = false) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): writer.write("\\e")
      case UInt8(ascii: "-"): writer.write("\\-")
      case UInt8(ascii: "\"") where quoted: writer.write("\\(dq")
      case UInt8(ascii: "~"): writer.write("\\(ti")
      case UInt8(ascii: "^"): writer.write("\\(ha")
      case UInt8(ascii: "`"): writer.write("\\(ga")
      case UInt8(ascii: "'"): writer.write("\\(aq")
      default: writer.write(byte: byte)
      }
    }
  }
}
