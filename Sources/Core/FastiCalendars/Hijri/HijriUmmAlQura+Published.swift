// Origin: the months of 1343 to 1500 as published by Umm al-Qura (printed calendars to 1450, the official site after),
// as collected in `hijridate` 2.6.0 (MIT licence, read 2026-11).
extension HijriUmmAlQura {
  static let published = YearTable(
    years: 1343...1500, width: 5,
    text: #"""
      ZeEaa\TaT`Za]Xa[UQa`ZQaa`ZHUTaZgeTa[aaQT[a`Ta[TaTa
      Z`daa[TaaT[aaTa[TUT`ZdaTaZUQQUZTTTeZdaTaZTaTaZTaTa
      ZdaTaZU]TaZdaTa[TaTaZTaTaZdaTaZUUTa[TaTa[eT`a[d`aT
      [aTaT[dUTa[UQTa[TadTZddaQ[TaTa[aTaTZTaTaZT`aaZaQaa
      ZTaUTZTaTaZUaQaZdaTU[daT`ZTaTdZdaTa[QUTaZdaTa[daT`
      [daPaZUQTaZT`aaZaQUaZTaUTZaUTaZUTaTZdaQU[T`aTYaQTe
      ZTTadZ`addZTaa`ZaaTaZaTaTZaQTaZTTaaY`aUaZQUUTZTeUQ
      ZdddT[ad``[aaQTZaQTaZQTdaYTadaZaaaT[aeTT[aeP`[adQQ
      [aTTaZT`aaZTdaa[aaaT[UUT`[deQQ[ddTT[aT`d[`aTdZQTad
      ZTaaa[QaaTZaaTa[aTaTZ`aQaZTTUaZ`aUaZQTeTZTdda[TdaT
      ZdaTa[aTUT[``adZQQadZTaUaZaUUT[UUT`[UT`aZTaQUZaTTe
      [TaQdZaTad[Tda`[adaQ[ddTT[a``aZUQQUZdTaU[TaUTZaaTa
      [UUTT[eT`a[eQQT[aTTaZT`aaZaTaa[Qaa`ZUaUQ[UUTT[UTTa
      ZT`aaZaQUU[TTeTZ`deT[Qdd`ZaaaQ[aaTT[aT`dZTTddZ`aaa
      [QUa`ZUUUQ[eTdT\daT`[d`aT[aQTdZTTadZ`aaa[daaT[aaT`
      [a`aQ[aTTUZT`aUZaQTeZT`ddZaTda[UTaTZeTTU
      """#)
}
