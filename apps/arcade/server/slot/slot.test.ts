import { expect, test } from 'vitest';
import type { LinesConfig } from '../../shared/slot/models/lines.ts';
import { detailsOf } from '../core/rounds.view.ts';
import { games } from '../games.ts';
import type { SlotRules } from './rules.ts';
import { rulesOf } from './slot.ts';

const game = games.find('HOUSE', 'lotus-fortune');
if (!game) throw new Error('There is no Lotus Fortune.');

const proof = { jackpots: null, server_seed_hash: 'ab', client_seed: 'c', nonce: 7 };

test('a round tells its board by what its theme draws, reel by reel, with the lines that pay', () => {
  const details = detailsOf(game, { ...proof, stake: 20_000_000n, result: [[0, 0, 0, 0, 0]] });
  expect(details[0]).toEqual({
    name: 'board',
    value:
      'bamboo-sprig maple bamboo-sprig kite pad / maple wild clover turtle scatter / lotus boat kite bamboo-sprig bamboo-sprig',
    board: {
      step: 'spin',
      pictures: '/symbols/lotus-fortune.lotus.rose.-.HOUSE/',
      symbols: [
        ['bamboo-sprig', 'L3'],
        ['maple', 'L4'],
        // the hero of the cover is the best paid one
        ['lotus', 'H1'],
        ['wild', 'W'],
        ['boat', 'H3'],
        ['clover', 'L1'],
        ['kite', 'H4'],
        ['turtle', 'H2'],
        ['pad', 'L5'],
        ['scatter', 'S'],
      ].map(([id, code]) => ({ id, picture: `${code}.svg` })),
      reels: [
        [0, 1, 2],
        [1, 3, 4],
        [0, 5, 6],
        [6, 7, 0],
        [8, 9, 0],
      ],
      wins: [
        {
          symbol: 0,
          count: 3,
          line: 12,
          path: [0, 1, 0, 1, 0],
          cells: [
            [0, 0],
            [1, 1],
            [2, 0],
          ],
        },
      ],
      payout: expect.any(String),
    },
  });
  expect(details.slice(1).some((line) => 'board' in line || 'symbols' in line)).toBe(false);
});

test('a round without a result has no board', () => {
  const details = detailsOf(game, { ...proof, stake: 20_000_000n, result: null });
  expect(details.map(({ name }) => name)).toEqual(['stops', 'free-spins', 'server-seed-hash', 'client-seed', 'nonce']);
});

test('the page is told what the theme draws for the names of its reels, and the same rules as before', () => {
  const rules = game.rules() as SlotRules;
  const { theme, ...others } = rules;
  const { strips } = rules.config as LinesConfig;
  expect(others).toEqual(rulesOf('lotus-fortune'));
  const drawn = new Set(theme?.cells);
  // a coin is called by its code in every theme
  expect([...new Set(strips.flat())].filter((symbol) => !drawn.has(symbol))).toEqual(['coin']);
  expect(drawn.has('C')).toBe(true);
  expect(theme?.cells?.slice(0, 4)).toEqual(['naga', 'elephant', 'apsara', 'drum']);
  expect(theme?.symbols.slice(0, 2)).toEqual(['lotus', 'turtle']);
});
