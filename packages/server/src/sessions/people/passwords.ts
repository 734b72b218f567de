import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import pLimit from "p-limit";

/** OWASP's first choice for Argon2id with the default of 19 MiB: about 40 ms on a small server. */
const cost = { passes: 2, parallelism: 1, tagLength: 32 } as const;

export type Passwords = Readonly<{
  hash(password: string): Promise<string>;
  /**
   * A missing or empty hash matches no password, and takes as long as a wrong one, so that known addresses are not
   * revealed.
   */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** Number of computed hashes, for the tests of throttling. */
  computed(): number;
  /** Highest number of concurrent hashes, for the test of the limit. */
  mostAtOnce(): number;
}>;

/** Computes at most `parallel` hashes at once, because each takes 19 MiB; others wait. */
export function createPasswords(memory: number, parallel = 2): Passwords {
  const limit = pLimit(parallel);
  let computed = 0;
  let inMemory = 0;
  let mostAtOnce = 0;
  const standIn = { nonce: randomBytes(16), tag: randomBytes(cost.tagLength) };

  const derive = (password: string, nonce: Buffer): Promise<Buffer> =>
    limit(async () => {
      computed++;
      inMemory++;
      mostAtOnce = Math.max(mostAtOnce, inMemory);
      try {
        // Unicode has several encodings of some letters; all must be the same password.
        return await argon2id(Buffer.from(password.normalize("NFKC")), nonce, memory);
      } finally {
        inMemory--;
      }
    });

  return {
    computed: () => computed,
    mostAtOnce: () => mostAtOnce,
    async hash(password) {
      const nonce = randomBytes(16);
      const tag = await derive(password, nonce);
      return `$argon2id$v=19$m=${memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
    },
    async verify(password, stored) {
      const parsed = stored ? parseHash(stored) : undefined;
      const { nonce, tag } = parsed ?? standIn;
      const matches = timingSafeEqual(await derive(password, nonce), tag);
      return matches && parsed !== undefined;
    },
  };
}

function argon2id(message: Buffer, nonce: Buffer, memory: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2("argon2id", { message, nonce, memory, ...cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

function parseHash(stored: string): { nonce: Buffer; tag: Buffer } {
  const [, algorithm, , , nonce, tag] = stored.split("$");
  if (algorithm !== "argon2id" || !nonce || !tag) throw new Error("A stored password hash has an unknown form");
  return { nonce: Buffer.from(nonce, "base64"), tag: Buffer.from(tag, "base64") };
}
