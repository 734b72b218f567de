/** Freezes plain data through and through: what one stage hands to the next can no longer change. */
export function frozen<Data>(data: Data): Data {
  if (typeof data !== "object" || data === null || Object.isFrozen(data) || ArrayBuffer.isView(data)) return data;
  Object.freeze(data);
  for (const value of Object.values(data)) frozen(value);
  return data;
}
