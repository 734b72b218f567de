import type { Language } from "../language-data.ts";

export const swedish: Language = {
  code: "sv",
  months: [
    "januari",
    "februari",
    "mars",
    "april",
    "maj",
    "juni",
    "juli",
    "augusti",
    "september",
    "oktober",
    "november",
    "december",
  ],
  monthForms: {},
  words:
    "moms faktura summa belopp att betala totalt betalning netto nummer avser brutto dagar datum delsumma från tidigare till total din ert fakturabelopp förbrukning förskott inkl kontant köp med momsbelopp mottagare order org pris rabatt säljare skatt vår vid ange antal artikel åter autogiro bankgiro beställning betalas betald betalningsvillkor ditt dröjsmålsränta enhet fakt fakturadatum fakturanummer följesedel för förfallodatum kassa kort kreditfaktura kreditnota kund kundens kvitto lev momsreg nettobelopp objekt ordernr ordernummer översikt period referens saldo sek senast totalsumma vårt vat villkor adress allmänna ankomst anläggnings anläggningsadress anmärkningar anställd ant är arbete arbetsplats art artikelnr artiklar artnr återstår av avdrag avgår avläsning",
  attachmentTitles: [
    "följesedel",
    "packsedel",
    "tidrapport",
    "tidsedel",
    "allmänna villkor",
    "leveransvillkor och bestämmelser",
  ],
  creditTitles: ["kreditfaktura", "kreditnota", "kreditnotering"],
  beginWithL: ["lm"],
};
