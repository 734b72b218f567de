import type { Language } from "../language-data.ts";

export const swedish: Language = {
  code: "sv",
  months: [
    "januari",
    "februari",
    "mars",
    "april",
    "maj",
    "juni",
    "juli",
    "augusti",
    "september",
    "oktober",
    "november",
    "december",
  ],
  monthForms: {},
  attachmentTitles: [
    "följesedel",
    "packsedel",
    "tidrapport",
    "tidsedel",
    "allmänna villkor",
    "leveransvillkor och bestämmelser",
  ],
  creditTitles: ["kreditfaktura", "kreditnota", "kreditnotering"],
  beginWithL: ["lm"],
};
