// Written by scripts/tables/calendars. Origin: the rule of this folder and the sky of FastiCalendars.
extension VietnameseCalendar {
  static let span: ClosedRange<Int32> = -57_312...157_462
  static let table = YearTable(
    years: 1813...2400, width: 4,
    text: #"""
      B;X@<`UFE[eN@HOfI[MhD;`h>cheH;ieC;i_=bh@
      F[p@AJePJ[ePE;Oh?EehH[epC[qe>dq_G[u_BNpE
      K[pEF;eQ@hOqI[PUD;fP?DVEH[XMB[u`=bPEF[PF
      AIeRJ;efE;PU?ehPI;idC[XM>De`G[g`BLdFK;`H
      E[eh@jPeJ;QoD;id?FpMH[qMC;o`=BdHF[`QALEp
      J[fQE;VO?eqdI;vDD;uM>coaG;ObAodRK;`VF;hU
      @hVOJ;XOD[XD?FUNH;eNB[Of=AdVF[`hAIheJ[qe
      E[i_@FhDI;pDC[eP>DOfG[OhA[eh<`QeF;qeAHq_
      J;u_D[pE?EePH;eRB[PQ=AepF[fPAlVMK;XME;u`
      @FTEI;TFC[eV>DPUG[PeB;hT=@XMF;XM@hg`J;g`
      D[dF>fMfH;EhB[Pf=_hdF[qdAjqMK;uME[o`?fdH
      I;dQC[eq>dQoG[VOB;ud=@uMF[uM@goaI[OfD;dR
      ?FEqH[hUC;VO=avDG;XDAjUNJ[eNE;Of?gdVI;eh
      C[Pe>DhPH;i_B[hD<`eNF;eP@jOhJ;OqD;eh?FQe
      H[QmC;q`=bpEG;pEAkePJ[eRE;PQ?gepI;fPD;VM
      >Cu`G[u`B[TE<amRF;EV@IPVI[PfD[hd?fXMH[hM
      C;g`=ddFG;dHALMfJ[EhE;Qh@GheI;qdD;qM>do`
      H;o`B;dP<`MhF;Mq@iQpI[VPD[vD?fuMI;uMC;oa
      =adQF[dRAlPQJ[PeE;hP@FVDI[XDD;UN>DOfG[Of
      B;dV=@PUF;Pe@ih`J;i`E;pD?FePH[ePC;Oh=ceh
      F[epAnQeK;RME[q`@HpEI[tED;mQ>d_iG[PQB;ep
      =@QmF[VM@gu`J;W`D[TF?EmRH;MfB[PV=afUG;he
      ArXMK;iME[g`@HdFI[dHC[Mh>E`VG[QhB[ie=@hM
      F[qMAJo`J[o`D[dP?FMhH[MqC;Up=aqeG;vEBKuM
      K;uNE[oa@GdQI;dVD;PU>CfPG[hPB[XE=AuNF;eN
      @jOfJ;OfD[eV?FPUH[PeC;h`>DXEG[pEAlePK;mP
      E[_h@GehI;epD;Qe>ci`H;u`B[pE=BoPF[mQAJ`Q
      J;PQD[ep?fQoI;VOC;u`>CuEG;UFAlMRJ[MfE;`V
      @GfUI[heD;XO>dW`H;h@B[eF<`OfF;Mh@i`fJ;Qp
      E;qe?fhOI;q]C[p@>DeHG;ePAnMhK;NQE[ep@Gqe
      I[vED[u]?DpAH;pEB[eQ=BOqF[PU@ifPJ;h`E;XM
      ?eu`H[e`C;PF=ceRG;efArPUK;PeE[h`@hhMI[pM
      D;gP>fdFH;`HB[eh=@PeF[QmAIqdJ[udE;qM?foP
      I;oaC[`Q=dEhG;fQB;VO<]qdE[ud@guEI[UFD;Ob
      >E`RG[`VB[fU=bVOF[XOAJXDJ[h@E;eN?HOfH[Oh
      C;`h>DHeG;qeBPi_K[q_F;pD@hePI[eQD;Oi>eeh
      H;epB[qe=bq_G;u_AjpEJ[pEE;eQ?hOqI;PUC;fP
      >DVEG[XMB;u`<`TEE[TF@GeRI[efD;PU>ehPH;id
      C;hM=Bg`F[g`AJdFJ[dHD[eh?hPeI;QoC[qd>dpM
      G[qMBNo`K[oaF;dQ@HEqI[fQD[VO?CqdH;vDC;uM
      =aoaF[Of@idRJ;`VE;hU@FVOI;XOC[XD>DUNG[eN
      ArOfK;OhE[dh@jPeI[qeD[i_?FhDH[pDB[eP=BOh
      F[OiAKehJ[epE;Qe?eq`I;u`D;pE>CePG;eRBROq
      K[PUE[fP@hVMJ;XMD[U`>fTFH;TFB[mV=bPUF[Pe
      AIhTJ[idE[hM?hg`I;g`C[dF>DMfG;EhA[Ph<]hd
      F;qd@hqMJ;uMD[o`?FdHH[dQB[Eq=BQpG;VOAkud
      J[xDE[uM@GoaI;OfC;dR>DMqG[HUB;VP<`VDF;XD
      @hUNJ;eND;Of>edVH;ehC;Pe=BhPG;i_AjhDK;pE
      E;eP?hOhI;OqC[eh>DQeG[QmB;q`=@pEF[pE@gmQ
      I[eRD[PQ?EepH;fPC;VM=au`G;W`AJTFJ[TFE;MV
      ?gPVH[PfC[hd>dXMH;hMBPg`K[o`F;dF@jMfI[Eh
      D;Ph?EheH[qdC;qM=bo`G;o`AldHJ[dQE;Mq?gQp
      I;VPD;ud>duMH;uMB[oa=AdQE[dR@jNQJ;PUD[fP
      ?FVDH[XDC;UN=dOfF[OfAKdVJ[ehE[Pe?gh`I;i`
      D;hD>fePG[ePB;Oh<]ehF;eh@jQeJ;RMD[q`?fpE
      H[tEC;mQ=d_iG;PQAkepJ[fTE[VM@Gu`I[W`C[TF
      >EmRG[MfB;PV<_fQF;heAJXMJ[hMD[g`?FdFH[dH
      C;Mf=C`VF[QhAoheK;qdE[qM@Ho`I[o`D;dP>DMh
      G[MqB;Up=?qeF;vEAGuMJ;uNE;oa?edQ
      """#)
}
