import type { CustomField, CustomFieldList } from "../contract.ts";
import type { Deleted, Transport } from "../transport/transport.ts";

export interface NewField {
  /** Name in `custom_fields`: small letters, digits and _. */
  name: string;
  type: CustomField["type"];
  /** Labels printed beside or above the value, in any language. */
  captions?: readonly string[];
  /** A regular expression in RE2 syntax that the value matches. */
  pattern?: string | null;
  /** For type choice: the possible values, as printed. */
  choices?: readonly string[] | null;
  /** Once per document, or a column of the line items. Default `document`. */
  level?: CustomField["level"];
  /** Only near the text of this party; null for anywhere. */
  near?: CustomField["near"];
  /** Names or tax numbers of the only vendors that print it. */
  vendors?: readonly string[] | null;
  /** Whether a document without it needs review; for level document. Default false. */
  required?: boolean;
  description?: string | null;
}
export type FieldChange = Partial<Omit<NewField, "name" | "type" | "level">>;

/** Custom fields of the account. */
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
