import { describe, expect, it, vi } from "vitest";
import { loadPage } from "./load-page.ts";

const missing = new Error("Failed to fetch dynamically imported module");

/** A page whose code cannot be loaded the first times. */
const failing = (times: number) => {
  let tries = 0;
  return vi.fn(async () => {
    tries += 1;
    if (tries <= times) throw missing;
    return "page";
  });
};

function surroundings({ isReached, reloads = true }: Readonly<{ isReached: boolean; reloads?: boolean }>) {
  return {
    probe: vi.fn(async () => isReached),
    untilReached: vi.fn(async () => undefined),
    loadStylesheetsAgain: vi.fn(async () => undefined),
    reloadTab: vi.fn(() => reloads),
  };
}

describe("The code of a page", () => {
  it("is requested until the server is back, without reloading the tab", async () => {
    const around = surroundings({ isReached: false });
    const load = failing(5);
    expect(await loadPage(load, around)).toBe("page");
    expect(around.untilReached).toHaveBeenCalledTimes(5);
    expect(around.loadStylesheetsAgain).toHaveBeenCalledTimes(5);
    expect(around.reloadTab).not.toHaveBeenCalled();
  });

  it("that fails once while the server answers is requested once more", async () => {
    const around = surroundings({ isReached: true });
    expect(await loadPage(failing(1), around)).toBe("page");
    expect(around.reloadTab).not.toHaveBeenCalled();
  });

  it("that the server no longer has reloads the tab with the new version", async () => {
    const around = surroundings({ isReached: true });
    void loadPage(failing(2), around);
    await expect.poll(() => around.reloadTab.mock.calls.length).toBe(1);
  });

  it("that is missing in the new version too is an error", async () => {
    const around = surroundings({ isReached: true, reloads: false });
    await expect(loadPage(failing(2), around)).rejects.toBe(missing);
  });
});
