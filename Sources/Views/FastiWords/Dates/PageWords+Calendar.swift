extension PageWords {
  /// What people call a calendar; its word on command lines where there is no other.
  public func callAsFunction(calendar word: String) -> String {
    switch word {
    case "gregorian": self(.calGregorian)
    case "iso-week": self(.calIsoWeek)
    case "julian": self(.calJulian)
    case "hijri": self(.calHijri)
    case "hijri-ummalqura": self(.calHijriUmmalqura)
    case "hijri-civil": self(.calHijriCivil)
    case "hijri-tabular": self(.calHijriTabular)
    case "hijri-astronomical": self(.calHijriAstronomical)
    case "chinese": self(.calChinese)
    case "vietnamese": self(.calVietnamese)
    case "korean": self(.calKorean)
    case "hebrew": self(.calHebrew)
    case "persian": self(.calPersian)
    case "coptic": self(.calCoptic)
    case "ethiopic": self(.calEthiopic)
    case "indian": self(.calIndian)
    case "buddhist": self(.calBuddhist)
    case "japanese": self(.calJapanese)
    default: word
    }
  }
}
