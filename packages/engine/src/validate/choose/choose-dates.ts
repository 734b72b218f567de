import { daysBetween } from "../../locale/dates/date.ts";
import type { Candidate, InvoiceReading } from "../../understand/invoice-reading.ts";
import { candidatesOrNone } from "./chosen.ts";
import { type Hypothesis, ownFeatures } from "./ranking.ts";

type Day = Candidate<string> | undefined;
export type DatePicks = Readonly<{ date: Day; due: Day }>;

/** Longest term of payment in days. */
const longestTerm = 366;

/** All combinations of date and due date. */
export function dateHypotheses({ fields }: InvoiceReading): Hypothesis<DatePicks>[] {
  const terms = fields.payment_terms.flatMap(({ value }) => daysIn(value));
  return candidatesOrNone(fields.date).flatMap((date) =>
    candidatesOrNone(fields.due_date).map((due) => {
      const days = date && due ? daysBetween(date.value, due.value) : undefined;
      const fit = [
        days !== undefined && days > 0 && days <= longestTerm,
        days !== undefined && (days < 0 || days > longestTerm),
        days === 0,
        days !== undefined && days > 0 && terms.includes(days),
        due !== undefined && fields.due_date.some(({ value }) => value > due.value),
        due !== undefined && fields.due_date.some(({ value }) => value < due.value),
      ].map(Number);
      const own = [ownFeatures(date, fields.date), [pagesFromStart(date)], ownFeatures(due, fields.due_date)];
      return { pick: { date, due }, features: [...own.flat(), ...fit] };
    }),
  );
}

/** In pages from the start, at most two. */
export function pagesFromStart(candidate: Candidate<unknown> | undefined): number {
  if (!candidate?.evidence) return 0;
  return Math.min(2, candidate.evidence.page - 1 + candidate.evidence.box[1]);
}

function daysIn(terms: string): number[] {
  return [...terms.matchAll(/\d{1,3}/g)].map(([days]) => Number(days)).filter((days) => days > 0);
}

/** 1 if both dates are plausible together, −1 if not, 0 if one is missing. */
export function dateVerdict({ date, due }: DatePicks): number {
  if (!date || !due) return 0;
  const days = daysBetween(date.value, due.value);
  return days >= 0 && days <= longestTerm ? 1 : -1;
}
