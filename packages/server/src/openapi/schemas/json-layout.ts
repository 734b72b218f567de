const lineWidth = 160;

/**
 * JSON that a diff can show: values that fit are on one line, others have a line for each member. Without indentation,
 * which would be a tenth of the file.
 */
export function layOut(value: unknown): string {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null || flat.length <= lineWidth) return flat;
  if (Array.isArray(value)) return `[\n${value.map(layOut).join(",\n")}\n]`;
  const members = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{\n${members.map(([name, each]) => `${JSON.stringify(name)}:${layOut(each)}`).join(",\n")}\n}`;
}
