// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slotIn } from './slots.ts';

/** Codes of the vendor's slots, as its table of pays has them. */
const source = readFileSync(join(import.meta.dirname, '../../server/slot/games.ts'), 'utf8');
const ids = [...source.matchAll(/^ {2}'([a-z-]+)': \{/gm)].map(([, id = '']) => id);

test('every slot of the vendor has its page here, with a name', () => {
  expect(ids).toContain('lotus-fortune');
  expect(ids.map((id) => slotIn(`/${id}/`))).toEqual(ids);
});

test.each(['/naga-moon-two/', '/', '/assets/naga-moon/'])('an address of none of them is the first: %s', (path) => {
  expect(slotIn(path)).toBe('lotus-fortune');
});
