import type { GameCard, GamePage, GameSearch } from '@mekong/api-client/contract/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeVendor } from '../../../db/seed/builders.ts';
import { consoleOf } from '../../../test/console.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
// answers are kept for longer than anybody waits here: only being told ends them
const gateway = await testGateway(t, { sharedAnswerSeconds: 600 });
const sessions = await logInAll(gateway);
const console = await consoleOf(gateway);

const IN_TIME = { timeout: 20_000 };
const putVendor = (body: object) => console.value('switchVendor', { path: { code: 'HOUSE' }, body });
const putGame = (status: string) => console.value('switchGame', { path: { nodeId: '101' }, body: { status } });
const launch = (nodeId: number) =>
  gateway.call(
    'launchGame',
    { body: { nodeId, vassalage: 'HOUSE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } },
    sessions.member,
  );
/** What a visitor reads; the second asking shows that the answer is one of those that are kept. */
const english = (query: object = {}) => ({ query: { language: 'EN', ...query } });
const isClosedInList = async (nodeId: number) =>
  (await gateway.value<GamePage>('getGameList', english({ nodeId }))).content[0]?.maintenance;
const isClosedInSearch = async () =>
  (await gateway.value<GameSearch>('searchGames', english({ q: 'lotus fortune' }))).games.map(
    ({ game }) => game.maintenance,
  );
const isClosedAmongHot = async () =>
  (await gateway.value<{ list: GameCard[] }>('getHotGames', english())).list.find(({ nodeId }) => nodeId === 101)
    ?.maintenance;

beforeEach(async () => {
  await putVendor({ status: 'active' });
  await putGame('active');
});

describe('a vendor that is put under maintenance', () => {
  test('is so in lists, search and launch within ten seconds, and open again as fast', async () => {
    expect([await isClosedInList(101), await isClosedInSearch(), await isClosedAmongHot()]).toEqual([
      false,
      [false],
      false,
    ]);
    await putVendor({ status: 'maintenance' });
    expect((await launch(101)).json.error?.code).toBe('GAME_MAINTENANCE');
    await expect.poll(() => isClosedInList(101), IN_TIME).toBe(true);
    await expect.poll(isClosedInSearch, IN_TIME).toEqual([true]);
    await expect.poll(isClosedAmongHot, IN_TIME).toBe(true);
    await putVendor({ status: 'active' });
    expect((await launch(101)).status).toBe(200);
    await expect.poll(() => isClosedInList(101), IN_TIME).toBe(false);
  });

  test('tells when it is expected back, until another time is said or it is open again', async () => {
    for (const until of ['2090-01-01T00:00:00.000Z', '2091-01-01T00:00:00.000Z']) {
      await putVendor({ status: 'maintenance', until });
      expect((await launch(101)).json.error?.params.until).toBe(until);
    }
    await putVendor({ status: 'active' });
    await putVendor({ status: 'maintenance' });
    expect((await launch(101)).json.error?.params).not.toHaveProperty('until');
  });

  test('is opened again after the time it was expected back', async () => {
    await putVendor({ status: 'maintenance' });
    await db
      .updateTable('vendor')
      .set({ maintenance_until: new Date(0) })
      .where('code', '=', 'HOUSE')
      .execute();
    await putVendor({ status: 'active' });
    expect((await launch(101)).status).toBe(200);
  });

  test('takes no new round, and pays out the one that is open', async () => {
    const vendor = await vendorCaller(db, gateway, 'HOUSE');
    const opened = (await vendor.open(sessions.agent, 102)).json.value as Record<string, string>;
    const { playerId, gameToken, gameId, currency } = opened;
    const bet = (n: number) =>
      vendor.call('vendorBet', {
        ...{ playerId, gameToken, gameId, currency },
        ...{ roundId: `open-${n}`, transactionId: `open-${n}-bet`, amount: '100.0000' },
      });
    expect((await bet(1)).status).toBe(200);
    await putVendor({ status: 'maintenance' });
    expect((await bet(2)).json.error?.code).toBe('GAME_MAINTENANCE');
    const about = { playerId, gameId, roundId: 'open-1' };
    const win = { transactionId: 'open-1-win', betTransactionId: 'open-1-bet', amount: '250.0000', currency };
    expect((await vendor.call('vendorWin', { ...about, ...win })).status).toBe(200);
    expect((await vendor.call('vendorEndRound', about)).status).toBe(200);
  });
});

test('a game under maintenance closes no other game of its vendor', async () => {
  expect(await isClosedInList(101)).toBe(false);
  await putGame('maintenance');
  expect((await launch(101)).json.error?.code).toBe('GAME_MAINTENANCE');
  expect((await launch(102)).status).toBe(200);
  await expect.poll(() => isClosedInList(101), IN_TIME).toBe(true);
});

test('what no server plays yet cannot be switched', async () => {
  await makeVendor(db, { code: 'SOON', category: 'FISH', status: 'planned' });
  const answer = await console.call('switchVendor', { path: { code: 'SOON' }, body: { status: 'active' } });
  expect(answer.json.error?.code).toBe('GAME_NOT_FOUND');
});
