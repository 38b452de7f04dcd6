import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A number of the code that draws and renders: with another one every picture is made anew.
 *
 * @param drawings version of the package that draws
 */
export function pictureVersion(drawings: string): string {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(root).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const hash = createHash('sha256').update(drawings);
  for (const name of sources.sort()) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('base64url').slice(0, 16);
}
