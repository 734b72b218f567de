import type { CustomField } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import { bodyOf, changeOf, draftOf, emptyDraft, nameFromCaption, typeOfText, withSample } from "./field-draft.ts";

const stored: CustomField = {
  id: "fld_1",
  name: "project_number",
  type: "code",
  captions: ["Project no.", "Projekt-Nr."],
  pattern: null,
  choices: null,
  level: "document",
  near: "customer",
  vendors: null,
  required: true,
  description: null,
  created_at: "2026-03-01T00:00:00Z",
};

describe("The form of a custom field", () => {
  it("gives the stored field again", () => {
    const { id, created_at, ...definition } = stored;
    expect(bodyOf(draftOf(stored))).toEqual(definition);
  });

  it("leaves out blank lines, and members that do not belong to its type and level", () => {
    const draft = { ...emptyDraft, name: " size ", captions: " Size \n\n Größe ", choices: "S\nM", required: true };
    expect(bodyOf(draft)).toMatchObject({ name: "size", captions: ["Size", "Größe"], choices: null, required: true });
    expect(changeOf({ ...draft, type: "choice" }).choices).toEqual(["S", "M"]);
    expect(changeOf({ ...draft, level: "line", near: "vendor" })).toMatchObject({ required: false, near: null });
  });
});

describe("A value that is clicked on a page", () => {
  it("gives a new field its caption, name and type", () => {
    expect(withSample(emptyDraft, { text: "P-4711", caption: "Projekt-Nr." })).toMatchObject({
      captions: "Projekt-Nr.",
      name: "projekt_nr",
      type: "code",
    });
  });

  it("adds a caption once to a field that has a name, and changes nothing without one", () => {
    const draft = { ...emptyDraft, name: "project", type: "text" as const, captions: "Project" };
    expect(withSample(draft, { text: "12.50", caption: "Projekt" })).toEqual({
      ...draft,
      captions: "Project\nProjekt",
    });
    expect(withSample(draft, { text: "12.50", caption: "Project" })).toEqual(draft);
    expect(withSample(draft, { text: "12.50", caption: null })).toBe(draft);
  });

  it("gives names of letters and digits only", () => {
    expect(nameFromCaption("Größe (m²):")).toBe("grosse_m2");
    expect(nameFromCaption("1. Order No.")).toBe("order_no");
  });

  it("has the type date, amount, code or text by its form", () => {
    expect(
      ["31.03.2026", "2026-03-31", "1.234,50", "€ 12.00", "P-4711", "Ann Clerk", "Building 4 North"].map(typeOfText),
    ).toEqual(["date", "date", "amount", "amount", "code", "text", "text"]);
  });
});
