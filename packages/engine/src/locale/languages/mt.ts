import type { Language } from "../language-data.ts";

export const maltese: Language = {
  code: "mt",
  months: [
    "Jannar",
    "Frar",
    "Marzu",
    "April",
    "Mejju",
    "Ġunju",
    "Lulju",
    "Awwissu",
    "Settembru",
    "Ottubru",
    "Novembru",
    "Diċembru",
  ],
  monthForms: {},
  words:
    "tal vat ammont ħlas nru numru fattura total bil kont data klijent kunsinna servizz skont bejjiegħ il indirizz nett nota ordni pagabbli referenza ta tagħkom tax taxxa dettalji dovut fiskali għall ħallas irċevuta isem jitħallas jum kard konsum kontanti kumpanija kundizzjonijiet lil mingħajr minn qabel qari quddiem rata sit subtotal tad termini titħallas totali xogħol bank bankarju bilanċ debitu depożitu din dokument dwar fi flus fuq ġenerali għal għandu gross ġurnata ibgħat ikkwota imħallas inkl inkluża iskadenza kodiċi kontijiet kreditu kull kuntratt mill oġġett oġġetti oriġinali perjodu post prodott proġett provvista reg reġistrazzjoni riċevitur sa sommarju tagħna tan taqsima tas",
  attachmentTitles: ["nota tal-kunsinna", "lista tal-imballaġġ", "reġistru tas-sigħat", "termini u kundizzjonijiet"],
  creditTitles: ["nota ta' kreditu"],
  beginWithL: [],
};
