import FastiFormats
import FastiICal
import FastiJail
import Glibc

/// What `fasti` starts this program for as a child: reading a stranger's document, and fetching one.
enum ChildService {
  /// The status of a service, or nil when the words call none.
  static func run(_ words: [String]) -> Int32? {
    switch (words.first, words.count) {
    case ("read-document", 2): read(words[1])
    case ("fetch-document", 2...): FetchCommand.run(Array(words.dropFirst()))
    default: nil
    }
  }

  private static func read(_ kind: String) -> Int32 {
    switch kind {
    case "html": JailedReading.html().rawValue
    case "pdf": JailedReading.pdf().rawValue
    case "ics":
      JailedReading.read(longest: ICalendarReader.longest) { ICalendarReader.file($0)?.lines }.rawValue
    case "report": JailedReading.report().rawValue
    default: 2
    }
  }
}
