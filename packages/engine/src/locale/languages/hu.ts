import type { Language } from "../language-data.ts";

export const hungarian: Language = {
  code: "hu",
  months: [
    "január",
    "február",
    "március",
    "április",
    "május",
    "június",
    "július",
    "augusztus",
    "szeptember",
    "október",
    "november",
    "december",
  ],
  monthForms: { jan: 1, febr: 2, márc: 3, ápr: 4, máj: 5, jún: 6, júl: 7, aug: 8, szept: 9, okt: 10, nov: 11, dec: 12 },
  words:
    "számla összeg áfa összesen száma érték fizetési bruttó fizetendő szám vevő adó eladó nettó szállítás számlaszám átutalás azonosító belül bizonylat bizonylatszám cím dátuma díj eredeti fizetés időszak mindösszesen nap napon sorszám szállítási végösszeg adatai adóalap adómentes adószám adószáma áfakulcs aláírás alanyi alap általános áru az bank banki bankkártya bankszámla befizetések bélyegző címe dátum egyenleg egys elektronikus előleg előző engedmény esedékes esedékesség fiz fizetve fogyasztás határidő helye hivatkozás huf kedvezmény kedvezményezett kelt kelte készpénz készpénzes kiegyenlítve kimutatás közösségi kulcs különbözet levont megnevezés megrendelés megrendelő menny mód nélkül név neve nyugta oldal összege példány rendelés részösszeg szállítólevél számlázási szerződés sztornó teljesítés tétel",
  attachmentTitles: [
    "szállítólevél",
    "csomagolási jegyzék",
    "munkalap",
    "teljesítési igazolás",
    "általános szerződési feltételek",
  ],
  creditTitles: ["jóváíró számla", "stornó számla", "sztornó számla", "helyesbítő számla", "érvénytelenítő számla"],
  beginWithL: [],
};
