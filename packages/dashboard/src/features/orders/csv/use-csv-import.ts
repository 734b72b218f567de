import type { RowImport } from "@inkvoice/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v1 } from "../../../api/client.ts";
import { formatNumber } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { type CsvOrders, type CsvProblem, errorsInFile } from "./orders-from-csv.ts";

/** Orders per request: each request advances the progress. */
const chunkSize = 500;

/** "quantity is not a number", in the language of the page. */
export const problemText = ({ column, kind }: Omit<CsvProblem, "line">) =>
  messages.orders.csv.problems[kind](messages.orders.csv.columns[column]);

/** Sends orders as JSON Lines; `sent` counts those whose request was answered. */
export function useCsvImport(onDone: (outcome: RowImport) => void) {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const run = useMutation({
    mutationFn: async ({ orders, problems, leftOut }: CsvOrders): Promise<RowImport> => {
      const errors = problems.map(({ line, ...problem }) => ({ row: line, path: "", message: problemText(problem) }));
      const total = { created: 0, updated: 0, failed: leftOut, errors };
      setSent(0);
      for (let start = 0; start < orders.length; start += chunkSize) {
        const chunk = orders.slice(start, start + chunkSize);
        const text = chunk.map(({ body }) => JSON.stringify(body)).join("\n");
        const answer = await v1.postText<RowImport>("/orders", { type: "application/x-ndjson", text });
        for (const count of ["created", "updated", "failed"] as const) total[count] += answer[count];
        total.errors.push(...errorsInFile(answer.errors, chunk));
        setSent((before) => before + chunk.length);
      }
      return { ...total, errors: total.errors.toSorted((a, b) => a.row - b.row) };
    },
    onSuccess: onDone,
    // An import that was interrupted has stored orders, too.
    onSettled: () => client.invalidateQueries({ queryKey: ["orders"] }),
  });
  return { run, sent, progress: (of: number) => messages.orders.csv.progress(formatNumber(sent), formatNumber(of)) };
}
