import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Hash of the sources that draw: it changes whenever a drawing may. */
export function artVersion(): string {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const hash = createHash('sha256');
  for (const name of sources.sort()) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('base64url').slice(0, 16);
}
