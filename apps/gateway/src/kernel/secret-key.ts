import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The key that personal data is encrypted with when none was given: a file beside the data directory, readable by its
 * owner only, made at the first start. Whoever copies the database alone cannot read what it hides.
 *
 * @param path `<data directory>.key`
 */
export function loadKeyFile(path: string): Uint8Array {
  const stored = read(path);
  if (stored) return stored;
  mkdirSync(dirname(path), { recursive: true });
  try {
    // wx: when two processes start at once, the first key is the one that counts.
    writeFileSync(path, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const made = read(path);
  if (!made) throw new Error(`The key file ${path} is damaged: restore it from a copy.`);
  return made;
}

function read(path: string): Uint8Array | undefined {
  try {
    const bytes = Buffer.from(readFileSync(path, 'utf8'), 'base64');
    return bytes.length === 32 ? new Uint8Array(bytes) : undefined;
  } catch {
    return undefined;
  }
}
