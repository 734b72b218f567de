import { lexiconOf } from "./lexicon.ts";

export const de = lexiconOf({
  title: `Rechnung | RECHNUNG | Rechnung | Handelsrechnung | Sammelrechnung | Abrechnung | Schlussrechnung | Teilrechnung | Abschlagsrechnung | Proforma Rechnung | Beitragsrechnung | Honorarrechnung | Rechnung/Lieferschein
    Rechnung (Original) | Ausgangsrechnung | Gebührenrechnung | Jahresabrechnung | Monatsrechnung | Ihre Rechnung | Versandrechnung | Kostenrechnung | Gutschrift (selbst ausgestellte Rechnung) | Gutschriftsverfahren | Verkaufsrechnung | Lieferantenrechnung | Honorarnote | Barrechnung | Anzahlungsrechnung | Rückforderungsbeleg | Zwischenrechnung`,
  creditTitle:
    "Gutschrift | GUTSCHRIFT | Rechnungskorrektur | Stornorechnung | Storno | Korrekturrechnung | Gutschrift/Storno",
  receiptTitle:
    "Quittung | Kassenbon | Beleg | Rechnung | Kassenbeleg | QUITTUNG | Bon | Kundenbeleg | Barverkauf | Bewirtungsbeleg | RECHNUNG | Verkaufsbeleg",
  copy: "Original | Kopie | Duplikat | ORIGINAL | KOPIE | Zweitschrift | Bezahlt | BEZAHLT | Entwurf | Kundenkopie",
  invoiceNumber: `Rechnungsnummer | Rechnungsnr. | Rechnungs-Nr. | Rechnung Nr. | Rechnungs-Nr | RechnungsNr. | Re.-Nr. | Rechnung | Nr. | Nummer | Belegnummer | Beleg-Nr. | Rg.-Nr. | Rechnungsnr | Rechnungs Nr. | Rechn.-Nr. | Belegnr. | Dokumentnummer
    Ihre Rechnungsnummer | RG-Nr. | Rechnung # | Rechnungsnummer: | Rech.Nr. | Dokument-Nr. | Faktura-Nr. | Bitte bei Zahlung angeben`,
  precedingInvoice:
    "zur Rechnung Nr. | Bezug Rechnung | Ursprungsrechnung | Vorherige Rechnung | Korrektur zu Rechnung | Originalrechnung",
  creditNumber:
    "Gutschriftsnummer | Gutschrift Nr. | Gutschrift-Nr. | Nummer | Belegnummer | Korrektur-Nr. | Gutschriftnr. | Storno-Nr.",
  receiptNumber:
    "Beleg-Nr. | Bon-Nr. | Rechnungs-Nr. | Bonnummer | Belegnummer | Re-Nr | Bon | Beleg | Quittung Nr. | TA-Nr. | Rechnung Nr. | Kassenbon-Nr | Bon Nr. | RG-Nr. | Beleg Nr | BelegNr. | Kassenbon | Trans.-Nr.",
  date: "Rechnungsdatum | Datum | Rechnungs-Datum | Belegdatum | Ausstellungsdatum | Rechnungsdatum | vom | Datum der Rechnung | Rg.-Datum | Ausgestellt am | Erstellt am | Re.-Datum | Rechnung vom | Dokumentdatum | den | Tag der Rechnungsstellung",
  dueDate:
    "Fällig am | Fälligkeitsdatum | Zahlbar bis | Fälligkeit | Zahlungsziel | Bitte zahlen bis | Zu zahlen bis | Fällig | Zahlbar bis zum | Zahlungsfrist | Fällig zum | Zahlungstermin | Netto fällig | Abbuchung am | Zahlung bis | Einzug am",
  orderNumber: `Auftragsnummer | Auftrags-Nr. | Auftragsnr. | Bestellnummer | Lieferschein-Nr. | Lieferscheinnummer | Vertragsnummer | Vertrags-Nr. | Angebotsnummer | Projekt-Nr. | Zählernummer | Vorgangsnummer | Buchungsnummer | Lieferschein | Auftrag
    Sendungsnummer | Versicherungsnummer | Ticket-Nr. | Angebot Nr. | Reservierungsnummer | Leasingnummer | Mandatsreferenz | Abo-Nr. | Zahlungs-ID | Transaktions-ID | Auftragsbestätigung | Auftragsbestätigungsnummer | Bestellung | Kundenauftragsnummer | Offertenummer | Verkaufsauftrag | Objekt-Nr.`,
  purchaseOrder:
    "Ihre Bestellnummer | Bestell-Nr. | Ihre Bestellung | Bestellnr. | Kundenbestellung | Bestellung Nr. | Bestellreferenz | Ihre Auftragsnummer | PO-Nummer | Ihre Bestell-Nr. | Auftragsnummer | Einkaufsbestellung",
  customerNumber:
    "Kundennummer | Kunden-Nr. | Kundennr. | Ihre Kundennummer | Kd.-Nr. | Debitorennummer | Debitor | Kunden-Nr | Kunde Nr. | Kundenkonto | KdNr. | Mitgliedsnummer | Vertragskonto | Ihre Kundennr. | Kontonummer | Mandatsreferenz",
  otherDate:
    "Lieferdatum | Leistungsdatum | Bestelldatum | Auftragsdatum | Leistungszeitpunkt | Versanddatum | Druckdatum | Liefertermin | Anreise | Abreise | Lieferscheindatum | Valuta | Zahlungsdatum | Ablesedatum | Vertragsbeginn | Bestellt am | Geliefert am | Bedarfstermin | Gedruckt am",
  period:
    "Leistungszeitraum | Abrechnungszeitraum | Zeitraum | Lieferzeitraum | Rechnungszeitraum | Abrechnungsmonat | Verbrauchszeitraum | Nutzungszeitraum | Buchungszeitraum | Periode | Verkaufszeitraum",
  terms:
    "Zahlungsbedingungen | Zahlungsbedingung | Zahlungskonditionen | Konditionen | Zahlung | Zahlungsziel | Geschäftsbedingungen",
  termsValue: `{days} Tage netto | Zahlbar innerhalb von {days} Tagen | sofort ohne Abzug | {days} Tage | Sofort zahlbar | netto {days} Tage | Innerhalb von {days} Tagen ohne Abzug | Zahlbar sofort netto Kasse | {days} Tage 2% Skonto, 30 Tage netto | Vorkasse
    Zahlbar nach Erhalt der Rechnung | {days} Tage nach Rechnungsdatum | Zahlung mit Kreditkarte | per Lastschrift | rein netto`,
  method:
    "Zahlungsart | Versandart | Lieferbedingung | Zahlungsweise | Lieferart | Versand | Zahlungsmethode | Lieferbedingungen",
  methodValue:
    "Überweisung | Lastschrift | Vorkasse | PayPal | Kreditkarte | DHL | ab Werk | frei Haus | Abholung | SEPA-Lastschrift | Rechnung | DPD | Spedition | versandkostenfrei | UPS Standard",
  contact:
    "Ansprechpartner | Sachbearbeiter | Bearbeiter | Ihr Ansprechpartner | Kontakt | Betreuer | Verkäufer | Es betreut Sie | Vertreter | Mitarbeiter",
  otherReference:
    "Ihr Zeichen | Unser Zeichen | Referenz | Projekt | Betreff | Kostenstelle | Objekt | Bauvorhaben | Ihre Nachricht | Kommission | Fahrzeug | Kennzeichen | Abteilung | Bezug | Ihre Referenz",
  currency: "Währung | Beträge in | Alle Beträge in | Rechnungswährung",
  page: "Seite | Seite: | Blatt | S.",
  amountShown:
    "Rechnungsbetrag | Gesamtbetrag | Betrag | Zu zahlen | Zahlbetrag | Summe | Endbetrag | Offener Betrag | Gesamt",
  billTo:
    "Rechnungsempfänger | Kunde | Rechnungsadresse | Rechnung an | An | Käufer | Auftraggeber | Empfänger | Rechnungsanschrift | Leistungsempfänger | Herrn | Frau | Firma | Käufer/Leistungsempfänger | Besteller | Mieter | Patient | Gast | Rechnung für | Kundendaten | Versicherungsnehmer | Kundenname | Kunde:",
  shipTo:
    "Lieferadresse | Lieferanschrift | Lieferung an | Warenempfänger | Versandadresse | Empfänger | Abweichender Warenempfänger | Lieferort | Liefern an",
  serviceAt:
    "Leistungsort | Verbrauchsstelle | Lieferstelle | Objekt | Einsatzort | Abnahmestelle | Baustelle | Leistungsadresse",
  from: "Absender | Verkäufer | Lieferant | Von | Rechnungssteller | Leistungserbringer | Aussteller | Anbieter | Firma | Kreditor | Versicherer | Unternehmen | Firmenname | Dienstleister",
  remitTo: "Zahlung an | Zahlungsempfänger | Bitte überweisen Sie an | Abweichender Zahlungsempfänger | Überweisung an",
  taxId:
    "USt-IdNr. | USt.-IdNr. | Ust-IdNr. | USt-ID | Umsatzsteuer-ID | Steuernummer | St.-Nr. | USt-Id-Nr. | UID-Nr. | UID | USt.-ID | Steuer-Nr. | Ust.Id.Nr. | USt-IdNr | MwSt-Nr. | Umsatzsteuer-Identifikationsnummer | Ust-ID | VAT-ID | ATU-Nr. | MWST-Nr.",
  customerTaxId:
    "Ihre USt-IdNr. | USt-IdNr. Kunde | Ihre UID | Ihre USt-ID | USt-IdNr. | UID-Nr. Kunde | Ust-Id Kunde | Kunden-USt-ID",
  registration:
    "HRB | Handelsregister | Amtsgericht | Registergericht | Geschäftsführer | HRA | Firmenbuchnummer | FN | Gerichtsstand | Vorstand | Sitz der Gesellschaft | Reg.-Nr. | GLN",
  phone: "Telefon | Tel. | Tel | Fon | T | Telefon: | Mobil | Tel.-Nr. | Hotline | Servicetelefon | Ruf",
  fax: "Fax | Telefax | F | Fax-Nr.",
  mail: "E-Mail | Email | E-mail | Mail | eMail | E",
  web: "Internet | Web | www | Homepage | Website",
  attention: "z. Hd. | z.Hd. | Herrn | Frau | Herr | zu Händen | z.H.",
  department:
    "Buchhaltung | Rechnungswesen | Einkauf | Kreditorenbuchhaltung | Abteilung Einkauf | Zentrale | Finanzbuchhaltung | Verwaltung | Zentraler Rechnungseingang | Rechnungen nur per E-Mail",
  formName: "Name | Firma",
  formStreet: "Straße | Anschrift",
  formCity: "Ort | PLZ/Ort",
  formCountry: "Land",
  bankBlock:
    "Bankverbindung | Bankdaten | Zahlungsinformationen | Unsere Bankverbindung | Kontoverbindung | Bitte überweisen Sie auf folgendes Konto",
  bankName: "Bank | Kreditinstitut | Bankname | Institut",
  account: "Kontonummer | Konto | Kto.-Nr. | Konto-Nr. | Kto",
  bankCode: "BLZ | Bankleitzahl",
  iban: "IBAN | IBAN-Nr.",
  bic: "BIC | SWIFT | BIC/SWIFT | SWIFT-BIC | BIC-Code",
  paymentReference: "Verwendungszweck | Zahlungsreferenz | Referenz | Referenznummer | Bitte angeben | Kundenreferenz",
  holder: "Kontoinhaber | Empfänger | Begünstigter | Inhaber",
  subtotal:
    "Zwischensumme | Netto | Nettobetrag | Summe netto | Gesamt netto | Nettosumme | Gesamtbetrag netto | Summe | Warenwert | Zwischensumme netto | Rechnungssumme netto | Nettowert | Summe Netto | Netto gesamt | Gesamtsumme netto | Rechnungsbetrag netto | Steuerpflichtiger Betrag | Positionssumme | Total exkl. MwSt.",
  discount:
    "Rabatt | Abzüglich Rabatt | Nachlass | Skonto | Gutschein | Abschlag | Sonderrabatt | Mengenrabatt | abzgl. Rabatt",
  shipping:
    "Versandkosten | Versand | Fracht | Porto | Verpackung | Versand & Verpackung | Lieferkosten | Porto und Verpackung | Frachtkosten | Anfahrt | Mindermengenzuschlag | Servicepauschale",
  tax: "MwSt. | USt. | Umsatzsteuer | Mehrwertsteuer | zzgl. MwSt. | MwSt | zzgl. USt. | Steuer | enthaltene MwSt. | Steuerbetrag | MWSt-Betrag | USt-Betrag | zuzüglich Umsatzsteuer | Summe MwSt. | Versicherungssteuer | Gesamtsteuer | plus MwSt. | Betrag Steuern | Steuern | enthaltene MwSt",
  total: `Gesamtbetrag | Rechnungsbetrag | Gesamtsumme | Gesamt | Summe | Endbetrag | Zu zahlen | Bruttobetrag | Gesamt brutto | Brutto | Total | Zahlbetrag | Summe brutto | Zu zahlender Betrag | GESAMTBETRAG | Gesamtbetrag brutto | Endsumme | Rechnungssumme | Bruttosumme | Rechnungsendbetrag | SUMME
    Gesamt inkl. MwSt. | Gesamtbetrag inkl. MwSt. | Zu bezahlen | Rechnungsbetrag brutto | TOTAL | Total inkl. MwSt. | Gesamtpreis | Summe EUR | Fälliger Betrag | Rechnungsbetrag inkl. MwSt. | Summe inkl. USt. | Total CHF | Endbetrag brutto | Betrag | Zahlungsbetrag | Gesamt fällig | Noch zu zahlen | Rechnungstotal | Total Fr. | Total Betrag | Gesamtforderung`,
  totalPlain:
    "Gesamtbetrag | Rechnungsbetrag | Gesamtsumme | Gesamt | Bruttobetrag | Rechnungsbetrag brutto | Summe brutto | Gesamt inkl. MwSt. | Gesamt brutto | Endsumme | Total inkl. MwSt.",
  amountDue:
    "Zu zahlen | Zahlbetrag | Restbetrag | Offener Betrag | Noch zu zahlen | Fälliger Betrag | Ausstehender Betrag | Verbleibender Betrag | Nachzahlung | Zu zahlender Betrag | Offener Rechnungsbetrag | Restforderung | Ausstehend | Betrag fällig | Offen | Saldo | Zu bezahlen | Gesamt fällig",
  paid: "Bereits gezahlt | Anzahlung | Bezahlt | Abschlagszahlungen | Geleistete Zahlungen | Abzüglich Anzahlung | Erhaltene Zahlung | Ihre Zahlungen | Gezahlt | abzgl. Abschläge | Zahlung | Zahlungen | Betrag dankend erhalten | Gesamtzahlbetrag | Abschlagszahlung",
  previousBalance:
    "Vorheriger Saldo | Saldo Vormonat | Übertrag aus Vormonat | Offene Posten | Alter Saldo | Rückstand",
  carried: "Übertrag | Zwischensumme | Seitensumme | Übertrag von Seite | Summe Seite",
  rounding: "Rundung | Rundungsdifferenz | Rundungsausgleich | Ausgleich",
  tip: "Trinkgeld | Bedienung | Service | Tip",
  withholding: "Abzugsteuer | Sicherheitseinbehalt | Einbehalt",
  commission: "Provision | AE-Provision | Agenturprovision | abzgl. Provision",
  deposit: "Anzahlung | Kaution | Vorauszahlung",
  words: "In Worten | Betrag in Worten",
  saving: "Sie sparen | Ersparnis | Punkte | Ihr Vorteil",
  taxSummary:
    "Steuerübersicht | MwSt.-Übersicht | Steueraufschlüsselung | Umsatzsteuer | Steuerzusammenstellung | MwSt-Aufstellung",
  taxBase: "Netto | Nettobetrag | Bemessungsgrundlage | Nettopreis | Basis | Steuerbasis",
  taxRate: "MwSt. % | USt. Satz | Steuersatz | Satz | MwSt | USt. | %",
  taxAmount: "MwSt. | Steuer | Steuerbetrag | USt. Betrag | USt.-Betrag | MwSt-Betrag",
  grossSum: "Brutto | Bruttobetrag | Gesamt",
  colPosition: "Pos. | Pos | Nr. | Position | # | Lfd. Nr. | Zeile | lfd.",
  colSku:
    "Artikelnr. | Art.-Nr. | Artikelnummer | Artikel-Nr. | Art.Nr. | Artikel | Bestell-Nr. | Material | ID | Leistungsnr. | EAN | Produktnr. | Bestellnummer | Code | Materialnummer | SKU | Teilnummer | Tarifziffer",
  colDescription:
    "Bezeichnung | Beschreibung | Artikel | Leistung | Artikelbezeichnung | Produkt | Text | Leistungsbeschreibung | Artikelbeschreibung | Gegenstand | Position | Dienstleistung | Beschreibung / Monat | Leistungsart | Tätigkeit | BEZEICHNUNG | Warenbezeichnung | Art der Leistung | Teil | Pos",
  colQuantity:
    "Menge | Anzahl | Anz. | Stk. | Stück | Stunden | Std. | Mge. | Menge/Einheit | MENGE | Liefermenge | Verbrauch | Tage",
  colUnit: "Einheit | Einh. | ME | EH | Mengeneinheit | Einh",
  colPrice:
    "Einzelpreis | Preis | E-Preis | Einzelpreis netto | EP | Stückpreis | Preis/Einheit | Nettopreis | Einzel | Satz | Stundensatz | Einzelpreis EUR | Preis pro Stück | Einheitspreis | E.-Preis | Listenpreis | Preis pro Einheit | Verkaufspreis | Kurs",
  colDiscount: "Rabatt | Rab. | Rabatt % | Rab.% | Nachlass | % | Rbt.",
  colTaxRate: "MwSt. | USt. | MwSt | USt. % | MwSt.% | Steuer | St. | MwSt-Satz | USt",
  colTaxAmount: "MwSt. | Steuer | MwSt.-Betrag | USt.-Betrag",
  colTotal:
    "Gesamt | Gesamtpreis | Betrag | Summe | G-Preis | Gesamtpreis netto | Nettobetrag | Netto | Gesamtbetrag | Total | Betrag EUR | Positionssumme | Gesamt EUR | Zeilensumme | GP | Wert | Preis | Gesamt netto | Nettowert | Brutto | Gesamtsumme | Zwischensumme | Betrag CHF",
  colGross: "Brutto | Bruttobetrag | Gesamt brutto | inkl. MwSt.",
  colDate: "Datum | Tag | Leistungsdatum | Lieferdatum",
  groupTotal: "Zwischensumme | Summe | Gruppensumme | Summe Gruppe",
  cash: "Bar | BAR | Gegeben | Gegeben Bar | Bargeld | Barzahlung | Erhalten",
  change: "Rückgeld | Zurück | Wechselgeld | RÜCKGELD | Rückgeld Bar",
  card: "EC-Karte | girocard | Kartenzahlung | VISA | Mastercard | EC-Cash | Karte | Debit",
  itemCount: "Artikel | Anzahl Artikel | Posten | Anzahl Positionen | Stück",
  cashier: "Kassierer | Es bediente Sie | Bediener | Kellner | Bedienung | Kassierer/in | Verkäufer",
  till: "Kasse | Tisch | Filiale | Terminal | Terminal-ID | Markt | Tisch # | Kassen-Nr. | TSE",
  payBy: `Bitte überweisen Sie den Betrag von {total} bis zum {due}. | Zahlbar bis {due} ohne Abzug. | Bitte überweisen Sie bis zum {due}: | Bitte geben Sie bei der Zahlung die Rechnungsnummer {number} an. | Zahlbar innerhalb von {days} Tagen netto. | Zahlbar innerhalb von {days} Tagen ab Rechnungsdatum.
    Der Betrag von {total} wird am {due} von Ihrem Konto abgebucht. | Rechnung {number} vom {date} | Zahlbar bis {otherDate} mit 2% Skonto, bis {due} netto. | Bei Zahlung bis {otherDate} gewähren wir 3% Skonto, Nettobetrag zahlbar bis {due}. | Der Rechnungsbetrag ist fällig am {due}. | Wir bitten um Zahlung von {total} bis spätestens {due}.
    Dieser Betrag wurde bereits bezahlt. | Bitte beachten Sie das Zahlungsziel {due}. | 2% Skonto bis {otherDate}, netto bis {due} | Bis {otherDate} 3% Skonto, bis {due} ohne Abzug. | Abrechnungszeitraum {otherDate} bis {otherDate}, fällig am {due}. | Zahlbar rein netto bis {due}, bei Zahlung bis {otherDate} abzüglich 2%.`,
  refersTo:
    "Lieferschein {otherNumber} vom {otherDate} | Dieses Dokument bezieht sich auf Rechnung {otherNumber} vom {otherDate} | Auftrag Nr. {otherNumber} vom {otherDate} | Ihre Bestellung {otherNumber} vom {otherDate} | Vertrag {otherNumber} vom {otherDate} | Leistungsdatum {otherDate} | Lieferung vom {otherDate} | Angebot {otherNumber} | Ihre Bestellung vom {otherDate}",
  thanks:
    "Vielen Dank für Ihren Auftrag. | Vielen Dank für Ihren Einkauf! | Wir danken für Ihren Auftrag. | Mit freundlichen Grüßen | Vielen Dank und auf Wiedersehen | Besuchen Sie uns bald wieder | Es bediente Sie freundlich | Wir danken für Ihr Vertrauen. | Freundliche Grüße | Umtausch nur mit Kassenbon | Irrtum vorbehalten | Herzlichen Dank",
  prose: `Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. | Es gelten unsere Allgemeinen Geschäftsbedingungen. | Bei Rückfragen stehen wir Ihnen gerne zur Verfügung. | Das Rechnungsdatum entspricht dem Leistungsdatum. | Gerichtsstand ist der Sitz des Verkäufers. | Reklamationen bitte innerhalb von 14 Tagen melden.
    Sehr geehrte Damen und Herren, hiermit stellen wir Ihnen folgende Leistungen in Rechnung. | Bei Zahlungsverzug berechnen wir Verzugszinsen in Höhe von 9%. | Wir erlauben uns, wie folgt zu berechnen: | Nach Ablauf dieser Frist kommen Sie in Verzug. | Bitte beachten Sie unsere neue Bankverbindung. | Diese Rechnung wurde maschinell erstellt und ist ohne Unterschrift gültig.
    Den Betrag buchen wir von Ihrem Konto ab. | Sie sind verpflichtet, die Rechnung zwei Jahre aufzubewahren. | Die Vergütung richtet sich nach der Vereinbarung beider Parteien. | Für Fragen zu Ihrem Verbrauch wählen Sie unsere Servicenummer.`,
  reverseCharge:
    "Steuerschuldnerschaft des Leistungsempfängers. | Steuerfreie innergemeinschaftliche Lieferung. | Gemäß § 19 UStG wird keine Umsatzsteuer berechnet. | Steuerfrei nach § 4 Nr. 1b UStG.",
  slogan:
    "Qualität seit 1954 | Ihr Partner vor Ort | Technik, die begeistert | Wir bauen Zukunft | Frisch auf den Tisch | Meisterbetrieb | Einfach gut | Ideen aus Holz | Alles aus einer Hand | Energie für die Region",
  noise:
    "Vertraulich | Bitte wenden | Bitte ausschneiden | Kopie für Buchhaltung | Fortsetzung auf der nächsten Seite | Eingegangen | Geprüft | Freigegeben | Mit QR-Code zahlen | Anlage",
  units:
    "Stk. | Stück | Std. | h | kg | Pkg. | m | m² | Tag | Monat | Pauschal | psch. | l | VE | St | Karton | kWh | Tage | Stck. | Satz | Paar | Fl. | t | km | Liter | Lfm",
  industries:
    "Bau | Technik | Software | Handel | Logistik | Elektro | Systeme | Medien | Consulting | Energie | Autohaus | Bäckerei | Apotheke | Druckerei | Maschinenbau | Immobilien | Gartenbau | Metallbau | Versand | Hotel | Stadtwerke | Verlag | Büroservice | IT-Service | Lebensmittel | Dienstleistungen | Werbeagentur | Versicherung | Möbel | Sanitär | Reisen | Getränke | Gasthof | Spedition",
  months: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
  distractorTitles:
    "Zu- und Abschläge | Zahlungsplan | Zählerstände | Kontoauszug | Einzelverbindungen | Offene Posten | Verbrauchsübersicht | Lieferscheine | Ihr Verbrauch | Abschlagsplan | Bisherige Zahlungen",
});
