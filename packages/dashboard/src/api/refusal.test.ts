import { apiErrors } from "@inkvoice/contract/errors";
import { describe, expect, it } from "vitest";
import { loadMessages } from "../messages/messages.ts";
import { errorMessage } from "./refusal.ts";

const waiting = {
  code: "RATE_LIMIT_EXCEEDED",
  reason: "too_many_attempts_wait",
  message: "Too many tries. Wait 30 seconds, then try again.",
  values: { seconds: 30 },
};
const badAddress = {
  code: "INVALID_PARAMETER",
  reason: "invalid_parameter",
  message: "addresses.0 is not valid.",
  parameter: "addresses.0",
};

describe("An error of the server", () => {
  it("is shown in the reader's language by its reason, with the values of the response", async () => {
    await loadMessages("de");
    expect(errorMessage({ code: "UNAUTHORIZED", reason: "wrong_credentials", message: "Reworded." })).toBe(
      "E-Mail und Passwort passen nicht zusammen.",
    );
    expect(errorMessage(waiting)).toContain("Warten Sie 30 Sekunden");
    expect(errorMessage({ code: "EMPTY_FILE", reason: "empty_file", message: apiErrors.EMPTY_FILE.message })).toBe(
      "Die Datei ist leer.",
    );
  });

  it("is shown in English if its reason has no translation", async () => {
    await loadMessages("de");
    expect(errorMessage(badAddress)).toBe("Ein Wert ist nicht zulässig. (addresses.0 is not valid.)");
    expect(errorMessage({ code: "NEW_CODE", reason: "new_code", message: "Something new." })).toBe("Something new.");
  });

  it("is the server's own sentence in English", async () => {
    await loadMessages("en");
    expect(errorMessage(waiting)).toBe(waiting.message);
    expect(errorMessage(badAddress)).toBe("addresses.0 is not valid.");
  });
});
