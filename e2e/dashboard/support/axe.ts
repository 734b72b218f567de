import axe from "axe-core";
import type { Page } from "playwright-core";

/** Violations found by axe, of any impact: rule and element. Injected once per page load. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return await page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, {
      resultTypes: ["violations"],
      ...(only && { runOnly: { type: "rule" as const, values: [...only] } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  }, rules);
}
