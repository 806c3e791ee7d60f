/// The months of the Coptic calendar.
enum CopticNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames("Tout;Baba;Hator;Kiahk;Toba;Amshir;Baramhat;Baramouda;Bashans;Paona;Epep;Mesra;Nasie")
    case .swedish:
      MonthNames("tout;baba;hator;kiahk;toba;amshir;baramhat;baramouda;bashans;paona;epep;mesra;nasie")
    case .arabic:
      MonthNames("توت;بابه;هاتور;كيهك;طوبة;أمشير;برمهات;برمودة;بشنس;بؤونة;أبيب;مسرى;نسيء")
    case .vietnamese, .chinese: nil
    }
  }
}
