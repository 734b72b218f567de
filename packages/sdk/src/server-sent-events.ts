/** One message of a server-sent event stream. */
export interface ServerSentEvent {
  id: string | null;
  event: string;
  data: string;
}

/** Reads messages from the text of a stream, wherever the network cut it. Comments and unknown fields are left out. */
export async function* readServerSentEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
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
        const message = messageOf(lines);
        lines = [];
        if (message) yield message;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function messageOf(lines: readonly string[]): ServerSentEvent | null {
  const fields = lines
    .filter((line) => !line.startsWith(":"))
    .map((line) => {
      const colon = line.indexOf(":");
      return colon < 0 ? [line, ""] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
    });
  const data = fields.filter(([name]) => name === "data").map(([, value]) => value);
  if (data.length === 0) return null;
  const last = (name: string) => fields.findLast(([field]) => field === name)?.[1];
  return { id: last("id") ?? null, event: last("event") ?? "message", data: data.join("\n") };
}
