import { cents, parseAmount } from "../locale/amount.ts";
import { currenciesIn } from "../locale/currency.ts";
import { dateOrderOf, parseDate } from "../locale/date.ts";
import { foldText } from "../locale/fold-text.ts";
import type { Evidence, FieldReadings, InvoiceReading } from "./invoice-reading.ts";
import { fieldNames } from "./invoice-reading.ts";
import { boxAround, cellsOf, type OrderedWords, textOf } from "./reading-order.ts";

const labelled = {
  invoice_number:
    /^(?:tax |vat )?(?:invoice|rechnungs?|facture|factura|fattura|factuur|fatura|faktura|receipt|beleg)[\s.-]*(?:number|nummer|nr|no|num|#|n|id|numero)?[\s.:#o]*$/,
  date: /^(?:(?:invoice |issue |bill )?date|(?:rechnungs|factuur|faktura)?-?dat(?:um|o)|date de (?:la )?facture|fecha|data(?: fattura)?)\W*$/,
  due_date:
    /^(?:(?:payment )?due(?: date)?|fallig(?: am)?|zahlbar bis|(?:date d')?echeance|vencimiento|scadenza|vervaldatum|termin platnosci|forfallodatum)\W*$/,
  total_amount:
    /^(?:grand total|total(?: due| amount| ttc| a pagar| factura)?|amount due|balance due|gesamtbetrag|rechnungsbetrag|endbetrag|totale(?: fattura)?|te betalen|totaal|do zaplaty|att betala|i alt)\W*$/,
} as const;

type Found<Value> = { value: Value; text: string; evidence: Evidence };

/** Reads what stands right of a label or under it, for documents that print their labels plainly. */
export function readPlainLabels(ordered: OrderedWords): InvoiceReading {
  const cells = cellsOf(ordered);
  const order = dateOrderOf(ordered.words.map((word) => word.text)) ?? "dmy";
  const find = <Value>(label: RegExp, parse: (text: string) => Value | undefined) =>
    findBeside(ordered, cells, label, parse);
  const dateIn = (text: string) => parseDate(text, order);
  const fields: FieldReadings = {
    ...emptyFields(),
    invoice_number: candidates(find(labelled.invoice_number, numberIn)),
    date: candidates(find(labelled.date, dateIn)),
    due_date: candidates(find(labelled.due_date, dateIn)),
    total_amount: candidates(find(labelled.total_amount, moneyIn)),
    currency: candidates(currencyOf(ordered)),
  };
  return {
    pages: ordered.pages.length,
    words: ordered.words.length,
    otherProbability: 0,
    fields,
    lineItems: [],
    taxes: [],
    adjustments: { discounts: [], shipping: [], rounding: [], paid: [], previousBalance: [] },
  };
}

function emptyFields(): FieldReadings {
  return Object.fromEntries(fieldNames.map((name) => [name, []])) as unknown as FieldReadings;
}

function candidates<Value>(found: Found<Value> | undefined) {
  return found ? [{ ...found, probability: 0.6, repeats: 1, legibility: 1, source: "text" as const }] : [];
}

function findBeside<Value>(
  ordered: OrderedWords,
  cells: readonly number[][],
  label: RegExp,
  parse: (text: string) => Value | undefined,
): Found<Value> | undefined {
  for (const [index, cell] of cells.entries()) {
    for (let length = Math.min(4, cell.length); length > 0; length--) {
      if (!label.test(foldText(textOf(ordered, cell.slice(0, length))).toLowerCase())) continue;
      const nextCell = cells[index + 1];
      const sameLine = nextCell && ordered.words[nextCell[0] ?? 0]?.line === ordered.words[cell[0] ?? 0]?.line;
      for (const words of [cell.slice(length), sameLine ? nextCell : []]) {
        const value = words.length ? parse(textOf(ordered, words)) : undefined;
        const page = (ordered.words[words[0] ?? 0]?.page ?? 0) + 1;
        if (value !== undefined)
          return { value, text: textOf(ordered, words), evidence: { page, box: boxAround(ordered, words) } };
      }
    }
  }
  return undefined;
}

function numberIn(text: string): string | undefined {
  return /^#?[A-Za-z]{0,6}[-/]?\d[\w/.-]*$/.test(text) ? text : undefined;
}

function moneyIn(text: string): number | undefined {
  const amount = parseAmount(text);
  return amount && amount.decimals === 2 ? cents(amount.value) / 100 : undefined;
}

function currencyOf(ordered: OrderedWords): Found<string> | undefined {
  for (const [index, word] of ordered.words.entries()) {
    const [currency] = currenciesIn(word.text);
    if (currency)
      return { value: currency, text: word.text, evidence: { page: word.page + 1, box: boxAround(ordered, [index]) } };
  }
  return undefined;
}
