import type { GamePage, GameSearch } from '@mekong/api-client/contract/types';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeGames, makeVendor } from '../../../../db/seed/builders.ts';
import { loadName } from '../../../../db/seed/load-names.ts';
import { type TestCall, testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { runs } from '../../../../test/runs.ts';
import { indexGames } from './search.repository.ts';

/** Many searches in one test; that they end is what counts here, not how soon. */
const BUSY_MACHINE_MS = 120_000;

const t = await testDb();
const db = t.db.kysely;
await makeVendor(db, { code: 'NAGA', category: 'RNG', names: { EN: 'Naga Studio', KM: 'ស្ទូឌីយោនាគរាជ' }, order: 1 });
await makeVendor(db, { code: 'TCGX', category: 'RNG', names: { EN: 'Ticktock' }, order: 2 });
await makeVendor(db, {
  code: 'ARENA',
  category: 'SPORTS',
  names: { EN: 'Rooster Arena' },
  classify: 'COCKFIGHT',
  order: 3,
});

/** Three hundred games that share the words of their names with many others. */
const names = Array.from({ length: 300 }, (_, at) => loadName(at * 17));
await makeGames(db, [
  ...names.map((own, at) => ({
    gameId: `g-${at}`,
    nodeId: 1_000 + at,
    vendor: 'NAGA',
    category: 'RNG' as const,
    names: own,
  })),
  { gameId: 'sky', nodeId: 10, vendor: 'TCGX', category: 'RNG', names: { EN: 'Sky Whale', KM: 'ត្រីបាឡែន', CN: '天鲸' } },
  { gameId: 'whale', nodeId: 11, vendor: 'TCGX', category: 'RNG', names: { EN: 'Whale' } },
  { gameId: 'whales', nodeId: 12, vendor: 'TCGX', category: 'RNG', names: { EN: 'Whalesong Bay' } },
  { gameId: 'wharf', nodeId: 13, vendor: 'TCGX', category: 'RNG', names: { EN: 'Whalf' } },
  { gameId: 'thai', nodeId: 14, vendor: 'TCGX', category: 'RNG', names: { EN: 'Rice Boat', TH: 'เรือข้าวสาวน้อย' } },
  { gameId: 'cock', nodeId: 15, vendor: 'ARENA', category: 'SPORTS', names: { EN: 'Dawn Duel' } },
]);
const gateway = await testGateway(t);

const digits = (text: string) => text.replace(/\D/g, '');
const list = (q: string, query: TestCall['query'] = {}) =>
  gateway.value<GamePage>('getGameList', { query: { language: 'EN', q, ...query } });
const found = async (q: string, query: TestCall['query'] = {}) =>
  (await list(q, query)).content.map(({ nodeId }) => nodeId);
const quick = (q: string, query: TestCall['query'] = {}) =>
  gateway.value<GameSearch>('searchGames', { query: { language: 'EN', q, ...query } });

describe('a search', () => {
  test('puts the whole name first, then its beginning, a word of it, a typo', async () => {
    expect(await found('whale')).toEqual([11, 12, 10, 13]);
  });

  test.each([
    ['Khmer, from the middle of a run', 'បាឡែន'],
    ['Khmer with a space nobody wrote', 'ត្រី បាឡែន'],
    ['Khmer with a zero-width space', 'ត្រី\u200bបាឡែន'],
    ['Khmer with a typo', 'ត្រីបាឡេន'],
    ['Chinese', '天鲸'],
    ['one Chinese letter', '鲸'],
    ['two languages at once', 'whale 天鲸'],
    ['words in another order', 'whale sky'],
    ['two words typed as one', 'skywhale'],
    ['a word torn in two', 'sky wh ale'],
    ['a slip of the finger', 'sku whale'],
    ['case, diacritics and decoration', '✨ SKŸ–Whále ✨'],
    ['marks of direction', '\u200fSky\u200e Whale'],
    ['the vendor and a word', 'ticktock sky'],
    ['the vendor with a typo and a word', 'tiktock sky'],
  ])('finds by %s', async (_what, q) => {
    expect(await found(q)).toContain(10);
  });

  test('finds Thai by a word inside, with a typo, and with its words in another order', async () => {
    for (const q of ['สาวน้อย', 'เรือข้าวสาวนอย', 'สาวน้อย เรือ']) expect(await found(q)).toContain(14);
  });

  test('counts what the list shows, and its filters hold as well', async () => {
    const page = await list('whale', { facets: 'true' });
    expect(page.totalElements).toBe(4);
    expect(page.facets?.vendors).toEqual([{ vassalage: 'TCGX', name: '123BET', count: 4 }]);
    expect(await found('whale', { vendor: 'NAGA' })).toEqual([]);
    expect(await found('whale', { sort: 'name' })).toEqual([10, 11, 12, 13]);
  });

  test('puts what no server plays yet last, however well it matches', async () => {
    const switchTo = (status: 'active' | 'planned') =>
      sql`update game set status = ${status} where node_id in (11, 12)`.execute(db);
    await switchTo('planned');
    expect(await found('whale')).toEqual([10, 13, 11, 12]);
    expect((await quick('whale')).games.map(({ game }) => game.nodeId)).toEqual([10, 13, 11, 12]);
    await switchTo('active');
    expect(await found('whale')).toEqual([11, 12, 10, 13]);
  });

  test('answers with nothing to what has no letters', async () => {
    for (const q of ['😀', '%_', '\u200f', "'"]) expect(await found(q)).toEqual([]);
  });

  test('refuses what is too long or has control characters, and says so', async () => {
    for (const q of ['x'.repeat(61), 'a\u0001b', '']) {
      const answer = await gateway.call('getGameList', { query: { q } });
      expect([answer.status, answer.json.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  test('does not find what the law of the place forbids, until it allows it', async () => {
    expect(await found('dawn duel')).toEqual([]);
    expect((await quick('rooster arena')).vendors).toEqual([]);
    await gateway.modules.settings.change('region', { cockfight: true }, { role: 'system' });
    expect(await found('dawn duel')).toEqual([15]);
    expect((await quick('rooster arena')).vendors[0]).toMatchObject({
      vendor: { vassalage: 'ARENA' },
      classify: 'COCKFIGHT',
    });
    await gateway.modules.settings.change('region', {}, { role: 'system' });
  });

  test('follows a name that was changed, whoever changed it', async () => {
    await sql`update game set names = '{"EN": "Marmalade Moon"}' where node_id = 13`.execute(db);
    await indexGames(db);
    expect(await found('marmelade')).toEqual([13]);
    await sql`update game set names = '{"EN": "Whalf"}' where node_id = 13`.execute(db);
    await indexGames(db);
    expect(await found('marmelade')).toEqual([]);
  });
});

describe('every game', () => {
  const languages = ['EN', 'KM', 'CN', 'TH', 'PT', 'AR', 'VI'] as const;
  const anyGame = fc.record({ at: fc.nat(names.length - 1), language: fc.constantFrom(...languages) });

  test(
    'is found by each of its names, first of all',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyGame, async ({ at, language }) => {
          const name = names[at]?.[language] ?? '';
          const page = await list(name, { language, pageSize: 5 });
          // a name of one game may be the beginning of another's, never the other way round
          expect(page.content[0]?.name).toBe(name);
          expect(page.content.map(({ nodeId }) => nodeId)).toContain(1_000 + at);
        }),
        { numRuns: runs(20) },
      );
    },
    BUSY_MACHINE_MS,
  );

  test(
    'of six letters or more is found with one typo in its name',
    async () => {
      const typo = fc.record({
        kind: fc.constantFrom('drop', 'double', 'change', 'swap'),
        where: fc.nat(),
        letter: fc.nat(),
      });
      await fc.assert(
        fc.asyncProperty(anyGame, typo, async ({ at, language }, { kind, where, letter }) => {
          const name = names[at]?.[language] ?? '';
          const letters = [...name];
          if (letters.length < 6) return;
          const place = where % (letters.length - 1);
          const own = letters[place] ?? '';
          const other = [...new Set(letters)][letter % new Set(letters).size] ?? '';
          const wrong = {
            drop: [],
            double: [own, own],
            change: [other],
            swap: [letters[place + 1] ?? '', own],
          }[kind];
          const typed = [
            ...letters.slice(0, place),
            ...wrong,
            ...letters.slice(place + (kind === 'swap' ? 2 : 1)),
          ].join('');
          // another number is another game
          if (digits(typed) !== digits(name)) return;
          const page = await list(typed.trim(), { language, pageSize: 100 });
          expect(page.content.map(({ nodeId }) => nodeId)).toContain(1_000 + at);
        }),
        { numRuns: runs(40) },
      );
    },
    BUSY_MACHINE_MS,
  );
});

test(
  'no text that the contract allows makes a search fail',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), async (q) => {
        for (const id of ['getGameList', 'searchGames'] as const) {
          const { status } = await gateway.call(id, { query: { q } });
          expect([200, 400]).toContain(status);
        }
      }),
      { numRuns: runs(20) },
    );
  },
  BUSY_MACHINE_MS,
);

describe('the quick search', () => {
  test('answers games and vendors together, with the places that match', async () => {
    const answer = await quick('naga');
    expect(answer.vendors[0]).toMatchObject({
      vendor: { vassalage: 'NAGA', gameCount: 300 },
      category: 'RNG',
      labelName: 'Slots',
      matches: [{ start: 0, end: 4 }],
    });
    expect(answer.games[0]).toMatchObject({ matchedName: 'Naga Studio', matches: [{ start: 0, end: 4 }] });
    expect(answer.totalGames).toBe(300);
  });

  test('says which name was found when it is not the one that is shown', async () => {
    const { games } = await quick('天鲸');
    expect(games[0]).toMatchObject({
      game: { name: 'Sky Whale' },
      labelName: 'Slots',
      matchedName: '天鲸',
      matches: [{ start: 0, end: 2 }],
    });
  });

  test('calls a vendor as the site does, and finds it by that name', async () => {
    const names = async (q: string) => (await quick(q)).vendors.map(({ vendor }) => [vendor.vassalage, vendor.name]);
    expect(await names('123bet')).toEqual([['TCGX', '123BET']]);
    expect(await names('ticktock')).toEqual([['TCGX', '123BET']]);
    await gateway.modules.settings.change('merchant', { languages: ['KM', 'EN'] }, { role: 'system' });
    expect(await names('123bet')).toEqual([]);
    expect(await names('ticktock')).toEqual([['TCGX', 'Ticktock']]);
    await gateway.modules.settings.change('merchant', {}, { role: 'system' });
  });

  test('gives as many games as asked for, and nothing for nothing', async () => {
    expect((await quick('golden', { limit: 3 })).games).toHaveLength(3);
    expect(await quick('zzzz qqqq')).toEqual({ games: [], vendors: [], totalGames: 0 });
  });
});
