import { expect, test } from 'vitest';
import { detailsOf } from '../core/rounds.view.ts';
import { games } from '../games.ts';

const game = games.find('HOUSE', 'lotus-fortune');
if (!game) throw new Error('There is no Lotus Fortune.');

const proof = { jackpots: null, server_seed_hash: 'ab', client_seed: 'c', nonce: 7 };

test('a round tells its board by the ids of symbols, reel by reel, with the lines that pay', () => {
  const details = detailsOf(game, { ...proof, stake: 20_000_000n, result: [[0, 0, 0, 0, 0]] });
  expect(details[0]).toEqual({
    name: 'board',
    value: 'queen jack queen drum ten / jack lotus ace elephant lantern / naga apsara drum queen queen',
    board: {
      step: 'spin',
      pictures: '/symbols/house/',
      symbols: ['queen', 'jack', 'naga', 'lotus', 'apsara', 'ace', 'drum', 'elephant', 'ten', 'lantern'].map((id) => ({
        id,
        picture: `${id}.svg`,
      })),
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
