public import FastiCivil
import FastiFormats
import FastiRecords
import FastiWords

/// Reports a failure on standard error: two lines for people in their language, one object for programs.
struct ErrorReport {
  let asJSON: Bool
  /// The user's language.
  let language: String
  private let hints: CommandHints

  /// The report for a parsed command line.
  init(_ context: Context) {
    asJSON = context.format == .json
    language = context.language
    hints = CommandHints(invocation: context.invocation)
  }

  /// The report for a command line that could not be parsed: the format and the language are searched in its words.
  init(_ words: [String], on machine: Machine) {
    asJSON = Self.last("--format", in: words, or: ["--json": "json"]) == "json"
    let chosen = Self.last("--lang", in: words).flatMap {
      LanguageTag.isKnown($0) ? LanguageTag.primary($0) ?? "en" : nil
    }
    language = chosen ?? LanguageTag.language(of: machine.environment) ?? "en"
    hints = CommandHints(invocation: nil)
  }

  /// The last value of an option in words that could not be parsed.
  /// - Parameter flags: Options that imply a value of it.
  private static func last(_ option: String, in words: [String], or flags: [String: String] = [:]) -> String? {
    var last: String?
    var isValue = false
    for word in words.prefix(while: { $0 != "--" }) {
      if isValue {
        last = word
      } else if word.hasPrefix(option + "=") {
        last = String(word.dropFirst(option.count + 1))
      } else if let value = flags[word] {
        last = value
      }
      isValue = !isValue && word == option
    }
    return last
  }

  /// Writes the failure; returns its exit status.
  func send(_ failure: Failure, on machine: Machine) -> ExitStatus {
    // If standard error fails too, the error cannot be reported.
    try? machine.console.write(bytes(of: failure), to: .error)
    return ExitStatus(failure.kind)
  }

  func bytes(of failure: Failure) -> [UInt8] {
    if asJSON { return FailureReport.json(failure) { hints.text(of: $0, in: English()) } }
    return text(failure, TerminalWords.wording(of: language))
  }

  private func text(_ failure: Failure, _ words: some Wording) -> [UInt8] {
    var writer = UTF8Writer()
    for one in failure.all {
      writer.write("fasti: ")
      writer.write(printable: words.message(of: one))
      writer.write("\n")
      if let hint = hints.text(of: one, in: words) {
        writer.write("  ")
        writer.write(printable: words.text(Sentence(.sentenceTry, .text(hint))))
        writer.write("\n")
      }
    }
    return writer.bytes
  }
}

extension UTF8Writer {
  /// Appends text on one line: white space that controls the terminal becomes a space; other control characters, and
  /// those that change the direction of writing, become a question mark.
  public mutating func write(printable text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": write(" ")
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": write("?")
      default: if BidiControls.reorders(scalar.value) { write("?") } else { write(text: String(scalar)) }
      }
    }
  }
}
