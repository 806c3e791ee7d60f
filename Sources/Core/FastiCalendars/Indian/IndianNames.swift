/// The months of the Indian national calendar.
enum IndianNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames(
        """
        Chaitra;Vaishakha;Jyaishtha;Ashadha;Shravana;Bhadra;Ashvina;Kartika;Agrahayana;Pausha;Magha;Phalguna
        """)
    case .swedish:
      MonthNames(
        """
        chaitra;vaishakha;jyaishtha;ashadha;shravana;bhadra;ashvina;kartika;agrahayana;pausha;magha;phalguna
        """)
    case .vietnamese, .arabic, .chinese: nil
    }
  }
}
