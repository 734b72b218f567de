import { boxAround, type CustomFieldParty, customFieldParties, type Location } from "@inkvoice/contract";
import type { CustomFieldDefinition, PageText } from "@inkvoice/engine";
import { type LabelledDocument, makeDocument } from "@inkvoice/synth";
import { type PartyLocations, partyLocations } from "../../packages/engine/src/custom/beside-party.ts";
import { dateOrderOfCurrency } from "../../packages/engine/src/locale/country.ts";
import { readLabelledFolder } from "../../packages/engine/src/scoring/labelled-folder.ts";
import { groupIntoLines } from "../../packages/engine/src/text/lines.ts";
import { understand } from "../../packages/engine/src/understand/understand.ts";
import { validate } from "../../packages/engine/src/validate/validate.ts";
import { openPageCache, pageCache } from "../held-out/page-cache.ts";
import { isIn } from "../parts.ts";
import { firstSeed, phrasesOf, wordOf } from "./factory-documents.ts";
import type { FieldDocument, Truth } from "./score-fields.ts";
import { lettersAndDigits, valueHash } from "./value-hash.ts";

/**
 * The tax numbers of both parties as fields with the same captions: only their position distinguishes them. The
 * locations of the parties are given without those of their tax numbers, which are searched here.
 */
export function partyDefinitions(near: boolean): CustomFieldDefinition[] {
  const captions = phrasesOf("taxId", "customerTaxId");
  return customFieldParties.map((party) => ({
    name: `tax number of the ${party}`,
    type: "code",
    level: "document",
    captions,
    ...(near && { near: party }),
  }));
}

const nameFor = (party: CustomFieldParty) => `tax number of the ${party}`;

export function makePartyDocuments(count: number): FieldDocument[] {
  return Array.from({ length: count }, (_, index) => {
    const document = makeDocument(firstSeed + index, { kind: "invoice" });
    const pages = document.pages.map((page, at): PageText => {
      const words = page.words.map((word) => wordOf(word, page, 0));
      return { page: at + 1, width: page.width, height: page.height, ...groupIntoLines(words) };
    });
    return {
      name: String(firstSeed + index),
      issuer: String(index),
      pages,
      order: document.dateOrder,
      truths: truthsOf({
        vendor: printed(document, "vendor.tax_id"),
        customer: printed(document, "customer.tax_id"),
      }),
      parties: { vendor: labelledPlaces(document, "vendor"), customer: labelledPlaces(document, "customer") },
    };
  });
}

function truthsOf(numbers: Readonly<Record<CustomFieldParty, string | undefined>>): Map<string, Truth> {
  return new Map(
    customFieldParties.flatMap((party) => {
      const number = numbers[party];
      return number === undefined
        ? []
        : [[nameFor(party), { hash: valueHash(number), page: 1, box: undefined }] as const];
    }),
  );
}

function spansOf(document: LabelledDocument, wanted: (label: string) => boolean) {
  return document.pages.flatMap((page, index) =>
    [
      ...Map.groupBy(
        page.words.filter(({ label }) => wanted(label)),
        ({ span }) => span,
      ).values(),
    ].map((words) => ({
      text: words.map(({ text }) => text).join(" "),
      place: { page: index + 1, box: boxAround(words.map((word) => [...wordOf(word, page, 0).box])) },
    })),
  );
}

const printed = (document: LabelledDocument, label: string) => spansOf(document, (each) => each === label)[0]?.text;

const labelledPlaces = (document: LabelledDocument, party: CustomFieldParty): Location[] =>
  spansOf(document, (label) => label === `${party}.name` || label === `${party}.address`).map(({ place }) => place);

/** Real documents, with the party locations found by the engine. */
export async function readPartyCorpus(folder: string): Promise<FieldDocument[]> {
  const cache = openPageCache(pageCache);
  const documents: FieldDocument[] = [];
  for (const { name, path, label } of readLabelledFolder(folder).filter(isIn("develop", "choose"))) {
    const numbers = { vendor: label.vendor?.tax_id, customer: label.customer?.tax_id };
    const pages = path === undefined || !(numbers.vendor ?? numbers.customer) ? [] : await cache.pagesOf(path);
    if (!pages.some(({ words }) => words.length > 0)) continue;
    documents.push({
      name,
      issuer: lettersAndDigits(label.vendor?.name ?? name),
      pages,
      order: dateOrderOfCurrency(label.currency),
      truths: truthsOf(numbers),
      parties: await readParties(pages),
    });
  }
  return documents;
}

async function readParties(pages: readonly PageText[]): Promise<PartyLocations> {
  const validated = validate(await understand(pages), { lineItems: false });
  if (!validated.found) return { vendor: [], customer: [] };
  const { vendor, customer } = validated.data.locations;
  return partyLocations({
    vendor: { ...vendor, tax_id: undefined },
    customer: { ...customer, tax_id: undefined },
  });
}
