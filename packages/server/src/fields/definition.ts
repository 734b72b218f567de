import type { CustomField } from "@inkvoice/contract";
import type { CustomFieldDefinition } from "@inkvoice/engine";

type Described = Pick<CustomField, "name" | "type" | "captions" | "level"> &
  Readonly<{ [Key in "pattern" | "choices" | "near"]?: CustomField[Key] | undefined }>;

/** A custom field in the engine's format. */
export function definitionOf({ name, type, captions, level, ...rest }: Described): CustomFieldDefinition {
  const [pattern, choices, near] = [rest.pattern ?? undefined, rest.choices ?? undefined, rest.near ?? undefined];
  return { name, type, captions, level, pattern, choices, near };
}
