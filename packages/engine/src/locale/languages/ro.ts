import type { Language } from "../language-data.ts";

export const romanian: Language = {
  code: "ro",
  months: [
    "ianuarie",
    "februarie",
    "martie",
    "aprilie",
    "mai",
    "iunie",
    "iulie",
    "august",
    "septembrie",
    "octombrie",
    "noiembrie",
    "decembrie",
  ],
  monthForms: {},
  words:
    "tva plată factură total sumă valoare client cod data din fără la lei număr adresa avans de fiscal livrare referință storno termen achitat bancar beneficiar comandă consum cu denumire detalii facturare facturii până punct seria subtotal totală vă valoarea zile art articol aviz banca bază bon bună card casă către chitanță cif comerțului cont contabilitate contract contul cota credit cui date discount dvs emitere fiscală garanție general impozitare în inclusiv loc neplătitor netă notă numărul numerar pagina pentru perioada plăți plătit prestate primit produs produse reducere registrul rest ron scadență scadenței se semnătura servicii serviciu și sold ștampila vânzător zi",
  attachmentTitles: [
    "aviz de însoțire a mărfii",
    "aviz de însoțire",
    "aviz de expediție",
    "proces-verbal de recepție",
    "situație de lucrări",
    "condiții generale",
    "termeni și condiții",
  ],
  creditTitles: ["factură storno", "notă de credit", "factură de corecție"],
  beginWithL: ["lei"],
};
