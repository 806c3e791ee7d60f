import FastiDays
import FastiHost
import FastiPages
import FastiPerson
import FastiRecords
import FastiTransfer
import FastiWords
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

@Suite("Pages tell what to type into a field, not on a command line") struct FieldHintTests {
  /// Whether a text names an option or begins with a command.
  private func isForTerminals(_ text: String) -> Bool {
    text.contains("--") || text.hasPrefix("fasti ") || text.contains(": fasti ")
  }

  @Test("an unknown zone is answered with the nearest one, without its option")
  func zone() throws {
    let zones = SystemZones(environment: SystemEnvironment())
    #expect(throws: Failure.self) { try zones.zone(named: "Mars/Base") }
    let page = ScreenTests.post(try Room(), "/reminders", ScreenTests.reminder("a", [("zone", "Europe/Stokholm")]))
    #expect(page.status == 422 && page.text.contains("<span class=\"hint\">try: Europe/Stockholm</span>"))
  }

  @Test("no error of a form names an option", arguments: ["en", "sv", "vi"])
  func forms(_ language: String) throws {
    let room = try LanguageTests.filled()
    let headers = ScreenTests.form + [("Accept", "text/html"), ("Cookie", "lang=\(language)")]
    for (path, fields) in LanguageTests.mistakes {
      let page = ScreenTests.post(room, path, fields, headers).text
      for part in page.components(separatedBy: "<p class=\"error\"").dropFirst() {
        let told = PageTexts("<p" + part.components(separatedBy: "</p>")[0] + "</p>").texts
        for text in told { #expect(!isForTerminals(text), "\(path) \(fields): \(text)") }
      }
    }
  }

  /// Sentences of the command line only: its answers, its hints and the findings of `fasti doctor`.
  private static let ofTerminals = ["cli.", "usage.", "say."]

  @Test("no sentence of an error, in any language, names an option", arguments: ["en", "sv", "vi"])
  func words(_ language: String) throws {
    let file = try #require(try PackageFolder.text("Data/Words/\(language).words"))
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      guard let sign = line.firstRange(of: " = "), line[..<sign.lowerBound].contains(".") else { continue }
      guard !Self.ofTerminals.contains(where: { line.hasPrefix($0) }) else { continue }
      #expect(!isForTerminals(String(line[sign.upperBound...])), "\(line)")
    }
  }
}
