import FastiApp
import FastiCivil
import FastiFormats

/// Tells a failure on standard error: two lines for people, one object for programs.
struct ErrorReport {
  let asJSON: Bool

  /// Whether a command line that could not be read asks for JSON.
  static func wantsJSON(_ words: [String]) -> Bool {
    var last = false
    var isValue = false
    for word in words.prefix(while: { $0 != "--" }) {
      if isValue || word.hasPrefix("--format=") {
        last = word == "json" || word == "--format=json"
        isValue = false
      } else if word == "--json" {
        last = true
      }
      isValue = word == "--format"
    }
    return last
  }

  /// Writes the failure; answers its exit status.
  func send(_ failure: Failure, on machine: Machine) -> ExitStatus {
    // Nobody is left to tell when standard error itself fails.
    try? machine.console.write(bytes(of: failure), to: .error)
    return ExitStatus(failure.kind)
  }

  /// The report as bytes.
  func bytes(of failure: Failure) -> [UInt8] {
    asJSON ? FailureReport.json(failure) : text(failure)
  }

  private func text(_ failure: Failure) -> [UInt8] {
    var writer = UTF8Writer()
    for one in failure.all {
      writer.write("fasti: ")
      writer.write(printable: one.message)
      writer.write("\n")
      if let hint = one.hint {
        writer.write("  try: ")
        writer.write(printable: hint)
        writer.write("\n")
      }
    }
    return writer.bytes
  }
}

extension UTF8Writer {
  /// Appends text on one line: control characters, which a terminal would obey, and those that turn a line around become spaces or question marks.
  mutating func write(printable text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": write(byte: UInt8(ascii: " "))
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        write(byte: UInt8(ascii: "?"))
      default: write(text: String(scalar))
      }
    }
  }
}
