/** One message of a server-sent event stream. */
export interface ServerSentEvent {
  id: string | null;
  event: string;
  data: string;
}

/**
 * Parses messages from text chunks. Ignores comments and unknown fields. `onId` gets the position for resuming, which a
 * stream may send without a message.
 */
export async function* readServerSentEvents(
  stream: ReadableStream<Uint8Array>,
  onId: (id: string) => void = () => undefined,
): AsyncGenerator<ServerSentEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let lines: string[] = [];
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const pieces = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = pieces.pop() ?? "";
      for (const line of pieces) {
        if (line !== "") {
          lines.push(line);
          continue;
        }
        const { id, event, data } = fieldsOf(lines);
        lines = [];
        if (id !== null) onId(id);
        if (data !== null) yield { id, event, data };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function fieldsOf(lines: readonly string[]): Omit<ServerSentEvent, "data"> & { data: string | null } {
  const fields = lines
    .filter((line) => !line.startsWith(":"))
    .map((line) => {
      const colon = line.indexOf(":");
      return colon < 0 ? [line, ""] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
    });
  const data = fields.filter(([name]) => name === "data").map(([, value]) => value);
  const last = (name: string) => fields.findLast(([field]) => field === name)?.[1];
  return {
    id: last("id") ?? null,
    event: last("event") ?? "message",
    data: data.length === 0 ? null : data.join("\n"),
  };
}
