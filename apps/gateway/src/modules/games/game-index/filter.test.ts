import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countKinds, type GameFilter, openFirst, pickGames, plannedLast } from './filter.ts';
import { createGameIndex, type GameKind, positionOf, positionsOf, setOf } from './game-index.ts';
import { bestReturnFirst, newestFirst, usualOrder } from './orders.ts';

const VENDORS = ['1', '2', '3'] as const;
const FEATURES = ['wilds', 'jackpot', 'cascade'] as const;
const CLASSES = ['BINGO', 'COCKFIGHT'] as const;
const some = <T>(values: readonly T[]) => fc.subarray([...values]);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

interface Game extends GameKind {
  nodeId: number;
  place: number;
  rtp: number;
  minBet: bigint;
  players: number;
}

const anyGame: fc.Arbitrary<Game> = fc.record({
  nodeId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  place: fc.integer({ min: -3, max: 3 }),
  rtp: fc.constantFrom(-1, 9_001, 9_513, 9_750),
  minBet: fc.bigInt({ min: 0n, max: 3n }),
  players: fc.integer({ min: 0, max: 2 }),
  vendorId: fc.constantFrom(...VENDORS),
  category: fc.constantFrom('RNG', 'LOTT', 'ELOTT'),
  classify: fc.constantFrom(null, ...CLASSES),
  isActive: fc.boolean(),
  isPlanned: fc.boolean(),
  isNew: fc.boolean(),
  isHot: fc.boolean(),
  volatility: fc.constantFrom('low', 'medium', 'high'),
  features: some(FEATURES),
});

const anyGames = fc
  .uniqueArray(anyGame, { selector: ({ nodeId }) => nodeId, maxLength: 40 })
  .map((games) => games.toSorted((a, b) => a.nodeId - b.nodeId));

const vendorSet = some(VENDORS).map((ids): ReadonlySet<string> => new Set(ids));
const anyFilter: fc.Arbitrary<Omit<GameFilter, 'nodeId' | 'found'>> = fc.record({
  vendors: vendorSet,
  openVendors: vendorSet,
  plannedVendors: vendorSet,
  categories: maybe(some(['RNG', 'LOTT'])),
  classify: maybe(fc.record({ name: fc.constantFrom(...CLASSES), vendors: vendorSet })),
  unclassified: maybe(fc.record({ vendors: vendorSet })),
  barred: fc.constantFrom(null, 'COCKFIGHT'),
  which: fc.constantFrom('ALL', 'NEW', 'HOT'),
  features: maybe(some(FEATURES)),
  volatilities: maybe(some(['low', 'high'])),
  rtpMin: maybe(fc.constantFrom(90.01, 95.13, 96)),
  rtpMax: maybe(fc.constantFrom(95.13, 99)),
  minBetMax: maybe(fc.bigInt({ min: 0n, max: 3n })),
  playable: fc.boolean(),
});

function indexOf(games: readonly Game[]) {
  const kinds = games.map(({ nodeId: _, place: __, rtp: ___, minBet: ____, players: _____, ...kind }) => kind);
  return createGameIndex({
    nodeIds: Int32Array.from(games, ({ nodeId }) => nodeId),
    places: Int32Array.from(games, ({ place }) => place),
    rtp: Int32Array.from(games, ({ rtp }) => rtp),
    kinds,
    kindOf: Int32Array.from(kinds, (_, at) => at),
    bets: games.map(({ minBet }) => minBet),
    betOf: Int32Array.from(games, (_, at) => at),
  });
}

/** The same rules, said of one game. */
function isWanted(game: Game, filter: Omit<GameFilter, 'nodeId' | 'found'>): boolean {
  const isOpen = game.isActive && filter.openVendors.has(game.vendorId);
  const isPlanned = game.isPlanned || filter.plannedVendors.has(game.vendorId);
  const classOf = (vendors: ReadonlySet<string>, name: string) =>
    game.classify ?? (vendors.has(game.vendorId) ? name : null);
  return [
    filter.vendors.has(game.vendorId),
    filter.barred === null || game.classify !== filter.barred,
    !filter.classify || classOf(filter.classify.vendors, filter.classify.name) === filter.classify.name,
    !filter.unclassified || classOf(filter.unclassified.vendors, 'ANY') === null,
    !filter.categories || filter.categories.includes(game.category),
    filter.which === 'ALL' || (!isPlanned && (filter.which === 'NEW' ? game.isNew : game.isHot)),
    !filter.features || game.features.some((one) => filter.features?.includes(one)),
    !filter.volatilities || filter.volatilities.includes(game.volatility),
    filter.rtpMin === undefined || (game.rtp >= 0 && game.rtp >= Math.round(filter.rtpMin * 100)),
    filter.rtpMax === undefined || (game.rtp >= 0 && game.rtp <= Math.round(filter.rtpMax * 100)),
    filter.minBetMax === undefined || game.minBet <= filter.minBetMax,
    !filter.playable || isOpen,
  ].every(Boolean);
}

test('a filter leaves what its rules say of each game, in the order that is given', () => {
  fc.assert(
    fc.property(anyGames, anyFilter, (games, filter) => {
      const gameIndex = indexOf(games);
      const picked = pickGames(gameIndex, gameIndex.byPlace, { ...filter, nodeId: undefined, found: undefined });
      const expected = Array.from(gameIndex.byPlace).filter((at) => games[at] && isWanted(games[at], filter));
      expect(Array.from(picked)).toEqual(expected);
      const groups = countKinds(gameIndex, picked);
      expect(groups.reduce((sum, group) => sum + group.games, 0)).toBe(expected.length);
    }),
  );
});

test('a filter looks for one game, and among what was found', () => {
  fc.assert(
    fc.property(anyGames, fc.nat(), (games, any) => {
      const gameIndex = indexOf(games);
      const everything = { ...everyVendor, openVendors: new Set(VENDORS) };
      const filter = { ...blank, ...everything };
      const nodeId = games[any % Math.max(1, games.length)]?.nodeId;
      const position = positionOf(gameIndex, nodeId ?? 0);
      const found = setOf(gameIndex, nodeId === undefined ? [] : [position]);
      expect(Array.from(pickGames(gameIndex, gameIndex.byPlace, { ...filter, found }))).toEqual(
        nodeId ? [position] : [],
      );
      expect(Array.from(pickGames(gameIndex, gameIndex.byPlace, { ...filter, nodeId: nodeId ?? 0 }))).toEqual(
        nodeId ? [position] : [],
      );
    }),
  );
});

const blank: Pick<
  GameFilter,
  | 'categories'
  | 'classify'
  | 'unclassified'
  | 'nodeId'
  | 'which'
  | 'features'
  | 'volatilities'
  | 'rtpMin'
  | 'rtpMax'
  | 'minBetMax'
  | 'found'
> = {
  categories: undefined,
  classify: undefined,
  unclassified: undefined,
  nodeId: undefined,
  which: 'ALL',
  features: undefined,
  volatilities: undefined,
  rtpMin: undefined,
  rtpMax: undefined,
  minBetMax: undefined,
  found: undefined,
};

test('orders are those of the columns, equals by their place and number', () => {
  fc.assert(
    fc.property(anyGames, vendorSet, (games, openVendors) => {
      const gameIndex = indexOf(games);
      const by = (...keys: ((game: Game) => number)[]) =>
        games
          .map((game, at) => ({ game, at }))
          .sort((a, b) => keys.map((key) => key(a.game) - key(b.game)).find((sign) => sign !== 0) ?? a.at - b.at)
          .map(({ at }) => at);
      const played = new Map(games.flatMap(({ players }, at) => (players > 0 ? [[at, players] as const] : [])));
      const usual = usualOrder(gameIndex, played);
      const isHot = (game: Game) => -Number(game.isHot);
      const place = (game: Game) => game.place;
      const isShut = (game: Game) => Number(!(game.isActive && openVendors.has(game.vendorId)));
      expect(Array.from(usual)).toEqual(by((game) => -game.players, isHot, place));
      expect(Array.from(openFirst(gameIndex, usual, { ...blank, ...everyVendor, openVendors }))).toEqual(
        by(isShut, (game) => -game.players, isHot, place),
      );
      expect(Array.from(bestReturnFirst(gameIndex))).toEqual(by((game) => -game.rtp));
      expect(Array.from(newestFirst(gameIndex))).toEqual(
        by(
          (game) => -Number(game.isNew),
          (game) => -game.nodeId,
        ),
      );
    }),
  );
});

const everyVendor = {
  vendors: new Set<string>(VENDORS),
  plannedVendors: new Set<string>(),
  barred: null,
  playable: false,
};

test('what no server plays yet comes behind everything else, both parts in their order', () => {
  fc.assert(
    fc.property(anyGames, vendorSet, (games, plannedVendors) => {
      const gameIndex = indexOf(games);
      const filter = { ...blank, ...everyVendor, openVendors: new Set<string>(), plannedVendors };
      const isPlanned = (at: number) => Boolean(games[at]?.isPlanned || plannedVendors.has(games[at]?.vendorId ?? ''));
      const places = Array.from(gameIndex.byPlace);
      expect(Array.from(plannedLast(gameIndex, gameIndex.byPlace, filter))).toEqual([
        ...places.filter((at) => !isPlanned(at)),
        ...places.filter(isPlanned),
      ]);
    }),
  );
});

test('a game is found by its number, one that is not listed is not', () => {
  const gameIndex = { nodeIds: Int32Array.of(2, 5, 9) };
  expect([2, 5, 9].map((nodeId) => positionOf(gameIndex, nodeId))).toEqual([0, 1, 2]);
  expect([0, 3, 10].map((nodeId) => positionOf(gameIndex, nodeId))).toEqual([-1, -1, -1]);
  expect(Array.from(positionsOf(gameIndex, Int32Array.of(9, 4, 2)))).toEqual([2, 0]);
});
