// Written by scripts/tables/calendars. Origin: the evenings at Makkah, see MakkahRule.swift.
extension HijriUmmAlQura {
  static let span: ClosedRange<Int32> = -16_589...157_050
  static let table = YearTable(
    years: 1501...1832, width: 5,
    text: #"""
      [d``d[aQQaZTTaaZ`aUa[dUUT[UUT`[eTaQ[eQTT[dTaT[`aTd
      ZaTda[Tad`[aadQ[Ua``[UUQQ[TaTaZQTaaZTaaaZaUaT[Te``
      [deQQ[daTT[aT`a[`aTaZQQaaZTUaaZaUaQ[UUTT[aT`aZ`aQU
      ZTQTeZ`TdeZQQddZTada[daaT[daQT[dTTdZ``adZQQUdZTUUa
      ZaUTd[UUTT[Td`aZTaQUZaTTe[TTadZ`aaa[QaaTZaa`a[UaTT
      [UT`aZTaQUZaTaU[TaUTZUUTa[deTT[ad``[aaQT[aTTaZTaQa
      Z`daa[QaaTZTeTa[TeQT[ddTa[T`aTZ`aTeZQTadZ`aad[QaaT
      ZaaTa[aTaT[aQTaZTTaaZPaUaZQTeaZTdeT[TdaTZdaTa[aTaT
      [`aQdZQTadZTaUa[aUUT[UUT`[eTaQ[eTQT[d`Td[aQTdZQTdd
      ZTdda[ddaQ[ddTT[daPa[aTQUZT`aUZTaUUZaaUT[UUT`[eTaQ
      [eTQT[a`Ta[T`aaZaTaa[Qaa`[UUaT[UUT`[UTaQZTaTaZQQaU
      ZTTeaZ`deT[Tdd`[adaT[aaT`[aTaTZT`daZaQaa[TUU`ZUUUT
      [UTd`[eTaQ[d`aT[aQTd[T`adZaQaa[TaaTZaaTa[aaQT[a`Ta
      ZaPaUZTQTeZT`deZaTda[UTaT[eTTa[d`aT[dQTaZT`aaZaQUU
      [dUUT[UUT`[eTdQ\eTTT[d`aT[`aTdZQTeTZTdeQ[addT[UdaP
      [UaTQ[UTTaZTTaaZ`aaa[QUaTZTeaQ[deTQ[da`T[dTaQ[`aTa
      ZTQaaZ`aaa[aUaT[aUT`[aTaQ[aQQUZTTTeZ``deZTTddZ`ada
      [TaaTZdaTa[dT`d[aQQdZTQUdZ`aUUZQUUTZTeTa[dd`a[daQT
      [aT`d[TaQaZaTaa[TaaT[aaaQ[Ua`T[UUPaZTaTUZaTaU[TaUT
      ZaUTa[TeT`[adaQ[adTT[aT`a[TaQUZ`daa[QUaTZ`eTa[TeTT
      [Td`aZTaQUZQQTeZTTaeZPaddZQaaaZaaaQ[aUTT[aTTaZT`aa
      ZPaUaZTTeaZ`deT[Tdd`[adTa[a`aT[aQTdZTTadZ`aUa[QaUT
      ZUaTa[eaQQ\eTTT[d``d[aTTd[TaTdZUTda[ddaT[dd``[daQQ
      [aTTaZT`aUZaQUU[aaUT[UUT`[eTaQ[ddTT[a`aT[TaTdZQTad
      ZTaaa[aUaT[UUT`[UTaT[TaTaZQTaUZ`aUUZQTeTZTdeQ[addT
      [aaT`[aTaT[TaTaZQQaaZTaUa[aTeT[UTd`[eTaQ[eQQT[dTTd
      [aPadZQTaaZTaaa[daaQ[aaTT[a``aZaQQUZTTUUZ``eUZaTdd
      [TddT[dd`a[daQT[dTTa[T`aUZaQaU[TUaTZUUaQ[eUTT\dd``
      [daTT[aTUT[TUUTZ`deQ[Qdd`[adaQ[UaTT[UT`aZTaQUZ`aaU
      [QUaTZTeUQ[deTT\da``[dTaQ[aQTaZTTaaZ`aaa[TUUTZaUTa
      [aTaT[aQTaZT`aUZQQTeZTTdeZ`add[TaaTZdaTa[d`aT[aQQa
      ZTTaUZ`aUU[QUUTZTeTa[ddaQ\ddTT[aT`a[`aTaZQTaaZTdda
      [aaaT[Ua`T[UaQQ[UTTUZd`aU[TaUTZaUTd[TeT`[adaQ[adTT
      [aT`a[TaQa
      """#)
}
