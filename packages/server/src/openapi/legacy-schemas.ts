import type { Json } from "./json-schemas.ts";

/**
 * Schemas of version 1.0, derived from the current ones as versions/legacy-shapes.ts derives the responses: `vendor` is
 * `vendor_info` and its name `company_name`; an error is its code alone.
 */
type Members = Record<string, Json>;

const membersOf = (schema: Json) => (schema.properties ?? {}) as Members;

function withVendorInfo(schema: Json, party: string): Json {
  const { vendor, ...others } = membersOf(schema);
  if (!vendor) return schema;
  return { ...schema, properties: { ...others, vendor_info: { $ref: `#/components/schemas/${party}` } } };
}

function legacyParty(schema: Json): Json {
  const { name, ...others } = membersOf(schema);
  return { ...schema, properties: { company_name: name ?? { type: "string" }, ...others } };
}

function inlineParty(tree: Json): Json {
  const { vendor, ...others } = membersOf(tree);
  return vendor ? { ...tree, properties: { ...others, vendor_info: legacyParty(vendor) } } : tree;
}

const legacyCode = { type: "string", description: "The code alone; INVALID_FILE_FORMAT is INVALID_FILE" };

/** Components for clients of version 1.0 only. */
export function legacySchemas(get: (name: string) => Json): Json {
  const data = withVendorInfo(get("ExtractedData"), "LegacyVendor");
  const dataMembers = {
    ...membersOf(data),
    confidence: { $ref: "#/components/schemas/LegacyConfidence" },
    locations: { $ref: "#/components/schemas/LegacyLocations" },
  };
  const invoice = get("Invoice");
  const invoiceMembers = {
    ...membersOf(invoice),
    extracted_data: { $ref: "#/components/schemas/LegacyExtractedData" },
    error: legacyCode,
  };
  const event = get("Event");
  return {
    LegacyVendor: legacyParty(get("Party")),
    LegacyConfidence: inlineParty(get("Confidence")),
    LegacyLocations: inlineParty(get("Locations")),
    LegacyExtractedData: { ...data, properties: dataMembers },
    LegacyInvoice: { ...invoice, properties: invoiceMembers, description: "An invoice under Service-Version 1.0.x" },
    LegacyEvent: {
      ...event,
      properties: { ...membersOf(event), data: { $ref: "#/components/schemas/LegacyInvoice" } },
      description: "An event of an upload that was made under Service-Version 1.0.x",
    },
  };
}
