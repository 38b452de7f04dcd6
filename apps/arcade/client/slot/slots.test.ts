// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { slotIn } from './slots.ts';

/** Codes of the vendor's slots, as its tables of pays and its list of models have them. */
const read = (file: string) => readFileSync(join(import.meta.dirname, '../../server/slot', file), 'utf8');
const ids = [
  ...read('games.ts').matchAll(/^ {2}'([a-z-]+)': \{/gm),
  ...read('model-slots.ts').matchAll(/^ {2}\{ id: '([a-z-]+)'/gm),
].map(([, id = '']) => id);

test('every slot of the vendor has its page here, with a name', () => {
  expect(ids).toEqual(expect.arrayContaining(['lotus-fortune', 'ways-of-the-river']));
  expect(ids.map((id) => slotIn(`/${id}/`))).toEqual(ids.map((gameId) => ({ gameId })));
});

test.each(['/naga-moon-two/', '/', '/assets/naga-moon/'])('an address of none of them is the first: %s', (path) => {
  expect(slotIn(path)).toEqual({ gameId: 'lotus-fortune' });
});

test('an address of another vendor names vendor and game', () => {
  expect(slotIn('/SUNB/naga-moon/')).toEqual({ vendor: 'SUNB', gameId: 'naga-moon' });
});

test('a slot of another vendor is called as its rules say, in the language of the player', async () => {
  history.replaceState(null, '', '/SUNB/paddy-gold/');
  vi.resetModules();
  const { nameSlot, slotName, speakSlotName } = await import('./slots.ts');
  expect(slotName()).toBe('paddy gold');
  nameSlot({ EN: 'Paddy Gold', KM: 'មាសវាលស្រែ' });
  speakSlotName('KM');
  expect(slotName()).toBe('មាសវាលស្រែ');
  speakSlotName('AR');
  expect(slotName()).toBe('Paddy Gold');
});
