import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { COLLEAGUE, inviteColleague } from '../db/seed/colleague.ts';
import { demoAccounts, seedDemo } from '../db/seed/demo.ts';
import { ConfigError, readConfig } from './app/config.ts';
import { PortUnavailable, start } from './app/start.ts';
import { DatabaseUnavailable } from './kernel/db/errors.ts';
import type { Db } from './kernel/db/open.ts';
import type { FieldCipher } from './kernel/field-cipher.ts';

/** Requests that run get this long to finish. */
const GRACE_MS = 9_000;

/** What the operator has to know and can change: one sentence, no stack. */
const isForOperators = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof DatabaseUnavailable || error instanceof PortUnavailable;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const config = readConfig(process.env, process.argv.slice(2));
  let colleagueLink: string | undefined;
  const seed = async (db: Db, cipher: FieldCipher) => {
    await seedDemo(db, cipher, say, { catalogue: config.demoCatalogue });
    if (!config.operations.isOpen) colleagueLink = await inviteColleague(db.kysely, cipher);
  };
  const running = await start({
    config,
    arcadeRoot: fileURLToPath(new URL('../../arcade/dist', import.meta.url)),
    seed: config.demo ? seed : undefined,
    onProgress: say,
  });
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) running.gateway.app.log.fatal({ err }, 'unforeseen failure: the process ends');
    await running.close();
  });
  if (!config.databaseUrl)
    say(
      '\n  DEMO: this is the embedded database. It survives a crash of the process, not a power cut; production needs PostgreSQL (DATABASE_URL).',
    );
  say(
    `\n  Site and API   ${config.publicOrigin}\n  House games    ${running.vendorPort ? config.vendorOrigin : 'in a process of their own: npm run arcade'}`,
  );
  const operations = `http://localhost:${running.operationsPort}`;
  say(
    config.operations.isOpen
      ? `  Console        ${operations} (open without a password on this machine; a demo reads its SMS and mails at ${operations}/outbox)`
      : `  Console        ${operations} (operators log in)`,
  );
  if (running.firstAdminLink)
    say(
      `\n  There is no admin of the console yet. This link makes the first one; it is good for one hour and once:\n    ${operations}${running.firstAdminLink}`,
    );
  if (colleagueLink)
    say(
      `\n  The cashier ${COLLEAGUE} of the demo can be the second operator for large amounts. This link sets her password and authenticator; it is good for one day and once:\n    ${operations}${colleagueLink}`,
    );
  if (config.demo) {
    say('\n  Demo accounts (play money only):');
    for (const { role, username, password } of demoAccounts) say(`    ${role.padEnd(7)} ${username} / ${password}`);
  }
  say('\n  Ctrl+C stops it; the data stays.\n');
} catch (error) {
  if (!isForOperators(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
