import FastiCivil
import FastiRecords

/// How much one question may ask of the holidays: years times regions. Whoever wants more asks several times, and gets
/// answers that fit into memory.
enum RegionYears {
  /// The most years times regions.
  static let most = 400

  /// - Parameter regions: How many regions are asked about; rules of one's own without a region count as one.
  /// - Throws: `.invalid` for more than ``most``.
  static func check(_ from: Day, _ to: Day, _ regions: Int) throws(Failure) {
    let (years, regions) = (abs(to.year - from.year) + 1, max(1, regions))
    guard years * regions > most else { return }
    throw Failure(
      .invalid, code: "too-much",
      "\(years) years of \(regions) regions are \(years * regions); one answer has at most \(most)",
      field: "to", value: to.iso, hint: "fewer regions, or at most \(most / regions) years at a time",
      cause: .request(.tooMuch(years: years, regions: regions, most: most)))
  }
}
