/** Options as API parameters: `createdAfter` becomes `created_after`, dates become text, undefined is dropped. */
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
