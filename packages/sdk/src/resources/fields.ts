import type { CustomField, CustomFieldList } from "../contract.ts";
import type { Deleted, Transport } from "../transport/transport.ts";

export interface NewField {
  /** The member of `custom_fields` it becomes: small letters, digits and _. */
  name: string;
  type: CustomField["type"];
  /** The words printed beside or above the value, in any language. */
  captions?: readonly string[];
  /** A regular expression in RE2's syntax; the value is what matches it. */
  pattern?: string | null;
  /** For type choice: the values it may have, as printed. */
  choices?: readonly string[] | null;
  /** Once on the document, or a column of the line items; `document` without it. */
  level?: CustomField["level"];
  /** Taken only from beside what is printed of this party; null is anywhere. */
  near?: CustomField["near"];
  /** Names or tax numbers of the only vendors that print it. */
  vendors?: readonly string[] | null;
  description?: string | null;
}
export type FieldChange = Partial<Omit<NewField, "name" | "type" | "level">>;

/** What the account wants read besides the fields that every invoice has. */
export interface Fields {
  create(field: NewField): Promise<CustomField>;
  list(): Promise<CustomField[]>;
  get(id: string): Promise<CustomField>;
  change(id: string, change: FieldChange): Promise<CustomField>;
  delete(id: string): Promise<Deleted>;
}

export function createFields(transport: Transport): Fields {
  const at = (id: string) => `/fields/${encodeURIComponent(id)}`;
  return {
    create: (field) => transport.call({ method: "POST", path: "/fields", json: field }),
    list: async () => (await transport.call<CustomFieldList>({ method: "GET", path: "/fields" })).fields,
    get: (id) => transport.call({ method: "GET", path: at(id) }),
    change: (id, change) => transport.call({ method: "PATCH", path: at(id), json: change }),
    delete: (id) => transport.call({ method: "DELETE", path: at(id) }),
  };
}
