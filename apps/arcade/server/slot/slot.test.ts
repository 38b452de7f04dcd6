import { expect, test } from 'vitest';
import { detailsOf } from '../core/rounds.view.ts';
import { games } from '../games.ts';

const game = games.find('HOUSE', 'lotus-fortune');
if (!game) throw new Error('There is no Lotus Fortune.');

test('the rows of a round name their symbols by ids, reel by reel', () => {
  const round = { result: [[0, 0, 0, 0, 0]], jackpots: null, server_seed_hash: 'ab', client_seed: 'c', nonce: 7 };
  const details = detailsOf(game, round);
  expect(details.slice(0, 3)).toEqual([
    { name: 'row-1', value: 'queen jack queen drum ten', symbols: ['queen', 'jack', 'queen', 'drum', 'ten'] },
    {
      name: 'row-2',
      value: 'jack lotus ace elephant lantern',
      symbols: ['jack', 'lotus', 'ace', 'elephant', 'lantern'],
    },
    { name: 'row-3', value: 'naga apsara drum queen queen', symbols: ['naga', 'apsara', 'drum', 'queen', 'queen'] },
  ]);
  expect(details.slice(3).some((line) => 'symbols' in line)).toBe(false);
});

test('a round without a result has no rows', () => {
  const details = detailsOf(game, { result: null, jackpots: null, server_seed_hash: 'ab', client_seed: 'c', nonce: 7 });
  expect(details.map(({ name }) => name)).toEqual(['stops', 'free-spins', 'server-seed-hash', 'client-seed', 'nonce']);
});
