extension VietnameseCalendar {
  static let table = YearTable(
    years: 1950...2050, width: 4,
    text: #"""
      I[OqD;eh?FQeH;QmB[q`=bpEG;pEAKePJ;eRE;PQ
      ?gepH[fPC[VM>Cu`G[u`B;TE<AmRE[EV@IPVI;Pf
      D;hd?FXMH[hMB[g`=DdFF[dHALMfJ;EhD[Qh?ghe
      I;qdC[qM>Do`G[o`B;dP<@MhE[Mq@IQpI[VPD;vD
      ?FuMH[uMC;oa=AdQF;dRALPQJ[PeD[hP?fVDI;XD
      C[UN=dOfG;OfA[dV<`PUE[Pe@Ih`I[i`D[pD>feP
      H;ePB[Oh=CehF;epANQeJ[RME;q`?hpEI;tEC[mQ
      >D_iG;PQA[ep<`QmF;VM@Gu`I[W`D;TF>emRG[Mf
      B;PV=AfUF[heARXMJ[iME;g`?hdFH[dHC;Mh=e`V
      G;QhA[ie<`hMF;qM@jo`I[o`D;dP>fMhH;MqB;Up
      =Aqe
      """#)
}
