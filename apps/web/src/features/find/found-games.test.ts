import type { GameCard } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { gameLines, holdsWords, vendorLines } from './found-games.ts';

const game: GameCard = {
  gameId: 'naga-catch',
  nodeId: 7,
  name: 'Naga Catch',
  vassalage: 'TIDAL',
  vendorName: 'Tidal',
  category: 'FISH',
  image: '/games/naga-catch.svg',
  isFav: false,
  isHot: false,
  isNew: false,
  maintenance: false,
};
const lines = (hit: { matches: { start: number; end: number }[]; matchedName?: string }) =>
  gameLines({ games: [{ game, labelName: 'Fish', ...hit }], vendors: [], totalGames: 1 }, (path) => `//img${path}`);

test('a game is a link with its vendor and the letters that match', () => {
  expect(lines({ matches: [{ start: 0, end: 4 }] })).toEqual([
    {
      key: 'game 7',
      label: 'Naga Catch',
      note: 'Tidal',
      imageUrl: '//img/games/naga-catch.svg',
      href: '/game?node=7',
      matches: [{ start: 0, end: 4 }],
    },
  ]);
});

test('a game that was found by another name shows that one too', () => {
  const [line] = lines({ matches: [{ start: 0, end: 3 }], matchedName: 'នាគ' });
  expect(line).toMatchObject({ label: 'Naga Catch', note: 'នាគ', noteMatches: [{ start: 0, end: 3 }] });
});

test('a vendor is found with its family and leads to the page where its games are', () => {
  const vendor = {
    id: 1,
    vassalage: 'TIDAL',
    name: 'Tidal',
    accountTypeId: 1,
    isHot: 0,
    gameCount: 9,
    maintenance: false,
  };
  const matches = [{ start: 0, end: 2 }];
  const lines = vendorLines({
    games: [],
    vendors: [
      { vendor, category: 'FISH', labelName: 'Fish', matches },
      { vendor, category: 'RNG', classify: 'BINGO', labelName: 'Bingo', matches, matchedName: 'ទន្លេ' },
    ],
    totalGames: 0,
  });
  expect(lines).toMatchObject([
    { label: 'Tidal', note: 'Fish', matches, href: '/fish?vendor=TIDAL' },
    { label: 'Tidal', note: 'ទន្លេ', noteMatches: matches, href: '/bingo?vendor=TIDAL' },
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
});

test.each([
  ['the words', 'naga', {}, true],
  ['one of the words', 'nagga CATCH', {}, true],
  ['the words without their marks', 'nága', {}, true],
  ['something like them', 'naha', {}, false],
  ['the words in the name it was found by', 'ナガ', { matchedName: 'ナガの網' }, true],
  ['something else in the name it was found by', 'naga', { matchedName: 'ナガの網' }, false],
])('a game that was found may hold %s', (_what, words, hit, expected) => {
  const games = [{ game, labelName: 'Fish', matches: [{ start: 0, end: 4 }], ...hit }];
  expect(holdsWords({ games, vendors: [], totalGames: 1 }, words)).toBe(expected);
});
