/// A currency, by its code of three letters (ISO 4217): `SEK`.
public struct CurrencyCode: Hashable, Comparable, Sendable {
  /// The letters as one number, the first one highest.
  private let packed: UInt32

  /// The euro, in which the European Central Bank quotes the others.
  public static let euro = CurrencyCode(packed: 0x45_55_52)

  private init(packed: UInt32) { self.packed = packed }

  /// The code of three letters, in either case; nil for anything else. Whether a currency has the code is not checked.
  public init?(_ text: some Collection<UInt8>) {
    guard text.count == 3 else { return nil }
    var packed: UInt32 = 0
    for byte in text {
      let letter = byte & 0xDF
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter), byte & 0x40 != 0 else { return nil }
      packed = packed << 8 | UInt32(letter)
    }
    self.packed = packed
  }

  /// The letters, as three bytes.
  public var letters: [UInt8] { [16, 8, 0].map { UInt8(truncatingIfNeeded: packed >> $0) } }

  /// The letters: `SEK`.
  public var text: String { String(decoding: letters, as: UTF8.self) }

  /// The digits after the point that amounts of the currency have: the minor units of ISO 4217, list one of 2026. A
  /// code that is not in the list has two.
  public var digits: Int {
    switch text {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
      "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }

  /// Whether ISO 4217 has the code: those of 2026, and those withdrawn since 1999 that the European Central Bank quoted.
  public var isListed: Bool {
    let letters = letters
    return Self.listed.withUTF8Buffer { list in
      stride(from: 0, to: list.count, by: 3).contains { list[$0..<$0 + 3].elementsEqual(letters) }
    }
  }

  private static let listed: StaticString =
    """
    AEDAFNALLAMDANGAOAARSAUDAWGAZNBAMBBDBDTBGNBHDBIFBMDBNDBOBBOVBRLBSDBTNBWPBYNBZDCADCDFCHECHFCHWCLFCLPCNYCOPCOU\
    CRCCUCCUPCVECYPCZKDJFDKKDOPDZDEEKEGPERNETBEURFJDFKPGBPGELGHSGIPGMDGNFGTQGYDHKDHNLHRKHTGHUFIDRILSINRIQDIRRISK\
    JMDJODJPYKESKGSKHRKMFKPWKRWKWDKYDKZTLAKLBPLKRLRDLSLLTLLVLLYDMADMDLMGAMKDMMKMNTMOPMRUMTLMURMVRMWKMXNMXVMYRMZN\
    NADNGNNIONOKNPRNZDOMRPABPENPGKPHPPKRPLNPYGQARROLRONRSDRUBRWFSARSBDSCRSDGSEKSGDSHPSITSKKSLESLLSOSSRDSSPSTNSVC\
    SYPSZLTHBTJSTMTTNDTOPTRLTRYTTDTWDTZSUAHUGXUSDUSNUYIUYUUYWUZSVEDVESVNDVUVWSTXAFXAGXAUXCDXCGXDRXOFXPDXPFXPTYER\
    ZARZMWZWGZWL
    """

  /// The order of the alphabet.
  public static func < (one: CurrencyCode, other: CurrencyCode) -> Bool { one.packed < other.packed }
}
