import { z } from "zod";
import { ScimError } from "../http/response/scim-error.ts";
import { type Attributes, defaultRole, roleTexts, setAttribute, setAttributes } from "./attributes.ts";

/** Names of operations in any case: Entra ID writes "Replace". */
const operation = z.looseObject({
  op: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["add", "replace", "remove"])),
  path: z.string().max(300).optional(),
  value: z.unknown().optional(),
});
type Operation = z.infer<typeof operation>;

/** RFC 7644, section 3.5.2. */
export const patchBody = z.looseObject({ Operations: z.array(operation).min(1).max(100) });

const coreSchema = "urn:ietf:params:scim:schemas:core:2.0:user:";
const pathShape = /^([a-z][\w-]{0,60})(?:\[([^\]]{0,200})\])?(?:\.([a-z][\w-]{0,60}))?$/i;

type Target = Readonly<{ name: string; filter: string | undefined }>;

/** The attribute of a path, such as `roles[primary eq "True"].value`; undefined for one of an extension. */
function targetOf(path: string): Target | undefined {
  const lower = path.trim().toLowerCase();
  if (lower.startsWith("urn:") && !lower.startsWith(coreSchema)) return undefined;
  const [, name, filter, part] =
    pathShape.exec(lower.startsWith("urn:") ? lower.slice(coreSchema.length) : lower) ?? [];
  if (name === undefined) throw new ScimError(400, "path is not one of an attribute.", "invalidPath");
  return { name: part === undefined ? name : `${name}.${part}`, filter };
}

const namedRole = /^value eq "(\w{1,20})"$/;

/** Removing a role that the person does not have changes nothing: providers add the new role before. */
function removeRole(attributes: Attributes, filter: string | undefined, value: unknown): Attributes {
  const named = filter === undefined ? undefined : namedRole.exec(filter)?.[1];
  const removed = named === undefined ? roleTexts(value) : [named];
  const isOther = removed.length > 0 && !removed.includes(attributes.role);
  return isOther ? attributes : { ...attributes, role: defaultRole };
}

function remove(attributes: Attributes, { name, filter }: Target, value: unknown): Attributes {
  if (name === "username" || name === "active") throw new ScimError(400, `${name} cannot be removed.`, "mutability");
  if (name === "roles" || name === "roles.value") return removeRole(attributes, filter, value);
  return setAttribute(attributes, name, null);
}

function apply(attributes: Attributes, { op, path, value }: Operation): Attributes {
  if (path === undefined) {
    if (op === "remove") throw new ScimError(400, "A removal needs a path.", "invalidPath");
    if (typeof value !== "object" || value === null || Array.isArray(value))
      throw new ScimError(400, "Without a path, value must be an object of attributes.", "invalidValue");
    return setAttributes(attributes, value);
  }
  const target = targetOf(path);
  if (!target) return attributes;
  return op === "remove" ? remove(attributes, target, value) : setAttribute(attributes, target.name, value);
}

/** Applies all operations in order, or none. */
export function applyPatch(attributes: Attributes, operations: readonly Operation[]): Attributes {
  return operations.reduce(apply, attributes);
}
