import FastiCivil
import FastiHolidays
import FastiRecords

/// A file of regions and rules for an import.
public enum RulesFile {
  /// The size of the longest file that is read, in bytes.
  public static let longest = 1_000_000
  /// The most rules of a file.
  public static let most = 2_000

  /// The regions of a file. Each is checked by using it, so that a file that takes too long does so here.
  /// - Parameter zones: The zones in which those of the regions must exist.
  /// - Throws: Every mistake of the file, each with its line.
  static func read(_ file: [UInt8], named name: String, zones: any Zones) throws(Failure) -> [Region] {
    guard !file.contains(0) else { throw Failure(.bringing(.zeroByte), field: .file, value: name) }
    guard String(validating: file, as: UTF8.self) != nil else {
      throw Failure(.bringing(.notUTF8), field: .file, value: name)
    }
    let regions: [Region]
    do throws(RuleMistakes) { regions = try Region.read(file, isZone: zones.has) } catch {
      throw Failure(error, in: name)
    }
    guard regions.reduce(0, { $0 + $1.rules.count }) <= most else {
      throw Failure(.bringing(.tooManyRules(most: most)), field: .file, value: name)
    }
    let book = RuleBook(regions)
    for region in regions { _ = book.lint(region.code) }
    return regions
  }
}

extension WireWriter {
  mutating func write(_ regions: [Region]) {
    write(list: regions) { region, writer in
      var text = UTF8Writer()
      text.write(region)
      writer.write(text.bytes)
    }
  }
}

extension WireReader {
  /// Regions, read with the rules of their file.
  mutating func regions() throws(WireError) -> [Region] {
    var rules = 0
    return try list(most: RulesFile.longest / 8) { reader throws(WireError) in
      guard let found = try? Region.read(try reader.data()), found.count == 1 else { throw WireError() }
      rules += found[0].rules.count
      guard rules <= RulesFile.most else { throw WireError() }
      return found[0]
    }
  }
}
