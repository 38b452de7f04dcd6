// npm run tokens: writes every brand as design tokens, for design tools, and what framed games have of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { brands } from '../src/brands/brands.ts';
import { tokensFile } from '../src/brands/design-tokens.ts';
import { gameSheet } from '../src/brands/game-sheet.ts';

const folder = new URL('../tokens/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, brand] of Object.entries(brands))
  writeFileSync(new URL(`${name}.tokens.json`, folder), tokensFile(brand));
writeFileSync(new URL('../../game-frame/src/brands.gen.css', import.meta.url), gameSheet());
