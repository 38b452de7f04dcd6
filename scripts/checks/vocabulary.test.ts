import { expect, test } from 'vitest';
import { messageFaults } from '../lib/commits.mjs';
import { vocabulary, wordFaults } from '../lib/vocabulary.mjs';

test.each(vocabulary)('a line is refused that says "$example"', ({ example, place = 'apps/web/src/a.ts' }) => {
  expect(wordFaults(example, place)).toHaveLength(1);
});

test('a word stands for itself inside a longer one, and where it means what everybody means', () => {
  const lines = [
    'interesting',
    '<Button variant="ghost">',
    'const heldSince = 1;',
    'Math.floor(1.5)',
    '<feFlood in="a"/>',
  ];
  expect(wordFaults(lines.join('\n'), 'bench/run.ts')).toEqual([]);
});

test('a fault tells its line, the words and what to write', () => {
  expect(wordFaults('a\nopenCarriers()', 'a.ts')).toEqual([
    { line: 2, fault: '"carriers": say "provider" or "sender"' },
  ]);
});

test('the subject of a commit is held to the same words', () => {
  expect(messageFaults('messages: open the carriers')).toEqual(['"carriers": say "provider" or "sender"']);
});
