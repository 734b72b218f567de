import { apiErrors } from "@inkvoice/contract/errors";
import { refusals, withValues } from "@inkvoice/contract/refusals";
import { describe, expect, it } from "vitest";
import { loadMessages } from "../messages/messages.ts";
import { toldBy } from "./refusal.ts";

const waiting = withValues(refusals.too_many_tries_wait, { seconds: 30 });

describe("What the server refuses", () => {
  it("is said in the reader's language, with the values of the server's sentence", async () => {
    await loadMessages("de");
    expect(toldBy({ code: "UNAUTHORIZED", message: refusals.wrong_sign_in })).toBe(
      "E-Mail und Passwort passen nicht zusammen.",
    );
    expect(toldBy({ code: "RATE_LIMIT_EXCEEDED", message: waiting })).toContain("Warten Sie 30 Sekunden");
    expect(toldBy({ code: "EMPTY_FILE", message: apiErrors.EMPTY_FILE.message })).toBe("Die Datei ist leer.");
  });

  it("keeps the server's own reason where there is no translation of it", async () => {
    await loadMessages("de");
    expect(toldBy({ code: "INVALID_PARAMETER", message: "addresses.0 is not valid." })).toBe(
      "Ein Wert ist nicht zulässig. (addresses.0 is not valid.)",
    );
    expect(toldBy({ code: "NEW_CODE", message: "Something new." })).toBe("Something new.");
  });

  it("is the server's own sentence in English", async () => {
    await loadMessages("en");
    expect(toldBy({ code: "RATE_LIMIT_EXCEEDED", message: waiting })).toBe(waiting);
    expect(toldBy({ code: "INVALID_PARAMETER", message: "addresses.0 is not valid." })).toBe(
      "addresses.0 is not valid.",
    );
  });
});
