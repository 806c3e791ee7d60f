import FastiCivil
import FastiFormats
import FastiRecords

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
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: write(byte: 0x20)
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: write(byte: 0x3F)
      default: write(text: String(scalar))
      }
    }
  }
}
