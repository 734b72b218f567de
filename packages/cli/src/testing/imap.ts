import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ImapFlow } from "imapflow";
import { selfSignedCertificate } from "../../../server/src/platform/outbound/testing/certificate.ts";
import { installDebianPackages } from "../../../server/src/testing/debian-packages.ts";
import { freePort } from "../../../server/src/testing/servers/postgres.ts";

/** The password of every user. */
export const mailPassword = "correct-horse";

export type ImapServer = Readonly<{
  /** TLS from the start. */
  port: number;
  /** TLS after STARTTLS. */
  plainPort: number;
  /** The certificate to trust. */
  ca: string;
  /** Acts as a mail program of this user. */
  as<Value>(user: string, work: (client: ImapFlow) => Promise<Value>): Promise<Value>;
  stop(): Promise<void>;
}>;

const program = "/usr/sbin/dovecot";

function install(): void {
  if (existsSync(program)) return;
  installDebianPackages("Tests of the mailbox", "dovecot-imapd");
  if (!existsSync(program)) throw new Error(`Dovecot was installed but there is no ${program}.`);
}

type Owner = Readonly<{ uid: number; gid: number; user: string; group: string }>;

/** Dovecot stores no mail for root. */
function owner(): Owner {
  const [of, id] = process.getuid?.() === 0 ? [["nobody"], "nobody"] : [[], userInfo().username];
  const ask = (flag: string) => execFileSync("id", [flag, ...of], { encoding: "utf8" }).trim();
  return { uid: Number(ask("-u")), gid: Number(ask("-g")), user: id, group: ask("-gn") };
}

/** Settings that differ between Dovecot 2.3 (Debian 12) and 2.4 (Debian 13). */
function settingsOf(version: string, folder: string, { uid, gid }: Owner): string {
  if (version.startsWith("2.3"))
    return `
protocols = imap
disable_plaintext_auth = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${mailPassword}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}`;
  return `
protocols {
  imap = yes
}
auth_allow_cleartext = no
ssl_server_cert_file = ${folder}/cert.pem
ssl_server_key_file = ${folder}/key.pem
mail_driver = maildir
mail_path = ${folder}/mail/%{user}
passdb static {
  password = ${mailPassword}
}
userdb static {
  fields {
    uid = ${uid}
    gid = ${gid}
    home = ${folder}/mail/%{user}
  }
}`;
}

/** A Dovecot server in a temporary folder on free ports. */
export async function startImap(): Promise<ImapServer> {
  install();
  const version = execFileSync(program, ["--version"], { encoding: "utf8" });
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-imap-"));
  const runsAs = owner();
  const [port, plainPort] = [await freePort(), await freePort()];
  const { key, cert } = await selfSignedCertificate(["localhost"]);
  const ca = join(folder, "cert.pem");
  writeFileSync(ca, cert);
  writeFileSync(join(folder, "key.pem"), key);
  const first = version.startsWith("2.3") ? "" : "dovecot_config_version = 2.4.0\ndovecot_storage_version = 2.4.0\n";
  const configuration = `${first}base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
listen = 127.0.0.1
ssl = required
default_internal_user = ${runsAs.user}
default_internal_group = ${runsAs.group}
default_login_user = ${runsAs.user}
first_valid_uid = 1
auth_failure_delay = 0
service imap-login {
  chroot =
  inet_listener imap {
    port = ${plainPort}
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
${settingsOf(version, folder, runsAs)}
`;
  writeFileSync(join(folder, "conf"), configuration);
  const { uid, gid } = runsAs;
  for (const path of ["", "conf", "cert.pem", "key.pem"]) chownSync(join(folder, path), uid, gid);
  const asNobody = process.getuid?.() === 0 ? { uid, gid } : {};
  const server = spawn(program, ["-F", "-c", join(folder, "conf")], { cwd: folder, stdio: "ignore", ...asNobody });
  const exited = new Promise((resolve) => server.once("exit", resolve));

  const as: ImapServer["as"] = async (user, work) => {
    const auth = { user, pass: mailPassword };
    const client = new ImapFlow({ host: "localhost", port, secure: true, auth, tls: { ca: cert }, logger: false });
    await client.connect();
    return await work(client).finally(() => client.logout());
  };
  const stop = async () => {
    server.kill("SIGTERM");
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  for (;;) {
    try {
      await as("first", async () => undefined);
      return { port, plainPort, ca, as, stop };
    } catch (error) {
      if (server.exitCode !== null) {
        const log = existsSync(join(folder, "log")) ? readFileSync(join(folder, "log"), "utf8") : String(error);
        await stop();
        throw new Error(`Dovecot ${version.trim()} did not start: ${log}`);
      }
      await sleep(50);
    }
  }
}
