import FastiCivil

/// The words of dates in three languages, folded as ``FoldedText`` folds them: small letters without marks.
enum DateVocabulary {
  /// Sunday to Saturday.
  static let weekdays: [[StaticString]] = [
    ["sunday", "sun", "sondag", "sondagen", "son", "chu nhat", "cn"],
    ["monday", "mon", "mandag", "mandagen", "man", "thu hai"],
    ["tuesday", "tues", "tue", "tisdag", "tisdagen", "tis", "thu ba"],
    ["wednesday", "wed", "onsdag", "onsdagen", "ons", "thu tu"],
    ["thursday", "thurs", "thur", "torsdag", "torsdagen", "tors", "tor", "thu nam", "thu"],
    ["friday", "fri", "fredag", "fredagen", "fre", "thu sau"],
    ["saturday", "sat", "lordag", "lordagen", "lor", "thu bay"],
  ]

  /// January to December.
  static let months: [[StaticString]] = [
    ["january", "jan", "januari"], ["february", "feb", "februari"], ["march", "mar", "mars"], ["april", "apr"],
    ["may", "maj"], ["june", "jun", "juni"], ["july", "jul", "juli"], ["august", "aug", "augusti"],
    ["september", "sept", "sep"], ["october", "oct", "oktober", "okt"], ["november", "nov"],
    ["december", "dec"],
  ]

  /// Muharram to Dhul-Hijjah, in spellings with Latin letters.
  static let hijri: [[StaticString]] = [
    ["muharram"], ["safar"], ["rabi al awwal", "rabi i", "rabi 1"],
    ["rabi al thani", "rabi al akhir", "rabi ii", "rabi 2"],
    ["jumada al ula", "jumada al awwal", "jumada i", "jumada 1"],
    ["jumada al akhirah", "jumada al akhira", "jumada al thani", "jumada ii", "jumada 2"], ["rajab"],
    ["shaban", "sha ban"], ["ramadan", "ramadhan", "ramazan"], ["shawwal"],
    ["dhul qidah", "dhu al qada", "dhu al qidah", "dhul qadah"],
    ["dhul hijjah", "dhu al hijja", "dhu al hijjah", "zul hijjah"],
  ]

  /// Nisan to Adar.
  static let hebrew: [[StaticString]] = [
    ["nisan"], ["iyar"], ["sivan"], ["tammuz"], ["av"], ["elul"], ["tishri", "tishrei"], ["heshvan", "cheshvan"],
    ["kislev"], ["tevet"], ["shevat", "shvat"], ["adar", "adar ii"],
  ]

  /// Days with their own names.
  enum Named: CaseIterable {
    case newYear, newYearsEve, christmas, christmasEve, boxingDay, midsummer, midsummersEve, midsummersDay
    case easter, goodFriday, pentecost, tet, midAutumn

    var spellings: [StaticString] {
      switch self {
      case .newYearsEve: ["new years eve", "new year eve", "nyarsafton", "nyarsaftonen"]
      case .newYear: ["new years day", "new year", "nyarsdagen", "nyarsdag", "nyar", "tet duong lich", "nam moi"]
      case .christmasEve: ["christmas eve", "julafton", "julaftonen", "dem giang sinh"]
      case .christmas: ["christmas day", "christmas", "xmas", "juldagen", "juldag", "giang sinh", "noel"]
      case .boxingDay: ["boxing day", "annandag jul"]
      case .midsummersEve: ["midsummers eve", "midsummer eve", "midsommarafton", "midsommaraftonen"]
      case .midsummersDay: ["midsummers day", "midsummer day", "midsommardagen", "midsommardag"]
      case .midsummer: ["midsummer", "midsommar"]
      case .easter: ["easter sunday", "easter", "paskdagen", "pask", "le phuc sinh", "phuc sinh"]
      case .goodFriday: ["good friday", "langfredagen", "langfredag"]
      case .pentecost: ["pentecost", "whit sunday", "pingstdagen", "pingst"]
      case .midAutumn: ["tet trung thu", "trung thu", "mid autumn"]
      case .tet: ["tet nguyen dan", "tet am lich", "tet", "lunar new year"]
      }
    }
  }

  static let today: [StaticString] = ["today", "i dag", "idag", "hom nay"]
  static let tomorrow: [StaticString] = ["tomorrow", "i morgon", "imorgon", "ngay mai"]
  static let afterTomorrow: [StaticString] = [
    "day after tomorrow", "the day after tomorrow", "i overmorgon", "overmorgon", "ngay kia", "ngay mot",
  ]
  static let yesterday: [StaticString] = ["yesterday", "i gar", "igar", "hom qua"]
  /// The words for days beside today, and for today.
  static let beside = [today, tomorrow, afterTomorrow, yesterday]
  /// The words for "next", before the unit.
  static let next: [StaticString] = ["next", "nasta"]
  static let this: [StaticString] = ["this coming", "this", "coming", "on", "pa", "den har", "denna"]
  /// The words for "next" after the unit, as in Vietnamese.
  static let nextAfter: [StaticString] = ["tuan sau", "tuan toi"]
  static let thisAfter: [StaticString] = ["tuan nay", "nay", "toi"]
  static let day: [StaticString] = ["days", "day", "d", "dagar", "dag", "dygn", "ngay"]
  static let week: [StaticString] = ["weeks", "week", "w", "veckor", "vecka", "tuan"]
  static let month: [StaticString] = ["months", "month", "m", "manader", "manad", "thang"]
  static let year: [StaticString] = ["years", "year", "y", "ar", "nam"]
  static let within: [StaticString] = ["in", "om", "sau"]
  static let fromNow: [StaticString] = ["from now", "nua", "framat"]
  static let ago: [StaticString] = ["ago", "sedan", "sen", "truoc"]
}
