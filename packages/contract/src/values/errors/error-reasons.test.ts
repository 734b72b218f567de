import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { defaultReason, errorReasons, personReasons, programReasons } from "./error-reasons.ts";
import { apiErrorCodes } from "./errors.ts";

const documented = readFileSync(new URL("../../../../../docs/errors.md", import.meta.url), "utf8");

describe("reasons of errors", () => {
  it("each have one name, a code and a sentence, and are listed in docs/errors.md", () => {
    for (const [reason, { code, message }] of Object.entries(errorReasons)) {
      expect(reason).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(apiErrorCodes).toContain(code);
      expect(message).toMatch(/\.$/);
      expect(documented).toContain(`| \`${code}\` | \`${reason}\` |`);
    }
    const given = [...Object.keys(personReasons), ...Object.keys(programReasons), ...apiErrorCodes.map(defaultReason)];
    expect(new Set(given).size).toBe(given.length);
  });
});
