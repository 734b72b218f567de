import type { ChangeInvoiceBody, recordChange } from "@inkvoice/contract";
import type { z } from "zod";
import { customFieldAt, type GivenFields, requireCustomValues } from "../../fields/custom-value.ts";
import type { StoredRecord } from "../../invoices/record/stored-record.ts";
import { refused } from "../../platform/api-error.ts";
import type { Executor } from "../../platform/db/schema.ts";
import { dateOrderOf } from "../country-rules.ts";
import { rowNumbers } from "../record-includes.ts";
import { type Change, freeRowNumber, type NewValue } from "./apply-change.ts";
import { correctedCustomValue, correctedValue } from "./corrected-value.ts";
import { changesOf } from "./patch.ts";
import { activeCorrections, storedExtraction } from "./store.ts";

type Wanted = Pick<ChangeInvoiceBody, "extracted_data" | "changes">;
type Step = z.output<typeof recordChange>;

/** The changes that a request asks for, compared with the current record; values that are already set are left out. */
export async function requestedChanges(executor: Executor, stored: StoredRecord, wanted: Wanted): Promise<Change[]> {
  const { extracted_data: patch, changes: steps = [] } = wanted;
  if (!stored.data) return [];
  const changes: Change[] = [];
  if (patch) {
    await requireCustomValues(executor, stored.accountId, patch as GivenFields);
    const kept = await rowNumbers(executor, stored);
    const reading = (await storedExtraction(executor, stored.id)) ?? stored.data;
    const nextLine = await freeRowNumber(executor, { stored, reading }, "line_items");
    changes.push(...changesOf(patch, { data: stored.data, kept, nextLine }));
  }
  for (const step of steps) changes.push(await changeOf(executor, stored, step));
  const inForce = new Map((await activeCorrections(executor, stored.id)).map((each) => [each.field, each]));
  return changes.filter((change) => {
    if (change.kind === "undo") return inForce.has(change.field);
    const before = change.kind === "set" ? inForce.get(change.field) : undefined;
    if (!before || change.kind !== "set" || before.after !== change.value) return true;
    return change.location !== undefined && JSON.stringify(change.location) !== JSON.stringify(before.location);
  });
}

async function changeOf(executor: Executor, { accountId, data }: StoredRecord, step: Step): Promise<Change> {
  const order = await dateOrderOf(data);
  switch (step.kind) {
    case "set": {
      const custom = await customFieldAt(executor, accountId, step.field);
      const value = custom ? correctedCustomValue(custom, step, order) : correctedValue(step.field, step.value, order);
      return { kind: "set", field: step.field, value, location: step.location };
    }
    case "undo":
      return step;
    case "add_row": {
      const cells = new Map<string, NewValue>();
      for (const [column, { value, location }] of Object.entries(step.cells)) {
        const read = correctedValue(`${step.list}.0.${column}`, value, order);
        if (read !== null) cells.set(column, { value: read, location });
      }
      if (cells.size === 0) throw refused("empty_row");
      return { kind: "add", list: step.list, cells };
    }
    case "remove_row":
      return { kind: "remove", list: step.list, index: step.number };
  }
}
