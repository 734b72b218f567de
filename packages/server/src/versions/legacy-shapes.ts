/*
 * Version 1.1 renamed things of 1.0: `vendor_info.company_name` became `vendor.name`, an error became an object, and
 * INVALID_FILE became INVALID_FILE_FORMAT. These functions go back from the current shape.
 */
type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function legacyCode(code: unknown): unknown {
  return code === "INVALID_FILE_FORMAT" ? "INVALID_FILE" : code;
}

/** An error object becomes its code. */
function legacyError(error: unknown): unknown {
  return isObject(error) ? legacyCode(error.code) : error;
}

/** `vendor` becomes `vendor_info`, its name `company_name`, the other fields beside it. Works on every mirror tree. */
function withVendorInfo(tree: Json): Json {
  const { vendor, ...rest } = tree;
  if (!isObject(vendor)) return tree;
  const { name, ...others } = vendor;
  return { ...rest, vendor_info: name === undefined ? others : { company_name: name, ...others } };
}

function legacyExtractedData(data: Json): Json {
  const { confidence, locations, ...fields } = withVendorInfo(data);
  return {
    ...fields,
    ...(isObject(confidence) && { confidence: withVendorInfo(confidence) }),
    ...(isObject(locations) && { locations: withVendorInfo(locations) }),
  };
}

/** Any payload of the API: an invoice record, a list of them, a batch with its rejected files. */
export function toLegacyData(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(toLegacyData);
  if (!isObject(data)) return data;
  const shaped: Json = {};
  for (const [name, value] of Object.entries(data)) {
    if (name === "error") shaped.error = legacyError(value);
    else if (name === "extracted_data" && isObject(value)) shaped.extracted_data = legacyExtractedData(value);
    else if (name === "invoices" || name === "rejected") shaped[name] = toLegacyData(value);
    else shaped[name] = value;
  }
  return shaped;
}

export function toLegacyEnvelopeError(error: { code: string; message: string }): unknown {
  return legacyError(error);
}
