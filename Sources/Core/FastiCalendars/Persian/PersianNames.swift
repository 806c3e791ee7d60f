/// The months of the solar Hijri calendar.
enum PersianNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames("Farvardin;Ordibehesht;Khordad;Tir;Mordad;Shahrivar;Mehr;Aban;Azar;Dey;Bahman;Esfand")
    case .swedish:
      MonthNames("farvardin;ordibehesht;khordad;tir;mordad;shahrivar;mehr;aban;azar;dey;bahman;esfand")
    case .arabic:
      MonthNames("فروردين;أرديبهشت;خرداد;تير;مرداد;شهريور;مهر;آبان;آذر;دي;بهمن;إسفند")
    case .vietnamese, .chinese: nil
    }
  }
}
