/// The principal terms of the Sun, 1600 to 2400: what a closed form leaves of the true times.
///
/// - Source: DE421 (1900-2050) and DE406 of the Jet Propulsion Laboratory, precession IAU 2006, nutation IAU 2000A.
///   Written by `scripts/tables/residuals.py`.
enum TermTable {
  /// For each term from the March equinox on, eight numbers: the mean time in days from J2000.0, less 365.2422 days a
  /// year from 2000, as a cubic in (year - 2000) / 400; then the swing in seconds with the sine and cosine of the
  /// Moon's node and of its elongation.
  static let closedForms: [Double] = [
    78.8116762, 0.070649, 0.0064252, -0.0003032, 419.003, 0.604, -155.862, 5.651, 109.2728581, -0.0502237,
    0.0076068, 1.6e-06, 425.195, 1.722, -157.269, 5.262, 140.2379856, -0.1603606, 0.0048831, 0.0002809, 429.64,
    2.789, -158.714, 3.69, 171.5696237, -0.2284146, -0.0011913, 0.0004538, 431.339, 3.603, -159.498, 1.067,
    203.0232569, -0.2341956, -0.0088797, 0.0004388, 429.761, 3.657, -159.65, -2.051, 234.3175974, -0.1761561,
    -0.0158384, 0.0002936, 425.174, 2.72, -159.302, -4.513, 265.2190358, -0.0717702, -0.0200651, 6.64e-05,
    418.657, 1.003, -158.274, -5.46, 295.6080704, 0.0491318, -0.0205417, -0.0001694, 412.007, -0.831, -157.025,
    -4.883, 325.506145, 0.15421, -0.0174094, -0.0003589, 407.234, -2.014, -155.816, -3.051, 355.061293,
    0.2171618, -0.0116403, -0.0004825, 405.757, -2.279, -155.139, -0.494, 19.2622487, 0.2229704, -0.0046666,
    -0.0006005, 407.788, -1.554, -154.839, 2.35, 48.8522997, 0.169963, 0.0018921, -0.000527, 412.628, -0.51,
    -155.043, 4.549,
  ]
  /// Year by year, twelve terms each, the rest in steps of 0.16 s.
  static let rest: StaticString = """
    [@X%UVRDLnGmG5K5RNZP^E_3[{X/WG[6a7_aV*K>B^?,`N`]NVW`bVkxs6s'i<Y'JVBG@uFkX*_J__ZqV[SoPeL$G8E(C:LVTvXpWdS{QiTE[(_w\
    YFKwG4MY-B3=>*IRT=_Ni5oMn$ct;y0?;:>VK;WG]p[9W2U|X>[0RvCPU3RuTGX@[C[<X$U`Y$bB[NY$W@F57W2:7ECYR>_Kg/kygadPdnW5I;@~\
    CRK{T1XsWxSGn+l>V2[A^EZ8UpT2TwW4YFZHP(QCfYhSd'VsEV7S3A9TFiUX[M`fh@eL_<U_K*@`;j=XAvF5aegHECFAK=R6XVZ#UHNZI/FxH0G7\
    MsRz[&b+bx]KP1A@6/3'GiJST{`9e2f6dYaF[#S+K&Eo90FEA7@Q><=QAWK#Wdc:e|`#BRA5?P=b@HE_MgUC[#_h_-WmSFGH>HA[L+W%^xaA`U`H\
    bWeOMICK_mU6LUG:CiAaAkEeOG^Yf_e>qCeSS~G#BPE*KUPxQqQ>l/sYT{S{PbMVOHVA^yc9aZZ^QvSlZNc6i2f{]BQpJSGaH6JJUAU9ben)tEr6\
    gBXDNJL7Q.XWNCV2PcKkI`IUIuIdJ]NTTAY?[)W5McGYGlN&VgZ.T[JfB(>#Z8UfI#NgV:_zf]hqcqW]K<CF>}CQR9SbNdHUD[ChE=G-G^G[C-J8\
    OJPSL%DM@nDBL|TbTeLCHXK]-h0B8oACH7P4Xb`ocH_4?;3K@C@0H-PKQ:KYE5CSH6P`T(HH^lZaVvUJTLPkK>H^M*WUXY^AZCM.>x6C85B-MOV?\
    [D_Ua2bTakZZR]LKL-PWTGT}QcL]b?cpX>cOj4jleE_8ZMXcW_VeJDNadNhofj^IP/BB;/>&HCTkW0[~eMe&bH]&UJN]I-F:E)Dv_Ad2B+DbMBXD\
    atejaxW/L@DgDPC8IPP[Z/ckfoc6XbK>>I6{B/DDM'WW]P_9`C`,]>W'P,G{7_@B09/A0H2u:.GbW`e`j<d>>'596(/{2Q:dDQMWU1Zn]KX#TvCo\
    8{6^<OGKPASxTRV:ZqaYMxA|]QNi?w673:4?7Z>dK;[ee>dpnk`1K>9x2R6k@kHtL$M%k_r{S:QGM(H<ERHuP5V2WfUUNvQo]`e5h.bhTWEM;^9q\
    ><E]SSUpe8pCt4n5`bN|A(<5AgL$MyW}OILpLjLxKfJHHdHFJtO7RQRmPbMjOjWv`Va=XJJm==5=RmSIGmRa]Fg]o9p(i-[4LTAl5><`ODTjS2N6\
    KxM@O]Q)PHM`??EpIuKbKNH$F#KfV7^T]DRBJLI#-6/>9uGWQUYXbvibkbf`C$4eBq@{FDNaRoO:HmFbKCT#Z1LZ_CZ6TkPpP.P4NBM^RV[h[f`C\
    XFIH:t2<30>ZMWXu_6`DcAbdY]R0IrEREEH)LFO;NeKZ_z^ZU3_SdQcw^KUuPPOLQaTqIYLe_{`T[,PwCp8@2K5_A0OnWw[fa,])W1Q@JKE1Ag>i\
    =0=n[]a}B1CXHqR3Z$]XX|P9F0?&?jALI`R:XN[x]DWFM,@g6I1~=PAiO/[5`q^FY4VnTFPaLHFc5[@`3|4.6w:I>_H0U~bBew`.>m7e8o5b:OE]\
    OzT8V(WoX7U0R4CQAGC1J`UC_]b']uXLXX]pN<F7_]S[GZ>w<+>fBiG,NJYWbmdjl/a8P`C_=}BkMuTjSlNUfBm`LENHNINXO]RVX-]z^(WuJDJ#\
    S{^adfaxWVKjBi@]DyKpQ?O']vd`h]e-YNM'Bt?3D(L&QwW'C?<L;I?aC[FDHsJoM4O|O;KMJYDzCUK+UXXcS.H<=$5mQDO]AqJTQLWs_ncB_OT@\
    HM@&4l9]ImKAG6?|;?=mD]JzNGNM>[CyG?DT@G;e8m=JIqTTW#P9L:I^-G->4:?1HSN;SXY|`#`NC<5hHcEsG.HrH{E#>@;D@uM;Z,P{fFaLW{O8\
    HqF3DwDQHRPQZdddXQNKAp9A8%>gK+V([4[MX3[l[y[*W.SZR*OxN5MGK|I>ZY[#Uzdlo:pnj7`&UIOZN}R0GrK[a^c<b;[gPfDv>$>*E0P2W6]q\
    _p[yX}WOUfR0M~G}A`=TZ*`+>tCuLLXMeokih/](NHC,<1<eD.M>UDYn[nZfT4H}=R60=I>4F#OSTSTYRJRWUYWIV+O?5L;e-b)i*G/B7DBiRmc*\
    jEf8CC6h3|,7-}7kC~JcM0OmS@U2W&D7F7C5F#L5RHU[T$P~RaZBS%M)e@U,C36&0;2;9~B[KxWUe2jbn;c|Pi?p7n:5D-LWNkLFe'mvONT+U%R(\
    OFNxPpSoUCSlJ.K9Wic7iWe-VLFI:85a9[C*P~QHb<j&mgj7^&Lt@I;U?3F5MuX#FWCUD>IDNuP[ONM/K&J2J`J?HQHNLNUua]dn]@Ma>D4<J3Il\
    D,Pj]8f6lDnojp_MOwD32Q8mH)JwIZFBD^G<NoVIYQV~?rBxEOC}C&BBDZK=U}_jaKXxP_Ir./-/6fDpQYY_^_aCc@bSJ69cJgF2FQIKKJJCG%Di\
    H@R?]BSYgK_cRoHwD8CnFaJMNgRV_8g:MnC`7i/]1*:|I9V<^<^gTeS`U'REO@KwIKH5H3H{IgI^ZuWkRe[nd.d~]zR_JzGYI9O'IOL%^v[-U(M+\
    CP9(4*7MA[NtVY]T_LX|R(L4J,H~F5A(<,9lZ?`m@~E6L:Tm]mb,_+StG4=b:j=iI}T7YrZ=W*QyK}D8<77U;.@/LzW_[HX3R^N`O/R.S5Mh8t@q\
    .Q.;3:9VA)J$U5abhKfGBF62<$6/;QG{R{VfTfR-R)SWZEJFNoMQPuX6_S`n]3VNTKYNSzQ~iR]UL6?n<#>lEvMzU2]od@kelZe9VfHEA{EsN]TU\
    TKOjf5lHNaTpZI]@[4ZX[f]x]9X{K9JkX)a}gdeWZ'Jy>p:;=<E6T`SA]Qc=exc'Z*N&B~>sBHH(N6UwBy=x>MCmKWQmSCPnLgI>J{HvC,A#D#Ms\
    XS^6Y)Lx=}2yG7EYA{M`VG]{c(e,cJ]#Q^Gl086FDgDwA0:o8L<dFsRwZ|[sC#C3Da?:<|:o;2AtLoVa[SX}V<M>7*2}8gD4M~SBV.Xg]+_uOHBB\
    W'R9M;J(H1Ct>T<A@_LC_}[ooBku`MP~GICqD@GmLSPA[bi`T?OLI&Bh@{FWPVYW^L[bSTUTVdY2]C_O[rUfPGM#JxIcWmUnWIeJpeuRqIeWWsP+\
    NWRDIuMu]5ZPX>TUP%J(DnDFIrRzXV]J]#VDRuReUiZ#YOR$Gu?o[A_k>kBfJNVXcwkDjtaVQaCW<,<FEFO=SoT'SwS0QAN?I^D|;p<zJnPkRHMa\
    HSHYMuURYnU#B{E1*O$D'4/)8)C&Pe_Ch2hEH%7w?b5x6eA(KLO&MlL}O5SQ_FO;UAR'P$PyTSVUTIP~Q.WuW'W[j(]XJt:Q2m6+?vK:U;_)d@l@\
    mpeiV^GW>,?YH:P0RuPNgGmVQoX>]{^yZZU4R?S>U@V'LxM#_OiBmXgyYTH&8z3W9$EQUiWQg-l)n5iI^*OXC,<Y=^B9ST_gG%DlGWOOW,[3Z;TX\
    L|G*FrHeI(LSRk_1i`k`cgS~C'5tDuF.E1UPc=j_oNq6m>dUW|M@1I7=E>FGG7F$ErKsVTb8h&f6G;E9E[>b>+B0GlO~Ybb0dB_^]ZPb:w6X;vIN\
    X:azdTeKf`gXSlF5[1TJLjFlETF5E-DAGbQ%fIb5l:f(XKIY?,>-ClKgQxT-^oi?R$L6Df>o<vAdLaXA_d^eTQT<S4U1W:X$TiM_FrD0E$G;XESs\
    W2d%n+p6iQ]FO@GAGBN?J$NY]2W8RZNQI5D6A6AlFrO1X%^PZkTqO_O>R]V2U2N/DC<GWW]3A;H0O[X~dEjahw_|QyEQ9E;WI2T)Y$VgRHP2N6K`\
    H]Et>^@*MVSUVKSULLI>MTU{[OX&E2Gr1x-/0~;HF$N)VYaYi&iPLJ=eF)>{A=K]V>YVTJNPMgR7afS@_>^R^H_7`dbI_mXXTgXMX[^2kS`rPLCZ\
    =E@sKFV@^Ybnchl.jpeuZUPPK{NtUq[p]kWmfLixO'Va_;c6c_aK]{[,ZYYJPPLMYnaufDc>WhK*@L<fAlM$W2V2fef$cM^}UQL(E=C1DIF.YBc4\
    Ak<x;|BZM+TzWRU6O]ITG#EeFFICMlTW[c`$ZQOzCU9uE^DlG%Sp^Ra~a9a;`_]2V;P:6t;uF%CS@u>/;k>oIpXXe:h{L1HoKLBQ>Q?qD^JPP2VU\
    ]2^RclWXF$AZDnMqX)_'^6Z/Z3_7XmONhbcsYqPZIOE}D1C:F;P(dfhNwgu5i%XFK'D~GKNCS1SD`CoJTwUOS3O~N|Q&U|]7a/`(RMS-X=_rh.l2\
    h7_4S0JZGNHpZNVw]sjNvh|mwOjKZ^O'J{O3LuS7^%YMV5V6VWTVQjP>Q*SzWd^0WJS_PjS+[Od_d&YIKf?4WGY#<sEcPV]Ci-rxt~m0^^N)7}7X\
    GSOBRRQ3N#N1QlTMS[OUCEACG(HeH{FvC=BpJAWJal`;JPG01H)G*a3F?YJlTH_di*l]S-AAI5>1=&CgK8O[MuItJ9P]g9X~dub)]+XFUSTKT/Ri\
    RrXbYvbHlKaaNb>R637RAnP)[zcxdLl^iJeL[0OOH4H,KCORRXRQgViQSa[xe^iEeh^bVhRFQtT*P@Obc#idl3hA[ZKN=^71:?ENW8[Egjj)h`dt\
    ^8SLIgCyA[A;Sl`jC=ClGVP3[beAer^LR:GjB>C:DoKbT{`1gGj8f+Y8Io<jAT@sGaVVcBiukRk1j`gwaeXj79;JBL?W>Z?9B<HeT'c/n(pTPmH^\
    Iv?C<vA/J'TZ[ta;d<d<i3Y`IXB/C$L6WQ`pccaJ_%_m_ATcfL`:RqGGA#?CAvFSLfV#c&f.t:pLb>N]@f<:AIL=TSUsc5nZM^LQJlG^EFGUMgU7\
    [(]CR|O_U?Yfa]e+_,RMG}AuAyF|Y:UR_EhnpMs0m*^}O.EfE'LlN5Uq[?UyP8M+M)LhJoInL'QHWJ]uY]U#Q0QHVr^z^xTtH9=pWSZzC~M8VB`o\
    hom[mXf$WrJP9T<;MlWfZFVcPyLiL{OyR9R6BaD*P&S'TdR&LuInL~Uw^*]FPYO77u1{6?AqN.W5]caWe<f~S>E.Q~K<L6Sq[:^JYCQULNNOd8[^\
    h6jMh3dhbda8_9Z}X;Z,VVa3gJa>T]HLC6G^R__nh2jQaQf{c'_gZ;U8R>SsWQZ#YkV&hdenNfVhariek0f.`E[sZo[AP:LRa[dJci^qUbJD@,</\
    @;JO]9^X`x^WYyU-OzKDGHDPA~@MV6_3?+=M?HG=R*[@`S[tREGf@A@B@vFrMaT@YIZ}XhQuGS=N@1=xD)QC[:_,^/[>Zg[D[MYd84:G@C9X7;6~\
    8e>sJZYkhSo4TAJaLq>V8t<^E5M;R=U@Xb[zkX^nRvLVJAO.Wj^8^v[%Xy[c]eYCq-lx_HN$CP?q@kDIJ;S^d*lMvuuok1XOG~@xDCLqRaS:ahn~\
    R/TxW-WjV6TPUuXvZoYmQ;PJV,_Xioo,k$^.NID/@lCqV6ST^ajXu@yuvIjdYqLgGVK2JrSUSLNbLHN0R6V(W5U4R:PWR:UbOAL2JrOjZ[f1iTby\
    T&DzPVPj<.D{NPX>d&lPozl1a7Qt:L7WCiI0J~F}BDBLGxPIX([UEo@qNEIaG#C[>]=#D&QK]X`UY~Tb:?.o,u5/AbJ}Q*Vk]xbuXeJIV1NPJxK,\
    MqNFJHD}CJIMcr_Cl@mZh`_6UFP]NaMbNHSFUlczdU^=QlEA<e<TEIQv]%b)[VcAb&`M[UVWRtOoN8N`OBNpb|bOQG[GgAmbmdf1Z%Q@M~OlM6Lq\
    bQf`gec.XqMCB$;'<*E1Tp[7dXcza3^6X|SpOOJRCC=#RJ_+>VAzF_P']ug+iEcdV=H':<;F@YKcW9_;creTb>Y/MZB1=i;+CLPu_2e&cqa_a8aO\
    `d]`;);D<t5L54:KA?I<U'd9omsZT|HvIr:s54;&HqTLY<Z@Z^Zcm&]YLwG6F%JWTP^rbY`~^:^tXtSvlXeBUZDm9:7P=ZF[O7WKcwjEm.h6Z;IL\
    :k4n;)GrQ0S>aHi`KeLfMOL|K~JaKTO~UEX=PELmSzY3b1cq].O^AT8.7=>PW>TA_Kg%mdo^i+ZrKq@N=PCoI~UAS&M2GMFyJcM~O)N9LAK0MNST\
    MhLKJkM,VG`<`oWnJ:<]KbM/<IHFTD]odHj@l'g7[_O/4N4^HLMCOULbF=C7GIOsWIZrE|D,OCJnH1FbDaC#GMR6[H^}YUTv?*6B5~>0KlV]Zk]0\
    _)aSXELGY6TGS4RUR]SLPtJ~FsIdbB_amdq0mrf+[lUVT8U3VAXOT0bx^WY>PSGJBSCNK@WTbFeK[)^<XnX:X7W#VoV-SyS'SCS#b?],N~UFa/iB\
    jReI[BRSMqNEPvNFZSY>VaS0LuDT=,9V<,DsRVWb^jZ-S5MwKVJ)I%G0B+<0PfZK7l9U<TBuN>Yd_Y[FQ[EC816{<>E=O3SKS(R]QWMvG]@z;i8L\
    E4NWVfYNUCOMN7R0WJYu=(>I=o4I0d2q8h?DGiT7bSjtU?JCOyAt;:=]GJPvRtP6NmQ+j<`AW^TmSKUQYR^m_aZ5T&RMU>X-n6lM`9O3B.<<>VEp\
    MTTAXce7l@mAe]VMHvAoCVK+PRP$[neDFcL-S`XHY:X=V/TiTKSXK'FQP8WjdSkIg?Z7Kk@,:}=LQ8NuX_a^hjmck{afRaG2A~CSEJOCFsBm@+BZ\
    KPU>Z.Z(VAPcG*HbBb@4@pF7QT_Ed?^MOj?kK-FK29;BFvQsZ#awg'g6`zUD3F._D2CSA9=;8w7[=lJsXGa+K%E@K0@:8k4l406I<mGsR}Y;`9Vz\
    ?=2r.]3_>QJ?PzRxTkXYWTM`Z^T>N/HbDEBGAF?H>HBz]a^skMo-hb[8N<D~B(E5K9QJNc_%XfUZMSBa;,:a@hKiW#^GUYX,WaW*WzWbTsP5JVF6\
    DfE`^[ZHQ#Z7f6nfnge^WLKuElF_GkK(_aaf_TZ&SjK'AM;>;=AMMRW7[R[`XFT`ReS#R0LzCR9pKcUi74==E.OLZzf]kRfjXVGx3s3>9GEJR2YB\
    ZJXoVySxNDFw::4eBPL*UrZ|Z9VITYX3_Wb/@H>39/,}*</d9aE0O=YheFksY~JTL>;g4494EFP~VSUmSiTBi{^_XyTJO;N]R?W'Z6YpVaU:W<Y_\
    hFd4ThB$4;0;5#?lL2VQYLbwi.fp]gMW>.7O:vC1JNMM_XevG]I{NERHR/O1LLK9KhLxKkHUQ-XBaPda_%P-?v4G1M7@MWN'ZwcMgVgdc3W{Iq><\
    :0<gC&P(D)@r>K@2FWO`U*T4NpH2A7D@ADB,D.J9S]]4`PZ0M;>$C5A36CB~OsYm`vd'eBcw^0Ss2^/dD=E-ELBh>G<Y@PJvWtb+JiEVPdF*@7?%\
    ?JB$G<MRSOW)cR[wDF;48=?'K?V0[9ZHW[VgU`N_[^[LX_SbOlMFK,H5EiF}X<ZGfym(jvaATGL,I?KGP0S>NIZDMwKEH-DPAdCtL*Vg`ScJRSP2\
    NhKiLyQCT[RZMrIWG0F<_8UxFNLZUu_qd5`<TcJ(DtF_E_DzWgT;N1GgBQ?7;{9c;^BAMTU6TaO,F^A4?lC%H4Gk@e7OKSS(2n7M;NB'KuUo]Q]F\
    TAGK0u/S8YC'LCMsJPG*EmFEFuEj;E5KDkJGP[Q~L^ExCUH/R#YaC`B`>A0z+%.<6,?#H4Qk[vdmX/MPRsEA<R>2GSO=Q5MyJ/J@fQ`2[K^Z[xY3\
    XkYmY@VPRpQwO3U{j@i`_TMy>.78:.C1N/W8W6bSg@fg`jURI$@jAUFaK7LR^kcuGfM@U6]]`p]`V7PXMRLZJ7G2O~XwdRi+d{WmG18a2M62LOLk\
    X}aHfmiYg0_PSJH(A)>iA/N5=P:g98>.I@UM^L^UV)JV>M>W6&8)<_E6R)^-b~_fSvE0?R873B=+IKRyXx^cbEcG`YXz7{17@`:.693p141_9NGE\
    W0cxPPHQQzB25}1`3_8N@#GtOAU(g2`^H1=j6S6{@1K?QnRYQ6QsVHQa^R_+YINhCv>3<V<8=SB_U]Z@jKp?l<_qMt@1<2@BHHN;MK]3N=N#K6G+\
    CNAJDHL%T8XcO5NCO-PkUz[<^IX(MkDI?d?uWLRVMBVwdPnWq'jf]?M#BpAYC.GNWiVgS=P`MzJhGvDhC0E,HPRKSjR0M)JYMKS#WhUTK`>IJEPG\
    0K86A9JUVHc1iah-^ZO$3;.28GB[NNS<Q/NHNIOlPhOd@N7ZFnGwKmOXNHI/GJLkVa^)LRHl<E-b&f*n7SE)OyY%bLhbYnM>RmCo:E:bCtN1RoPM\
    KRIii<apWSX7UxRYPVQUSzT;RHQxM3S.fXc]V4D~6%/?4=ADOsZXVi`kbM_<V;JQ?o:,;UA3G?Jha'bmF@J'P{V=W{ULOiJ:GyI3J4GES<YL`hao\
    YOL$=_2D.F3oL9ON[wb]c,a:[YR%G>?&;$9{@aOu=l>%<~>LFiQAX8XoS.If:R<89r>>EwMlUR[u^uX{N5A9@N:[7LCPRW_0buai`~`=]~Xm6g2l\
    H4Bw?j>s>_=iA7KgYsfPSdNBVxHt>c;M@3G_M4O[QlTdjCd]NKGUD<FoO_[#bU`mYPU*VITLa+cwa0W}MmF]E,EoFVI%UuZdi#opm3bbT<HOD_IZ\
    R.VBP#[aIaH5GKElEyGvKPQ-VyYQSiN'H:GDMUUxYoVLMxDS>s>lVQO.N(Ta^Lg6jAdSWuK&As@;BrHHRcOKHCBjAYB*BOBUBhDIFEO$MqKNF%AP\
    CQKfS8R|J`>>H'L-/25c>TFzOJY<bSd,]8OQ3A-u:'BAK.M}ImCMB9FsM.QCB)9_MBLCLQKsI$C-?kE>Qo[sR$OsC~5C-h.u8LE1NNT6YW`>]bSI\
    XdN%G3GQK{PYRUO<I;FjceaiaFgUgddA_xZ)VuU?SCRNKMUbekfc_.OiBP;@<TEtRK]UV;_3b<`c^,W$OfKeJcJMJxK.bQc@FZK/UEaPg.eH^STO\
    LvIQIfG9S5Zcb6eVcJXmKV@1:/;dJ6M]XR^6^c]=[PXIR(K=Ea?yD%O65a4k5q::E1U$b}g.a`Tn:n7R828h>VGMOOV?]4^,VUJrGR=57T>WH]Q?\
    UdU^V1Yc^G_^>n7EK1@87~2]1P3`9aFFWvhk]SUy]gIy:i3D4w=QExIqLJPEpCl6T+MiGlFIJ=PzVgW|TyRVThV`fNkYfpXUIR>4:(<oBiIxU$]I\
    l0s4pzdGR+C<<I?{IaPkS5`0M>MRORP7NPLsM,OSSFV_QxOKQRRzZKeOhsaBRfEP=&;lW$T<T@`'jksKvnpRaHOeD(AQA-J,WKV~SDObO6QaR8Oo\
    LGJ=H6Q{OTNwLzLePcYab6`ST5D3JmMG2=;UGOSf`(i:oFp)hKXz63/^<VDcN4RJPzLjJ_M|S|X<Hr=hO+K4JzKyKtK1K8PIZ?bOXITYE]4O+7-e\
    9PINVy_#aCb+aWVFTGJ-BMBHGeMIQ(Q6MwKIa>]B`[fif,_XWlSBQNRoU<WhN+V)bc_TUZG$8e2{7-C(R&_:[_a%a_[dVbP}IwE+D&E2GNIje,e(\
    JkNGUI^Lby_|VIMXGhFOJhJCV4^DbLaKZYP8Bf7R3+7<IPO2[haK`m]5WQS0MyHBB}=&BZP]7D9&;VA#JNV[alde^PPk8@6S71<dFhQ]Y*]A]w[7\
    U`LRBp90>+FzSr_7c8a_^0]J_^b&Bq<uOXCQ<0:R<,@<FSP%]~jnay[&chQEBd=vC*MOUYWDUHT9q~obWCU-QdPkUM^5c:c&]zW>UDW/fKmRkZ`%\
    P7FsDBG>LuRdVI]%j8n_lAboR|FNB>FrNoROX~a{E8DEFcJ{NDOXPpT$WpYkOjIgN#M{T3^*b@]jQ,E6>#=+W}RrP@WN`:fhhweVZ7M+C[B+AZHu\
    S+O/H(C1B5F8L>P0PdOWHGP5MoJaE4B>EvO7X3ZwU4I4NSN?4j<dG.OSVM^,c+egd*]*<@4BG]K`PhPzJ7BY?<CTN&YVR+Il^jVHPCM;I`E#BTF<\
    O]Xmb$c5PlDC:t:HB|NSW+Zd[?]5^/Z6`1]+XvWPW8W?UIQ&K9Gs_B`|e8p^u:qkhm`=Y?V2UQW#K@V2d.d<_gV>L+EXFbNSY&bEZ}`[`Y^N]1[F\
    Z]XpTjPAMNL(eEc_KiQ~]{iXqKr5j;]}R6LEK*JDWV^fb_d+`qY/OvEq>w>CL?PkXp]t[KYMXQX%WwV{R5H`D`O3405L88=XHhX0fGl*g^Y:>06b\
    1P4B>yJ>P_TaWVX[VfQ4Gl8h@[DWM>V4XzVnU*W.]vd3IFBePf?|2i.B1;7N@$KwZli{fI_xc}Q6@)71:]ExNpQyR$RmqyowZVXiTrPxP3TdYr[b\
    Z%WWUeY3jVp.km^[K5<{8|=cG/Q[Xg`^oasvocdKSWD.<e@RIxP}[[fYLSMgQST~VxVAS)P>PER:R>O7R:UR`&jUluepV-EB9w7lSVS$WncMl?s|\
    v=pydsT:F|AS>[JtPIPJL7IuLvS3Y*[PY4S`DlKJIAIbIZJeQS^mh3i,`bPFMtJ;2K:4GmTw_)fhm,o^l`cw?r4MG{HqK|NLLFGuGNN*YReOVzLP\
    `IT*I^D9CyE(G#L_U0],j{hoLg?O5f3g;WI{Vf^2_r`B^qX?`^[[WFT#OYLzM(LwKGJYaHb0e,n:oUi_^xRNL(L2PUVWN4We`A^wX$N+D+=f>-F@\
    SE`H]#_`_RYjWMU{T>RMMoH%D}ETfAd{M4R-[*fQl,j;azTTIoEKH#JV[7b:b6_hZ$QqHT@M</=gHRQ*[CaI^fWcTIS`S#QJLHCWEKPm4v9Y@4FO\
    NTZRfSjJeeXv:L4z:K?RL*Y%^;[CYrXbV8QsJ=>ZIcOAWmaceaaUZ/X-]'d$LWH}V^Hu>@:e?JH+OmVn`Vj3h+cVeqVZIsD7HTT;^)^;WpRipLo?\
    Z-^'^]^m_ycKhGize|_&Q|UHf#lTix_;P6DG@cE`N}W]Yc]Df*hhf^^7Q^GTC]H=P`V2^Bb=H*EFHYN?R[U(UUTJSgSlUIO4M)LZRl]XaQZqOGBZ\
    9X82S.PSUh_Qd@gBhse'ZPNzF4Ck>[I|KGHpC?>G?]GhQDW?X*TXFoJCFGDHC_DeITS,]Q`eZqOhO)Iy7<=;G|S$ZQ^rb2eafTb|Bf99NjM0K}J%\
    FjAD=~BCNl_*ZfS1gPZ}O.FHBtC`E~IcO&UNjTmXTkJvBH?wDPNlYu_[]mYdZOZhaWcJb__eY6RONULrK2J;YU]cg?toyqtPib]6RJO*QtWhMXWX\
    ]B[xZKU,M]HoI$N+Vm`J];^)^LYgZ1^~b+a?[9S@KxGgdbc7LZS5^*j8sht,kp^kPlHYF~HkV=]Z^f[^YcVtR)LOHOG|G]MDV2WUTSOBM+PFV(Xm\
    T<I3KDQ2+p--3#;DE>Qt`ti]hu_';g0s869]BcLdPmN^L}O2RyTvNp@;KxK[NJQjSQPrKmK-R@_RSGONXTFp7y0a24:VE#NEX6dEh?f=ixZAJ@A+\
    B1I]Q-S[PgMGmhpW^$csd>`^]NZnZ^ZpYQW5NNThijqTp$cGPNAL:N<{FWRTWQ^uj~mwlVe&W,J/C/C9FXIx]seQH;JFPrYH`N`C[$U/OcLLJ~IX\
    NLT6_IiRmzh'XFGD:65:KTL5S4`>i*mmoMm1d^V]JHCn9gEBDmDWCQCvHGR?_Af+d/ZFBUC[?V>^A#FePJ['drh_ckU{NtE&3n:%G)T?`2fKi`lO\
    mbjgEa8GO*H'DiCHBEATA|G$RAa=c+X5d,SvE5<];-?$FLM}S*W2kHljS=I5>q:7>YHtT}^H_n[mYvY0Yt[$Z.TYL~FEBxCBEnI*Y#X^cOm4pUj*\
    [eN9EXD<J?T7N?W6WZRYMkHNB*=F>PE<O=Y:[)[IYVS{Q@R{VmV*O;Fv@v?P`._bMgTI]Fe)k%j~bKS|G`A^BMGoXd^l]JW@QOLsHgD2@U@OD.Mf\
    VZZ@WRQUMGMlRQV9R4G3EBN%035s>oGHP(YHc[iWh/^I:H1Y:F>NKJVpZ)V[QTObQJT)NhA(RmR~Va[g^n[$U;QiU'_+U/T;XIHv;U6f;FE@P=Y<\
    `_f0ewd/elZWNvH(K]Td[Z^[YuSijEjxXe`CdTcka'`?`c`e_,ZzPLR]d'hIfo]_M_@V<QB,M]Z+Y%]-hkfLa<XaOBEgA+CDG_Jod-h?BXA`F%M.\
    TUWzU.OXJwI*JkG0LtP0Wa_Ra#[)O?@b5M2BIgKCR?[A`Ral`s]fVvNEEj@i8GD{?M>c;m:/=zG4S:^6`^Yy>m>i=m;|=kATHwQjXg]n[JSbOFDg\
    8G;yFsRKYO];]k^i`kb1H(=FWLO&GXBz?@<(;A?|K5Zca8^,lj`;NvB-=e?xE8J@LLN%i]p<S2PEKeGYHcOpWl]'Z]UxP]S&[&c1h3es[0P<HdE@\
    DrF4R{T{aFn?uKsShXXBL:GzK.QsJ5S,PlO:OPP&OyNmN6PnUmZCUJSzPoLQNjVE`Ad.^@QqF]?b[GWTF&LlW$dWnVr[n>bMS2HS>4A#PGQvN=JR\
    I@I~KEL(JcH9EBIkHuHiDM>D=>CNMBU]UmM%FeG:*Q*|1j9_A4KkWUamdh_I?/1~9J6n=>ESG:C??d@rFmNYR;D)UMQBMSLJL/HzD(C+IoVATcW%\
    WeGm7D-0.78NDcN|VK]da/a|bMXSMTE2CqI<O#Q*NhJlc.e]Y6bsg)eP_+W{U=U/UDU4J-OYe:j%g([RL+<j4s8GD2R.V<[ofZfacS[$Q?G|A??]\
    A5D3^,d5ExGnO$X:_?`p[*QwHvC`FIFaLaSd]wevg;`NRWC26;0iC@F~Q?_7e`gNg@dE]]SbJmCY4{AK7v9`<->ND,OD[oe6ef]h=88v8K6n<^Fx\
    Qj[4b|eoc&Y$O<AS7u9;C6Qi^8b[bWbKcGcvKo?,TyIg?J:7:V<|?aEmQSaWb5]tlV[vH}9r4]:hEYM[P0P<nBr~OaJTD4?x?SEqP*W[XxUYPnQG\
    Y:`BbM]@PZCB;2:V?%E5RMSd`tk8n_h>Z$JR=s:*@CJ|K{T_L~IsI=HjFWE-DKEfJ-P&Q@P~Q*LsM>T([1])U3I1=C6ZTBTdG*PTYRdTlMmEf2X<\
    J(?y6y=MO2TOR[M$I]ImJ`K,JQHz>0E7JYL@KCG(C|HhR]YMWdMNGmHN+7-`7TC{M)Te^>eFg1a_>h1Z?<>jEgNYRHN(FxDhIGQEU*H$Y}VuSNQ6\
    PnOdK>H*KxUgX,Z|VrI@<H5`7VBaPMZ)_+`/^i__]lV/NBJcL4P:T`V4RmLB`b`ZR2]XdZfFci_$ZEYTZ:ZNGrIk^}_f[BRFFD<<7l;SFISDZ6[Z\
    [YV#P`KZEyAz@c@>@ZB']S_wA9@>CWKrT4X'VCP*H;BVCFC,H0MNQoTEU#P{GU<332/~@~CKM@Wm[5X+SKQ$N]JnG$C#4P?b5C4-4(5(7i@YO*[Y\
    a<[P=Q8K8[5B8NA&IxNHQRTsV.RzOgBC>J@KH$QgYP[%W.T8VJ[{KVC3]~R)FF=R9-9S;g?WHMVJa{cBmebJPjBL;4=eG)M]MuKXernjQIS+QPOZ\
    O?Q@V#Z;Z6U^K,MeWdcKj/fw[$M-AL<k?QF/PgPna1ker@ozd@T[GvA[D]LCM`V(JDFWGNL;OTP4P*OJOGPMPkOCLsJ5L-Utc(f|`SRbDt;)Q9P)\
    C>L{VNa#j9nxjF]gMSAP7y;IEyH?F7B'?{CAIhN]P1NN<v@@FJD2@6;u:C@3M:X+YJPTK3H@']&h-P8IC(KGSP[XaH_kA01N@R=S@^DNEcBZ=-;H\
    A^MHVIJR_CWvOXHUCqAzA:AKFLOwXt`4U]IF;)1}1e9qG?S2Y6ZkX5Zu]'Y+RgM,K`KWL%LhL%IC[<]/TFaqk$kedvZhRuNHN?Q3GYJw`<a}`4XO\
    L'>k7w9EBCO(UQZ{``]_XgUTR+M$H^D3@+=xZ)`_?lChKBU{akfRb0V?J0A0=a>DFyP<X}^o_y]/SbFi:_4&=i@6I{TrZQ[+XvWEWBUKQ*IK5/=[\
    /C.l1W7E@.KpZwi,mgg8>d4s5g0C4J?WL|U3XFZ0ZoX<VkD>?d=fCSMZVe[m[tZ*[pbiQCGoc)QK?T3s083J;[DcN`Zdi6k-jv]DH06[/f48@CJa\
    N/LpgJmzO4Q#O:JLGAHSM.ROUQTRKLLSVh`2da^|OO?O4_1z7CAEQdQ]`bhXkVflXdGj;/7B<|FEL)V.HsE.DCFtJ/JbISHkIRKULMLfL$J]M9U&\
    _5aTXoJR<G41MVMsG'Ri^)f<k<l$ftZ,K}Ae47;bL&OCM,H4E%EZJ^P?RaQ'?RE$GkGxFyD6CxH^QnYWZgS]M)IF/L0H:iH&RmYL^.`Wav`=FI8C\
    I:FlIkN^PBLAEM@[BgL6YMPueuasXfQ^NBLiL2L/N(QoXKbwREJ;@G9k<6F;S(]{a1^SU?V4U4TbT>SpT9ULV`VDStOPY:VMQa[^etibeq]vVTRz\
    R<SuKHKTWhU:PjJpC`;H7j;{FFS%VBX9]fV:ODIiH'H%G#Cp@K>]]ja&>F?DDKLhUK[<ZNRBG0>I>J>`G2OET,TxRhM{Gv@68R4M;a?FJUT1V]RL\
    M$I_J5LlMbHr6Q>s,4+A/#3f:;D%Pf^0e&ba>R3F8A2@6tBAL`PhP_P>QMRUVCFJH`FwJAR+Y)ZJVxROR;XAQ4M4e^WpG):$5`8#>CFGO=Yubhi'\
    n,e<U&E)=1@dJ4PzQ]N2f-m|PYU_Y;YUW*UUVwXqXlV8K>L@Zef6lWi}^bM??r:]=PE^S6Ssa_iYmojyavSHF7?mAwG=O7X1E'B8E#KcSKYEZOW2\
    RCNJJSIGG)E8I1T`b$g0bST5CA6#KwIr?@JxTo^`fWjIi'b5UyJv0v5$F%E]AD:o8|>9HpTX[v[qE$DiB9;k8>5@5?=7JtVj]&XeU@K[3P.r3z>r\
    HJN4S*Xj_Cb[Mm?TS5LzGgDMBW>38h7`>;L*aAZ[m[h^[MLbBq?+>uArGuNy]5iQX&Q8Gw?(;C@9JgThYzZ1UIYCZU]-]s]bY)RGL{IwH5G?XdXn\
    X=g.r&u;oHbHT*L?K?OnH2MG_<^m[nVpOkGW@k?aEROpV}]^_'Y]VQUWV&W)TnM$C`=AYu`/BfGyO{[gh7mwkB`fPVC.;t>JI5Ty[K]^]8YYSnL2\
    Cy=g<a?>KwVD[xYwU_U+WcZz[+Sd<YAt-@*o0[:^DRON]^iAn:iRF(7R:^3a82FDTLZ>Z-YLZ$ZP[2IiO#KOL'PkX/]x[aWwV~[PXqTNaWQ]@%1~\
    -F3s?XK'T`^Id0gqj7_nO$?z7l;HG(Q/TEQ=f`kvMTQ?SBS$PoN<NgRjV>VZLUK%YMc(fn`xRqBa5A1u8vEwT]TFdVh5i,cNV?Hu=l9C<}CrSC^I\
    GBC$CPIPOsSISSPBKhH]IBJ_K3LIP$X~cPeB]]Nx?r4zH2IXF8Tya%f|j^kjg9]yQTG~2D9%F#G<FaC=@bDcN0X-_*^dCmD6FTA%?eAYDoK8Tk]q\
    `FZbW_Nq8U5Z;`HUUe]]^~_racc1OsBkX{TIO]KeJLISF$C4E~P+bH^ro3j;_.Q$G2E6HnM`Q4RD_/j{SkOTI1DEC}IzUDa_f[cjS:TGV8XQ[$]J\
    ZnUlP+M(L4K@](V}Ry__jtnuiw_fS@L8LMRaJBKz]rWCR4MlG~BV@1B3HnR-Zr`'ZLR[K]J%LoP@P<K)CC=)ZE^f@uF,LETv_qf?dp[UOhDt:n<_\
    ICRrViSwN|LCIsFJBu@Z?<A/LdS)UFQvJFFeJBQoVjSNA7E_1g-p0n9*B%IbRx_7gXh2Hp;mD/=:?bIaSiVYQLL@LVQ:`%QEZwZ&ZL]$^:^{Z<SS\
    PKUnVvZKlqayPdC*;~>$G*P{X#^Ebulom)hn]xQ4JlL3R1WHWwS6dBjEQN[&dVh9gVdL`:]`[FYKMNL0[rfam]l#a,QjDj=~@)H}VlVIdkhDj.hz\
    b;W9NCIfI-ICT1^WC/@*AlJ`Vl`@b0^<UdM<HzFqCKEzL,VLb=h=dtXhJh>yFqC_E7PJY}`_c$eOfBbPYSP^9V<9@A<L8b5z5T;1H;W|d6fZIuDc\
    Ev<f8D8l=CE0N7WM_<_c_|Ra>N7}:BCMN,U^W^WtZ^`LWIJva^YdP)GcAm>{=s>*BrNVd?dqu%p(aLOSBT==@QHRO:Qf_onJTgR|MhGoEOH>O+WU\
    ^S^zR`S{XP^7cleY`?VOM'FPE9GyZJWT]-hjsRx,qTcaT?J(GPM&LSRs^XZ(UYS+P[L.H#G7J]Q,Vc^/](X@TLTDYR`B^pTUHV>VX*]CA|J^Tg`V\
    jLqcq5g:W#HJ9|;`KOVP[Z[0W[UJUWTeQ5L.@;AfL&Q^TIS1OEMdRT[|bf^)H7G~/|+=0':vGeSD^]h~q1r)O0=cG%<7<lFIP=UhTNPFO{T2iAX:\
    [QW*RpQ{RrT.TBR[R_XjYc]ejj^JJ:9A1U44?;MfYrbYdglKhybfU~HL@<AGG6MEQBQ?gBitRJYga}dp`yY9T#QTR9TeO&NUbYiAk2f9XhGq9u49\
    8XDaWS[8g`jGi4dQ[YPlF<@L?YA4SH`REfEWHGOVY%a8aLY[O{GSCrEdG;M)T}_kfkhWcJUYET8QC-CIFIV(bchpjGi3fxbEYyQb3`9#Ag@o@J?y\
    AKF|Q@_-hnjLJ{E<Fy>N=FAYHfQeXd]{`]_|c&T_Er@TCuOB[Yd$elc+`eaDYEOmf$a6V7M8HaFvF|G|K+Ricvf$r4pGe8T^I=FSKJT+YcXe_[kM\
    NkN#M.K[K@OJW*_Kc>a1TIPdPaTP[nbZ`3VZNVIyIfLYY8RUZZcskAnhj]^|Q5IBI3OwPITXV+N+G&CFCQDSDkF+JUQKXHZxVvOiInHvMiUVWoQI\
    G:>dWrZ<ArGcM^UN^jd^f0`ST?HL;(<gK1SuU&OiIWErF;I>L(M(AFBSNjQIQ]LfETB)F3PJY1Y[LvM*6M/|2o<JF[NOU6[rc-f5Q7CQOzH7GoNT\
    U@V?QXJ}HQM*c_ZNf|gzdf`F]t[#X(StQPU6VUa-hob'T#Et>*@MJ<Um_Zd+_TgOgFe+_XWMR$QkU<X6XDU&eyg-R'[Tflmin9gg`6Z>XBX:P+Mw\
    b,i'l&he`BR]F&?fBEK|Y)[Ge.eNdaaq[aUPO>J.F6CcWgaR@g?rCIMSY|dFhIdNYVNSBhB.DuIUOuWg`)b~`FV|JW>YFLC>@ZLuVlZb[g]5]E[b\
    YWV$7_8E>?8<5v536F<rIYY+g=lsPAGMH]:G4<7>?@GdNcT;Y#[dh0YdL8E8C?HuRgY0Z@XMX#[tZITVmVg|Y'Hr>T;?<@?aEhP6d+jyucsfgiTB\
    CF</?zH~OTP{_bmmRjTuU.SXPmNgPyUeYFYMP2PTV:_=hXloh-Z4KLA?>GAgVDSo[Hhmt/xYsrfqU,GXBrGdHcQ4TwPxNhOzRFSrSAPkNLN>PbUq\
    QqO>MxR;]0ezg.^mO0@MP7R/=EH5SS_akGswuco7alP|7P6fF/N.RYPhM4M?Q6UuXUW_DuA/J0H{IzIrG;G3O8]<f.e4SXN85x+#*j5:DNP$X$`A\
    fRhrY-GQLDB@?IBhIaMwL(GqGEMWdsYPgGe?^rU:NcLiM2M=NHSmX<c)acVqGt9^1<2d><MGY8`A]Dc/a$]_UzN;IZGyI,L]OgPHb.b*PFX/adet\
    du^KTgNpM}Q6NkMSacdvdl_$S8Fl;q659?DfV@[[fUe$`GZ2SbLQG_DP@g=}Spa9BLCtEyLHW'_ra[[qQiFW=}@*D)M^W(]<_p_oZ4Q:F3<O?9>J\
    E]Sc`se+b#]w[%YsX*U781;E=q8a8M;g?XD:Mi[3gxlfOXF^K0?L;c@|LRU|Y(YPZ@[.h-ZONyJZKTQ|]/e@fBaB[?[4YvU>m*ht]VO6EgCeGULl\
    Q]WkaThvq8nhc{T3GAAbFUQ?WlV[aokUK3M3OWPqR(S0U`Zb`JaJQ/L?UJYLbQem`iU7Ht?}>:C<]|W`Z&a0gYjXeaY#K`AI>ZDaKcS`QqK,DWC@\
    FwJ8KXKxKdL)N/SKMxJkGFH.P^ZA]$U$HS;lMTNf;(EaPVX{a)gej#e,Y<Lb4041GALaNHJyD<A#E+M3SyV]CmB@LiIWGCE8BF@8DuPlZw^BU6Q.\
    ;[2e2X:JG5Q[VMYd_$c)VtIkVsOwN#NPOUPOMSG/C?G:c{_fj~m<i*a2W6PfNaNdOFRfRba>`G[:Q8F1?w@:GcSh^lbSXD^Q[2[;ZnX:VJU,RSPu\
    P@O5`x]jNRWNe4n{pkkKa|WPQpQ/M(K^]o_4_/]VW6N'Du?N@#FeT9Xq]iZqVkT%SNS$R%P)JwDFPsYI:+9o<QD/Q9_if9cCX&JQ?4;r99?1G[MU\
    PCRjSSP,H~A2>y8jBOJpQdS|Q1M:McRVW^Y9<@<f:-/=)o)w.l6UAOPsaBjESxGxL#<E4V6'>tHrL|MFO0SDi>^'UAOFK^LoQ&UsX'UPQhR[WdXi\
    nUju[OIb<#5|82?qH[QCZJfqoHoqf1T%Ci;L=AFMN:P)[YgNK'ONTjVuU8S)QJQUS9T9M>JDSKZbfJl'f5VzG8;a7o<8S>Qh]NfImVq?mna7OkC5\
    >^B>FBQxLhI@FUGeMfT$UQSDOrLlH~M.JpJ3KEPSZIf&hK`#Oc?vKNK7:'EFR?_/gemPonkh`wQ|5W3bE?IYKLIzG)F5JhT7^4aaFhBZK7C|@P?B\
    ?dB,H;RM[4^L^KT~9H-L+U46B?OvWkZm^2a-W8IYXpPEJ9G9FHFfFJD,B@Enbp`RgFhnaOTYIuCQBMEoK&P_P+]yWlSHJ6>b6|7g?xL[Xi`;U4Wq\
    X#UoTZR~P/LtIuH'G~Hp`A[_O4W=bGj[kKcLV`LtHGIvIeK#_qa9^KWoP^Gd>:8q:PBVP@XZ^:]+WoS=OzO#MvIcB/:YN6XJ9l=~CSLAVsa`fTbQ\
    UZFl6T6a;`F@QLWqY.WGT]PHIeAc;;7+@SK@UUYyX+S[Q(SKX`[#;g:i8i.Z,r1~::D2N2Y<ealJU0GjLq=,6A;xHQSSWoV*SUSojO^|WRT2Q,S'\
    Y[`pc>a,[BY)VHX;l0h^ZQI><v9v>GGDQ$Xj^*fIish$_kQ:CC>%C8M,TjVe`VfSJvK@N4QbRIQ9Q(R7StTNSAM~O*S;Y~^,XpM%>i4m319^R|Ov\
    Y}`|d2ca^RSGF7;z9P>2E:Q$F(@3:l:=?4GKM[N]KpGrDQGoD3C4B[FSO;Wk[AVpK@=`E>DG8uDNOIW;]]a,bdaFZ{R<4+2;F*GIGAC2<n9y=xHI\
    UL_xJ6F2R/HRBS@->6>1C'K@SwYMb<[xFG<=8L>=IiS3W0VoV@X3Y(Qa_2]ZY,SVO,KbGJBL?gC$[h_+kPr(o[e@W'M,HYH^KzOfN&^0T.S*OIJL\
    EdE0J{Se[<_1QwS;TCT~W}][`f]oVPPKL>Iy[}W;L5UIbwmvs'nublTEKwJJHnHeYNY-W/TPQ:N;J9F,EjJ8N}UaXzT/MJJGK2NySjRcJ:>yQhWu\
    2=5B9@AVNX[4d&d#ZWLu5z1d9vBbKWMoL0JrJiJjI^FJ?x8VA/EuK^MCHqCQC%HSQsXJB^@1
    """
}
