/** Freezes plain data recursively, so that a stage cannot change the result of another. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data !== "object" || data === null || Object.isFrozen(data) || ArrayBuffer.isView(data)) return data;
  Object.freeze(data);
  for (const value of Object.values(data)) deepFreeze(value);
  return data;
}
