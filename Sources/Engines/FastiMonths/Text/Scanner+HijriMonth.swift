extension Scanner {
  /// The name of a Hijri month in one of the many ways it is written in Latin letters, 1 to 12.
  ///
  /// Hyphens, apostrophes, accents and all forms of the article are ignored.
  func hijriMonth(_ place: Int) -> (month: Int, end: Int)? {
    guard let token = self[place], token.kind == .word else { return nil }
    if let simple = simpleMonth(token.text) {
      return (simple, afterEpithet(place + 1))
    }
    if token.text.isAmong("rabi rabii rabia rabee rabiul rabial rabius rabiuth rabiath") {
      return qualified(place + 1, "awwal awal auwal i ula;thani thaani sani akhir akhar aakhir aakhar ii", from: 3)
    }
    if token.text.isAmong("jumada jumaada jumadal jumadul jumadi jumad jamadi jamada jamadiul jumadaal jumadath") {
      return qualified(
        place + 1,
        "ula oola awwal awal i oula;akhirah akhira akhir aakhirah aakhira thani thaniya thaniyah sani ukhra ii", from: 5
      )
    }
    if token.text.isAmong("dhul dhu dhual zul zu zil zal thul thu dhil") {
      return qualified(place + 1, StaticString.pilgrimage, from: 11)
    }
    return glued(token.text).map { ($0, place + 1) }
  }

  private func simpleMonth(_ word: [UInt8]) -> Int? {
    guard
      let group = word.group(
        in: """
          muharram muharam moharram moharam muharrem;safar saffar safer;rajab rajjab rajb;\
          shaban shabaan shaaban shaabaan;ramadan ramadhan ramazan ramzan ramadaan ramadhaan;\
          shawwal shawal shawwaal shawaal shawwall
          """)
    else { return nil }
    return [1, 2, 7, 8, 9, 10][group]
  }

  /// The place after an epithet such as `al-Mubarak`, or the same place.
  private func afterEpithet(_ place: Int) -> Int {
    let start = afterArticle(place)
    return isWord(start, "haram muzaffar khair murajjab muazzam mubarak mukarram") ? start + 1 : place
  }

  /// The place after hyphens and the article.
  private func afterArticle(_ place: Int) -> Int {
    var next = place
    while isMark(next, "-") || isWord(next, "al ul us ur uth ath as ash el an un ad ud") { next += 1 }
    return next
  }

  private func qualified(_ place: Int, _ list: StaticString, from first: Int) -> (month: Int, end: Int)? {
    let start = afterArticle(place)
    guard let word = self[start], word.kind == .word, let group = word.text.group(in: list) else { return nil }
    return (first + group, start + 1)
  }

  /// Names written as one word: `Dhulqidah`, `Zulhijjah`.
  private func glued(_ word: [UInt8]) -> Int? {
    for length in stride(from: 5, through: 3, by: -1) where word.count > length {
      guard Array(word[..<length]).isAmong("dhul zul thul zil dhual dhil"),
        let group = Array(word[length...]).group(in: StaticString.pilgrimage)
      else { continue }
      return 11 + group
    }
    return nil
  }
}

extension StaticString {
  /// The second words of the eleventh and the twelfth month.
  fileprivate static var pilgrimage: StaticString {
    "qidah qida qadah qada qaadah qaada qaida qaidah qadha;hijjah hijja hijah hija hajj haj hijj hajjah"
  }
}
