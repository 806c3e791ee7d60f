import FastiCivil
import FastiFormats
import FastiPages
import FastiRecords
import FastiWords
import Testing

@testable import FastiWeb

@Suite("Errors are in the reader's language") struct CauseLaws {
  @Test("a mistake in a file is reported with its place")
  func place() throws {
    let mistake = FileProblem(
      .json(.wrongKind(expected: .number, found: .string)), at: TextPosition(line: 3, column: 9),
      field: "entries[2].hours", value: Array("\"8\"".utf8))
    #expect(
      FieldError(Failure(mistake, in: "a.json"), try PageWords.shipped("sv")).message
        == "a.json: rad 3, tecken 9: entries[2].hours ”\"8\"”: det måste vara ett tal, inte en text inom citattecken")
  }

  @Test("pages do not show where the store is and what the system reported", arguments: ["en", "sv", "vi"])
  func secrets(_ language: String) throws {
    let words = try PageWords.shipped(language)
    for error in [
      StoreError.readOnly(path: "/home/qq"), .noFolder(path: "/home/qq", reason: .said("qqreason")),
      .ioError(path: "/home/qq", detail: .said("qqreason")), .corrupt(path: "/home/qq", detail: .said("qqreason")),
      .notAStore(path: "/home/qq"),
    ] {
      #expect(!FieldError(Failure(error), words).message.contains("qq"), "\(error)")
    }
  }

  @Test("a field is named by its label", arguments: ["en", "sv", "vi"])
  func labels(_ language: String) throws {
    let words = try PageWords.shipped(language)
    let error = FieldError(Failure(.text(.emptyTitle), field: .title, value: ""), words)
    #expect(error.message.contains(words(.title)) && !error.message.contains("TITLE"))
    let option = FieldError(Failure(.text(.emptyName), field: .givenName, value: ""), words)
    #expect(!option.message.contains("--name"))
    let ends = UsageCause.exclusive(.ends, .input(.last), .input(.times))
    let both = FieldError(Failure(.usage(ends), field: .times), words).message
    #expect(both.contains(words(.repeatsUntil)) && both.contains(words(.howManyTimes)) && !both.contains("--"))
    let days = UsageCause.exclusive(.recurrences, .input(.every), .input(.onDays), value: "year")
    #expect(!FieldError(Failure(.usage(days)), words).message.contains("--"))
  }
}
