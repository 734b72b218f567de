import type { Language } from "../language-data.ts";

export const danish: Language = {
  code: "da",
  months: [
    "januar",
    "februar",
    "marts",
    "april",
    "maj",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "december",
  ],
  monthForms: {},
  words:
    "moms til alt beløb betaling faktura total for netto dage dato deres med nummer ordre pris betale betales betalt delsum fakturabeløb fra inden inkl kontant momsbeløb rabat sidste stk subtotal sum acontobetaling antal bank betal betalingsservice bogholderi bon brutto cvr dag dankort debitor den depositum din ejendom ekspedient enhed er fakt fakturadato fakturanummer følgeseddel forbrug forfaldent forfaldsdato forsendelse forudbetaling kan køber kontakt kontonummer kreditnota kunde kundens levering leveringsbetingelser leveringssted måned mobilepay modtager modtaget og ordrenr org overført på periode reference reg regning rettidige sælger saldo samlet sats senest ske tidligere totalbeløb vare ved vedr vedrører venligst vores acontofaktura adresse af",
  attachmentTitles: [
    "følgeseddel",
    "pakkeliste",
    "timeseddel",
    "timeopgørelse",
    "almindelige betingelser",
    "salgs- og leveringsbetingelser",
    "handelsbetingelser",
  ],
  creditTitles: ["kreditnota", "kreditfaktura"],
  beginWithL: ["lbs"],
};
