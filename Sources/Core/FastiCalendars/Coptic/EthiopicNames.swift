/// The months of the Ethiopic calendar.
enum EthiopicNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames(
        "Meskerem;Tekemt;Hedar;Tahsas;Ter;Yekatit;Megabit;Miazia;Genbot;Sene;Hamle;Nehasse;Pagumen")
    case .swedish:
      MonthNames(
        "meskerem;tekemt;hedar;tahsas;ter;yekatit;megabit;miazia;genbot;sene;hamle;nehasse;pagumen")
    case .arabic:
      MonthNames("مسكريم;تكمت;هدار;تهساس;تر;يكتت;مجابيت;ميازيا;جنبت;سين;هامل;نهاس;باجمن")
    case .vietnamese, .chinese: nil
    }
  }
}
