import type { Language } from "../language-data.ts";

export const norwegian: Language = {
  code: "no",
  months: [
    "januar",
    "februar",
    "mars",
    "april",
    "mai",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "desember",
  ],
  monthForms: {},
  words:
    "mva beløp sum faktura til betaling for fra med total betales dager deres inkl konto mottaker netto vare betale betalt brutto dato delsum efaktura eks grunnlag innen kontant kort kunde levert nummer org selger spesifikasjon tidligere totalt utført adresse ant antall av avtale bankgiro beregnet betala betalingsfrist betalingsmottaker bilagsnr dokumentnr du dykkar enh enhet fakturabeløp fakturert forbruk foretaksregisteret forfaller forfallsdato forskudd gjelder innan kid kontakt kreditnota kundens kundeservice kvittering lev målepunkt merverdiavgift nettobeløp nok ordre ordrenr organisasjonsnummer orgnr oversikt på perioden rabatt reg rekning saldo sats seljar side ta tilbake totalbeløp transport utestående vår ved venleg vipps abonnementsnr akonto ankomst",
  attachmentTitles: [
    "pakkseddel",
    "følgeseddel",
    "fraktbrev",
    "timeliste",
    "arbeidsrapport",
    "salgsbetingelser",
    "generelle vilkår",
  ],
  creditTitles: ["kreditnota", "kreditfaktura"],
  beginWithL: [],
};
