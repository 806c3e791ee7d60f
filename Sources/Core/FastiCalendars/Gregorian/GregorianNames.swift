/// The months of the Gregorian calendar and of those that share them.
enum GregorianNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames("January;February;March;April;May;June;July;August;September;October;November;December")
    case .swedish:
      MonthNames("januari;februari;mars;april;maj;juni;juli;augusti;september;oktober;november;december")
    case .vietnamese:
      MonthNames(
        """
        tháng Một;tháng Hai;tháng Ba;tháng Tư;tháng Năm;tháng Sáu;tháng Bảy;tháng Tám;tháng Chín;tháng Mười;\
        tháng Mười Một;tháng Mười Hai
        """)
    case .arabic:
      MonthNames("يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر")
    case .chinese:
      MonthNames("一月;二月;三月;四月;五月;六月;七月;八月;九月;十月;十一月;十二月")
    }
  }
}
