/// The equinoxes and solstices, 1600 to 2400: the residuals of a closed form against the true times.
///
/// - Source: DE421 (1900-2050) and DE406 of the Jet Propulsion Laboratory, precession IAU 2006, nutation IAU 2000A.
///   Written by `scripts/tables/residuals.py`.
enum TermTable {
  /// For each season from the March equinox on, eight numbers: the mean time in days from J2000.0, less 365.2422 days a
  /// year from 2000, as a cubic in (year - 2000) / 400; then seconds and phase, in turns, of the swing with the Moon's
  /// node and of that with its elongation.
  static let closedForms: [Double] = [
    78.8116762, 0.070649, 0.0064252, -0.0003032, 419.003, 0.000229538, 155.965, 0.494231787, 171.5696237,
    -0.2284146, -0.0011913, 0.0004538, 431.354, 0.001329545, 159.502, 0.498935292, 265.2190358, -0.0717702,
    -0.0200651, 6.64e-05, 418.658, 0.000381413, 158.368, -0.49451189, 355.061293, 0.2171618, -0.0116403,
    -0.0004825, 405.764, -0.000894004, 155.14, -0.499493207,
  ]
  /// Year by year, four seasons each, the residuals in steps of 0.16 s.
  static let rest: StaticString = """
    [@RDG5ZP[{[6V*?,NVkxi<BGX+ZqPeE(TvS{[(Kw-BIRi5ct;:WGW2[0U3X@X$bBW@2:R>kydn@~T1SGV2Z8TwZHfYVs3AUXh@U_;jF5ECR6UHFx\
    Msb+P13'T{f6[#EoA7=QWd`#?PE_[#Wm>HW%`UeO_mG:Ak^YqCG#KUQ>T{MV^yZ^ZNf{JSJJber6NJXWPcIUJ]Y?McN&T[>#I#_zcqCFR9HUE=G[\
    OJDML|LC-hACXb_4@CPKE5P`^lUJK>WUZC6CMO_UakLKTGL]X>jlZMVedN^I;/TkeM]&I-DvB+XDaxDgIPckXb6{M'_9]>G{092uW`d>6(:dU1X#\
    8{GKTRaY]Q677Z[enk9x@kM%S:H<P5UU]`bh;^E]e8n5A(L$OILxHdO7PbWvXJ5=Gmg]i-AlODN6O]M`IuH$V7RB-6GWbvf`BqNaHmT#_CPpNB[h\
    XF2<MW`DY]ERLFKZU3cwPPTq_{Pw2KOna,Q@Ag=nB1R3X|?&I`[xM,1~O/^FTFFc3|:IU~`.8oE]V(U0AGUC]u]p_]>wBiYWl/C_MuNULENXX-Wu\
    S{axBiKp]ve-BtL&C??aHsO|JYK+S.5mAqWs_O@&Im?|D]NMG?;eIqP9-G?1SX`NHcHr>@M;fFO8DwPQXQ9AK+[M[ySZN5I>UzpnUIR0a^[g>$P2\
    _pWOM~=T>tXMh/C,D.YnT460F#TYUYO?-b/BRmf83|7kM0U2F7L5T$ZBe@6&9~WUn;?pD-LFONR(PpSlWie-:8C*b<j7@IF5FWIDONJ2HQUu]@4<\
    D,f6jpD3H)FBNoV~EOBBU}Xx./Dp^_bSJgIKG%R?gKHwFaRVMn/]I9^gU'KwH3I^Red~JzO'^vM+4*Nt_LL4F59l@~Tm_+=bI}Z=K}7ULzX3O/Mh\
    .Q9VU5fG<$G{TfSXNoX6]3YNiR?nEv]olZHEN]OjNa]@[fX{X)eW>pE6]Qc'B~H(ByCmSCI>C,MsY)2yA{]{cJGlDg:oFs[sDa:oLoX}7*D4V._u\
    W'J(>TLCoBP~D@PAT?BhPV[bVd_OPGIcWIuRWsRD]5TUDnRz]#ReYO?o>kVXjtCWEFT'QAD|JnMaMuU#*O/)PehE?bA(MlSQUAPyTIWuj(:Q?v_)\
    mpGWH:PNQo^yR?V'_Ogy8zEQg-iIC,B9G%OOZ;G*I(_1cg5tE1j_m>M@E>F$VTf6E[B0Yb_^:wINdTgX[1FlE-Q%l:IYClT-R$>oLa^eS4X$FrG;\
    W2p6O@N?]2NQA6O1ZkO>U2<GA;X~hwEQI2VgN6EtMVSUMTX&1x;HVYiPF)K]TJR7_>_7_mXMkSCZKFbnjpPPUqWmO'c6]{YJYnc>@LM$fe^}E=F.\
    AkBZWRITFFTWZQ9uG%a~`_P:F%>/Iph{KL?qP2^RF$Mq^6_7hbPZD1P(wgXFGKSDTwO~U|`(X=l2S0Hp]s|mZ^O3^%V6QjSzWJS+d&?3<s]Ct~N)\
    GSQ3QlOUG(FvJA`;1H3FTHl]I5CgMuP]duXFT/XblK>RAncxiJOOKCRQSaiEVhT*c#hA=^ENgjdtIgA;C=P3erGjDo`1f+<jGaiuj`XjBL?9T'pT\
    IvA/[td<IXL6cc_mfLGGAvV#t:N]AIUsM^G^Mg]CU?e+G}F|_Es0O.Ll[?M+JoQHY]QH^x=pC~`omXJPMlVcL{R6P&R&L~]F7uAq]cf~Q~SqYCNO\
    h6dh_9Z,gJHLR_jQc'U8WQV&Nfie`E[Aa[^q@,JO`xU-GH@M?+G=`SGf@vT@Xh=ND)_,ZgYd@C6~JZo4Lq<^R=[zRvO.^v[cq-N$@kS^vuXODCS:\
    R/WjUuYmV,o,NICq^ayuYqK2SLN0W5PWOAOjiTDz<.X>ozQtCiF}Gx[UNEC[D&`U:?5/Q*buV1K,JHIMl@_6NaSFdUEAEIb)b&VWN8NpQGmbZ%Ol\
    bQc.B$E1dX^6OO=#>VP'iEH'@X_;b>B1CLe&a8]`<t:KU'sZIr;&Y<ZcLwJWbY^tlXDm=ZWKm.IL;)S>KeL|KTX=SzcqAT>P_Ko^KqCoS&FyO)K0\
    MhM,`o<]<I]ol'O/HLLbGIZrOCFbGM^}?*>0ZkaSY6RUPtIdmdf+T8XO^WGJK@eKXnW#SyS#N~iB[BNEZSS0=,Ds^jMwI%<07lBu_YEC<>SKQW@z\
    E4YNN7Yu=o2qGijtOy=]RtQ+W^UQ_aRMn6O3>VTAl@VMCVP$FcXHV/SXP8kIKk=LX_mcRaCSFsBZZ.PcBbF7d??k29Qsg'UDD2=;=la+K04l<mY;\
    ?=3_PzXYZ^HbAFBzkM[8B(QJXfBa@h^GWaWbJVE`Q#nfWLF__aZ&AMAM[RT`R09p74OLkRGx9GYBVyFwBPZ|TYb/9//dO=ksL>94VSTBXyN]Z6U:\
    hFB$5#VQi.MW:vMMG]RHLLLyQ-da?v7@ZwgdIq<gD)@2U*H2ADJ9`P>$6CYmeBSsD=Bh@Pb+Pd?%G<W)DF?'[9Vg[^SbK,F}fyaAI?S>MwDPL*cJ\
    NhQCMrF<FN_qTcF_WgGg;{BATaA4H47O2nB']QGK8YMsEmEjDkQ~CUYa>A.<H4dmRs>2Q5J@[KY3Y@Qwj@My:.W8g@URAULRGf]]V7LZO~i+G162\
    X}iYSJ>i=P>.^LJV6&E6b~E03BRybEXz@`3p9NcxQz1`@#U(H16{QnQs^RNh<VB_jK_q<2N;N=G+DHXcO-[<Mk?uMBnW]?AYWiP`GvE,SjJYWh>I\
    0KJUiaO$8GS<NIOdFnOXGJ^)<E*nOyhbRm:bRoIiWSRYSzQxfXD~4=ZXbMJQ;UJhF@V=OiI3S<ao=_3o[wa:G>9{=l>LX8If9rMl^uA97L_0`~Xm\
    H4>sA7fPVx;MM4TdNKFobUU*a+W}E,I%i#bbD_VBIaElKPYQH:UxMx>lN(g6Wu@;RcBjBODIMqAPS8>>/2FzbSOQ:'M}B9QCMBKs?k[sC~.uNN`>\
    XdGQRUFjaFdAVuRNekOi<T]Ub<W$JcK.FZaP^SIQS5eVKV;dXR]=R(?y5a::b}Tn82GM]4Jr7TQ?V1_^K12]9ahk]g3DExPET+FIVgRVfNXU:(Ix\
    l0dG<IPkM>P7M,V_QReORf;lT@sKaHAQWKObR8J=OTLeb6D32=SfoFXz<VRJJ_X<O+KyK8bOE]-eVyb+TGBHQ(KI`[_XQNWhbcG$7-_:a_P}D&Ij\
    Jk^LVIFOV4aKBf7<[h]5My=&7DA#alPk71Q]]wLR>+_7^0b&OX:RFSjnch=vUYT9WCPkc:W>fK`%DBRdj8boB>ROE8J{PpYkN#^*Q,=+P@fhZ7B+\
    S+C1L=OWMoB>X3I44jOSc+]*G]Pz?<YV^jM;BTXmPl:HW+]5`1WPUIGse8qkY?W#d.V>FbbE`Y[FTjL(KiiXj;LEWVd+Ov>CXpYMWwH_41=XfGY:\
    1PJ>WVQ4@[V4U*d3Pf.B@$i{c}71NpRmZVPxYrWWjV^[8|Q[oadK<eP}LST~S)R:R:jUV-7lWns|dsASPIIuY*S`IAJeh3PF2KTwm,cwG{NLGNeO\
    `ID9G#],Lg3gVf`B`^T#M(JYe,i_L(VW`AN+>-`H_RU{MoETM4fQazEK[7_hHT=g[CWcS#CW4vFOfSXv:KY%YrQsIcacZ/d$V^:eOmj3eqD7^)Ri\
    Z-^mhG_&f#_;@cW]f*^7C]V2H*N?UUSlM)]XOG82UhgBZPCkKG>GQDTXFGDe]QOh7<S$b2b|NjJ%=~_*gPFHE~UNTk?wYuYdaW_eNUJ;g?tPRJWh\
    ]BU,I$`J^L^~[9GgLZj8kpHYV=[^R)G|V2OBV(I3+p;D`t_'86LdL}TvKxQjKm_RXT0aE#dEixA+Q-MG^$`^Z^W5ijcG:NRTj~e&C/IxH;YH[$LL\
    NLiRXF5:S4mmd^CnDmCv_AZF?VFedrU{3nT?i`jgO*CHA|a=d,<]FLW2S=:7T}[mYtTYBxI*cOj*EXT7WZHN>PY:YVR{O;?PMge)bKA^XdW@Hg@O\
    VZQURQG303GHc[^I:FVpQTT)Rm[gU;_*XI6fP=f0elH([ZSiXeck`cZzd']_<QZ+hkXaA+JoBXM.U.I*Lt_RO?2BR?alVv@i?M:/S:Yy=mATXgSb\
    8GRK]kb1WLBz;AZcljB-E8N%S2GYWlUx[&esHdF4aFsSL:QsPlP&N6ZCPoVE^@?bF&dWn>HSPGJRKEH9Hu>DMBM%*Q9_WU_I9JES?dNYUMLJD(VA\
    We-0Dc]dbME2O#JlY6ePU=U4e:[R4sR.fZ[$A?D3ExX:[*C`LaevRW0iQ?gN]]CY7v>N[o]h8KFxb|Y$7uQibWcvTy:7?aaWlV9rEYP<Oa?xP*UY\
    Y:]@;2E5`th>=sJ|L~HjDKP&Q*T(U36ZG*dTf2?yO2M$J`HzJYG(R]MN+7C{^>a_?<NYFxQEY}Q6K>UgVr5`PM`/]lJcT`LBR2fFZEZN^}RF7lSD\
    [YKZ@cB'A9KrVCBVH0TEGU/~M@X+N]C#5C5(O*[P8[A&QRRz>JQgW.[{]~=R;gVJmeBLG)KXQIOZV#U^WdfwALF/a1ozGvLCJDL;P*PMLsUt`S;)\
    C>a#jFAPEyB'IhNNFJ;uM:PT']8ISP_k@RDN=-MH_CHUA:OwU]1}G?Zk]'M,L%ICTFkeRuQ3`<XO7wO(``UTH^=x?lU{b0A0Fy^oSb4&I{[+WBIK\
    /C7EZwg85g?WXFX<?dMZ[tbic)3s;[Zdjv6[@CLpO4JLM.TRVh^|4_AE`bfl;/FEHsFtISKUL$U&Xo41G'f<fuAeL&H4J^Q'GkD6QnS]/LH&^.`=\
    I:N^EML6euQ^L2QoRE9kS(^SU4SpV`OPQaibVTSuWhJp7jS%]fIiG#>]>FLhZN>IG2TxGv4MJURLJ5Hr,43fPfba8ABAP_RUH`R+VxXAe^:$>CYu\
    n,E)J4N2PYYUVwV8Zei}?rE^a_jyF7G=E'KcZONJG)T`bS6#?@^`i'JvF%:oHp[qB95@JtXe3P>rS*b[S5DM8hL*m[Lb>uNyX&?(JgZ1ZU]bL{G?\
    X=u;T*On_<Vp@kOp_'UWTn=ABf[gkBC.I5]^Sn=gKwYwWcSd-@:^]^iR:^FDZ-ZPO#Pk[a[PaW1~?X^Ij7?zG(Q=MTS$NgVZYM`x5AEwdVcN=lCr\
    GBIPSSH]K3X~]]4zF8f|g9G~F#C=N0^dFTAYTkZb8UHU^~c1X{KeF$P+o3Q$HnRDSkDEUDcjV8]JP+K@RynuS@Ra]rMl@1R-ZLJ%P<=)@uTvdpDt\
    ICSwIs@ZLdQvJBSN1g9*Rxh2D/IaQLQ:Zw]$Z<UnlqC*G*^Em)Q4R1S6QNh9`:YK[rl#DjH}dkhzNCICC/J`b0M<CKVLdt>yE7`_fBP^@A5zH;fZ\
    Ev8lN7_c>NCMW^`La^Gc=sNVu%OS@QQfTgGoO+^zXPeYM'Gy]-x,T?M&^XS+H#Q,](TD^p>VA|`Vq5HJKO[0UWL.L&S1RT^)/|:v^]r)G%FITNT2\
    [QQ{TBXjjj9A?;bYhyHLG6Q?RJdpT#TebYf99uDag`dQF<A4EfOVaLGSG;_kcJ8QFIhpfxQbAg?yQ@jLFyAYXd_|ErOBelaDf$M8F|Rir4T^KJXe\
    NkK[W*a1PabZNVLYZZnhQ5OwV+CFDkQKVvHvWo>dArUNf0HLK1OiF;M(NjLfF4Y[6M<JU6f5OzNTQXM*f|`FX(U6hoEtJ<d+gFWMU<U&R'mi`6X:\
    b,heF&K|e.aqO>Cc@gMShINSDuWg`F>Y@ZZb]EV$>?53IYlsH]7>Nc[dL8HuZ@[tmVHr<@P6ucTB?zP{RjSXPyYMV:loKLAg[HxYU,GdTwOzSAN>\
    QqR;g.@M=E_aucP|F/PhQ6W_J0IrO8e45x5:X$hrLDBhL(MWgGU:M2Smac9^><`Aa$N;I,PHPFetTgQ6ac_$;qDffUZ2G_=}BLLHa[FWD)]<Z4<O\
    E]e+[%U7=q;gMilfK0@|Y([.NyQ|fB[4m*O6GUWkq8T3FUV[K3PqU`aJUJemHtC<Z&jXK`DaQqC@KXL)MxH.]$;l;(X{j#LbGAJyE+V]LiE8Du^B\
    ;[:JVMc)VsNPMSG:j~a2NaRf`GF1GcbS[2X:RSO5NRn{a|Q/]o]VDuFe]iT%R%DF:+D/f9JQ99MUSSA2BOS|McY9:-)wAOjEL#6'L|SDUALoX'R[\
    nUIb82QCoHT%=AP)K'VuQJT9SKl'G8<8]Nq?OkB>LhGeUQLlJpPShK?v:'_/onQ|E?IzJhaaK7?BH;^L9H46Wka-XpG9FJEngFTYBMP_Wl>b?x`;\
    X#R~IuHpO4j[V`Iv_qWo>:BV^:S=Mv:Y9lLAfTFl;`WqT]Ac@SYyQ([#8i1~N2lJLq;xWoSoWRS'c>Y)l0I>>GXjisQ:C8VeJvQbQ(TNO*^,>i9^\
    Y}caF7>2F(:=M[GrD3FS[A=`8uW;bdR<F*C2=x_xR/@-C'YMFG>=W0X3_2SVGJC$kPe@HYOfT.JLJ{_1TC][VPIyL5mvblJJYNTPJ9J8XzJGSj>y\
    2=AVd&Lu9vMoJiFJA/MCC%XJ
    """
}
