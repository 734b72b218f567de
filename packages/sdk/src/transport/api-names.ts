/** Options as the API's parameters: `createdAfter` becomes `created_after`, a date its text; what is not given is left out. */
export function apiNames(options: object): Record<string, string | number | boolean | null> {
  return Object.fromEntries(
    Object.entries(options)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value instanceof Date ? value.toISOString() : value,
      ]),
  );
}
