import type { Database } from "../../platform/db/schema.ts";
import { sealingKeys } from "../../platform/encryption/encryption-keys.ts";
import { createSealer, MissingSealingKey, type Sealer } from "../../platform/encryption/secret-box.ts";
import type { Logger } from "../../platform/logger.ts";
import { type Config, ConfigError } from "../../platform/settings/config.ts";
import { sealStored } from "./encrypt-stored-secrets.ts";

/** The sealer of this installation. What is stored under an older key, or under none, is brought under the newest. */
export async function openSealer(db: Database, config: Config, logger: Logger): Promise<Sealer> {
  const keys = sealingKeys(config);
  const sealer = createSealer(keys);
  try {
    const changed = await sealStored(db, sealer);
    if (changed > 0) logger.info({ count: changed }, "stored secrets were brought under the current key");
  } catch (error) {
    if (!(error instanceof MissingSealingKey)) throw error;
    throw new ConfigError(`INKVOICE_SECRETS_KEY or INKVOICE_SECRETS_KEY_BEFORE lacks a key. ${error.message}`);
  }
  if (!keys.current) logger.warn({}, "stored secrets are not encrypted; INKVOICE_SECRETS_KEY would encrypt them");
  return sealer;
}
