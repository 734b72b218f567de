import type { Random } from "../../faults/support/random.ts";

/** Random bytes in the forms in which server code asks for them. */
export function randomFrom(random: () => Random) {
  function fill<View extends ArrayBufferView>(view: View): View {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = random().between(0, 255);
    return view;
  }
  const bytes = (size: number) => fill(Buffer.alloc(size));
  function uuid(): string {
    const hex = bytes(16).toString("hex");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  }
  return { fill, bytes, uuid };
}
