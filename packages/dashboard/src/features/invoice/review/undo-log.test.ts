import { describe, expect, it } from "vitest";
import { absentFields, type UndoLog } from "./undo-log.ts";

describe("the log of actions that can be undone", () => {
  it("treats a field as absent once its missing value was confirmed", () => {
    const log: UndoLog = {
      steps: [
        { kind: "confirmed", id: "inv_1", doubt: "vendor.name missing" },
        { kind: "confirmed", id: "inv_1", doubt: "currency unsure" },
        { kind: "confirmed", id: "inv_2", doubt: "date missing" },
      ],
    };
    expect([...absentFields(log, "inv_1")]).toEqual(["vendor.name"]);
  });
});
