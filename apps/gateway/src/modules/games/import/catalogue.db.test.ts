import { vendors } from '@mekong/catalogue/vendors';
import { writtenGames } from '@mekong/catalogue/written-games';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../../../../test/harness.ts';
import { listAudit } from '../../../kernel/audit/audit.repository.ts';
import { parseMoney } from '../../../kernel/money.ts';
import { parseCatalogue } from './catalogue-file.ts';
import { importCatalogue } from './catalogue-import.ts';

const t = await testDb();
const db = t.db.kysely;
const houseSlots = writtenGames.filter(({ vendor }) => vendor === 'HOUSE');
const house = parseCatalogue(
  JSON.stringify({
    vendors: vendors
      .filter(({ code }) => code === 'HOUSE')
      .map(({ isHot, order, ...vendor }) => ({ ...vendor, hot: isHot, place: order })),
    games: houseSlots.map(({ isHot, isNew, ...game }, place) => ({
      ...game,
      hot: isHot,
      new: isNew,
      place: place + 1,
    })),
  }),
);
const operator = 'sophea';
const [lotus] = house.games;
if (!lotus) throw new Error('The house has games.');
const withLotus = (changes: object) =>
  parseCatalogue(JSON.stringify({ games: [{ ...lotus, ...changes }], vendors: house.vendors }));

const vendorNamed = (names: object, more: object = {}) =>
  JSON.stringify({ vendors: [{ code: 'ACME', names, category: 'RNG', accountTypeId: 7, place: 1, ...more }] });

beforeEach(async () => {
  await db.deleteFrom('game').execute();
  await db.deleteFrom('vendor').execute();
});

describe('an import', () => {
  test('makes vendors and games that are found at once, and says so in the audit', async () => {
    const diff = await importCatalogue(db, house, { operator });
    expect(diff).toMatchObject({ added: 1 + house.games.length, changed: 0, unchanged: 0 });
    expect(diff.lines.slice(0, 2)).toEqual(['+ vendor HOUSE', '+ game 100001 (HOUSE lotus-fortune)']);
    const searchable = await db.selectFrom('game_search').select('terms').execute();
    expect(searchable).toHaveLength(house.games.length);
    expect(searchable.every(({ terms }) => terms !== null)).toBe(true);
    const [row] = await listAudit(db, { action: 'catalogue.imported', limit: 1 });
    expect(row).toMatchObject({
      ...{ actorId: operator, actorRole: 'command' },
      detail: { before: {}, after: {}, added: 1 + house.games.length, changed: 0 },
    });
  });

  test('changes nothing and says nothing the second time', async () => {
    await importCatalogue(db, house, { operator });
    expect(await importCatalogue(db, house, { operator })).toEqual({
      lines: [],
      changes: [],
      added: 0,
      changed: 0,
      unchanged: 1 + house.games.length,
    });
  });

  test('names each field that it changes, and leaves the status to operators unless the file says one', async () => {
    await importCatalogue(db, house, { operator });
    await db.updateTable('game').set({ status: 'maintenance' }).where('node_id', '=', 100001).execute();
    const names = { ...lotus.names, EN: 'Lotus Luck' };
    const diff = await importCatalogue(db, withLotus({ names, minBet: '700.0000', hot: false }), { operator });
    expect(diff.lines).toEqual([
      '~ game 100001 (HOUSE lotus-fortune) names.EN: Lotus Fortune -> Lotus Luck',
      '~ game 100001 (HOUSE lotus-fortune) is_hot: true -> false',
      '~ game 100001 (HOUSE lotus-fortune) min_bet: 500.0000 -> 700.0000',
    ]);
    expect((await listAudit(db, { action: 'catalogue.imported', limit: 1 }))[0]?.detail).toEqual({
      before: {
        'game 100001 (HOUSE lotus-fortune) names.EN': 'Lotus Fortune',
        'game 100001 (HOUSE lotus-fortune) is_hot': 'true',
        'game 100001 (HOUSE lotus-fortune) min_bet': '500.0000',
      },
      after: {
        'game 100001 (HOUSE lotus-fortune) names.EN': 'Lotus Luck',
        'game 100001 (HOUSE lotus-fortune) is_hot': 'false',
        'game 100001 (HOUSE lotus-fortune) min_bet': '700.0000',
      },
      added: 0,
      changed: 1,
    });
    const stored = () => db.selectFrom('game').selectAll().where('node_id', '=', 100001).executeTakeFirstOrThrow();
    expect(await stored()).toMatchObject({ names, min_bet: String(parseMoney('700.0000')), status: 'maintenance' });
    await importCatalogue(db, withLotus({ status: 'off' }), { operator });
    expect((await stored()).status).toBe('off');
  });

  test('writes nothing in a dry run and tells the same', async () => {
    const dry = await importCatalogue(db, house, { operator, dryRun: true });
    expect(await db.selectFrom('vendor').select('code').execute()).toEqual([]);
    expect(dry).toEqual(await importCatalogue(db, house, { operator }));
  });

  test.each([
    [{ vendor: 'NOBODY' }, /there is no vendor NOBODY/],
    [{ nodeId: 100002 }, /has lotus-fortune already, as number 100001/],
  ])('takes all of a file or nothing: %j', async (changes, problem) => {
    await importCatalogue(db, house, { operator });
    const wrong = parseCatalogue(
      JSON.stringify({
        games: [
          { ...house.games[1], hot: false },
          { ...lotus, ...changes },
        ],
      }).replace('"nodeId":100002,"gameId":"apsara', '"nodeId":100102,"gameId":"apsara-x'),
    );
    await expect(importCatalogue(db, wrong, { operator })).rejects.toThrow(problem);
    expect(await db.selectFrom('game').select('node_id').where('node_id', '=', 100102).execute()).toEqual([]);
  });
});

describe('a catalogue file', () => {
  test.each([
    [vendorNamed({ EN: 'Acme', XX: 'Acme' }), /^vendors\.0\.names\.XX: no language has this code/],
    [vendorNamed({ EN: 'Ac\u0000me' }), /^vendors\.0\.names\.EN: it holds a control character/],
    [vendorNamed({ EN: 'Ac\u202eme' }), /^vendors\.0\.names\.EN: it holds a control character/],
    [vendorNamed({ EN: 'Acme' }, { code: 'A' }), /^vendors\.0\.code: a code of /],
    [vendorNamed({ EN: 'Acme' }, { accountTypeId: 3_000_000_000 }), /^vendors\.0\.accountTypeId: Too big/],
    ['{', /The file is not JSON/],
    ['{"vendors":[{"code":"house"}]}', /^vendors\.0\.code: a code of 2 to 20 capital letters/],
    [JSON.stringify({ games: [{ ...lotus, names: { KM: 'x' } }] }), /^games\.0\.names: the English name is missing/],
    [JSON.stringify({ games: [{ ...lotus, minBet: '5' }] }), /^games\.0\.minBet: an amount with four places/],
    [JSON.stringify({ games: [{ ...lotus, colour: 'red' }] }), /^games\.0: /],
    [
      JSON.stringify({ games: [lotus, { ...lotus, gameId: 'other' }] }),
      /^games\.1: the nodeId 100001 is that of games\.0/,
    ],
  ])('is refused with the place and the reason: %s', (text, problem) => {
    expect(() => parseCatalogue(text)).toThrow(problem);
  });
});
