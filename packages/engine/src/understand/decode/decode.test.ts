import { type LabelledDocument, type LabelledWord, labels, makeDocument, partyRoles, rowKinds } from "@inkvoice/synth";
import { describe, expect, it } from "vitest";
import { cents } from "../../locale/amounts/amount.ts";
import { wordKey } from "../../locale/letters/fold-text.ts";
import type { InvoiceReading } from "../invoice-reading.ts";
import { type OrderedWords, orderWords } from "../layout/reading-order.ts";
import type { DocumentHead, Predictions } from "../model/predictions.ts";
import { factoryPages } from "../testing/factory-pages.ts";
import { decode } from "./decode.ts";

const lists = {
  currencies: ["EUR", "USD", "GBP", "other"],
  dateOrders: ["dmy", "mdy", "ymd"],
  languages: ["en", "de", "fr", "es", "it", "nl", "pt", "pl", "sv", "da"],
  documentTypes: ["invoice", "credit_note", "receipt", "other"],
};

const roles = ["none", ...partyRoles];
const kinds = ["none", ...rowKinds];

/** Predictions of a model without errors: the generator's labels. */
function perfectPredictions(document: LabelledDocument, ordered: OrderedWords): Predictions {
  const count = ordered.words.length;
  const predictions = {
    layout: { features: {}, labels, roles, kinds, ...lists },
    count,
    labels: new Float32Array(count * labels.length).fill(0.0005),
    starts: new Float32Array(count),
    anchors: Int32Array.from({ length: count }, (_, index) => index),
    roles: new Float32Array(count * roles.length),
    kinds: new Float32Array(count * kinds.length),
    heads: Object.fromEntries(
      Object.entries(lists).map(([head, list]) => [
        head,
        Float32Array.from(list, (answer) => (isTrue(document, answer) ? 0.98 : 0.01)),
      ]),
    ) as Record<DocumentHead, Float32Array>,
  };
  const spans = new Set<number>();
  const rows = new Map<number, number>();
  for (const [index, placed] of ordered.words.entries()) {
    const word = document.pages[placed.page]?.words[placed.origin] as LabelledWord;
    const label = word.ambiguous || placed.part === "label" ? "none" : word.label;
    predictions.labels[index * labels.length + labels.indexOf(label)] = 0.97;
    const role = document.parties[word.party ?? -1]?.role ?? "none";
    const kind = document.rows[word.row ?? -1]?.kind ?? "none";
    predictions.roles[index * roles.length + roles.indexOf(role)] = 1;
    predictions.kinds[index * kinds.length + kinds.indexOf(kind)] = 1;
    if (word.row !== undefined) {
      if (!rows.has(word.row)) rows.set(word.row, index);
      predictions.anchors[index] = rows.get(word.row) ?? index;
    }
    if (label === "none") continue;
    predictions.starts[index] = spans.has(word.span) ? 0 : 1;
    spans.add(word.span);
  }
  return predictions;
}

function isTrue({ currency, dateOrder, language, documentType }: LabelledDocument, answer: string): boolean {
  return [currency, dateOrder, language, documentType as string].includes(answer);
}

function read(document: LabelledDocument): InvoiceReading {
  const ordered = orderWords(factoryPages(document));
  return decode(ordered, perfectPredictions(document, ordered));
}

/** The share of documents, among those that have the field, where the best candidate is the true value. */
function share(same: (document: LabelledDocument, reading: InvoiceReading) => boolean | undefined): number {
  const verdicts = readings
    .map(([document, reading]) => same(document, reading))
    .filter((right) => right !== undefined);
  expect(verdicts.length).toBeGreaterThan(10);
  return verdicts.filter((right) => right).length / verdicts.length;
}

const countries = ["DE", "US", "FR", "GB", "ES", "IT", "NL", "PL", "SE", "IN"];
const layouts = ["invoice", "form", "panels", "record", "letter", "subscription", "splitForm", "plain"] as const;
const documents = Array.from({ length: 60 }, (_, index) =>
  makeDocument(9000 + index, {
    country: countries[index % countries.length] as string,
    ...(index % 3 === 0
      ? { kind: "receipt" as const }
      : { kind: "invoice" as const, layout: layouts[index % layouts.length] as (typeof layouts)[number] }),
  }),
);
const readings = documents.map((document) => [document, read(document)] as const);

const documentsWithCreditNotes = Array.from({ length: 600 }, (_, index) => makeDocument(770_000 + index));
const isCreditNote = ({ documentType }: LabelledDocument) => documentType === "credit_note";

describe("decoding, given labels without error", () => {
  it.each(["date", "due_date"] as const)("returns the %s", (name) => {
    expect(
      share(({ truth }, { fields }) =>
        truth[name] === undefined ? undefined : fields[name][0]?.value === truth[name],
      ),
    ).toBeGreaterThan(0.97);
  });

  it("returns the total, up to the sign of a credit note", () => {
    const size = (value: number | undefined) => Math.abs(cents(value ?? Number.NaN));
    expect(
      share(({ truth }, { fields }) => size(truth.total_amount) === size(fields.total_amount[0]?.value)),
    ).toBeGreaterThan(0.97);
  });

  it("recognises a credit note by its title or by money that is paid back, and only then", () => {
    const called =
      /credit|crédito|crédit|avoir|abono|rectificativa|gutschrift|storno|korrektur|kredit|korekta|korygująca/i;
    // Every credit note, and every fourth of the many others.
    const tried = documentsWithCreditNotes.filter((document, index) => isCreditNote(document) || index % 4 === 0);
    const claimed = tried.map((document) => {
      const ordered = orderWords(factoryPages(document));
      const predictions = perfectPredictions({ ...document, documentType: "credit_note" }, ordered);
      const { fields } = decode(ordered, predictions);
      const title = document.pages.flatMap(({ words }) => words.filter(({ label }) => label === "title"));
      return {
        isCredit: isCreditNote(document),
        isCalled: called.test(title.map(({ text }) => text).join(" ")) || (fields.total_amount[0]?.value ?? 0) < 0,
        isRead: fields.document_type[0]?.value === "credit_note",
      };
    });
    const credit = claimed.filter(({ isCredit, isCalled }) => isCredit && isCalled);
    const others = claimed.filter(({ isCredit, isCalled }) => !isCredit && !isCalled);
    expect(credit.length).toBeGreaterThan(10);
    expect(credit.filter(({ isRead }) => !isRead)).toEqual([]);
    expect(others.filter(({ isRead }) => isRead).length).toBeLessThan(others.length / 20);
  });

  it("recognises a credit note by its title, whatever the model says", () => {
    const titled =
      /(?:note|nota) (?:de|di) (?:crédit|crédito|credito)|credit note|avoir|kreditnota|kreditfaktura|creditnota/i;
    const read = documentsWithCreditNotes.flatMap((document) => {
      const title = document.pages.flatMap(({ words }) => words.filter(({ label }) => label === "title"));
      if (!titled.test(title.map(({ text }) => text).join(" "))) return [];
      const ordered = orderWords(factoryPages(document));
      const { fields } = decode(ordered, perfectPredictions({ ...document, documentType: "invoice" }, ordered));
      return [fields.document_type[0]?.value];
    });
    expect(read.length).toBeGreaterThan(5);
    expect(read.filter((type) => type !== "credit_note")).toEqual([]);
  });

  // A logo may show half of a name: the whole name is chosen later, with more evidence.
  it.each(["vendor", "customer"] as const)(
    "has the name of the %s among its candidates, and returns the address",
    (side) => {
      expect(
        share(({ truth }, { fields }) => {
          const party = truth[side];
          if (!party?.name || !party.address) return undefined;
          const names = fields[`${side}.name`].map(({ value }) => wordKey(value));
          const address = wordKey(fields[`${side}.address`][0]?.value ?? "");
          return names.includes(wordKey(party.name)) && address === wordKey(party.address);
        }),
      ).toBeGreaterThan(0.95);
    },
  );

  it("returns every line item with its numbers", () => {
    expect(
      share(({ truth }, { lineItems }) => {
        const lines = truth.line_items ?? [];
        return (
          lines.length === lineItems.length &&
          lines.every(({ quantity, total }, index) => {
            const line = lineItems[index];
            return quantity === line?.quantity?.value && Math.abs(total ?? 0) === Math.abs(line?.total?.value ?? 0);
          })
        );
      }),
    ).toBeGreaterThan(0.93);
  });

  it("locates each value on its page", () => {
    for (const [, { fields }] of readings) {
      for (const candidate of [...fields.total_amount, ...fields["vendor.name"], ...fields.date]) {
        expect(candidate.evidence?.page).toBeGreaterThanOrEqual(1);
        expect(candidate.evidence?.box.every((edge) => edge >= 0 && edge <= 1)).toBe(true);
      }
    }
  });

  it("returns no language for words of an unknown one", () => {
    const document = documents.find(({ language }) => language === "de") as LabelledDocument;
    expect(read(document).fields.language[0]?.value).toBe("de");
    const icelandic = "Reikningur Gjalddagi Eindagi Lýsing Magn Verð Upphæð Samtals greiðslu Kennitala Greiðandi".split(
      " ",
    );
    let at = 0;
    const translated = (word: LabelledWord): LabelledWord =>
      /\d/.test(word.text) ? word : { ...word, text: icelandic[at++ % icelandic.length] as string };
    const pages = document.pages.map((page) => ({ ...page, words: page.words.map(translated) }));
    expect(read({ ...document, pages }).fields.language).toEqual([]);
  });

  it("keeps at most three candidates", () => {
    for (const [, { fields }] of readings) {
      expect(Math.max(...Object.values(fields).map((candidates) => candidates.length))).toBeLessThanOrEqual(3);
    }
  });
});
