import type { TriedField } from "@inkvoice/contract/dashboard";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

type Progress = Readonly<{ done: number; found: number }>;

/** Tries a definition on one document after the other and counts those with a value. */
export function useTryOnMany(ids: readonly string[], tryOn: (id: string) => Promise<TriedField>) {
  const [progress, setProgress] = useState<Progress>({ done: 0, found: 0 });
  const run = useMutation({
    mutationFn: async () => {
      let now: Progress = { done: 0, found: 0 };
      for (const id of ids) {
        const { values } = await tryOn(id);
        now = { done: now.done + 1, found: now.found + (values.length > 0 ? 1 : 0) };
        setProgress(now);
      }
    },
  });
  return { ...progress, isRunning: run.isPending, error: run.error, start: () => run.mutate() };
}
