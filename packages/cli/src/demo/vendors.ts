import type { Colour } from "./pdf-writer.ts";

export type DemoLanguage = "en" | "de" | "fr" | "es" | "it" | "nl" | "sv";

/** An invented company. The check digits of its numbers are right. */
export type DemoVendor = Readonly<{
  name: string;
  address: readonly [street: string, city: string, country: string];
  taxId: string;
  iban: string;
  language: DemoLanguage;
  currency: "EUR" | "GBP" | "SEK";
  /** In percent. */
  taxRate: number;
  colour: Colour;
  layout: "plain" | "band" | "letter";
  /** Invoice numbers begin with it. */
  prefix: string;
  goods: readonly (readonly [description: string, price: number])[];
}>;

const vendorsByKey = {
  furniture: {
    name: "Lantern & Oak Furniture Ltd",
    address: ["14 Harbour Row", "Kinsale, P17 X4K2", "Ireland"],
    taxId: "IE3492071A",
    iban: "IE40INKB90400112345678",
    language: "en",
    currency: "EUR",
    taxRate: 23,
    colour: [0.13, 0.31, 0.42],
    layout: "plain",
    prefix: "LO-",
    goods: [
      ["Oak desk, oiled", 640],
      ["Desk lamp, brass", 85.5],
      ["Assembly on site, per hour", 54],
    ],
  },
  supplies: {
    name: "Harbour Office Supplies Ltd",
    address: ["22 Dock Street", "Bristol BS1 4RN", "United Kingdom"],
    taxId: "GB420002198",
    iban: "GB32INKB20181512345678",
    language: "en",
    currency: "GBP",
    taxRate: 20,
    colour: [0.1, 0.45, 0.35],
    layout: "band",
    prefix: "HOS",
    goods: [
      ["Copier paper A4, box of 5", 21.4],
      ["Toner cartridge black", 68.9],
      ["Lever arch files, pack of 10", 18.25],
    ],
  },
  energy: {
    name: "Brightwater Energy Ltd",
    address: ["5 Mill Lane", "Cork, T12 K8AF", "Ireland"],
    taxId: "IE6120028T",
    iban: "IE79INKB90400187654321",
    language: "en",
    currency: "EUR",
    taxRate: 13.5,
    colour: [0.1, 0.35, 0.6],
    layout: "plain",
    prefix: "BW-",
    goods: [
      ["Electricity, standing charge", 38.6],
      ["Electricity, 1,140 kWh", 262.2],
    ],
  },
  freight: {
    name: "Nordwind Logistik GmbH",
    address: ["Speicherstraße 12", "20457 Hamburg", "Deutschland"],
    taxId: "DE412300000",
    iban: "DE89370400440532013000",
    language: "de",
    currency: "EUR",
    taxRate: 19,
    colour: [0.2, 0.3, 0.5],
    layout: "letter",
    prefix: "RE",
    goods: [
      ["Transport Hamburg–Galway, Palette", 184],
      ["Zollabwicklung", 65],
      ["Zwischenlagerung, Woche", 42.5],
    ],
  },
  print: {
    name: "Kessler Drucktechnik GmbH",
    address: ["Am Anger 7", "04109 Leipzig", "Deutschland"],
    taxId: "DE712300002",
    iban: "DE91200411330123456700",
    language: "de",
    currency: "EUR",
    taxRate: 19,
    colour: [0.55, 0.15, 0.2],
    layout: "letter",
    prefix: "KD-",
    goods: [
      ["Broschüre 24 Seiten, 500 Stück", 412],
      ["Druckplatten", 36.8],
      ["Versand", 14.9],
    ],
  },
  design: {
    name: "Atelier Moreau SARL",
    address: ["18 rue des Lilas", "69002 Lyon", "France"],
    taxId: "FR62483000006",
    iban: "FR1420041010050500013M02606",
    language: "fr",
    currency: "EUR",
    taxRate: 20,
    colour: [0.4, 0.2, 0.45],
    layout: "band",
    prefix: "FA-",
    goods: [
      ["Conception graphique du catalogue", 950],
      ["Corrections d'auteur, heure", 75],
      ["Photographie de produit", 48],
    ],
  },
  workshop: {
    name: "Talleres Rivera S.L.",
    address: ["Calle Mayor 31", "28013 Madrid", "España"],
    taxId: "ESB84300003",
    iban: "ES9121000418450200051332",
    language: "es",
    currency: "EUR",
    taxRate: 21,
    colour: [0.65, 0.3, 0.1],
    layout: "plain",
    prefix: "F/",
    goods: [
      ["Herrajes de latón, juego", 27.5],
      ["Corte a medida, hora", 39],
      ["Embalaje", 12],
    ],
  },
  leather: {
    name: "Ferretti e Figli S.r.l.",
    address: ["Via del Campo 9", "50123 Firenze", "Italia"],
    taxId: "IT04170000014",
    iban: "IT60X0542811101000000123456",
    language: "it",
    currency: "EUR",
    taxRate: 22,
    colour: [0.45, 0.3, 0.15],
    layout: "band",
    prefix: "FT-",
    goods: [
      ["Pelle conciata al vegetale, mq", 118],
      ["Cuscino in feltro", 34.6],
      ["Spese di spedizione", 25],
    ],
  },
  plants: {
    name: "De Groene Kas B.V.",
    address: ["Kwekerijweg 4", "2291 NS Wateringen", "Nederland"],
    taxId: "NL863000009B01",
    iban: "NL93INKB0417164300",
    language: "nl",
    currency: "EUR",
    taxRate: 21,
    colour: [0.15, 0.5, 0.2],
    layout: "plain",
    prefix: "GK",
    goods: [
      ["Kantoorplant, groot", 59.95],
      ["Onderhoud per maand", 45],
      ["Plantenbak, eiken", 89],
    ],
  },
  lighting: {
    name: "Studio Lindqvist AB",
    address: ["Hantverkargatan 3", "112 21 Stockholm", "Sverige"],
    taxId: "SE556730000801",
    iban: "SE4550000000058398257466",
    language: "sv",
    currency: "SEK",
    taxRate: 25,
    colour: [0.25, 0.25, 0.3],
    layout: "letter",
    prefix: "SL",
    goods: [
      ["Pendellampa, mässing", 2450],
      ["Ljuskälla LED", 129],
      ["Frakt", 190],
    ],
  },
} as const satisfies Record<string, DemoVendor>;

export type VendorKey = keyof typeof vendorsByKey;
export const demoVendors: Readonly<Record<VendorKey, DemoVendor>> = vendorsByKey;

export const demoCompany = {
  name: "Winter & Sons Ltd",
  address: ["3 Quay Lane", "Galway, H91 T2W7", "Ireland"],
  taxId: "IE9817364W",
} as const;
