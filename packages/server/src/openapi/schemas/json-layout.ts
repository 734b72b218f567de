const lineWidth = 240;

/**
 * JSON that a diff can show: values that fit are on one line, others have a line for each long member, and short members
 * share lines. Without indentation, which would be a tenth of the file.
 */
export function layOutJson(value: unknown): string {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null || flat.length <= lineWidth) return flat;
  if (Array.isArray(value)) return `[\n${inLines(value.map(layOutJson))}\n]`;
  const members = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{\n${inLines(members.map(([name, each]) => `${JSON.stringify(name)}:${layOutJson(each)}`))}\n}`;
}

function inLines(members: readonly string[]): string {
  const lines: string[] = [];
  for (const member of members) {
    const last = lines.at(-1) ?? "";
    const fits = last !== "" && !/\n/.test(last + member) && last.length + member.length < lineWidth;
    if (fits) lines[lines.length - 1] = `${last},${member}`;
    else lines.push(member);
  }
  return lines.join(",\n");
}
