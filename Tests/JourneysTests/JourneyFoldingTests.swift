import TestSupport
import Testing

/// Long lines of JSON are folded for the reader, and compared unfolded.
@Suite("The folding of JSON in a journey") struct JourneyFoldingTests {
  /// A line of JSON that is longer than the width of a transcript.
  static let long = """
    {"text":"a \\"quote\\", a {brace}, a [bracket] and a back\\\\","numbers":[1,-2.50,3e10,0.1],"empty":{},"none":[],"days":[\
    {"date":"2026-02-05","names":{"sv":"Torsdag","en":"Thursday, or so"}},{"date":"2026-02-06","names":null},7],"ok":true}
    """

  @Test("members are on separate lines") func folded() {
    #expect(
      Journey.folded(Self.long) == [
        "{", #"  "text":"a \"quote\", a {brace}, a [bracket] and a back\\","#, #"  "numbers":[1,-2.50,3e10,0.1],"#,
        #"  "empty":{},"#, #"  "none":[],"#, #"  "days":["#,
        #"    {"date":"2026-02-05","names":{"sv":"Torsdag","en":"Thursday, or so"}},"#,
        #"    {"date":"2026-02-06","names":null},"#, "    7", "  ],", #"  "ok":true"#, "}",
      ])
  }

  /// Lines of JSON, and lines that only begin like JSON.
  static let lines: [String] = [
    long, long + ",", "[\(long),\(long)]", "\"key\":\(long)", long.replacing("true", with: "\"[..]\""),
    long.replacing("true", with: "[..]"), long.replacing(":", with: ": "), "[ " + long, long + " ", "{" + long,
    String(repeating: "{\"a\":[", count: 40), "| " + long,
  ]

  /// Lines that are not folded.
  static let plain: [String] = [
    "{\"a\":1}", String(repeating: "word, ", count: 40), "{ \"a\": [\(String(repeating: "1, ", count: 60))] }",
    long.replacing("}", with: ""),
  ]

  @Test("the unfolded line is the same, byte for byte", arguments: lines + plain)
  func unfolded(line: String) throws {
    #expect(Journey.unfolded(Journey.folded(line)) == line)
    let answer = Journey.Answer(output: [line, line], errors: [line], status: 4)
    let journey = Journey(path: "a", parts: [.step(command: "a", expected: answer)])
    #expect(try Journey(path: "a", text: journey.text).steps[0].expected == answer)
    #expect(try Journey(path: "a", text: journey.text(folds: false)).steps[0].expected == answer)
  }

  @Test("a line that is short, or not compact JSON, does not change", arguments: plain)
  func untouched(line: String) { #expect(Journey.folded(line) == [line]) }

  @Test("a change of one character is a difference, and shown with the lines around it") func change() throws {
    let journey = try Journey(
      path: "a", text: "$ a\n" + Journey.Answer(output: [Self.long]).lines.joined(separator: "\n"))
    let other = Self.long.replacing("-2.50", with: "-2.5")
    #expect(!journey.steps[0].expected.matches(.init(output: [other])))
    let difference = journey.steps[0].expected.difference(to: .init(output: [other]))
    #expect(difference.contains("- |  \"numbers\":[1,-2.50,3e10,0.1],\n+ |  \"numbers\":[1,-2.5,3e10,0.1],\n"))
  }
}
