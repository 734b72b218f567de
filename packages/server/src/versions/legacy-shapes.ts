/**
 * Version 1.1 renamed members of 1.0: `vendor_info.company_name` became `vendor.name`, an error became an object, and
 * INVALID_FILE became INVALID_FILE_FORMAT. These functions convert the current shape back.
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

/** `vendor` becomes `vendor_info` with `company_name`. Works on every mirror tree. */
function withVendorInfo(tree: Json): Json {
  const { vendor, ...rest } = tree;
  if (!isObject(vendor)) return { ...tree };
  const { name, ...others } = vendor;
  return { ...rest, vendor_info: name === undefined ? others : { company_name: name, ...others } };
}

/** A dotted path with the names of 1.0. */
function legacyPath(path: unknown): unknown {
  if (path === "vendor" || path === "vendor.name")
    return path === "vendor" ? "vendor_info" : "vendor_info.company_name";
  return typeof path === "string" ? path.replace(/^vendor\./, "vendor_info.") : path;
}

/** Checks and issues contain field paths. */
function withLegacyPaths(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  return {
    ...entry,
    ...(Array.isArray(entry.fields) && { fields: entry.fields.map(legacyPath) }),
    ...(entry.field !== undefined && { field: legacyPath(entry.field) }),
  };
}

const mirrors = ["confidence", "locations", "source"];
const notes = ["checks", "issues"];

function legacyExtractedData(data: Json): Json {
  const shaped = withVendorInfo(data);
  for (const name of mirrors) {
    const mirror = shaped[name];
    if (isObject(mirror)) shaped[name] = withVendorInfo(mirror);
  }
  for (const name of notes) {
    const list = shaped[name];
    if (Array.isArray(list)) shaped[name] = list.map(withLegacyPaths);
  }
  return shaped;
}

const lists = ["invoices", "rejected", "batches"];

/** Any payload: an invoice, a list, or a batch with rejected files. */
export function toLegacyData(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(toLegacyData);
  if (!isObject(data)) return data;
  const shaped: Json = {};
  for (const [name, value] of Object.entries(data)) {
    if (name === "error") shaped.error = legacyError(value);
    else if (name === "extracted_data" && isObject(value)) shaped.extracted_data = legacyExtractedData(value);
    else if (lists.includes(name)) shaped[name] = toLegacyData(value);
    else if (name === "corrected" && Array.isArray(value)) shaped.corrected = value.map(legacyPath);
    else if (name === "evidence" && isObject(value)) shaped.evidence = withLegacyKeys(value);
    else shaped[name] = value;
  }
  return shaped;
}

function withLegacyKeys(byPath: Json): Json {
  return Object.fromEntries(Object.entries(byPath).map(([path, value]) => [String(legacyPath(path)), value]));
}

export function toLegacyEnvelopeError(error: { code: string; message: string }): unknown {
  return legacyError(error);
}
