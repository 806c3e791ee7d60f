import FastiFormats
import FastiHost
import FastiICal
import FastiJail
import FastiPaper
import FastiTransfer
import Glibc

/// What `fasti` and the server start this program for as a child: reading a foreign document, fetching one, and restoring a
/// backup.
enum ChildService {
  /// The status of a service, or nil when the words call none.
  static func run(_ words: [String]) -> Int32? {
    switch (words.first, words.count) {
    case ("read-document", 2): read(words[1])
    case ("read-document", 3) where words[1] == "import": plan(zones: words[2])
    case ("paper-font", 1): paperFont()
    case ("restore-backup", 5): RestoreCommand.run(Array(words.dropFirst()))
    case ("fetch-document", 3...): FetchCommand.run(Array(words.dropFirst()))
    default: nil
    }
  }

  /// Writes the family that paper is set in, and a line with the packages of fonts that are lacking; nothing where there is no font.
  private static func paperFont() -> Int32 {
    let found = PaperFonts.found
    print(found?.family ?? "")
    print(found?.lacking.joined(separator: " ") ?? "")
    fflush(nil)
    return 0
  }

  private static func read(_ kind: String) -> Int32 {
    switch kind {
    case "html": JailedReading.html().rawValue
    case "pdf": JailedReading.pdf().rawValue
    case "rates": JailedReading.rates().rawValue
    case "weather":
      JailedReading.lines(longest: WeatherJSON.longest + 32_768) { WeatherJSON.lines(for: $0) }.rawValue
    case "report": JailedReading.report().rawValue
    default: 2
    }
  }

  /// Reads a foreign file and says what it would become.
  private static func plan(zones folder: String) -> Int32 {
    JailedReading.plan(longest: ForeignReading.longest, zones: folder) { question in
      ForeignReading.answer(to: question, zones: SystemZones(folder: folder)) { ICalendarReader.file($0) }
    }.rawValue
  }
}
