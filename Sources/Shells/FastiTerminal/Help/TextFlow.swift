import FastiCivil
import FastiFormats

/// Lays out text and two columns in lines of 80.
struct TextFlow {
  /// The last column that may be used.
  static let width = 80

  /// Writes a paragraph, broken at spaces. All lines are indented; those after the first by `hanging` more.
  static func paragraph(_ text: String, indent: Int = 0, hanging: Int = 0, to writer: inout UTF8Writer) {
    for (number, line) in lines(text, width: width - indent - hanging).enumerated() {
      spaces(number == 0 ? indent : indent + hanging, to: &writer)
      writer.write(text: line)
      writer.write("\n")
    }
  }

  /// Writes a command line; a long one is broken before an option, with a backslash for the shell.
  static func command(_ text: String, indent: Int, to writer: inout UTF8Writer) {
    var lines: [String] = []
    for piece in pieces(text) {
      if let line = lines.last, TerminalWidth.of(line) + 1 + TerminalWidth.of(piece) <= width - indent - 4 {
        lines[lines.count - 1] = line + " " + piece
      } else {
        lines.append(piece)
      }
    }
    for (number, line) in lines.enumerated() {
      spaces(number == 0 ? indent : indent + 2, to: &writer)
      writer.write(text: number == lines.count - 1 ? line : line + " \\")
      writer.write("\n")
    }
  }

  /// A command line, split before each option.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if pieces.isEmpty || word.hasPrefix("--") {
        pieces.append(String(word))
      } else {
        pieces[pieces.count - 1] += " " + word
      }
    }
    return pieces
  }

  /// Writes a term and its meaning side by side; a term too long for its column gets a separate line.
  static func pair(_ term: String, _ meaning: String, column: Int, to writer: inout UTF8Writer) {
    writer.write("  ")
    if TerminalWidth.of(term) + 2 > column - 2 {
      writer.write(text: term)
      writer.write("\n")
      spaces(column, to: &writer)
    } else {
      writer.write(term, columns: column - 2)
    }
    for (number, line) in lines(meaning, width: width - column).enumerated() {
      if number > 0 { spaces(column, to: &writer) }
      writer.write(text: line)
      writer.write("\n")
    }
  }

  /// The column where meanings begin for these terms.
  static func column(for terms: [String]) -> Int {
    min(26, (terms.map { TerminalWidth.of($0) }.max() ?? 0) + 4)
  }

  /// Text broken at spaces into lines of at most `width` columns; at least one line.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, TerminalWidth.of(line) + 1 + TerminalWidth.of(String(word)) > width {
        lines.append(line)
        line = ""
      }
      if !line.isEmpty { line += " " }
      line += word
    }
    return lines + [line]
  }

  private static func spaces(_ count: Int, to writer: inout UTF8Writer) {
    for _ in 0..<count { writer.write(byte: UInt8(ascii: " ")) }
  }
}
