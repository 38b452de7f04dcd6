import type { InboxList } from '@mekong/api-client/contract/types';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { contractWorld, flatOffer, zone } from '../../../test/contracts.ts';
import { type TestSession, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { cheapHash, PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { takeSeat } from '../../../test/seat.ts';
import { settlementTools } from '../../../test/settlement.ts';
import { windowOf } from '../../kernel/jobs/calendar.ts';
import { type InboxChanged, inboxChanged } from '../messages/inbox/inbox.port.ts';
import { sequenceResults } from '../results/sequencer.ts';
import { payDueBills } from './settlement/pay.ts';

const t = await testDb();
const db = t.db.kysely;
const { dara, sokha } = await seedSmallWorld(db);
const rithy = await makeMember(db, {
  username: 'rithy',
  passwordHash: await cheapHash(PASSWORD),
  type: 1,
  uplineId: dara,
});
const world = await contractWorld(t);
const gateway = await testGateway(t);
const tools = settlementTools(db);
const heard: InboxChanged[] = [];
let leave = async () => {};
let up: TestSession;
let down: TestSession;

beforeAll(async () => {
  [up, down] = [await gateway.login('dara', PASSWORD), await gateway.login('rithy', PASSWORD)];
  leave = await t.notifier.subscribe(inboxChanged, (change) => heard.push(change));
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => leave());

/** Waits until open pages are told, and reads what the newest message says. */
async function newsOf(memberId: string, session: TestSession) {
  await expect.poll(() => heard).toContainEqual({ memberId, isNew: true });
  const asked = { query: { kind: 'SYSTEM' }, headers: { Language: 'EN' } };
  const { content } = await gateway.value<InboxList>('listInbox', asked, session);
  return { title: content[0]?.title, page: content[0]?.link?.page };
}

/** Has a player below dara bet at a moment, settles the window and pays for it. */
async function earn(kind: 'DAILY' | 'HOURLY', period: 'day' | 'hour') {
  await world.put({
    kind,
    uplineId: null,
    downlineId: dara,
    rate: '0.01',
    from: new Date(Date.now() - 9 * 86_400_000),
  });
  const seat = await takeSeat(db, { vendor: 'HOUSE', gameId: 'lotus-fortune', memberId: sokha });
  const at = new Date(Date.now() - 3 * 86_400_000);
  await tools.play(seat, '1000', '0', at);
  await sequenceResults(db, zone);
  const { start, end } = windowOf(period, at, zone);
  await tools.settle(kind, period, start, end);
  await payDueBills(db);
}

test('a contract that is offered is told to open pages of its receiver, and by a message', async () => {
  await world.put({ kind: 'REALTIME', uplineId: null, downlineId: dara, rate: '0.01' });
  const offer = { downline: 'rithy', kind: 'REALTIME', gameType: 'ALL', terms: flatOffer('REALTIME', '0.002') };
  await gateway.value('offerAgentContract', { body: offer }, up);
  expect(await newsOf(rithy, down)).toEqual({ title: 'A contract waits for you', page: 'contracts' });
});

test('a bill that is paid is told to its agent, and leads to it', async () => {
  await earn('DAILY', 'day');
  expect(await newsOf(dara, up)).toEqual({ title: 'Your bill was paid', page: 'agentRevenueReport' });
});

test('somebody who joins by a link is told to its agent', async () => {
  const body = { username: 'kosal88', password: 'Sraom-Neak#77', affiliateCode: 'DARA2026CODE0001' };
  const agreed = { agreement: { version: '2026-01', accepted: true }, ageConfirmed: true, login: false };
  await gateway.value('registerMember', { body: { ...body, ...agreed } });
  expect((await newsOf(dara, up)).page).toBe('downlineManagmentView');
});

test('wages that are paid by the hour send no message each time: the wallet says so, and their page looks', async () => {
  const count = async () =>
    (await db.selectFrom('inbox_message').select('id').where('member_id', '=', dara).execute()).length;
  const before = await count();
  await earn('HOURLY', 'hour');
  expect(await db.selectFrom('agent_bill').select('state').where('kind', '=', 'HOURLY').execute()).toEqual([
    { state: 'ISSUED' },
  ]);
  expect(await count()).toBe(before);
});
