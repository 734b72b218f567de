import { describe, expect, it } from "vitest";
import type { Attributes } from "./attributes.ts";
import { applyPatch, patchBody } from "./patch.ts";

const before: Attributes = {
  userName: "ada@example.com",
  externalId: "1",
  active: true,
  role: "member",
  profile: { displayName: "Ada", givenName: "Ada" },
};

const after = (...operations: object[]) => applyPatch(before, patchBody.parse({ Operations: operations }).Operations);

describe("PATCH operations", () => {
  it.each([
    [{ op: "replace", path: "active", value: "False" }, { active: false }],
    [{ op: "Replace", value: { active: "false" } }, { active: false }],
    [{ op: "ADD", path: "ACTIVE", value: false }, { active: false }],
    [{ op: "add", path: "userName", value: "Eva@Example.com" }, { userName: "eva@example.com" }],
    [{ op: "remove", path: "externalId" }, { externalId: null }],
    [
      { op: "replace", path: "name", value: { givenName: "Eva" } },
      { profile: { displayName: "Ada", givenName: "Eva" } },
    ],
    [{ op: "replace", value: { "name.givenName": "Eva" } }, { profile: { displayName: "Ada", givenName: "Eva" } }],
    [{ op: "remove", path: "name" }, { profile: { displayName: "Ada" } }],
    [{ op: "remove", path: "displayName" }, { profile: { givenName: "Ada" } }],
    [{ op: "replace", path: "roles", value: [{ value: "viewer", primary: true }] }, { role: "viewer" }],
    [{ op: "add", path: "roles", value: [{ value: '{"id":"1","value":"Viewer"}' }] }, { role: "viewer" }],
    [{ op: "replace", path: "roles", value: [{ value: "viewer" }, { value: "member" }] }, {}],
    [{ op: "remove", path: "roles" }, { role: "viewer" }],
    [{ op: "remove", path: 'roles[value eq "member"]' }, { role: "viewer" }],
    [{ op: "remove", path: 'roles[value eq "viewer"]' }, {}],
    [{ op: "remove", path: "roles", value: [{ value: "viewer" }] }, {}],
    [{ op: "replace", path: "title", value: "Dr" }, {}],
    [{ op: "replace", value: { __proto__: null, constructor: 1, "urn:x:y": { active: false } } }, {}],
  ])("%j", (operation, change) => {
    expect(after(operation)).toEqual({ ...before, ...change });
  });

  it("are applied in order", () => {
    const [off, on] = [false, true].map((value) => ({ op: "replace", path: "active", value }));
    expect(after(off!, on!).active).toBe(true);
    expect(after(on!, off!).active).toBe(false);
  });

  it("are refused together if one is invalid", () => {
    const invalid = { op: "replace", path: "active", value: "no" };
    expect(() => after({ op: "replace", path: "displayName", value: "Eva" }, invalid)).toThrow("true or false");
  });
});
