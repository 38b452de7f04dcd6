import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

/**
 * Makes a data directory as a gateway leaves it that has stopped: migrated and without the house's games. Unpacked in a
 * tenth of a second where a first start takes six of a processor.
 */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  execFileSync('tar', ['-x', '-f', fileURLToPath(inject('pgliteTemplate')), '-C', dataDir], {
    // it says that names begin with a slash, which it leaves out
    stdio: 'ignore',
  });
  chmodSync(dataDir, 0o700);
}
