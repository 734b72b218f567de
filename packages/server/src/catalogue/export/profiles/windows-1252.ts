/** Windows characters between 0x80 and 0x9f, where Unicode has control characters. */
const special: Readonly<Record<string, number>> = {
  "€": 0x80,
  "‚": 0x82,
  ƒ: 0x83,
  "„": 0x84,
  "…": 0x85,
  "†": 0x86,
  "‡": 0x87,
  "‰": 0x89,
  Š: 0x8a,
  "‹": 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
  "™": 0x99,
  š: 0x9a,
  "›": 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

function byteOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  return special[sign];
}

/** The code page of German accounting programs. Missing letters lose their accent or become a question mark. */
export function windows1252(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const sign of text.normalize("NFC")) {
    const plain = sign.normalize("NFD").replace(/\p{M}+/gu, "");
    bytes.push(byteOf(sign) ?? byteOf(plain) ?? 0x3f);
  }
  return Uint8Array.from(bytes);
}
