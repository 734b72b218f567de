import { expect, it } from "vitest";
import { reloadAfterUpgrade } from "./reload-after-upgrade.ts";

it("A tab opened before an upgrade reloads itself, but not endlessly", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  let loads = 0;
  const at = (now: number) => reloadAfterUpgrade({ storage, now, reload: () => loads++ });
  expect(at(1_000_000)).toBe(true);
  expect(at(1_001_000)).toBe(false);
  expect(at(1_040_000)).toBe(true);
  expect(loads).toBe(2);
});
