/// A block of Swift in a doc comment or on a page, and its expected output.
///
/// Comments state the output: at the end of a line that calls `print(`, or on separate lines directly after such a line
/// or after a closing brace. A line of three dots stands for any number of lines.
struct DocumentedExample: Sendable {
  /// The file, relative to the package's root.
  let path: String
  /// The number, from 1, of the line in the file at which ``code`` begins.
  let line: Int
  /// The lines of the block without its imports.
  var code: [String]
  /// The modules the block imports.
  var imports: [String]
  /// The expected lines of output.
  var expected: [String]

  /// The blocks of the doc comments of a Swift file.
  static func inComments(of text: String, path: String) -> [DocumentedExample] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String? in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("///") else { return nil }
      return String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
    }
    return blocks(of: lines, path: path)
  }

  /// The blocks of a page. They form one example, because each continues the one before it.
  static func onPage(_ text: String, path: String) -> [DocumentedExample] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Optional(String($0)) }
    var blocks = blocks(of: lines, path: path)
    guard var page = blocks.first else { return [] }
    blocks.removeFirst()
    for block in blocks {
      // Blank lines keep the line numbers correct.
      let gap = block.line - page.line - page.code.count
      page.code += Array(repeating: "", count: gap) + block.code
      page.imports += block.imports
      page.expected += block.expected
    }
    return [page]
  }

  private static func blocks(of lines: [String?], path: String) -> [DocumentedExample] {
    var found: [DocumentedExample] = []
    var open: (line: Int, lines: [String])?
    for (index, line) in lines.enumerated() {
      guard let line else {
        open = nil
        continue
      }
      if let block = open {
        if line == "```" {
          found.append(DocumentedExample(path: path, line: block.line, block.lines))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line == "```swift" {
        open = (index + 2, [])
      }
    }
    return found
  }

  private init(path: String, line: Int, _ lines: [String]) {
    self.path = path
    self.line = line
    code = []
    imports = []
    expected = []
    var prints = false
    for text in lines {
      let trimmed = text.drop { $0 == " " }
      if trimmed.hasPrefix("import ") {
        imports.append(String(trimmed))
        code.append("")
      } else if trimmed.hasPrefix("// "), prints {
        expected.append(String(trimmed.dropFirst(3)))
        code.append("")
      } else {
        code.append(text)
        prints = trimmed.contains("print(") || trimmed.hasPrefix("}")
        if trimmed.contains("print("), let said = text.ranges(of: "  // ").last {
          expected.append(String(text[said.upperBound...]))
        }
      }
    }
  }
}

/// A program that runs examples and reports those whose output differs.
struct ExampleProgram {
  let examples: [DocumentedExample]

  /// The program as one Swift file. The compiler reports errors with the example's own file and line.
  var source: String {
    let imports = Set(["import Fasti"] + examples.flatMap(\.imports)).sorted()
    let functions = examples.enumerated().map { index, example in
      """
      func example\(index)() throws -> [String] {
        var printed = ""
        func print(_ items: Any...) { printed += items.map { "\\($0)" }.joined(separator: " ") + "\\n" }
      #sourceLocation(file: "\(example.path)", line: \(example.line))
      \(example.code.joined(separator: "\n"))
      #sourceLocation()
        return printed.split(separator: "\\n").map(String.init)
      }
      """
    }
    let calls = examples.enumerated().map { index, example in
      "    check(\"\(example.path):\(example.line)\", \(literal(example.expected)), example\(index))"
    }
    return """
      \(imports.joined(separator: "\n"))

      \(functions.joined(separator: "\n\n"))

      /// Whether lines are the expected ones; three dots stand for any number of lines.
      func matches(_ printed: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
        guard let first = expected.first else { return printed.isEmpty }
        if first == "..." {
          return (printed.startIndex...printed.endIndex).contains { matches(printed[$0...], expected.dropFirst()) }
        }
        return printed.first == first && matches(printed.dropFirst(), expected.dropFirst())
      }

      func check(_ place: String, _ expected: [String], _ example: () throws -> [String]) {
        do {
          let printed = try example()
          if !matches(printed[...], expected[...]) {
            print("\\(place) prints\\n  \\(printed.joined(separator: "\\n  "))\\nand says")
            print("  \\(expected.joined(separator: "\\n  "))")
          }
        } catch { print("\\(place) throws \\(error)") }
      }

      @main enum Program {
        static func main() {
      \(calls.joined(separator: "\n"))
        }
      }

      """
  }

  private func literal(_ lines: [String]) -> String {
    "[\(lines.map { "#\"\($0)\"#" }.joined(separator: ", "))]"
  }
}
