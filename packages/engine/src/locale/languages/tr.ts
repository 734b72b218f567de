import type { Language } from "../language-data.ts";

export const turkish: Language = {
  code: "tr",
  months: [
    "ocak",
    "şubat",
    "mart",
    "nisan",
    "mayıs",
    "haziran",
    "temmuz",
    "ağustos",
    "eylül",
    "ekim",
    "kasım",
    "aralık",
  ],
  monthForms: {},
  attachmentTitles: [
    "sevk irsaliyesi",
    "e-irsaliye",
    "irsaliye",
    "çeki listesi",
    "teslim tutanağı",
    "genel şartlar",
    "satış koşulları",
  ],
  creditTitles: ["iade faturası", "alacak dekontu"],
  beginWithL: [],
};
