import type { RowImport } from "@inkvoice/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v1 } from "../../../api/client.ts";
import { formatNumber } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import {
  type ColumnNames,
  type ImportOutcome,
  importOutcome,
  type RowProblem,
} from "../../../ui/actions/import-outcome.ts";
import { type CsvOrders, type CsvProblem, errorsInFile } from "./orders-from-csv.ts";

/** Orders per request: each request advances the progress. */
const chunkSize = 500;

/** Chunks from the end of the file: lists show the latest request first, so the orders appear in the file's order. */
export function chunksFromEnd<Item>(items: readonly Item[], size = chunkSize): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => index * size);
  return starts.toReversed().map((start) => items.slice(start, start + size));
}

/** The columns of a file, and the members that only JSON Lines have. */
export const orderColumnNames = (): ColumnNames => ({ ...messages.orders.csv.columns, ...messages.orders.members });

/** "quantity is not a number", in the language of the page. */
export const problemText = ({ column, kind }: Omit<CsvProblem, "line">) =>
  messages.orders.csv.problems[kind](messages.orders.csv.columns[column]);

/** Sends orders as JSON Lines; `sent` counts those whose request was answered. */
export function useCsvImport(onDone: (outcome: ImportOutcome) => void) {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const run = useMutation({
    mutationFn: async ({ orders, problems, leftOut }: CsvOrders): Promise<ImportOutcome> => {
      const wrong: RowProblem[] = problems.map(({ line, ...problem }) => ({ row: line, text: problemText(problem) }));
      const total = { created: 0, updated: 0, failed: leftOut };
      setSent(0);
      for (const chunk of chunksFromEnd(orders)) {
        const text = chunk.map(({ body }) => JSON.stringify(body)).join("\n");
        const answer = await v1.postText<RowImport>("/orders", { type: "application/x-ndjson", text });
        for (const count of ["created", "updated", "failed"] as const) total[count] += answer[count];
        const errors = errorsInFile(answer.errors, chunk);
        wrong.push(...importOutcome({ ...answer, errors }, orderColumnNames()).problems);
        setSent((before) => before + chunk.length);
      }
      return { ...total, problems: wrong.toSorted((a, b) => a.row - b.row) };
    },
    onSuccess: onDone,
    // An import that was interrupted has stored orders, too.
    onSettled: () => client.invalidateQueries({ queryKey: ["orders"] }),
  });
  return { run, sent, progress: (of: number) => messages.orders.csv.progress(formatNumber(sent), formatNumber(of)) };
}
