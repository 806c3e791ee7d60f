/// The months of the lunisolar calendars, which are numbered rather than named in most languages.
enum LunisolarNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames(
        """
        First Month;Second Month;Third Month;Fourth Month;Fifth Month;Sixth Month;Seventh Month;Eighth Month;\
        Ninth Month;Tenth Month;Eleventh Month;Twelfth Month
        """, beforeLeap: "Leap ")
    case .swedish:
      MonthNames(
        """
        första månaden;andra månaden;tredje månaden;fjärde månaden;femte månaden;sjätte månaden;sjunde månaden;\
        åttonde månaden;nionde månaden;tionde månaden;elfte månaden;tolfte månaden
        """, afterLeap: " (skottmånad)")
    case .vietnamese:
      MonthNames(
        """
        tháng Giêng;tháng Hai;tháng Ba;tháng Tư;tháng Năm;tháng Sáu;tháng Bảy;tháng Tám;tháng Chín;tháng Mười;\
        tháng Mười Một;tháng Chạp
        """, afterLeap: " nhuận")
    case .chinese:
      MonthNames("正月;二月;三月;四月;五月;六月;七月;八月;九月;十月;十一月;十二月", beforeLeap: "闰")
    case .arabic: nil
    }
  }
}
