import type { Language } from "../language-data.ts";

export const italian: Language = {
  code: "it",
  months: [
    "gennaio",
    "febbraio",
    "marzo",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "agosto",
    "settembre",
    "ottobre",
    "novembre",
    "dicembre",
  ],
  monthForms: {},
  words:
    "importo totale fattura iva pagamento documento numero vendita del netto cliente codice data pagare rif servizio causale riferimento bancario bonifico contanti credito dati ddt della fiscale imponibile indirizzo merce ordine per spedizione acconto al alla cod consegna consumi conto dal di doc emessa entro giorni imposta nota operazione prezzo ricevuta sconto scontrino sede sociale subtotale tot trasporto accessorie acquisto aliq aliquota appoggio art articolo banca bancarie base beneficiario bolletta cantiere carta commerciale commessa committente complessivo con condizioni contratto copia dei dettaglio dovuto fatturazione fino imposte inclusa intestatario intestato ivato la legale lettura lordo luogo modalità operatore pagamenti pagata pagato pagina",
  attachmentTitles: [
    "documento di trasporto",
    "ddt",
    "bolla di consegna",
    "distinta di imballaggio",
    "foglio ore",
    "rapportino",
    "condizioni generali",
  ],
  creditTitles: ["nota di credito", "nota credito", "nota di accredito", "nota di variazione"],
  beginWithL: ["lt"],
};
