/// The months of the Hebrew calendar, from Nisan.
enum HebrewNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames("Nisan;Iyar;Sivan;Tammuz;Av;Elul;Tishri;Heshvan;Kislev;Tevet;Shevat;Adar")
    case .swedish:
      MonthNames("nisan;iyar;sivan;tammuz;av;elul;tishri;heshvan;kislev;tevet;shevat;adar")
    case .arabic:
      MonthNames("نيسان;أيار;سيفان;تموز;آب;أيلول;تشري;مرحشوان;كيسلف;طيفت;شباط;آذار")
    case .chinese:
      MonthNames("尼散月;以珥月;西弯月;搭模斯月;埃波月;以禄月;提斯利月;玛西班月;基斯流月;提别月;细罢月;亚达月")
    case .vietnamese: nil
    }
  }
}
