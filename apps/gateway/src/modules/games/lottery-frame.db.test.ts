import type { LaunchResult } from '@mekong/api-client/contract/types';
import { expect, test } from 'vitest';
import { makeGames } from '../../../db/seed/builders.ts';
import { makeLotteries } from '../../../db/seed/draws.ts';
import { consoleOf } from '../../../test/console.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { PASSWORD, seedSmallWorld } from '../../../test/people.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
// a lottery of the one vendor that has pages to be framed
await makeGames(db, [{ gameId: 'coast', nodeId: 951, vendor: 'HOUSE', category: 'ELOTT' }]);
await makeLotteries(
  db,
  [{ code: 'VN', names: { EN: 'Coast' }, area: 'VN' }],
  [
    {
      code: 'coast',
      vendor: 'HOUSE',
      group: 'VN',
      kind: 'digits',
      rule: [{ prize: 'main', count: 3, min: 0, max: 9, digits: 1, isDistinct: false, isSorted: false }],
      schedule: { everyMinutes: 5, closeSeconds: 30 },
    },
  ],
);
const gateway = await testGateway(t);
const session = await gateway.login('sokha', PASSWORD);
const console = await consoleOf(gateway);

const switchVendor = (status: 'active' | 'maintenance') =>
  console.value('switchVendor', { path: { code: 'HOUSE' }, body: { status } });
const request = (view: { lottoView: 'lobby' } | { lottoView: 'betting'; lottoGameCode: string }) => ({
  body: { launchMode: 'LOTT', lottoArea: 'VN', ...view },
});
const views = [{ lottoView: 'lobby' }, { lottoView: 'betting', lottoGameCode: 'coast' }] as const;

test.each(views)('the address of the frame is given out only while its vendor is on: $lottoView', async (view) => {
  await switchVendor('maintenance');
  const underMaintenance = await gateway.call('launchGame', request(view), session);
  expect([underMaintenance.status, underMaintenance.json.error?.code]).toEqual([503, 'GAME_MAINTENANCE']);
  expect(JSON.stringify(underMaintenance.json)).not.toContain('code=');

  await switchVendor('active');
  const opened = await gateway.value<LaunchResult>('launchGame', request(view), session);
  const address = new URL(opened.gameUrl ?? '');
  expect(address.origin).toBe('http://localhost:8081');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ lottoArea: 'VN', lottoView: view.lottoView });
});
