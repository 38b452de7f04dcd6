// npm run tokens: writes every brand as design tokens, for design tools.
import { mkdirSync, writeFileSync } from 'node:fs';
import { brands } from '../src/brands/brands.ts';
import { tokensFile } from '../src/brands/design-tokens.ts';

const folder = new URL('../tokens/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, brand] of Object.entries(brands))
  writeFileSync(new URL(`${name}.tokens.json`, folder), tokensFile(brand));
