/// The months of every Hijri calendar.
enum HijriNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames(
        """
        Muharram;Safar;Rabi al-Awwal;Rabi al-Thani;Jumada al-Ula;Jumada al-Akhirah;\
        Rajab;Shaban;Ramadan;Shawwal;Dhul-Qidah;Dhul-Hijjah
        """)
    case .swedish:
      MonthNames(
        """
        muharram;safar;rabi al-awwal;rabi al-akhir;jumada al-ula;jumada al-akhira;\
        rajab;shaban;ramadan;shawwal;dhu al-qada;dhu al-hijja
        """)
    case .arabic:
      MonthNames(
        """
        محرم;صفر;ربيع الأول;ربيع الآخر;جمادى الأولى;جمادى الآخرة;\
        رجب;شعبان;رمضان;شوال;ذو القعدة;ذو الحجة
        """)
    case .chinese:
      MonthNames(
        """
        穆哈兰姆月;色法尔月;赖比尔·敖外鲁月;赖比尔·阿色尼月;主马达·敖外鲁月;主马达·阿色尼月;\
        赖哲卜月;舍尔邦月;赖买丹月;闪瓦鲁月;都尔喀尔德月;都尔黑哲月
        """)
    case .vietnamese: nil
    }
  }
}
