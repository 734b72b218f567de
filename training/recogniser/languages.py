"""What invoices of the languages beyond texts.py's own ten print: captions, months, currencies, legal forms, and words of the street."""

# Captions of invoices and till receipts, separated by bars.
CAPTIONS = {
    "ces": "Faktura č.|Faktura - daňový doklad|Číslo faktury:|Datum vystavení|Datum splatnosti|Datum uskutečnění plnění|DUZP|Dodavatel|Odběratel|IČ:|IČO|DIČ:|Variabilní symbol|Konstantní symbol|Způsob platby|převodem|Množství|Cena za MJ|MJ|Cena bez DPH|Základ daně|DPH 21 %|Sazba DPH|Celkem|Celkem k úhradě|K úhradě|Zaokrouhlení|Mezisoučet|Označení dodávky|Účtenka|Hotově|Vráceno|Objednávka č.|Záloha|Číslo účtu|Vystavil|Sleva|Dobropis",
    "slk": "Faktúra č.|Číslo faktúry:|Dátum vystavenia|Dátum splatnosti|Dátum dodania|Dodávateľ|Odberateľ|IČO|DIČ|IČ DPH|Variabilný symbol|Spôsob úhrady|prevodom|Množstvo|Jednotková cena|Cena bez DPH|Základ dane|DPH 20 %|DPH 23 %|Spolu|Celkom|Celkom k úhrade|Suma na úhradu|Zaokrúhlenie|Medzisúčet|Názov položky|Pokladničný doklad|Hotovosť|Výdavok|Objednávka|Číslo účtu|Vystavil|Zľava|Dobropis",
    "slv": "Račun št.|Številka računa:|Datum izdaje|Datum računa|Rok plačila|Zapade|Datum storitve|Izdajatelj|Kupec|Prejemnik|Davčna številka|ID za DDV:|Matična številka|Sklic|Količina|Enota|Cena brez DDV|Osnova|DDV 22 %|Znesek DDV|Skupaj|Za plačilo|Skupaj za plačilo|Vmesni seštevek|Opis|Popust|Gotovina|Vračilo|Naročilnica|TRR|Dobropis|Predračun",
    "hrv": "Račun br.|Račun R-1|Broj računa:|Datum računa|Datum izdavanja|Datum dospijeća|Rok plaćanja|Datum isporuke|Prodavatelj|Kupac|OIB:|Matični broj|Poziv na broj|Količina|Jed. mjere|Jedinična cijena|Osnovica|PDV 25 %|Iznos PDV-a|Ukupno|Za platiti|Sveukupno|Međuzbroj|Opis usluge|Popust|Gotovina|Povrat|Narudžbenica|Način plaćanja|Transakcijski račun|Odobrenje|Ponuda|Blagajnik",
    "hun": "Számla|Számlaszám:|Számla sorszáma|Számla kelte|Teljesítés dátuma|Teljesítés időpontja|Fizetési határidő|Fizetési mód|átutalás|készpénz|Eladó|Szállító|Vevő|Adószám:|Közösségi adószám|Mennyiség|Egység|Egységár|Nettó érték|Nettó ár|ÁFA 27%|ÁFA értéke|Bruttó érték|Összesen|Fizetendő|Végösszeg|Fizetendő összeg|Részösszeg|Megnevezés|Kedvezmény|Nyugta|Visszajáró|Kerekítés|Bankszámlaszám|Rendelésszám|Sztornó számla|db|Budapest",
    "ron": "Factură|Factura nr.|Seria|Număr factură:|Data emiterii|Data facturii|Data scadenței|Scadență|Furnizor|Cumpărător|Client|CUI:|CIF|Cod fiscal|Reg. Com.|Nr. ord. reg. com.|Sediul|Cantitate|U.M.|Preț unitar|Valoare fără TVA|TVA 19%|Cota TVA|Valoare TVA|Total|Total de plată|Subtotal|Denumirea produselor|Reducere|Bon fiscal|Numerar|Rest|Comandă|Cont IBAN|Banca|Județul|buc|lei|Întocmit de|Aviz|Notă de credit",
    "fin": "Lasku|Laskun numero:|Laskunumero|Laskun päiväys|Laskupäivä|Eräpäivä|Toimituspäivä|Viitenumero|Viite|Maksuehto|14 pv netto|Myyjä|Ostaja|Asiakas|Asiakasnumero|Y-tunnus:|ALV-tunnus|Määrä|Yksikkö|Yksikköhinta|á-hinta|Veroton hinta|Veroton yhteensä|ALV 25,5 %|Arvonlisävero|ALV yhteensä|Yhteensä|Maksettava|Maksettava yhteensä|Loppusumma|Välisumma|Kuvaus|Tuote|Alennus|Kuitti|Käteinen|Takaisin|Tilausnumero|Tilinumero|Saaja|Hyvityslasku|Viivästyskorko|kpl",
    "est": "Arve|Arve nr|Arve number:|Arve kuupäev|Kuupäev|Maksetähtaeg|Maksetähtpäev|Tähtaeg|Müüja|Ostja|Klient|Reg. nr|Registrikood|KMKR nr|Viitenumber|Kogus|Ühik|Ühiku hind|Hind km-ta|Summa km-ta|Käibemaks 22%|Käibemaks|Kokku|Kokku tasuda|Tasuda|Vahesumma|Kirjeldus|Nimetus|Soodustus|Kviitung|Sularaha|Tagasi|Tellimus|Arvelduskonto|Kreeditarve|Viivis|tk|Tänav",
    "lav": "Rēķins|Rēķins Nr.|Rēķina numurs:|Rēķina datums|Izrakstīšanas datums|Apmaksas termiņš|Apmaksāt līdz|Piegādātājs|Pārdevējs|Pircējs|Saņēmējs|Reģ. Nr.|PVN reģ. Nr.|PVN maksātāja numurs|Daudzums|Mērvienība|Cena|Vienības cena|Summa bez PVN|PVN 21%|Kopā|Kopā apmaksai|Summa apmaksai|Starpsumma|Nosaukums|Apraksts|Atlaide|Čeks|Skaidra nauda|Atlikums|Pasūtījums|Konta Nr.|Juridiskā adrese|Kredītrēķins|gab.|Rīga",
    "lit": "Sąskaita faktūra|PVM sąskaita faktūra|Serija|Sąskaitos numeris:|Sąskaitos data|Išrašymo data|Apmokėti iki|Mokėjimo terminas|Pardavėjas|Tiekėjas|Pirkėjas|Įmonės kodas|Kodas|PVM mokėtojo kodas|PVM kodas|Kiekis|Mato vnt.|Vieneto kaina|Kaina be PVM|Suma be PVM|PVM 21%|PVM suma|Iš viso|Bendra suma|Mokėtina suma|Viso mokėti|Tarpinė suma|Pavadinimas|Aprašymas|Nuolaida|Kvitas|Grynieji|Grąža|Užsakymas|Atsiskaitomoji sąskaita|Kreditinė sąskaita|vnt.|Suma žodžiais",
    "gle": "Sonrasc|Uimhir an tsonraisc:|Dáta an tsonraisc|Dáta|Dáta dlite|Le híoc faoi|Díoltóir|Soláthraí|Ceannaitheoir|Custaiméir|Uimhir CBL|Uimhir chánach|Cainníocht|Praghas aonaid|Glanmhéid|CBL 23%|Cáin bhreisluacha|Fo-iomlán|Iomlán|Iomlán le híoc|Suim iomlán|Cur síos|Lascaine|Admháil|Airgead tirim|Sóinseáil|Ordú ceannaigh|Cuntas bainc|Nóta creidmheasa|Seoladh|Éire|Baile Átha Cliath|Gaillimh|Corcaigh",
    "mlt": "Fattura|Fattura Nru|Numru tal-fattura:|Data tal-fattura|Data|Data tal-għeluq|Ħlas sa|Fornitur|Bejjiegħ|Xerrej|Klijent|Numru tal-VAT|Nru tal-VAT|Kwantità|Prezz għal kull unità|Ammont nett|VAT 18%|Taxxa fuq il-valur miżjud|Subtotal|Total|Total li għandu jitħallas|Ammont dovut|Deskrizzjoni|Skont|Riċevuta|Flus kontanti|Bqija|Ordni|Kont bankarju|Nota ta' kreditu|Indirizz|Triq|Ħaż-Żebbuġ|Għawdex|Birkirkara",
    "nor": "Faktura|Fakturanr.|Fakturanummer:|Fakturadato|Forfallsdato|Betalingsfrist|Forfall|Leveringsdato|Selger|Kjøper|Kunde|Kundenr.|Org.nr.|Organisasjonsnummer|Foretaksregisteret|MVA|KID|KID-nummer|Kontonummer|Antall|Enhet|Enhetspris|Pris eks. mva|Sum eks. mva|Mva 25 %|Mva-beløp|Sum|Å betale|Totalt å betale|Beløp å betale|Delsum|Beskrivelse|Rabatt|Kvittering|Kontant|Vekslepenger|Bestilling|Deres ref.|Vår ref.|Kreditnota|stk|Oslo|Gebyr|Rekning|Totalbeløp|Kjøpar|Seljar|Vare",
    "tur": "Fatura|e-Fatura|e-Arşiv Fatura|Fatura No:|Fatura Tarihi|Düzenleme Tarihi|Vade Tarihi|Son Ödeme Tarihi|Satıcı|Alıcı|Sayın|Müşteri|Vergi Dairesi|Vergi No|VKN|TCKN|Mersis No|Ticaret Sicil No|Miktar|Birim|Birim Fiyat|Mal Hizmet|Mal Hizmet Toplam Tutarı|KDV %20|KDV Oranı|KDV Tutarı|Hesaplanan KDV|Ara Toplam|Toplam|Genel Toplam|Ödenecek Tutar|Vergiler Dahil Toplam Tutar|Açıklama|İskonto|İndirim|Fiş No|Nakit|Para Üstü|Sipariş No|Adet|İrsaliye No|İstanbul|İade Faturası|Yalnız",
    "ell": "Τιμολόγιο|ΤΙΜΟΛΟΓΙΟ|Τιμολόγιο Πώλησης|ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ|ΤΙΜΟΛΟΓΙΟ ΠΑΡΟΧΗΣ ΥΠΗΡΕΣΙΩΝ|Δελτίο Αποστολής|Αρ. Τιμολογίου:|Αριθμός|Αρ. Παραστατικού|Σειρά|ΣΕΙΡΑ|Ημερομηνία|ΗΜΕΡΟΜΗΝΙΑ|Ημ/νία έκδοσης|Ημερομηνία πληρωμής|Ημερομηνία λήξης|Πωλητής|Προμηθευτής|Πελάτης|ΠΕΛΑΤΗΣ|Επωνυμία|ΕΠΩΝΥΜΙΑ|Διεύθυνση|ΔΙΕΥΘΥΝΣΗ|Πόλη|Επάγγελμα|ΑΦΜ|Α.Φ.Μ.:|ΔΟΥ|Δ.Ο.Υ.|Αρ. ΓΕΜΗ|Τρόπος πληρωμής|Περιγραφή|ΠΕΡΙΓΡΑΦΗ|Είδος|Κωδικός|Ποσότητα|ΠΟΣΟΤΗΤΑ|Ποσ.|Μ.Μ.|ΤΕΜ|Τιμή|ΤΙΜΗ|Τιμή μονάδας|Καθαρή αξία|ΚΑΘΑΡΗ ΑΞΙΑ|Αξία|ΑΞΙΑ|Έκπτωση|Φ.Π.Α. 24%|ΦΠΑ|ΦΠΑ %|Μερικό σύνολο|Σύνολο|ΣΥΝΟΛΟ|Γενικό σύνολο|ΓΕΝΙΚΟ ΣΥΝΟΛΟ|Πληρωτέο ποσό|ΠΛΗΡΩΤΕΟ|Τελική αξία|Απόδειξη|ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ ΠΩΛΗΣΗΣ|ΜΕΤΡΗΤΑ|ΡΕΣΤΑ|ΚΑΡΤΑ|Τηλ.|ΤΗΛ:|Παρατηρήσεις|Τράπεζα|Λογαριασμός|Πιστωτικό τιμολόγιο|ΜΑΡΚ|Αθήνα|Θεσσαλονίκη|Τ.Κ.",
    "bul": "Фактура|ФАКТУРА|Фактура №|Фактура No|Номер на фактура:|НОМЕР|Дата|ДАТА|Дата на издаване|Дата на данъчно събитие|Падеж|Срок за плащане|Доставчик|ДОСТАВЧИК|Получател|ПОЛУЧАТЕЛ|Клиент|Продавач|Купувач|ЕИК|ЕИК:|БУЛСТАТ|ИН по ЗДДС|ДДС №|МОЛ|Адрес|АДРЕС|Град|гр. София|ул.|бул.|ж.к.|Наименование на стоката|Описание|ОПИСАНИЕ|Артикул|Количество|Кол.|К-во|Мярка|бр.|Ед. цена|Единична цена|Цена|ЦЕНА|Стойност|СТОЙНОСТ|Данъчна основа|ДАНЪЧНА ОСНОВА|ДДС 20 %|ДДС|Начислен ДДС|Междинна сума|Общо|ОБЩО|Сума|СУМА|Сума за плащане|Всичко за плащане|Общо с ДДС|Отстъпка|Словом|Начин на плащане|по банков път|В брой|Касов бон|ФИСКАЛЕН БОН|РЕСТО|Поръчка|Банка|Банкова сметка|Съставил|Получил|Кредитно известие|ОРИГИНАЛ|тел.|лв.|лв|Основание за нулева ставка",
}

MONTHS = {
    "ces": "ledna února března dubna května června července srpna září října listopadu prosince",
    "slk": "januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra",
    "slv": "januar februar marec april maj junij julij avgust september oktober november december",
    "hrv": "siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca",
    "hun": "január február március április május június július augusztus szeptember október november december",
    "ron": "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
    "fin": "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
    "est": "jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember",
    "lav": "janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris janvārī",
    "lit": "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio",
    "gle": "Eanáir Feabhra Márta Aibreán Bealtaine Meitheamh Iúil Lúnasa Meán Deireadh Samhain Nollaig",
    "mlt": "Jannar Frar Marzu April Mejju Ġunju Lulju Awwissu Settembru Ottubru Novembru Diċembru",
    "nor": "januar februar mars april mai juni juli august september oktober november desember",
    "tur": "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
    "ell": "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου Ιαν Φεβ Μαρ Απρ Μαϊ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ",
    "bul": "януари февруари март април май юни юли август септември октомври ноември декември",
}

CURRENCIES = {
    "ces": "Kč CZK Kč €", "hun": "Ft HUF Ft EUR", "ron": "lei RON lei LEI", "nor": "kr NOK kr Kr", "tur": "₺ TL ₺ TRY", "bul": "лв. лв BGN лв. € EUR", "mlt": "€ EUR",
}
ELSEWHERE = "€ EUR € €"

LEGAL_FORMS = {
    "ces": "s.r.o.|a.s.|spol. s r.o.|v.o.s.|k.s.|z.s.|OSVČ", "slk": "s. r. o.|s.r.o.|a.s.|spol. s r.o.|k.s.|živnostník", "slv": "d.o.o.|d.d.|s.p.|k.d.", "hrv": "d.o.o.|j.d.o.o.|d.d.|obrt|vl.",
    "hun": "Kft.|Kft|KFT.|Zrt.|Nyrt.|Bt.|Bt|Kkt.|E.V.", "ron": "S.R.L.|SRL|S.C.|S.A.|SA|P.F.A.|PFA|Î.I.", "fin": "Oy|OY|Oyj|Ky|Tmi|Ab|Oy Ab", "est": "OÜ|OÜ|AS|FIE|MTÜ|TÜ",
    "lav": "SIA|SIA|AS|IK|Z/S", "lit": "UAB|UAB|AB|MB|IĮ|VšĮ", "gle": "Teo|Teoranta|CTR|Cuideachta", "mlt": "Ltd|Limited|plc|p.l.c.|& Sons Ltd", "nor": "AS|AS|ASA|ANS|DA|ENK|A/S|NUF",
    "tur": "A.Ş.|Ltd. Şti.|LTD. ŞTİ.|San. ve Tic. A.Ş.|Tic. Ltd. Şti.|SAN. VE TİC. LTD. ŞTİ.", "ell": "Α.Ε.|ΑΕ|Ε.Π.Ε.|ΕΠΕ|Ο.Ε.|Ο.Ε|Ε.Ε.|ΙΚΕ|Ι.Κ.Ε.|Μ.Ι.Κ.Ε.|& ΣΙΑ Ο.Ε.|Α.Β.Ε.Ε.|Μονοπρόσωπη ΙΚΕ", "bul": "ООД|ЕООД|АД|ЕАД|ЕТ|СД|КД|ДЗЗД|& Ко ООД",
}

# Words for street, square and house number, as printed before or after the name of a street.
STREETS = {
    "ces": "ulice|nám.|třída|č.p.", "slk": "ulica|ul.|námestie|č.", "slv": "ulica|cesta|trg|c.", "hrv": "ulica|ul.|trg|cesta", "hun": "utca|u.|út|tér|körút|krt.", "ron": "Str.|Bd.|Calea|Șos.|nr.|bl.|sc.|ap.",
    "fin": "katu|tie|kuja|PL", "est": "tn|tänav|mnt|pst", "lav": "iela|prospekts|bulv.|LV-", "lit": "g.|gatvė|pr.|al.|LT-", "gle": "Sráid|Bóthar|Ascaill|Cearnóg|Bóithrín", "mlt": "Triq|Triq il-|Pjazza|Misraħ", "nor": "gate|vei|veien|plass|Postboks",
    "tur": "Cad.|Sok.|Mah.|Bulvarı|No:|Caddesi|Sokak|Mahallesi", "ell": "Οδός|Λεωφ.|Λεωφόρος|Πλ.|ΟΔΟΣ|Αγ.|Τ.Κ.|Λ.", "bul": "ул.|бул.|ж.к.|бл.|вх.|ет.|ап.|пл.|гр.|с.",
}

# Units and short words of tables.
UNITS = {"ell": "τεμ. τεμ ΤΕΜ κιλ. κιλά kg μέτρα ώρες λίτρα m² KIB ΤΕΜ.", "bul": "бр. бр кг кг. л м м² кв.м ч. час км т бр БР КГ пакет кол."}
