import FastiCivil
import FastiTerminal
import Foundation
import Testing

@Suite("The example of the documentation")
struct LeapCommandTests {
  @Test("is the one compiled here")
  func letterForLetter() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(contentsOf: here.appending(path: "LeapCommand.swift"), encoding: .utf8)
    let page = try String(
      contentsOf: here.appending(path: "../../Documentation/CommandLine.md").standardizedFileURL, encoding: .utf8)
    let example = try #require(source.range(of: "enum LeapCommand")).lowerBound
    #expect(page.contains("```swift\n" + source[example...] + "```\n"))
  }

  @Test(
    "works",
    arguments: [
      ("leap 2028", "2028\n", 0), ("leap", "2026\n", 1), ("leap 2028 -q", "", 0),
      ("leap 2028 --json", "{\"year\":2028,\"isLeap\":true}\n", 0),
    ] as [(String, String, UInt8)])
  func works(line: String, output: String, status: UInt8) throws {
    let machine = TestMachine()
    let invocation = try CommandLineParser([LeapCommand.self]).parse(TestMachine.words(line))
    let context = Context(invocation, on: machine.machine)
    try LeapCommand.run(context)
    #expect(context.out.string == output)
    #expect(context.status.rawValue == status)
  }
}
