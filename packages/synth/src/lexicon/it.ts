import { lexiconOf } from "./lexicon.ts";

export const it = lexiconOf({
  title:
    "Fattura | FATTURA | Fattura | Fattura di vendita | Fattura accompagnatoria | Fattura immediata | Fattura proforma | Fattura differita | Parcella | La tua bolletta | Fattura commerciale | Fattura elettronica | Nota di debito | Avviso di fattura | Documento di vendita | Copia di cortesia | Bolletta | Documento commerciale",
  creditTitle: "Nota di credito | NOTA DI CREDITO | Nota di accredito | Nota credito",
  receiptTitle:
    "Ricevuta | Scontrino | RICEVUTA FISCALE | Documento commerciale | DOCUMENTO COMMERCIALE | Ricevuta fiscale | Scontrino fiscale | Preconto | FATTURA",
  copy: "Originale | Copia | Duplicato | ORIGINALE | COPIA | PAGATA | Pagato | Copia cliente | Bozza",
  invoiceNumber:
    "Numero fattura | Fattura n. | Fattura N. | N. fattura | Fattura nr. | Numero | N. | Fattura n° | Nr. fattura | N° fattura | Fattura | Numero documento | N. documento | Doc. n. | Fattura numero | Fatt. n. | Nr. | Documento n. | Fattura # | Numero documento di vendita",
  precedingInvoice: "Fattura di riferimento | Rif. fattura | Fattura collegata | Storno fattura n.",
  creditNumber: "Nota di credito n. | Numero | N. documento | Nota credito n.",
  receiptNumber:
    "Documento n. | Scontrino n. | Ricevuta n. | N. | DOC. N. | Nr. scontrino | Numero | Fattura n. | DOCUMENTO N.",
  date: "Data fattura | Data | Data documento | Data emissione | Del | Data di emissione | Data doc. | Emessa il | DATA | Fattura del | Data della fattura | Emissione | Data documento di vendita | Data Registrazione Fattura",
  dueDate:
    "Scadenza | Data scadenza | Data di scadenza | Scadenza pagamento | Da pagare entro | Scade il | Entro il | Pagamento entro | Scadenze | Termine di pagamento | Scad. | Da pagare entro il | Scadenza Fattura",
  orderNumber:
    "Ordine n. | N. ordine | Numero ordine | DDT n. | D.D.T. | Contratto | Preventivo n. | Commessa | Rif. ordine | CIG | CUP | Bolla n. | Prenotazione | N. contratto | Codice POD | Matricola contatore | Pratica | Numero del lavoro | Numero ordine di vendita | Offerta numero | Ordine | Ordine di vendita | Numero contratto",
  purchaseOrder:
    "Vs. ordine | Vostro ordine | Rif. Vs. ordine | Ordine cliente | Ordine d'acquisto | Vs. ordine n. | O.d.A. | Ordine acq. numero | Ordine di acquisto",
  customerNumber:
    "Codice cliente | N. cliente | Cod. cliente | Cliente n. | Numero cliente | Cod. Cli. | Codice Cliente | Conto cliente | ID cliente | Numero di conto",
  otherDate:
    "Data consegna | Data ordine | Data DDT | Data di consegna | Data trasporto | Data spedizione | Data stampa | Arrivo | Partenza | Data lettura | Inizio trasporto | Data del servizio | Decorrenza | Data dell'ordine | Data richiesta | Data di spedizione | Emessa il",
  period: "Periodo | Periodo di riferimento | Periodo di fatturazione | Competenza | Consumi dal",
  terms: "Condizioni di pagamento | Pagamento | Termini di pagamento | Condizioni | Termine di pagamento | Termini",
  termsValue:
    "{days} giorni | {days} gg data fattura | Rimessa diretta | {days} gg D.F. F.M. | {days} giorni fine mese | Bonifico {days} gg | A vista | RB {days} gg | Contanti alla consegna | Pagamento a {days} giorni | Bonifico bancario {days} gg",
  method:
    "Modalità di pagamento | Metodo di pagamento | Tipo pagamento | Spedizione | Porto | Causale trasporto | Vettore | Mod. pagamento",
  methodValue:
    "Bonifico bancario | Ricevuta bancaria | Contanti | Carta di credito | RIBA | Porto franco | Vendita | Assegno | Addebito diretto SEPA | PayPal | Corriere",
  contact: "Contatto | Referente | Agente | Operatore | Venditore | Riferimento | Dipendente",
  otherReference:
    "Riferimento | Oggetto | Vs. riferimento | Commessa | Cantiere | Progetto | Causale | Note | Targa | Ns. rif. | Reparto",
  currency: "Valuta | Divisa | Importi in",
  page: "Pagina | Pag. | Foglio",
  amountShown:
    "Totale da pagare | Totale fattura | Importo | Totale | Netto a pagare | Importo totale | Totale documento",
  billTo:
    "Spett.le | Cliente | Intestatario | Destinatario | Fatturato a | Intestato a | Spettabile | Cessionario/committente | Dati cliente | Acquirente | Gentile | Fatturare a | Committente | Egr. Sig. | Indirizzo di fatturazione | Ragione sociale | Gent.mo | Nome cliente | Intestata a | Cliente: | Cessionario/committente (cliente)",
  shipTo:
    "Destinazione | Luogo di consegna | Destinazione merce | Indirizzo di consegna | Spedire a | Destinazione diversa | Consegnare a | Indirizzo spedizione | Indirizzo di spedizione",
  serviceAt: "Indirizzo di fornitura | Luogo del servizio | Cantiere | Punto di prelievo | Sede del servizio",
  from: "Da | Fornitore | Mittente | Cedente/prestatore | Venditore | Emittente | Dati fornitore | Azienda | Emessa da | Impresa | Cedente/prestatore (fornitore)",
  remitTo: "Pagare a | Beneficiario | Intestare a | Pagamento a favore di",
  taxId:
    "P.IVA | Partita IVA | P. IVA | Partita I.V.A. | P.I. | C.F. | Codice fiscale | P.IVA/C.F. | C.F./P.IVA | Cod. Fisc. | P.Iva | Part. IVA | Id. fiscale IVA | VAT | C.F. e P.IVA | Identificativo fiscale",
  customerTaxId: "P.IVA | Partita IVA | C.F. | Codice fiscale | P.IVA cliente | P. IVA | C.F./P.IVA",
  registration: "REA | R.E.A. | Capitale sociale | Cap. Soc. | Registro imprese | C.C.I.A.A. | Iscr. R.I. | Albo",
  phone: "Tel. | Telefono | Tel | Cell. | Tel: | T | Numero verde | Servizio clienti",
  fax: "Fax | Fax: | F",
  mail: "E-mail | Email | PEC | Mail | e-mail",
  web: "Web | Sito | www | Sito web | Internet",
  attention: "Alla c.a. | c.a. | Att.ne | Sig. | Sig.ra | Alla cortese attenzione",
  department:
    "Ufficio contabilità | Amministrazione | Ufficio acquisti | Contabilità fornitori | Sede legale | Direzione",
  formName: "Denominazione | Ragione sociale",
  formStreet: "Indirizzo | Via",
  formCity: "Comune | Città",
  formCountry: "Paese | Nazione",
  bankBlock:
    "Coordinate bancarie | Dati bancari | Banca d'appoggio | Modalità di pagamento | Appoggio bancario | Dati per il pagamento",
  bankName: "Banca | Istituto | Banca d'appoggio",
  account: "C/C | Conto corrente | Conto n. | c/c n.",
  bankCode: "ABI | CAB | ABI/CAB | Filiale",
  iban: "IBAN | Codice IBAN | Cod. IBAN",
  bic: "BIC | SWIFT | BIC/SWIFT | Codice BIC",
  paymentReference: "Causale | Riferimento pagamento | Causale bonifico | Codice di riferimento",
  holder: "Intestatario | Intestato a | Beneficiario",
  subtotal:
    "Imponibile | Totale imponibile | Subtotale | Totale netto | Totale merce | Netto | Importo netto | Totale parziale | Tot. imponibile | TOTALE IMPONIBILE | Netto merce | Totale prestazioni | Base imponibile | Sub totale | Ante imposte",
  discount: "Sconto | Sconto incondizionato | Abbuono | Sconto cliente | Sconto merce",
  shipping:
    "Spese di spedizione | Trasporto | Spese trasporto | Spese d'incasso | Spese accessorie | Spedizione | Imballo | Spese bancarie | Spese bolli | Bollo",
  tax: "IVA | Totale IVA | Imposta | I.V.A. | Totale imposta | Importo IVA | Tot. IVA | Imposte | TOTALE IVA | di cui IVA | Tassa",
  total:
    "Totale | Totale fattura | Totale documento | TOTALE | Totale da pagare | Netto a pagare | TOTALE FATTURA | Importo totale | Totale complessivo | TOTALE DOCUMENTO | Totale a pagare | TOTALE COMPLESSIVO | Totale generale | Totale € | Totale IVA inclusa | Importo da pagare | Totale dovuto | TOTALE EURO | Tot. fattura | Totale Fattura Euro | Da pagare | Totale ivato | Importo dovuto | Prezzo totale | Totale bolletta",
  totalPlain:
    "Totale | Totale fattura | Totale documento | TOTALE FATTURA | Importo totale | Totale IVA inclusa | Totale complessivo | TOTALE DOCUMENTO",
  amountDue:
    "Netto a pagare | Saldo | Residuo | Da saldare | Importo dovuto | Totale da pagare | Saldo dovuto | Rimanenza | Saldo da pagare | Da pagare | Totale dovuto",
  paid: "Acconto | Pagato | Versato | Acconti | Già pagato | Importo pagato | Pagamenti | Acconto versato | Pagamento | Pagata | Totale pagato | Pagamento ricevuto",
  previousBalance: "Saldo precedente | Importo precedente | Partite arretrate | Insoluti",
  carried: "Riporto | A riportare | Totale pagina | Da riportare",
  rounding: "Arrotondamento | Arrotondamenti",
  tip: "Mancia | Servizio | Coperto",
  withholding: "Ritenuta d'acconto | Ritenuta | Ritenuta d'acconto 20% | Rit. acconto",
  commission: "Provvigione | Commissione | Commissione agenzia",
  deposit: "Acconto | Deposito | Caparra | Cauzione",
  words: "In lettere | Importo in lettere",
  saving: "Risparmio | Punti | Hai risparmiato",
  taxSummary: "Riepilogo IVA | Castelletto IVA | Dettaglio IVA | Riepiloghi IVA | Dati riepilogo",
  taxBase: "Imponibile | Base | Totale imponibile | Importo",
  taxRate: "Aliquota | % IVA | Aliq. | IVA % | %IVA",
  taxAmount: "Imposta | IVA | Importo IVA | Totale imposta",
  grossSum: "Totale | Lordo",
  colPosition: "N. | # | Riga | Pos. | Nr",
  colSku: "Codice | Cod. articolo | Articolo | Cod. | Codice articolo | Rif. | Cod. Art. | Numero particolare",
  colDescription:
    "Descrizione | Descrizione dei beni | Prodotto | Articolo | Descrizione articolo | Prestazione | Servizio | Descrizione della prestazione | DESCRIZIONE | Natura e qualità | Causale | Voce | Descrizione Prodotti | Operazione",
  colQuantity: "Quantità | Q.tà | Qta | Qtà | Q.ta | Ore | QUANTITÀ | N. | Pezzi | Qt. | Consumo | Quant.",
  colUnit: "U.M. | UM | Unità | U.m. | Um | Un.",
  colPrice:
    "Prezzo | Prezzo unitario | Prezzo unit. | P. unitario | Pr. unitario | Prezzo un. | PREZZO | Costo unitario | Importo unitario | P.U. | Tariffa | Prezzo netto | Prezzo di vendita",
  colDiscount: "Sconto | Sc. % | Sconto % | Sc.% | Sc. | %",
  colTaxRate: "IVA | % IVA | IVA % | Aliq. IVA | Aliquota | C.I. | %IVA",
  colTaxAmount: "IVA | Imposta | Importo IVA",
  colTotal:
    "Importo | Totale | Prezzo totale | Importo netto | Totale riga | Netto | IMPORTO | Valore | Imponibile | Totale netto | Importo totale | Prezzo(€) | Subtotale | Totale Parziale | Totale di riga",
  colGross: "Totale ivato | Importo con IVA | Totale lordo",
  colDate: "Data | Giorno | Data servizio",
  groupTotal: "Subtotale | Totale gruppo | Totale DDT",
  cash: "Contanti | CONTANTE | Pagamento contante | Contante | Ricevuto",
  change: "Resto | RESTO | Resto contanti",
  card: "Carta di credito | POS | Bancomat | Pagamento elettronico | PAGAMENTO ELETTRONICO | Carta",
  itemCount: "Articoli | N. articoli | Pezzi | Totale pezzi | Num. pezzi",
  cashier: "Cassiere | Operatore | Servito da | Cameriere | Addetto | Cassiera",
  till: "Cassa | Tavolo | Negozio | Terminale | RT | Coperti | Punto vendita",
  payBy:
    "Si prega di versare {total} entro il {due}. | Pagamento a {days} giorni. | Indicare nella causale il numero fattura {number}. | Scadenza {due} importo {total} | Fattura n. {number} del {date} | Pagamento: bonifico bancario {days} gg data fattura | Da pagare entro il {due}: {total} | Rata unica con scadenza {due} di {total} | L'importo di {total} sarà addebitato il {due}. | Sconto 2% per pagamento entro il {otherDate}, netto entro il {due}. | Periodo dal {otherDate} al {otherDate}, scadenza {due}.",
  refersTo:
    "Rif. DDT {otherNumber} del {otherDate} | Vs. ordine {otherNumber} del {otherDate} | Preventivo {otherNumber} del {otherDate} | Storno fattura {otherNumber} del {otherDate} | Contratto {otherNumber} | Servizi resi fino al {otherDate}",
  thanks:
    "Grazie e arrivederci | Grazie per la vostra fiducia | Grazie per l'acquisto | Distinti saluti | Arrivederci e grazie | Cordiali saluti | Grazie della visita | Conservare lo scontrino | Contributo ambientale CONAI assolto | Documento privo di valenza fiscale",
  prose:
    "Per qualsiasi informazione contattare l'ufficio amministrativo. | La merce viaggia a rischio del committente. | In caso di ritardato pagamento saranno applicati gli interessi di mora. | Foro competente: quello della sede legale. | I reclami devono pervenire entro 8 giorni dal ricevimento. | Vi ringraziamo per averci scelto. | Informativa sulla privacy disponibile sul sito. | Operazione soggetta al regime ordinario. | La presente fattura è stata generata elettronicamente. | Le condizioni generali di vendita sono parte integrante del presente documento. | I consumi sono stimati fino alla prossima lettura.",
  reverseCharge:
    "Operazione soggetta a reverse charge. | Operazione non imponibile art. 41. | Esente IVA art. 10. | Inversione contabile.",
  slogan: "Qualità dal 1970 | Passione per il lavoro | Il tuo partner di fiducia | Sapori di casa | Sempre con te",
  noise:
    "Riservato | Copia per il cliente | Continua alla pagina seguente | Firma conducente | Ricevuto | Tagliare qui | Firma per accettazione | Aspetto dei beni",
  units: "pz | nr | h | kg | ore | m | mq | lt | NR | conf. | mese | cad. | giorni | pezzi | PZ | kWh | n. | ml",
  industries:
    "Consulenze | Servizi | Informatica | Trasporti | Costruzioni | Elettronica | Energia | Forniture | Panificio | Tipografia | Immobiliare | Distribuzione | Officina | Hotel | Ristorante | Sistemi | Soluzioni | Impianti | Farmacia | Assicurazioni | Arredamenti | Viaggi | Ferramenta | Cantine | Bar",
  months: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
  distractorTitles:
    "Scadenze | Consumi | Storico | Dettaglio | Letture | Estratto conto | Piano dei pagamenti | Riepilogo chiamate | Spese accessorie",
});
