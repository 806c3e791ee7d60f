import Foundation
import Testing

@Suite("Colours are told apart and read") struct ColourTests {
  /// The light and the dark value of each token that has two.
  private static func tokens() throws -> [String: [String]] {
    let css = try FileTests.text("fasti.css")
    let found = css.matches(of: /--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/)
    return Dictionary(uniqueKeysWithValues: found.map { (String($0.1), [String($0.2), String($0.3)]) })
  }

  /// Red, green and blue without the curve of screens, from 0 to 1.
  private static func light(_ colour: String) throws -> [Double] {
    let number = try #require(Int(colour.dropFirst(), radix: 16))
    return [16, 8, 0].map { shift in
      let part = Double(number >> shift & 255) / 255
      return part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  /// The contrast of WCAG 2.2.
  private static func contrast(_ one: String, _ other: String) throws -> Double {
    func luminance(_ colour: String) throws -> Double {
      let parts = try light(colour)
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (first, second) = (try luminance(one) + 0.05, try luminance(other) + 0.05)
    return max(first, second) / min(first, second)
  }

  /// The distance in OKLab, of which black and white have 100.
  private static func distance(_ one: String, _ other: String) throws -> Double {
    func lab(_ colour: String) throws -> [Double] {
      func sums(_ rows: [[Double]], _ values: [Double]) -> [Double] {
        rows.map { $0[0] * values[0] + $0[1] * values[1] + $0[2] * values[2] }
      }
      let cones = sums(
        [
          [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9], [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
          [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
        ], try light(colour))
      return sums(
        [
          [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8], [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
          [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
        ], cones.map { cbrt($0) })
    }
    let (first, second) = (try lab(one), try lab(other))
    let squares: [Double] = zip(first, second).map { ($0 - $1) * ($0 - $1) }
    return 100 * sqrt(squares[0] + squares[1] + squares[2])
  }

  @Test("text has a contrast of at least 4.5 on every colour that is behind it, in both themes")
  func contrasts() throws {
    let tokens = try Self.tokens()
    let ink = try #require(tokens["ink"])
    let grounds = [
      "paper", "wash", "chosen", "cyan", "pink", "orange", "green", "purple", "cream", "teal", "raised", "used",
      "used-line", "lowered", "lowered-line", "yellow", "heat-1", "heat-2", "heat-3", "heat-4",
    ]
    for name in grounds {
      let values = try #require(tokens[name], "\(name)")
      for theme in [0, 1] {
        let found = try Self.contrast(values[theme], ink[theme])
        #expect(found >= 4.5, "\(name), theme \(theme): \(found)")
      }
    }
  }

  @Test("a note, a trip and leave are told apart in both themes; leave that is taken or corrected has stripes besides")
  func kinds() throws {
    let tokens = try Self.tokens()
    let kinds = ["cream", "orange", "used", "raised"]
    for (place, one) in kinds.enumerated() {
      for other in kinds[(place + 1)...] {
        for theme in [0, 1] {
          let values = [try #require(tokens[one])[theme], try #require(tokens[other])[theme]]
          let found = try Self.distance(values[0], values[1])
          #expect(found >= 5, "\(one) and \(other), theme \(theme): \(found)")
        }
      }
    }
    let css = try FileTests.text("fasti.css")
    for (name, angle) in [("used", "-45deg"), ("lowered", "45deg")] {
      #expect(css.contains("--stripes-\(name): repeating-linear-gradient(\(angle), var(--\(name)) 0 "))
      #expect(css.contains(".\(name) { background: var(--stripes-\(name)); }"))
      for theme in [0, 1] {
        let values = [try #require(tokens[name])[theme], try #require(tokens["\(name)-line"])[theme]]
        #expect(try Self.distance(values[0], values[1]) >= 5)
      }
    }
  }
}
