"""Writes lines of text for the recogniser: invoice-like lines, plain words of 26 languages, numbers, identifiers and nonsense.

Nonsense and numbers keep the recogniser from guessing likely words.
Usage: python texts.py CHARACTERS.json OUT.xz COUNT --words LIST... [--documents FILE]
  LIST       one word a line, one file a language; those that languages.py knows are named by its codes
  FILE       lines of generated documents, from write-lines.ts
"""
import argparse
import json
import lzma
import random
import string
from pathlib import Path

import language_lines

LONGEST = 110
LOCAL_SHARE = 0.6  # of the lines made here, in the languages of languages.py; the documents' lines are in the other ten
CURRENCIES = ["€", "$", "£", "¥", "₹", "EUR", "USD", "GBP", "CHF", "zł", "PLN", "kr", "SEK", "DKK", "RM", "Rs.", "R$", "Kč", "CAD", "A$"]
MONTHS = """January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sept Oct Nov Dec
Januar Februar März Mai Juni Juli Oktober Dezember janvier février mars avril mai juin juillet août septembre octobre novembre décembre
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio marzo aprile maggio giugno luglio
settembre ottobre novembre dicembre januari februari maart april mei augustus janeiro fevereiro março maio junho julho setembro outubro novembro
dezembro stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia augusti marts""".split()
LABELS = """Invoice|Invoice No.|Invoice Number:|Invoice Date|Bill To|Ship To|Due Date|Subtotal|Sub-Total|TOTAL|Total Due|Amount Due|VAT|Tax|Qty|Unit Price|
Description|Amount|Balance|P.O. #|Order No|Customer ID|Rechnung|Rechnungsnummer|Rechnungsdatum|Kundennummer|Menge|Einzelpreis|Gesamtbetrag|MwSt.|USt-IdNr.|
zzgl. 19% MwSt.|Zwischensumme|Lieferdatum|Fällig am|Bankverbindung|Facture|Facture n°|Date d'échéance|Montant HT|TVA 20 %|Total TTC|Net à payer|N° client|
Désignation|Qté|Factura|Fecha|Fecha de vencimiento|Base imponible|IVA 21%|Importe|Total a pagar|Cantidad|Descripción|Fattura n.|Data|Scadenza|Imponibile|
Totale|Quantità|Prezzo|Factuur|Factuurnummer|Vervaldatum|Omschrijving|Aantal|Prijs|BTW 21%|Totaal te betalen|Fatura|Vencimento|Descrição|Quantidade|
Preço unitário|Faktura|Faktura VAT nr|Termin płatności|Sprzedawca|Nabywca|Ilość|Cena netto|Wartość brutto|Razem|Do zapłaty|Fakturanummer|Förfallodatum|
Att betala|Moms 25%|Antal|Á-pris|Belopp|Fakturadato|Forfaldsdato|Beløb|Pris|I alt|GST|GST @6%|CASH|CHANGE|ROUNDING|TOTAL SALES|ITEM|Receipt|Kassenbon|
Kvitto|Ticket|Bon|Cashier|Table|Thank you!|IBAN|BIC|SWIFT|Tel.|Fax|E-mail|www|Page 1 of 2|Seite 1/3|Reg. No.|Tax ID|VAT No|NIP|NIF|CIF|P.IVA|SIRET|KvK""".replace("\n", "").split("|")


def digits(rng, low, high=None):
    return "".join(rng.choice(string.digits) for _ in range(rng.randint(low, high or low)))


def amount(rng, currencies=CURRENCIES):
    whole = digits(rng, 1, rng.choice([1, 2, 3, 3, 4, 4, 5, 6, 7])).lstrip("0") or "0"
    group, point = rng.choice([("", "."), ("", ","), (",", "."), (".", ","), (" ", ","), ("'", ".")])
    parts = []
    while len(whole) > 3:
        whole, tail = whole[:-3], whole[-3:]
        parts.insert(0, tail)
    text = group.join([whole, *parts]) + (point + digits(rng, rng.choice([2, 2, 2, 2, 2, 1, 3, 4])) if rng.random() < 0.88 else "")
    if rng.random() < 0.12:
        text = rng.choice(["-{}", "{}-", "({})", "−{}", "+{}", "- {}"]).format(text)
    shape = rng.random()
    if shape < 0.2:
        text = f"{text}{rng.choice(['', ' ', ' '])}{rng.choice(currencies)}"
    elif shape < 0.4:
        text = f"{rng.choice(currencies)}{rng.choice(['', ' ', ' '])}{text}"
    elif shape < 0.45:
        text += rng.choice(["*", " A", " B", "T", " S", " SR", "%", " %"])
    return text


def date(rng, months=MONTHS):
    day, month, year = f"{rng.randint(1, 31):02}", f"{rng.randint(1, 12):02}", str(rng.randint(1990, 2035))
    name, short = rng.choice(months), rng.choice([year, year[2:]])
    text = rng.choice([
        f"{day}.{month}.{short}", f"{day}/{month}/{short}", f"{year}-{month}-{day}", f"{day}-{month}-{short}", f"{month}/{day}/{short}",
        f"{int(day)}. {name} {year}", f"{name} {int(day)}, {year}", f"{int(day)} {name} {year}", f"{day}-{name[:3]}-{year}", f"{year}/{month}/{day}",
        f"{int(day)} de {name} de {year}", f"{year}.{month}.{day}", f"{int(day)}/{int(month)}/{short}",
    ])
    return text + (f" {rng.randint(0, 23):02}:{rng.randint(0, 59):02}" + rng.choice(["", ":" + digits(rng, 2), " PM", " Uhr"]) if rng.random() < 0.15 else "")


def identifier(rng):
    upper = lambda n: "".join(rng.choice(string.ascii_uppercase) for _ in range(n))
    # Codes avoid the letters O and I next to digits: where a shape could be either, it is the digit.
    mixed = lambda n: "".join(rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ" + string.digits * 2) for _ in range(n))
    iban = rng.choice(["DE", "FR", "PL", "NL", "ES", "IT", "GB", "SE", "DK", "PT", "BE", "AT", "GR", "BG", "CZ", "HU", "RO", "FI", "HR"]) + digits(rng, 2) + digits(rng, 14, 22)
    return rng.choice([
        lambda: f"{upper(rng.randint(1, 4))}{rng.choice(['-', '', '/', ' ', '_', '.'])}{digits(rng, 3, 10)}",
        lambda: f"{rng.randint(2015, 2030)}{rng.choice('-/.')}{digits(rng, 2, 6)}",
        lambda: mixed(rng.randint(5, 16)), lambda: digits(rng, 4, 16), lambda: mixed(rng.randint(5, 12)).lower(),
        lambda: " ".join(iban[i:i + 4] for i in range(0, len(iban), 4)), lambda: iban,
        lambda: rng.choice(["DE", "FR", "ATU", "IT", "ESB", "PL", "GB", "NL", "SE", "DK", "IE", "EU", "PT", "CHE-", "EL", "BG", "CZ", "SK", "SI", "HR", "HU", "RO", "FI", "EE", "LV", "LT", "MT"]) + digits(rng, 7, 12),
        lambda: f"+{digits(rng, 2)} {digits(rng, 2, 4)} {digits(rng, 3, 8)}", lambda: f"({digits(rng, 3)}) {digits(rng, 3)}-{digits(rng, 4)}",
        lambda: f"0{digits(rng, 2, 4)}{rng.choice('/- ')}{digits(rng, 5, 8)}", lambda: f"{digits(rng, 3)} {digits(rng, 3)} {digits(rng, 3)} {digits(rng, 5)}",
        lambda: f"{upper(6)}{mixed(2)}{rng.choice(['', 'XXX', mixed(3)])}", lambda: f"#{digits(rng, 2, 8)}", lambda: f"{mixed(4)}-{mixed(4)}-{mixed(4)}",
        lambda: f"{mixed(8)}-{mixed(4)}".lower(), lambda: f"{digits(rng, 2)}-{digits(rng, 7)}", lambda: f"{digits(rng, 13)}",
        lambda: f"§ {rng.randint(1, 99)}{rng.choice(['', 'a', ' Abs. 1', ' UStG'])}", lambda: f"№ {digits(rng, 2, 6)}", lambda: f"N° {digits(rng, 2, 8)}",
        lambda: f"{digits(rng, 1, 3)}{rng.choice([' x ', 'x', ' × ', ' X ', ' @ ', '*'])}{amount(rng)}", lambda: f"{rng.randint(1, 100)}{rng.choice(['%', ' %', '°', '°C', ' kg', 'kg', ' m²', ' m³', ' h', ' Stk.', 'g', 'ml', ' L', 'cm', ' mm'])}",
    ])()


# Short words of single letters and points, which are lost first in small print.
LEGAL_FORMS = """Sp. z o.o.|Sp. z o.o|Sp.z o.o.|SP. Z O.O.|SP Z O O|SP.Z O.O.|sp. z o.o. sp. k.|Sp. j.|S.A.|S. A.|SA|S.L.|S.L.U.|SLU|S.r.l.|S.R.L.|SRL|S.p.A.|S.P.A.|SpA|s.r.o.|spol. s r.o.|a.s.|
GmbH|GmbH & Co. KG|GmbH & Co KG|AG|KG|OHG|e.K.|e.V.|UG (haftungsbeschränkt)|mbH|Ltd|Ltd.|LTD.|Limited|PLC|plc|Inc.|INC|Inc|LLC|L.L.C.|Corp.|Co., Ltd.|Pvt. Ltd.|Pvt Ltd|PVT. LTD.|
SARL|S.A.R.L.|SAS|S.A.S.|EURL|SASU|SNC|B.V.|BV|N.V.|NV|V.O.F.|AB|HB|ApS|A/S|I/S|AS|Oy|Lda|Lda.|LTDA|Ltda.|ME|EIRELI|S/A|S.A. de C.V.|SDN BHD|SDN. BHD.|Sdn Bhd|& Co.|& Cie|Fa.""".replace("\n", "").split("|")
UNITS = """g kg mg ml cl l L dl G KG MG ML CL LT mm cm m M MM CM m2 m² m³ szt. szt szt* SZT st Stk Stk. St pcs Pcs PCS pc UN un und uds ud PK pk Pack BL kWh km GB W V x X""".split()


def company(rng, lists):
    vocabulary = rng.choice(lists)
    named = " ".join(rng.choice(vocabulary).capitalize() for _ in range(rng.choice([1, 1, 2, 2, 3])))
    named = named.upper() if rng.random() < 0.45 else named
    return f"{named}{rng.choice([' ', ' ', ', '])}{rng.choice(LEGAL_FORMS)}"


def shop(rng, lists):
    """A name as it stands over a door or in a logo: no legal form, words run together, an ampersand, an apostrophe."""
    vocabulary = rng.choice(lists)
    word = lambda: "".join(c for c in rng.choice(vocabulary) if c.isalpha())[:12].capitalize() or "Shop"
    named = rng.choice([
        word, word, lambda: f"{word()} {word()}", lambda: f"{word()} {word()}", lambda: f"{word()}{rng.choice([' & ', '&', ' + ', '+', ' and ', ' et ', ' und ', ' y ', '-', '.', ' - '])}{word()}",
        lambda: f"{word()}'s", lambda: f"{word()}{rng.choice([chr(39) + 's', chr(39) + 'n', ''])} {word()}", lambda: f"{rng.choice(['The', 'Le', 'La', 'El', 'Il', 'De', 'Das', 'Café', 'Bar', 'Hotel', 'Casa'])} {word()}",
        lambda: f"{word()}{word()}", lambda: f"{word()}.{rng.choice(['com', 'ch', 'de', 'fr', 'it', 'co', 'shop'])}", lambda: "".join(rng.choice(string.ascii_uppercase) for _ in range(rng.randint(2, 5))),
        lambda: f"{rng.choice(string.ascii_uppercase)}{rng.choice(['.', chr(39), '&', ''])}{word()}", lambda: f"{word()} {rng.choice(string.digits)}{rng.choice(string.digits)}",
    ])()
    return rng.choice([named, named, named.upper(), named.lower()])


def article(rng, lists):
    """A line of a till receipt: a shortened name, a size, a price."""
    vocabulary = rng.choice(lists)
    short = lambda: rng.choice(vocabulary)[: rng.choice([3, 4, 5, 6, 8, 12])] + rng.choice(["", "", "", ".", "."])
    named = " ".join(short() for _ in range(rng.randint(1, 3)))
    size = f"{digits(rng, 1, 4)}{rng.choice(['', '', ' '])}{rng.choice(UNITS)}" if rng.random() < 0.55 else ""
    count = f"{rng.randint(1, 12)}{rng.choice(['x', ' x', ' X', '', ' *'])} " if rng.random() < 0.3 else ""
    price = f" {amount(rng)}{rng.choice(['', '', ' A', ' B', 'A', ' *A', ' 1', 'C'])}" if rng.random() < 0.5 else ""
    text = f"{count}{named} {size}{price}"
    return text.upper() if rng.random() < 0.6 else text


def captioned(rng):
    """A caption without a blank before its value."""
    return f"{rng.choice(LABELS + ['Nr.', 'No.', 'Nr', 'No:', 'NIP', 'NIP:', 'Tel.', 'TEL', 'Bon', 'Kasse', 'REG', 'St.Nr.:', 'UID Nr.:', 'CNPJ:', 'TIN:', 'P.IVA', 'Trans.'])}{rng.choice(['', '', ':', ' '])}{rng.choice([identifier, identifier, amount, date])(rng)}"


def nonsense(rng, characters):
    pool = rng.choice([string.ascii_letters, string.ascii_uppercase, string.digits + ".,-/ :", string.printable[:94], characters, characters])
    return "".join(rng.choice(pool) for _ in range(rng.randint(1, 24)))


def cased(rng, word):
    mode = rng.random()
    return word if mode < 0.62 else word.upper() if mode < 0.8 else word.capitalize() if mode < 0.95 else word.lower()


def punctuated(rng, word):
    mode = rng.random()
    if mode < 0.78:
        return word
    return rng.choice(["{},", "{}.", "{}:", "{};", "({})", "\"{}\"", "{}!", "{}?", "„{}“", "“{}”", "‘{}’", "«{}»", "{}-", "- {}", "• {}", "{}/", "{} &", "{} –", "{}…", "*{}", "{}'s", "[{}]", "{} |", "_{}", "{}®", "{}™", "© {}"]).format(word)


def words(rng, lists):
    vocabulary = rng.choice(lists)
    shout = rng.random() < 0.2
    chosen = [punctuated(rng, rng.choice(vocabulary) if shout else cased(rng, rng.choice(vocabulary))) for _ in range(rng.choice([1, 1, 2, 2, 3, 4, 5, 7, 9, 12]))]
    text = " ".join(chosen)
    return text.upper() if shout else text


def address(rng, lists):
    vocabulary = rng.choice(lists)
    web = lambda: "".join(c for c in rng.choice(vocabulary).lower() if c.isascii() and c.isalnum()) or "shop"
    word = lambda: rng.choice(vocabulary).capitalize()
    return rng.choice([
        lambda: f"{word()} {rng.choice(['Street', 'St.', 'Road', 'Ave', 'Straße', 'str.', 'Platz', 'gatan', 'vej', 'laan'])} {rng.randint(1, 300)}{rng.choice(['', 'a', 'B', '/3'])}",
        lambda: f"{rng.choice(['ul.', 'rue', 'rue de la', 'Calle', 'Via', 'Rua', 'Av.', 'Jalan', 'No.'])} {word()} {rng.randint(1, 300)}", lambda: f"{digits(rng, 4, 5)} {word()}",
        lambda: f"{digits(rng, 2)}-{digits(rng, 3)} {word()}", lambda: f"{word()}, {rng.choice(['NY', 'CA', 'TX', 'WA', 'FL'])} {digits(rng, 5)}", lambda: f"{digits(rng, 4)} {rng.choice(['AB', 'XK', 'GH'])} {word()}",
        lambda: f"{web()}@{web()}.{rng.choice(['com', 'de', 'fr', 'co.uk', 'pl', 'es', 'it', 'nl', 'pt', 'se', 'dk', 'org'])}", lambda: f"{web()}.{web()}@{web()}.com",
        lambda: f"{rng.choice(['www.', 'https://', 'http://www.', 'https://www.'])}{web()}.{rng.choice(['com', 'de', 'io', 'eu'])}{rng.choice(['', '/' + web(), '/' + web() + '?id=' + digits(rng, 4)])}",
        lambda: f"{word()} {rng.choice(['GmbH', 'AG', 'Ltd', 'Ltd.', 'Inc.', 'LLC', 'S.A.', 'S.L.', 'S.r.l.', 'SARL', 'B.V.', 'Sp. z o.o.', 'AB', 'ApS', 'A/S', 'Lda', 'SDN BHD', '& Co. KG', 'SAS', 'PLC'])}",
    ])()


def line(rng, lists, characters):
    label = lambda: rng.choice(LABELS).upper() if rng.random() < 0.2 else rng.choice(LABELS)
    value = lambda: rng.choice([amount, amount, date, identifier])(rng)
    kind = rng.random()
    if kind < 0.12:
        return amount(rng)
    if kind < 0.13:
        return digits(rng, 1)
    if kind < 0.18:
        return date(rng)
    if kind < 0.28:
        return identifier(rng)
    if kind < 0.38:
        return f"{label()}{rng.choice([' ', ': ', ':', ' : ', ' '])}{value()}"
    if kind < 0.42:
        return label()
    if kind < 0.50:
        return nonsense(rng, characters)
    if kind < 0.56:
        return address(rng, lists)
    if kind < 0.60:
        return company(rng, lists)
    if kind < 0.65:
        return shop(rng, lists)
    if kind < 0.70:
        return article(rng, lists)
    if kind < 0.72:
        return captioned(rng)
    if kind < 0.81:
        return " ".join(rng.choice([amount, amount, amount, date, identifier, lambda r: words(r, lists), lambda r: digits(r, 1, 4)])(rng) for _ in range(rng.randint(2, 6)))
    return words(rng, lists)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("characters"), parser.add_argument("out"), parser.add_argument("count", type=int)
    parser.add_argument("--words", nargs="+", required=True), parser.add_argument("--documents")
    options = parser.parse_args()
    characters = json.loads(Path(options.characters).read_text())
    allowed = set(characters)
    files = [Path(f) for f in options.words]
    vocabularies = {f.name: [w for w in f.read_text(errors="ignore").split("\n") if w and set(w) <= allowed] for f in files}
    local = [language_lines.Language(name, vocabularies.pop(name)) for name in sorted(vocabularies) if name in language_lines.KNOWN]
    shares = [language_lines.SHARES.get(language.name, 1) for language in local]
    lists, latin = list(vocabularies.values()), "".join(c for c in characters if language_lines.script_of(c) in ("latin", "none"))
    rng = random.Random(20261115)
    here = [rng.random() < LOCAL_SHARE and bool(local) for _ in range(options.count)]
    lines = [language_lines.line(rng, rng.choices(local, shares)[0], lists) if is_local else line(rng, lists, latin) for is_local in here]
    if options.documents:
        lines += Path(options.documents).read_text().split("\n")
    lines = [" ".join(text.replace("\u202f", " ").replace("\u00a0", " ").split())[:LONGEST].strip() for text in lines]
    lines = [text for text in lines if text and set(text) <= allowed]
    rng.shuffle(lines)
    with lzma.open(options.out, "wt", preset=6) as out:
        out.write("\n".join(lines))
    print(f"{len(lines)} lines, {Path(options.out).stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
