/// The places that ship with the program, as a text: `Data/Places`, written by `scripts/places`.
public struct ShippedPlaces: Sendable {
  /// The file's name without its ending.
  public let label: StaticString
  /// The file's text, UTF-8.
  public let text: StaticString
  /// The text's 64-bit FNV-1a hash, sixteen hexadecimal digits.
  public let hash: StaticString

  /// The bytes of the list of cities, while the closure runs.
  public static func read<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer? {
    guard let cities = all.first else { return nil }
    return cities.text.withUTF8Buffer { body($0) }
  }
}
