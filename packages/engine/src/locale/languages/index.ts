import type { Language } from "../language-data.ts";
import { bulgarian } from "./bg.ts";
import { czech } from "./cs.ts";
import { danish } from "./da.ts";
import { german } from "./de.ts";
import { greek } from "./el.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { estonian } from "./et.ts";
import { finnish } from "./fi.ts";
import { french } from "./fr.ts";
import { irish } from "./ga.ts";
import { croatian } from "./hr.ts";
import { hungarian } from "./hu.ts";
import { italian } from "./it.ts";
import { lithuanian } from "./lt.ts";
import { latvian } from "./lv.ts";
import { maltese } from "./mt.ts";
import { dutch } from "./nl.ts";
import { norwegian } from "./no.ts";
import { polish } from "./pl.ts";
import { portuguese } from "./pt.ts";
import { romanian } from "./ro.ts";
import { slovak } from "./sk.ts";
import { slovenian } from "./sl.ts";
import { swedish } from "./sv.ts";
import { turkish } from "./tr.ts";
/** INDEX of the languages that are read. */
export const languages: readonly Language[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  polish,
  swedish,
  danish,
  czech,
  slovak,
  slovenian,
  croatian,
  hungarian,
  romanian,
  norwegian,
  turkish,
  finnish,
  estonian,
  latvian,
  lithuanian,
  irish,
  maltese,
  greek,
  bulgarian,
];
