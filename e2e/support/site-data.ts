import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accounts } from './accounts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/journeys');
const maker = join(root, 'apps/gateway/test/processes/site-data.ts');

/** All that decides what is in the database. */
const sources = [
  'apps/gateway/{src,db}/**/*',
  'apps/arcade/server/**/*',
  'packages/{api-client,i18n}/src/**/*',
  'package-lock.json',
];

/** The history of the demo is made relative to now: of yesterday's no win would be of the last 24 hours. */
const FRESH_MS = 8 * 3_600_000;

/** Name of the data that these sources make these hours. */
export function nameOfData(): string {
  const hash = createHash('sha256')
    .update(readFileSync(maker))
    .update(JSON.stringify([accounts.winner, Math.floor(Date.now() / FRESH_MS)]));
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.ts', '**/node_modules/**'] }).sort();
  for (const file of files.map((name) => join(root, name)))
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 24);
}

function fillDatabase(dataDir: string): void {
  const { username, password } = accounts.winner;
  const made = spawnSync(process.execPath, [maker, username, password], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (made.status !== 0) throw new Error('The database of the journeys could not be made.');
}

/** Folder of a filled embedded database, made when there is none. It is for copying only. */
export function filledData(): string {
  const folder = join(cache, process.env.E2E_DATA_NAME ?? nameOfData());
  if (existsSync(folder)) return folder;
  rmSync(cache, { recursive: true, force: true });
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  fillDatabase(join(draft, 'data'));
  renameSync(draft, folder);
  return folder;
}

/**
 * Copies the filled database, its key with it.
 *
 * @param folder made if it is not there
 * @returns the DATA_DIR of a gateway that has this copy
 */
export function copyData(folder: string): string {
  const filled = filledData();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(filled))
    cpSync(join(filled, name), join(folder, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return join(folder, 'data');
}
