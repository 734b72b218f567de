/**
 * An id is a prefix and 19 digits: 12 of time (milliseconds since 2020, so ids sort by age as text) and 7 random, so
 * that others cannot be guessed. Digits sort the same in every database collation.
 */
export const idPrefixes = {
  account: "acc_",
  apiKey: "key_",
  invoice: "inv_",
  batch: "bat_",
  bulk: "blk_",
  customField: "fld_",
  event: "evt_",
  delivery: "dlv_",
  attempt: "att_",
  webhookEndpoint: "whk_",
  request: "req_",
  user: "usr_",
  session: "ses_",
  savedView: "viw_",
  export: "exp_",
  vendor: "ven_",
  order: "ord_",
  rule: "rul_",
} as const;
export type IdKind = keyof typeof idPrefixes;

const idEpoch = Date.UTC(2020, 0, 1);
const randomSpace = 10_000_000;

/** Random numbers are drawn in bulk: one system call for 512 costs as much as for one. */
const draws = new Uint32Array(512);
let used = draws.length;

function nextDraw(): number {
  if (used === draws.length) {
    crypto.getRandomValues(draws);
    used = 0;
  }
  return draws[used++]!;
}

function drawSuffix(): number {
  // Rejecting the tail above the largest multiple keeps every suffix equally likely.
  const limit = Math.floor(0x1_0000_0000 / randomSpace) * randomSpace;
  let draw = nextDraw();
  while (draw >= limit) draw = nextDraw();
  return draw % randomSpace;
}

/**
 * The suffixes of the last million ids, one bit each. All rows of an import have the same creation time: without this,
 * one in twenty imports of a thousand rows would contain an id twice.
 */
let given: Uint8Array | undefined;
let givenCount = 0;
const mostGiven = randomSpace / 10;

function newSuffix(): string {
  if (!given || givenCount === mostGiven) {
    given = new Uint8Array(randomSpace / 8);
    givenCount = 0;
  }
  let suffix = drawSuffix();
  while (isGiven(given, suffix)) suffix = drawSuffix();
  given[suffix >> 3]! |= 1 << (suffix & 7);
  givenCount += 1;
  return String(suffix).padStart(7, "0");
}

const isGiven = (bits: Uint8Array, suffix: number) => ((bits[suffix >> 3] ?? 0) & (1 << (suffix & 7))) !== 0;

export function newId(kind: IdKind, now: number): string {
  const time = String(Math.max(0, Math.floor(now - idEpoch))).padStart(12, "0");
  return `${idPrefixes[kind]}${time}${newSuffix()}`;
}

/** Lower bound of ids created at this moment or later. */
export function firstIdAt(kind: IdKind, milliseconds: number): string {
  const time = String(Math.max(0, Math.floor(milliseconds - idEpoch))).padStart(12, "0");
  return `${idPrefixes[kind]}${time}0000000`;
}

const digits = /^\d{1,19}$/;

/** Whether a text has the form of an id, so that others need no lookup. */
export function isId(kind: IdKind, text: string): boolean {
  const prefix = idPrefixes[kind];
  return text.startsWith(prefix) && digits.test(text.slice(prefix.length));
}
