import FastiData
import FastiWords
import PageSamples
import TestSupport
import Testing

@Suite("The sentences of mistakes, hints and changes") struct SentenceTests {
  /// The keys of a language's file with their texts.
  private static func texts(_ language: String) throws -> [(key: String, text: String)] {
    let file = try #require(ShippedWords.all.first { "\($0.language)" == language })
    return "\(file.text)".split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#"), let sign = line.firstRange(of: " = ") else { return nil }
      return (String(line[..<sign.lowerBound]), String(line[sign.upperBound...]))
    }
  }

  @Test(
    "the number of an anniversary has its ending",
    arguments: [
      (1, "1st anniversary", "1:a årsdagen"), (2, "2nd anniversary", "2:a årsdagen"),
      (3, "3rd anniversary", "3:e årsdagen"), (4, "4th anniversary", "4:e årsdagen"),
      (11, "11th anniversary", "11:e årsdagen"), (12, "12th anniversary", "12:e årsdagen"),
      (13, "13th anniversary", "13:e årsdagen"), (21, "21st anniversary", "21:a årsdagen"),
      (111, "111th anniversary", "111:e årsdagen"), (122, "122nd anniversary", "122:a årsdagen"),
    ])
  func anniversaries(_ number: Int, english: String, swedish: String) throws {
    #expect(try Samples.words("en")(anniversary: number) == english)
    #expect(try Samples.words("sv")(anniversary: number) == swedish)
    #expect(try Samples.words("vi")(anniversary: number) == "kỷ niệm lần thứ \(number)")
  }

  @Test("every language has every sentence once", arguments: ["sv", "vi"])
  func complete(_ language: String) throws {
    let keys = try Self.texts("en").map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(try Self.texts(language).map(\.key).sorted() == keys.sorted())
  }

  /// Sentences that are equal in English and not in every language, with the reason.
  private static let equalInEnglish: [Set<String>: String] = [
    ["importDiffers", "restoreDifferent"]: "Swedish and Vietnamese name the file of an import",
    ["newsBegins", "months.begins"]: "a page writes its days in another way",
    ["zone.truncated", "backup.damage.early"]: "the pronoun stands for a file and for an archive",
    ["rule.repeated", "leave.repeatedType"]: "a part of a sentence is written, a kind of leave is named",
  ]

  @Test("no two keys have the same sentence, which is a text of three words or more")
  func once() throws {
    let texts = try Self.texts("en").filter { $0.text.split { !$0.isLetter }.count > 2 }
    let equal = Dictionary(grouping: texts, by: \.text).values.map { Set($0.map(\.key)) }.filter { $0.count > 1 }
    #expect(Set(equal) == Set(Self.equalInEnglish.keys))
  }

  @Test("the slots of a sentence are the same in every language", arguments: ["sv", "vi"])
  func slots(_ language: String) throws {
    let english = Dictionary(uniqueKeysWithValues: try Self.texts("en"))
    for (key, text) in try Self.texts(language) where key.contains(".") {
      for slot in (0...9).map({ "{\($0)}" }) {
        #expect(text.contains(slot) == (english[key] ?? "").contains(slot), "\(key) \(slot)")
      }
    }
  }

  /// The texts that are the same in every language: calendars have one name, and rules are written in English.
  private static let named: Set = [
    "calHijriUmmalqura", "calHijriCivil", "sentenceExample", "shiftExample", "exceptionsExample", "rule.right.swap",
    "rule.right.cycle", "rule.right.length",
  ]

  @Test("no text of several words is English in another language", arguments: ["sv", "vi"])
  func translated(_ language: String) throws {
    let english = Dictionary(uniqueKeysWithValues: try Self.texts("en"))
    let same = try Self.texts(language).filter { key, text in
      text == english[key] && text.split { !$0.isLetter }.filter { $0.count > 1 }.count > 1
    }
    #expect(Set(same.map(\.key)).subtracting(Self.named) == [])
  }
}
