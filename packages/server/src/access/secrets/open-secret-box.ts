import type { Database } from "../../platform/db/schema.ts";
import { createSecretBox, MissingEncryptionKey, type SecretBox } from "../../platform/encryption/secret-box.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Config } from "../../platform/settings/config.ts";
import { encryptStoredSecrets } from "./encrypt-stored-secrets.ts";
import { installationKeys, missingKeyNames, missingKeyProblem } from "./installation-keys.ts";

/** The secret box of this installation. Re-encrypts secrets stored under an older key, or under none. */
export async function openSecretBox(db: Database, config: Config, logger: Logger): Promise<SecretBox> {
  const keys = await installationKeys(db, config);
  try {
    const { changed, refused } = await encryptStoredSecrets(db, keys);
    if (changed > 0) logger.info({ count: changed }, "stored secrets were re-encrypted with the current key");
    if (refused.length > 0)
      logger.error(
        { detail: refused.slice(0, 5).join("; "), count: refused.length },
        "these secrets were written past the service, unencrypted or from another row; they are refused until they are set anew",
      );
  } catch (error) {
    if (!(error instanceof MissingEncryptionKey)) throw error;
    throw missingKeyProblem(config, await missingKeyNames(db, keys));
  }
  if (!keys.current) logger.warn({}, "stored secrets are not encrypted; INKVOICE_SECRETS_KEY would encrypt them");
  return createSecretBox(keys);
}
