"""Lines of the languages of languages.py, Greek and Bulgarian among them, as their invoices print them: captions, values, addresses, words."""
import string
import unicodedata
from functools import lru_cache

import texts
from languages import CAPTIONS, CURRENCIES, ELSEWHERE, LEGAL_FORMS, MONTHS, STREETS, UNITS

KNOWN = set(CAPTIONS)
SCRIPTS = {"ell": "greek", "bul": "cyrillic"}
SHARES = {"ell": 10, "bul": 10, "tur": 1.5, "mlt": 1.3, "lav": 1.3, "hun": 1.3}  # of one language each; new letters take more lines to learn
LATIN_WORDS = 0.15  # share of the lines of another script with a Latin word in it


@lru_cache(None)
def script_of(character):
    """greek, cyrillic, latin, or none for signs and digits; every other script than Latin is labelled by whole words."""
    if not character.isalpha():
        return "none"
    name = unicodedata.name(character, "").split(" ")[0].lower()
    return name if name in ("greek", "cyrillic") else "latin"


def capitals(text):
    """Greek capitals carry no accent."""
    parts = unicodedata.normalize("NFD", text)
    if any(script_of(c) == "greek" for c in text):
        return unicodedata.normalize("NFC", parts.replace("\u0301", "")).upper()
    return text.upper()


class Language:
    def __init__(self, name, vocabulary):
        self.name, self.script = name, SCRIPTS.get(name, "latin")
        self.words = [w for w in vocabulary if all(script_of(c) in (self.script, "none") for c in w)]
        if name == "tur":
            self.words += [w.replace("i", "İ").upper() for w in self.words[::5]]
        if name == "ron":
            self.words = [w.translate(str.maketrans("ŞşŢţ", "ȘșȚț")) for w in self.words]
        self.captions = CAPTIONS[name].split("|")
        self.months = MONTHS[name].split()
        self.currencies = CURRENCIES.get(name, ELSEWHERE).split()
        self.forms, self.streets = LEGAL_FORMS[name].split("|"), STREETS[name].split("|")
        self.units = UNITS.get(name, " ".join(texts.UNITS[:14])).split()
        letters = sorted({c for w in self.words for c in w if script_of(c) == self.script})
        self.letters = "".join(letters) + ("" if self.script != "latin" else "".join(c for c in letters if not c.isascii()) * 3)


def cased(rng, word):
    mode = rng.random()
    return word if mode < 0.55 else capitals(word) if mode < 0.75 else word.capitalize() if mode < 0.95 else word.lower()


def value(rng, language):
    return rng.choice([lambda: texts.amount(rng, language.currencies), lambda: texts.amount(rng, language.currencies), lambda: texts.date(rng, language.months), lambda: texts.identifier(rng)])()


def caption(rng, language):
    chosen = rng.choice(language.captions)
    return capitals(chosen) if rng.random() < 0.25 else chosen


def words(rng, language, lists):
    count = rng.choice([1, 1, 2, 2, 3, 4, 5, 7, 9, 12])
    shout = rng.random() < 0.2
    chosen = [texts.punctuated(rng, capitals(rng.choice(language.words)) if shout else cased(rng, rng.choice(language.words))) for _ in range(count)]
    if language.script != "latin" and rng.random() < LATIN_WORDS:
        chosen.insert(rng.randrange(count + 1), rng.choice([lambda: rng.choice(rng.choice(lists)), lambda: rng.choice(texts.LABELS), lambda: texts.identifier(rng)])())
    return " ".join(chosen)


def company(rng, language):
    named = " ".join(rng.choice(language.words).capitalize() for _ in range(rng.choice([1, 1, 2, 2, 3])))
    named = capitals(named) if rng.random() < 0.45 else named
    return rng.choice([f"{named} {rng.choice(language.forms)}", f"{named} {rng.choice(language.forms)}", f"„{named}“ {rng.choice(language.forms)}", f"{rng.choice(language.forms)} {named}", named])


def street(rng, language):
    word, sign = rng.choice(language.words).capitalize(), rng.choice(language.streets)
    number, code = f"{rng.randint(1, 300)}{rng.choice(['', '', language.letters[0], '/3'])}", texts.digits(rng, 4, 5)
    text = rng.choice([f"{sign} {word} {number}", f"{word} {sign} {number}", f"{code} {word}", f"{word}, {code} {rng.choice(language.words).capitalize()}",
                       f"{sign} {word} {number}, {code} {rng.choice(language.words).capitalize()}", f"{texts.digits(rng, 3)} {texts.digits(rng, 2)} {word}"])
    return capitals(text) if rng.random() < 0.2 else text


def row(rng, language):
    """A row of a table or of a till receipt: a shortened name, a quantity and prices."""
    short = lambda: rng.choice(language.words)[: rng.choice([4, 5, 6, 8, 12, 20])] + rng.choice(["", "", "", "."])
    named = " ".join(short() for _ in range(rng.randint(1, 4)))
    named = capitals(named) if rng.random() < 0.4 else named.capitalize()
    quantity = f" {texts.digits(rng, 1, 3)}{rng.choice(['', ' ', ' '])}{rng.choice(language.units)}" if rng.random() < 0.6 else ""
    return named + quantity + "".join(f" {texts.amount(rng, language.currencies)}" for _ in range(rng.choice([0, 1, 1, 2, 3])))


def nonsense(rng, language):
    pool = rng.choice([language.letters, language.letters, language.letters + string.digits + ".,-/: ", capitals(language.letters)])
    return "".join(rng.choice(pool) for _ in range(rng.randint(1, 20)))


def line(rng, language, lists):
    kind = rng.random()
    if kind < 0.10:
        return caption(rng, language)
    if kind < 0.28:
        return f"{caption(rng, language)}{rng.choice([' ', ': ', ':', ' : ', ' '])}{value(rng, language)}"
    if kind < 0.31:
        return f"{caption(rng, language)}{rng.choice([' / ', ' - ', '/', ' ('])}{rng.choice(texts.LABELS)}"
    if kind < 0.35:
        return texts.date(rng, language.months)
    if kind < 0.38:
        return texts.amount(rng, language.currencies)
    if kind < 0.45:
        return company(rng, language)
    if kind < 0.52:
        return street(rng, language)
    if kind < 0.64:
        return row(rng, language)
    if kind < 0.72:
        return nonsense(rng, language)
    return words(rng, language, lists)
