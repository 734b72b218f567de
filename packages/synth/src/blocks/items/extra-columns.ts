import type { LineContent } from "../../content/lines.ts";
import type { Language } from "../../countries/countries.ts";
import { type DrawContext, inDocumentCase, moneyText, priceText, quantityText } from "../../drawing/draw-context.ts";
import { inCapitals } from "../../letter-case.ts";
import { listOf } from "../../lexicon/lexicon.ts";

/** Columns that belong to no field: batches, origins, list prices, ordered quantities. */
export const extraColumnKinds = [
  "batch",
  "expiry",
  "origin",
  "listPrice",
  "ordered",
  "topic",
  "person",
  "reference",
  "taxCode",
  "weight",
  "maker",
  "pack",
] as const;
export type ExtraColumnKind = (typeof extraColumnKinds)[number];

const heads: Readonly<Record<ExtraColumnKind, Readonly<Partial<Record<Language, string>> & { en: string }>>> = {
  batch: {
    en: "Batch | Lot | Batch No | Lot #",
    de: "Charge | Chargen-Nr. | Los",
    fr: "Lot | N° de lot",
    es: "Lote | No. lote",
    it: "Lotto",
    nl: "Partij | Batch",
    pt: "Lote",
    pl: "Partia | Nr partii",
  },
  expiry: {
    en: "Exp | Expiry | Exp. Date | Use by",
    de: "MHD | Verfall",
    fr: "DLC | Péremption",
    es: "Vence | Caducidad",
    it: "Scad.",
    pt: "Validade",
  },
  origin: {
    en: "Origin | Country of Origin | CoO | Made in",
    de: "Ursprung | Ursprungsland | Herkunft",
    fr: "Origine | Pays d'origine",
    es: "Origen | País",
    it: "Origine",
    sv: "Ursprungsland",
    da: "Oprindelse",
    nl: "Herkomst",
  },
  listPrice: {
    en: "MRP | List Price | RRP | Retail | Gross Price | P.T.R.",
    de: "Listenpreis | UVP | Bruttopreis",
    fr: "Prix public | PU brut | Prix brut",
    es: "PVP | Precio lista | P. Bruto",
    it: "Prezzo listino | Prezzo lordo",
    pl: "Cena brutto | Cena katalogowa",
    nl: "Adviesprijs | Bruto prijs",
    pt: "PVP | Preço tabela",
  },
  ordered: {
    en: "Ordered | Qty Ord | B/O | Back order | Free | Shipped | Packs",
    de: "Bestellt | Rückstand | Menge best. | VPE",
    fr: "Qté cdée | Colis | Reliquat",
    es: "Pedido | Cajas | Bultos | Bonif.",
    it: "Colli | Ordinato",
    nl: "Besteld | Colli",
    pt: "Volumes | Caixas",
  },
  topic: {
    en: "Project | Category | Type | Department | Location | Department | Job",
    de: "Projekt | Kostenstelle | Art | Gruppe | Abteilung",
    fr: "Projet | Famille | Type | Chantier",
    es: "Proyecto | Tipo | Centro | Obra",
    it: "Progetto | Tipo | Commessa",
    nl: "Project | Afdeling",
    pt: "Projeto | Tipo | Obra",
    pl: "Projekt | Rodzaj",
    sv: "Projekt | Konto",
    da: "Projekt | Konto",
  },
  person: {
    en: "Employee | Consultant | Staff | Driver | Provider | Initials",
    de: "Mitarbeiter | Fahrer | Techniker",
    fr: "Intervenant | Chauffeur",
    es: "Empleado | Técnico",
    it: "Operatore | Tecnico",
    nl: "Medewerker",
    pt: "Técnico",
  },
  reference: {
    en: "Ref | PO No | D/N No | Order | Serial | Contract | Tracking",
    de: "Auftrag | LS-Nr. | Referenz | Bestell-Nr.",
    fr: "Réf. cde | BL | N° série",
    es: "Albarán | Ref. | Nº serie",
    it: "DDT | Rif. | Ordine",
    nl: "Bonnr. | Ref.",
    pt: "Guia | Ref.",
    pl: "Nr zam. | PKWiU",
  },
  taxCode: {
    en: "T | TC | Tax | VC | Code",
    de: "StS | MwSt | SC",
    fr: "Code | T",
    es: "T | Cód.",
    it: "C.I. | Cod. IVA",
    nl: "BTW",
    pt: "CST | T",
  },
  weight: {
    en: "Weight | Kg | Net Wt | Volume",
    de: "Gewicht | kg",
    fr: "Poids | Kg",
    es: "Peso | Kg",
    it: "Peso | Kg",
    nl: "Gewicht",
    pt: "Peso",
  },
  maker: {
    en: "Mfg | Mfr | Make | Brand | Company",
    de: "Hersteller | Marke",
    fr: "Marque",
    es: "Marca | Lab.",
    it: "Marca",
    pt: "Marca",
  },
  pack: {
    en: "Pack | Packing | Size | UOM",
    de: "Packung | Inhalt | VE",
    fr: "Cond. | Taille",
    es: "Present. | Envase",
    it: "Conf.",
    pt: "Emb.",
  },
};

export function extraColumnHead(context: DrawContext, kind: ExtraColumnKind): string {
  const { random, content, look } = context;
  const text = random.pick(listOf(heads[kind][content.language] ?? heads[kind].en));
  return look.captionCase === "upper" || look.allCapitals ? inCapitals(text) : text;
}

const origins = ["DE", "CN", "IT", "US", "FR", "TW", "PL", "JP", "China", "Italy", "VN", "India", "ES", "TR"];

/** The text of an extra column; deterministic for a line. */
export function extraColumnText(context: DrawContext, kind: ExtraColumnKind, line: LineContent, index: number): string {
  const { content, look } = context;
  const seed = Math.abs(line.total * 7919 + index * 104_729);
  const pick = <T>(list: readonly T[]): T => list[seed % list.length] as T;
  switch (kind) {
    case "batch":
      return `${String.fromCharCode(65 + (seed % 26))}${String(seed % 100_000).padStart(4, "0")}`;
    case "expiry":
      return `${String((seed % 12) + 1).padStart(2, "0")}/${24 + (seed % 6)}`;
    case "origin":
      return pick(origins);
    case "listPrice":
      return priceText(context, Math.round(Math.abs(line.price) * (1.1 + (seed % 40) / 100) * 100) / 100);
    case "ordered":
      return quantityText(context, Math.round(Math.abs(line.quantity)) + (seed % 4));
    case "topic":
      return inDocumentCase(context, pick(content.lexicon.industries));
    case "person":
      return inDocumentCase(
        context,
        (seed % 2 === 0 ? content.seller.person : content.buyer.person).split(" ")[0] ?? "A",
      );
    case "reference":
      return String((seed % 900_000) + 10_000);
    case "taxCode":
      return pick(["A", "B", "1", "2", "S", "V"]);
    case "maker":
      return makers(seed);
    case "pack":
      return pick(["10X10", "1X15", "100ML", "30's", "1X2ML", "10 TAB", "EA", "5KG", "12x1", "BOX", "20X20", "500G"]);
    case "weight":
      return moneyText(context, seed % 90_000, { ...look.lineMoney, mark: "" });
  }
}

/** Abbreviated manufacturers' names: `CADI`, `Zydu`. */
function makers(seed: number): string {
  const letters = "BADECIFOGUHAKILOMENORAPESUTIVOZY";
  const at = (seed * 2) % (letters.length - 4);
  const name = letters.slice(at, at + 3 + (seed % 2));
  return seed % 5 === 0 ? name.charAt(0) + name.slice(1).toLowerCase() : name;
}
