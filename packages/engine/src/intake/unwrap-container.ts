import type { FileFormat } from "./identify.ts";

/** Formats that hold or become another document. */
export type ContainerFormat = "eml" | "office";

export const isContainer = (format: FileFormat | undefined): format is ContainerFormat =>
  format === "eml" || format === "office";

/** The error reason of a container without a readable document. */
export const unusableReasons = { eml: "file_is_mail", office: "file_is_office" } as const;

/** The document in a container, which is no container itself. Undefined if there is none that can be read. */
export async function unwrapContainer(bytes: Uint8Array, format: ContainerFormat): Promise<Uint8Array | undefined> {
  // Loaded with the first such file: most processes never see one.
  if (format === "eml") return (await import("./mail/unwrap-mail.ts")).unwrapMail(bytes);
  return (await import("./office/draw-office.ts")).drawOffice(bytes);
}
