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
  words:
    "cbl uimh uimhir iomlán suim méid dáta íocaíochta sonrasc seachadta chustaiméara dlite glan híoc seo tsonraisc an ar bhur chuntais díoltóir gan le líne nóta roimh seoladh sonraisc admháil ainm áireamh airgead bainc bille cáin chuig go íoc íocaíocht íoctha lá lascaine láthair maidir ordaithe ordú ráta roimhe san sonraí tagairt téarmaí tirim achoimre agat agus airgid ais as cárta chláraithe chomhlachta cláraithe coinníollacha comhlán conradh costas creidmheasa cuntais cuntas dar díreach do dochar dtí éarlais éirinn faighte faoi gcuntas glansuim hoibre iarmhéid ídiú íocaíochtaí íoctar lacáiste laistigh líon luaigh má mórsuim réamhíocaíocht roinn seachadadh seirbhís seirbhíse táille táirge teagmháil",
  attachmentTitles: ["nóta seachadta", "duillín pacála", "bileog ama", "téarmaí agus coinníollacha"],
  creditTitles: ["nóta creidmheasa"],
  beginWithL: ["lch"],
};
