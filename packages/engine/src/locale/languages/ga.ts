import type { Language } from "../language-data.ts";

export const irish: Language = {
  code: "ga",
  months: [
    "Eanáir",
    "Feabhra",
    "Márta",
    "Aibreán",
    "Bealtaine",
    "Meitheamh",
    "Iúil",
    "Lúnasa",
    "Meán Fómhair",
    "Deireadh Fómhair",
    "Samhain",
    "Nollaig",
  ],
  monthForms: {
    Mheitheamh: 6,
    meán: 9,
    deireadh: 10,
    MFómh: 9,
    DFómh: 10,
    Samhna: 11,
    Nollag: 12,
    Mhárta: 3,
    Fheabhra: 2,
  },
  attachmentTitles: ["nóta seachadta", "duillín pacála", "bileog ama", "téarmaí agus coinníollacha"],
  creditTitles: ["nóta creidmheasa"],
  beginWithL: ["lch"],
};
