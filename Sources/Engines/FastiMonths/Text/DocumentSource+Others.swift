extension Set<[UInt8]> {
  /// Countries, towns and authorities other than the committee's own, in lower case and without accents: if a part of a
  /// page names one, it is unknown whose decision it is.
  static var wordsOfOthers: Set<[UInt8]> {
    Set(
      words: """
        saudi saudis arabia arab arabs ksa madinah medina riyadh jeddah gulf \
        emirates emirati uae dubai dhabi sharjah qatar qatari doha kuwait kuwaiti bahrain bahraini oman omani muscat \
        yemen yemeni sanaa iraq iraqi baghdad najaf iran iranian tehran qom syria syrian damascus lebanon lebanese \
        beirut jordan jordanian amman palestine palestinian jerusalem quds gaza israel israeli
        """,
      """
      turkey turkish turkiye ankara istanbul diyanet egypt egyptian cairo azhar libya libyan tripoli tunisia tunisian \
      tunis algeria algerian algiers morocco moroccan rabat mauritania mauritanian sudan sudanese khartoum somalia \
      somali djibouti eritrea ethiopia ethiopian kenya kenyan tanzania tanzanian uganda ugandan nigeria nigerian \
      sokoto abuja niger mali senegal senegalese gambia guinea ghana ghanaian africa african capetown durban cape \
      mozambique malawi zambia zimbabwe comoros mauritius chad cameroon
      """,
      """
      pakistan pakistani karachi lahore islamabad peshawar ruet india indian delhi lucknow hyderabad kerala mumbai \
      bangladesh bangladeshi dhaka lanka colombo maldives nepal afghanistan afghan kabul malaysia malaysian indonesia \
      indonesian jakarta brunei singapore singaporean philippines philippine thailand thai myanmar china chinese japan \
      japanese korea korean asia asian australia australian sydney melbourne zealand fiji kazakhstan uzbekistan \
      tajikistan turkmenistan kyrgyzstan azerbaijan russia russian tatarstan
      """,
      """
      europe european britain british uk england english london birmingham scotland ireland irish kingdom france french \
      paris germany german berlin spain spanish italy italian netherlands dutch belgium belgian sweden swedish norway \
      norwegian denmark danish finland bosnia bosnian sarajevo albania albanian kosovo greece
      """,
      """
      mufti muftis ministry minister king sultan court courts judiciary government embassy jazeera agency newspaper \
      television reuters elsewhere abroad overseas countries worldwide hemisphere
      """)
  }

  /// Words about calculation: the committee does not use them for its own decisions, the council does.
  static var wordsOfCalculation: Set<[UInt8]> {
    Set(
      words: """
        calculation calculations calculated calculating astronomical astronomically astronomy astronomers conjunction \
        makkah mecca meccan haramain qura umm ummul fiqh isna fcna ecfr council councils
        """)
  }
}
