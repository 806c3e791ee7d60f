import FastiCivil

/// The two colours a region is shown in: `colours FECC00 on 004B87`.
public struct RegionColours: Hashable, Sendable {
  /// A colour of the sRGB space, 0 to 255 each.
  public struct Colour: Hashable, Sendable {
    /// The red part.
    public var red: UInt8
    /// The green part.
    public var green: UInt8
    /// The blue part.
    public var blue: UInt8

    /// `#FFFFFF`, the ink of a region without colours in its file.
    public static let white = Colour(red: 255, green: 255, blue: 255)

    /// A colour from its parts.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// The colour of six hexadecimal digits, `FECC00`; nil for anything else.
    public init?(hex digits: some Collection<UInt8>) {
      guard digits.count == 6 else { return nil }
      var number: UInt32 = 0
      for digit in digits {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt32(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "F"): number = number << 4 | UInt32(digit - UInt8(ascii: "A") + 10)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt32(digit - UInt8(ascii: "a") + 10)
        default: return nil
        }
      }
      self.init(
        red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
        blue: UInt8(truncatingIfNeeded: number))
    }

    /// Six hexadecimal digits: `FECC00`.
    public var hex: [UInt8] {
      [red, green, blue].flatMap { [$0 >> 4, $0 & 15] }.map { digit in
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit
      }
    }

    /// Its luminance, 0 for black to 1 for white.
    /// - Source: WCAG 2.2, relative luminance.
    var luminance: Double {
      0.2126 * Colour.linear(red) + 0.7152 * Colour.linear(green) + 0.0722 * Colour.linear(blue)
    }

    private static func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      guard value > 0.04045 else { return value / 12.92 }
      // x to the power of 2.4 is the fifth root of x to the power of 12; the root by Newton's method.
      let base = (value + 0.055) / 1.055
      var root = 1.0
      for _ in 0..<12 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
      let cube = root * root * root
      return cube * cube * cube * cube
    }
  }

  /// The colour of the letters.
  public var ink: Colour
  /// The colour behind them.
  public var ground: Colour

  /// The least contrast that letters of this size need.
  /// - Source: WCAG 2.2, success criterion 1.4.3.
  public static let leastContrast = 4.5

  public init(ink: Colour, ground: Colour) {
    self.ink = ink
    self.ground = ground
  }

  /// The colours of a region without colours in its file: white on a ground whose hue is derived from the code, dark
  /// enough to read.
  public init(derivedFrom code: RegionCode) {
    var hash: UInt32 = 0x811C_9DC5
    for byte in code.bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let hue = Int(hash % 360)
    var level = 220
    self.init(ink: .white, ground: RegionColours.ground(hue, level))
    while contrast < RegionColours.leastContrast {
      level -= 4
      ground = RegionColours.ground(hue, level)
    }
  }

  /// The contrast between ink and ground, 1 to 21.
  /// - Source: WCAG 2.2, contrast ratio.
  public var contrast: Double {
    let (one, other) = (ink.luminance, ground.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// A colour of a hue of 0 to 359 degrees; the level is that of its strongest part.
  private static func ground(_ hue: Int, _ level: Int) -> Colour {
    let low = level * 3 / 10
    let step = (level - low) * (hue % 60) / 60
    let (red, green, blue) =
      switch hue / 60 {
      case 0: (level, low + step, low)
      case 1: (level - step, level, low)
      case 2: (low, level, low + step)
      case 3: (low, level - step, level)
      case 4: (low + step, low, level)
      default: (level, low, level - step)
      }
    return Colour(
      red: UInt8(truncatingIfNeeded: red), green: UInt8(truncatingIfNeeded: green),
      blue: UInt8(truncatingIfNeeded: blue))
  }
}

extension RuleBook {
  /// The region whose colours are used for a region: itself if its file has colours, otherwise the nearest parent with
  /// colours, otherwise the country that its code begins with.
  public func colourSource(of code: RegionCode) -> RegionCode {
    var seen: [RegionCode] = []
    var next: RegionCode? = code
    while let region = next.flatMap({ self[$0] }), !seen.contains(region.code) {
      if region.colours != nil { return region.code }
      seen.append(region.code)
      next = region.parent
    }
    return code.country
  }

  /// The colours of a region: those of its file, otherwise derived ones.
  public func colours(of code: RegionCode) -> RegionColours {
    self[code]?.colours ?? RegionColours(derivedFrom: code)
  }
}

extension Identifier where Kind == Region {
  /// The part of a region's code before the first hyphen or at sign: `AU` of `AU-NSW` and of `AU@seed`.
  public var country: RegionCode {
    RegionCode(bytes.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "@") })
  }
}

extension SentenceReader {
  /// `FECC00 on 004B87`, to the end of the words.
  mutating func regionColours() -> RegionColours? {
    let ink = colour()
    expect("on", as: .colours) { RegionColours.Colour(hex: $0.bytes) != nil }
    let ground = colour()
    end(.colours)
    guard let ink, let ground else { return nil }
    return RegionColours(ink: ink, ground: ground)
  }

  private mutating func colour() -> RegionColours.Colour? {
    guard let word = next() else {
      note(.colours, nil as Word?)
      return nil
    }
    guard let colour = RegionColours.Colour(hex: word.bytes) else {
      note(.colours, word)
      return nil
    }
    return colour
  }
}

extension UTF8Writer {
  /// Appends `FECC00 on 004B87`.
  mutating func write(_ colours: RegionColours) {
    write(utf8: colours.ink.hex)
    write(" on ")
    write(utf8: colours.ground.hex)
  }
}
