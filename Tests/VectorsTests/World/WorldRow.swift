import FastiCivil
import Foundation

/// One row of `world/CC.csv`: a kind of day in a region, the references that list it, and its days.
struct WorldRow {
  /// The region's code in the program.
  let region: String
  /// `=` is a row of the country; for a part, `+` is a row that its country does not have, and `-` one that the part
  /// lacks.
  let set: Character
  /// The kind in the first reference; `half` is a day of which a part is off.
  let kind: String
  /// `not-P` if the first reference lacks the day, `not-P-kind` if it has the day as another kind.
  let note: String
  /// The references that have the day off; `d` is reference D with another kind.
  let agree: Set<Character>
  let days: [Day]

  /// The columns that the package may contain. The references' label `name` is not one of them.
  static let columns = ["region", "set", "kind", "note", "agree", "dates"]

  /// The rows of a country, with or without the column of labels, which is never read.
  static func rows(of country: String, in folder: String = VectorFolder.path) throws -> [WorldRow] {
    let file = "world/\(country).csv"
    let header = try header(file, in: folder)
    return try VectorFolder.rows(file, in: folder).compactMap { fields in
      let field = Dictionary(uniqueKeysWithValues: zip(header, fields))
      guard let region = code(field["region"] ?? "") else { return nil }
      return WorldRow(
        region: region, set: field["set"]?.first ?? "=", kind: field["kind"] ?? "", note: field["note"] ?? "",
        agree: Set(field["agree"] ?? ""),
        days: try (field["dates"] ?? "").split(separator: " ").map { try Day(iso: String($0)) })
    }
  }

  /// The names of the columns of a file.
  static func header(_ file: String, in folder: String) throws -> [String] {
    let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    return text.prefix { !$0.isNewline }.split(separator: ",").map(String.init)
  }

  /// The references that cover each region, from `world/coverage.csv`; from the package's file if the folder has none.
  static func coverage() throws -> [String: Set<Character>] {
    let file = "world/coverage.csv"
    let isThere = FileManager.default.fileExists(atPath: "\(VectorFolder.path)/\(file)")
    let folder = isThere ? VectorFolder.path : VectorFolder.own
    var coverage: [String: Set<Character>] = [:]
    for fields in try VectorFolder.rows(file, in: folder) where fields.count > 1 {
      if let region = code(fields[0]) { coverage[region] = Set(fields[1]) }
    }
    return coverage
  }

  /// The program's code for a code of a reference; nil for a part that is not a region here, such as a zone of school
  /// holidays.
  private static func code(_ text: String) -> String? {
    if let code = codes[text] { return code.isEmpty ? nil : code }
    return text.contains(" ") || text.contains { $0.isLowercase } ? nil : text
  }

  /// Codes of the references that are not those of ISO 3166-2, and the program's region. If the references give a day
  /// of one place to the region around it, the day belongs to the place.
  private static let codes = [
    "DE-Augsburg": "DE-BY-AUGSBURG", "BE-Flemish": "", "BE-French": "", "BE-German": "",
    "CL-NB": "CL-NB-CHILLAN", "ES-Barcelona": "ES-CT-BARCELONA", "IT-Andria": "IT-BT-ANDRIA",
    "IT-Barletta": "IT-BT-BARLETTA", "IT-Cesena": "IT-FC-CESENA", "IT-Forli": "IT-FC-FORLI",
    "IT-Pesaro": "IT-PU-PESARO", "IT-Trani": "IT-BT-TRANI", "IT-Urbino": "IT-PU-URBINO",
    "NI-MN": "NI-MN-MANAGUA", "NZ-South Canterbury": "NZ-CAN-SC", "SV-SS": "SV-SS-SANSALVADOR",
  ]
}
