import FastiCalendars
import FastiCivil
import FastiRecords

/// Reads Hijri dates in which the month has a name: `1 Ramadan`, `Ramadan 1, 1447`, `ramadan-1`, `1 رمضان 1447`.
public enum NamedHijriDate {
  /// The date in numbers, `1447-9-1` or `9-1`; nil for a text that does not name a month, or not one day of it.
  ///
  /// The names are those of every language that has some, and other common spellings in Latin letters. Capitals, marks,
  /// hyphens and the article are ignored.
  public static func numbers(_ text: String) -> String? {
    guard text.utf8.count <= 100 else { return nil }
    var (numbers, letters): ([Int], String) = ([], "")
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isWholeNumber && !isMark($0) }) {
      let digits = word.prefix { $0.isWholeNumber }
      let rest = folded(String(word.dropFirst(digits.count)))
      if digits.isEmpty {
        if !["ah", "h", "of", "den", "ngay", "nam"].contains(rest) { letters += rest }
        continue
      }
      guard digits.count <= 4, ["", "st", "nd", "rd", "th", "e", "a"].contains(rest) else { return nil }
      numbers.append(digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) })
    }
    // Vietnamese numbers the months: ngày 1 tháng 9 năm 1447.
    if letters == "thang", numbers.count >= 2 { return date(month: numbers.remove(at: 1), numbers) }
    guard let month = month(named: letters) else { return nil }
    return date(month: month, numbers)
  }

  /// A single number is the day; of two numbers, the one that can be a year is the year.
  private static func date(month: Int, _ numbers: [Int]) -> String? {
    switch numbers.count {
    case 1 where numbers[0] < 100: return "\(month)-\(numbers[0])"
    case 2 where (numbers[0] < 100) != (numbers[1] < 100):
      return "\(numbers.max() ?? 0)-\(month)-\(numbers.min() ?? 0)"
    default: return nil
    }
  }

  private static func month(named letters: String) -> Int? {
    guard !letters.isEmpty else { return nil }
    let plain = withoutArticle(letters)
    for month in 1...12 {
      for language in NameLanguage.allCases {
        guard let name = HijriMonth(year: 1, month: month)?.nameUTF8(in: language) else { continue }
        let known = folded(String(decoding: name, as: UTF8.self))
        if known == letters || withoutArticle(known) == plain { return month }
      }
    }
    return others.firstIndex { $0.contains(plain) }.map { $0 + 1 }
  }

  /// Other spellings in Latin letters, without the article, by month.
  private static let others: [[String]] = [
    ["moharram", "muharam", "moharam"], ["safer", "saffar"], ["rabiawal", "rabii", "rabiulawwal", "rabiulawal"],
    ["rabiakhir", "rabithani", "rabisani", "rabiulakhir", "rabiuththani", "rabiulthani"],
    ["jumadaawwal", "jumadaawal", "jumadaula", "jumadilawwal", "jumadiulawwal"],
    ["jumadaakhirah", "jumadaakhira", "jumadaakhir", "jumadathani", "jumadathaniyah", "jumadasani", "jumadilakhir"],
    ["rajjab"], ["shaaban", "shabaan", "shaban"], ["ramadhan", "ramazan", "ramzan", "ramadaan"],
    ["shawal", "shawwaal"],
    ["dhulqadah", "dhulqada", "dhulqaadah", "dhuqidah", "dhuqadah", "dhuqada", "zulqadah", "zulqidah", "zilqad"],
    ["dhulhijja", "dhulhijah", "dhuhijjah", "dhuhijja", "zulhijjah", "zulhijja", "zilhijjah", "zilhij"],
  ]

  /// A name without any form of the article between its words.
  private static func withoutArticle(_ letters: String) -> String {
    for start in ["rabi", "jumada", "dhu"] where letters.hasPrefix(start) {
      let rest = letters.dropFirst(start.count)
      for article in ["al", "ul", "ath", "ul"] where rest.hasPrefix(article) && rest.count > article.count + 2 {
        return start + rest.dropFirst(article.count)
      }
    }
    return letters
  }

  private static func folded(_ text: String) -> String {
    Diacritics.text(text.lowercased()).filter { $0.isLetter }
  }

  /// A character that may occur inside a name: an apostrophe, or a separate mark over a letter.
  private static func isMark(_ character: Character) -> Bool {
    ["'", "\u{2019}", "\u{2BF}", "\u{2BE}"].contains(character)
  }
}
