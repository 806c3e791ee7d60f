extension KoreanCalendar {
  static let table = YearTable(
    years: 1950...2050, width: 4,
    text: #"""
      I[OqD;eh?FQeH;QmB[q`=bpEG;pEAKePJ;eRE;PQ
      ?gepH[fPC[VM>Cu`G[u`B;TE<AmRE[eV@jPUI[Pe
      D;hd?FXMH[hMB[g`=DTFF[dFALMfJ;EhD[Ph?ghd
      I;qdC[qM>Do`G[o`BPdHK;dQE[Eq@GQpI[VPD;ud
      ?FuMH[uMC;oa=AdQF;dRALNQJ[HUD[VP?fVDI;XD
      C[UN=dOfG;OfA[dV<`PUE[Pe@JhPJ;i_D[hD>feN
      H;ePB[Oh=CehF;epANQeJ[RME;q`?hpEI;pEC[mP
      >DOiG;PQA[ep<`QmF;VM@Gu`I[W`D;TF>emRG[mf
      B[PU=AfQF[hdARXMJ[hME;g`?hdFH[dFC;Mf=ePV
      G;QhA[he<`hMF;qM@jo`I[o`D;dP>fMhH;MqB;Qp
      =Aqe
      """#)
}
