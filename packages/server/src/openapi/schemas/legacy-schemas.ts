import type { Json } from "./json-schemas.ts";

/**
 * Schemas of version 1.0, derived from the current ones as versions/legacy-shapes.ts derives the responses: `vendor` is
 * `vendor_info` and its name `company_name`; an error is its code alone. Members added after 1.0 are not listed here.
 */
type Members = Record<string, Json>;

const membersOf = (schema: Json) => (schema.properties ?? {}) as Members;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The schema with these members only, and some of them replaced. */
function only(schema: Json, names: readonly string[], replaced: Members, description: string): Json {
  const kept = Object.entries(membersOf(schema)).filter(([name]) => names.includes(name));
  const properties = { ...Object.fromEntries(kept), ...replaced };
  const required = ((schema.required ?? []) as string[]).filter((name) => Object.hasOwn(properties, name));
  return {
    type: "object",
    description,
    properties,
    additionalProperties: true,
    ...(required.length > 0 && { required }),
  };
}

function legacyParty(schema: Json): Json {
  const { name, ...others } = membersOf(schema);
  return { ...schema, properties: { company_name: name ?? { type: "string" }, ...others } };
}

const legacyCode = { type: "string", description: "The code alone; INVALID_FILE_FORMAT is INVALID_FILE" };
const recordMembers = ["id", "status", "created_at", "completed_at", "failed_at", "file_url"];
const fieldMembers = ["invoice_number", "date", "due_date", "total_amount", "currency", "customer", "line_items"];

/** Confidence or locations of 1.0. */
function legacyMirror(schema: Json, name: string): Json {
  const vendor = legacyParty(membersOf(schema).vendor ?? {});
  return only(schema, [], { vendor_info: vendor }, `As ${name}, with vendor_info instead of vendor`);
}

/** Components for clients of version 1.0 only. */
export function legacySchemas(get: (name: string) => Json): Json {
  const mirrors = { confidence: ref("LegacyConfidence"), locations: ref("LegacyLocations") };
  const dataMembers = { vendor_info: ref("LegacyVendor"), ...mirrors };
  const recordChanges = { extracted_data: ref("LegacyExtractedData"), error: legacyCode };
  const added = "Members that came later are as in";
  const event = get("Event");
  return {
    LegacyVendor: legacyParty(get("Party")),
    LegacyConfidence: legacyMirror(get("Confidence"), "Confidence"),
    LegacyLocations: legacyMirror(get("Locations"), "Locations"),
    LegacyExtractedData: only(get("ExtractedData"), fieldMembers, dataMembers, `${added} ExtractedData`),
    LegacyInvoice: only(
      get("Invoice"),
      recordMembers,
      recordChanges,
      `An invoice under Service-Version 1.0.x. ${added} Invoice`,
    ),
    LegacyEvent: only(
      event,
      Object.keys(membersOf(event)),
      { data: ref("LegacyInvoice") },
      "An event of an upload that was made under Service-Version 1.0.x",
    ),
  };
}
