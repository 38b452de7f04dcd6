import { randomUUID } from 'node:crypto';
import type { GameReportReceipt, LaunchResult } from '@mekong/api-client/contract/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import { purgeReports } from './reports.repository.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
const gateway = await testGateway(t, { rateLimitScale: 1 });
const sessions = await logInAll(gateway);
beforeEach(() => db.deleteFrom('game_report').execute());

const text = 'The reels stopped in the middle of a free spin.';
const requestOf = (change: object = {}) => ({
  nodeId: 101,
  kind: 'STUCK',
  text,
  requestKey: randomUUID(),
  ...change,
});
const report = (change: object = {}, session: object = sessions.member) =>
  gateway.call('reportGame', { body: requestOf(change) }, session);
const rows = () => db.selectFrom('game_report').selectAll().orderBy('id').execute();

describe('a report', () => {
  test.each(['member', 'trial', 'agent'] as const)('of a %s is kept and answers a ticket', async (role) => {
    const answer = await report({}, sessions[role]);
    expect(answer.status, answer.text).toBe(200);
    const { ticket } = answer.json.value as GameReportReceipt;
    expect(ticket).toMatch(/^G-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(await rows()).toMatchObject([{ ticket, kind: 'STUCK', body: text, status: 'OPEN' }]);
  });

  test('of a visitor is refused', async () => {
    expect((await report({}, {})).json.error?.code).toBe('AUTH_TOKEN_MISSING');
    expect(await rows()).toEqual([]);
  });

  test('carries the session and the last rounds of this player in this game, which the page does not send', async () => {
    const vendor = await vendorCaller(db, gateway, 'HOUSE');
    await vendor.playRound(sessions.member, { nodeId: 101, stake: '100.0000', payout: '0.0000' });
    await vendor.playRound(sessions.agent, { nodeId: 101, stake: '100.0000', payout: '0.0000' });
    await vendor.playRound(sessions.member, { nodeId: 102, stake: '100.0000', payout: '0.0000' });
    const launch = await gateway.value<LaunchResult>(
      'launchGame',
      { body: { nodeId: 101, vassalage: 'HOUSE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } },
      sessions.member,
    );
    await report();
    const [row] = await rows();
    expect(row?.game_session_id).toBe(launch.gameSessionId);
    const played = await db
      .selectFrom('round')
      .select('round_id')
      .where('game_id', '=', 'lotus-fortune')
      .where('member_id', '=', String(row?.member_id))
      .execute();
    expect(row?.round_ids).toEqual(played.map((round) => round.round_id));
    expect(row?.round_ids).toHaveLength(1);
  });

  test('sent twice is one report with one ticket, also when both are on their way at once', {
    tags: ['race'],
  }, async () => {
    const requestKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => report({ requestKey })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    // the same key of somebody else is another report
    const other = await report({ requestKey }, sessions.agent);
    expect(other.json.value).not.toEqual(answers[0]?.json.value);
  });

  test('can be about a game that was switched off, and not about one that never was', async () => {
    expect((await report({ nodeId: 402 })).status).toBe(200);
    expect((await report({ nodeId: 9_999 })).json.error?.code).toBe('GAME_NOT_FOUND');
  });

  test.each([
    ['is too short', { text: 'short' }],
    ['is nine signs and blanks', { text: `${' '.repeat(10)}123456789` }],
    ['is five faces that count twice in UTF-16', { text: `     ${'😀'.repeat(5)}` }],
    ['is too long', { text: 'x'.repeat(501) }],
    ['is of no known kind', { kind: 'BORED' }],
    ['has no key', { requestKey: 'again' }],
    ['names a session itself', { gameSessionId: '1' }],
  ])('is refused when it %s', async (_name, change) => {
    expect((await report(change)).json.error?.code).toBe('VALIDATION_FAILED');
    expect(await rows()).toEqual([]);
  });

  test('is refused after six within an hour, with the time to wait; others still can', async () => {
    for (let n = 0; n < 6; n++) await db.insertInto('game_report').values(stored(n)).execute();
    const seventh = await report();
    expect(seventh.json.error).toMatchObject({ code: 'RATE_LIMITED', params: { retryAfter: expect.any(Number) } });
    expect((await report({}, sessions.agent)).status).toBe(200);
    await db
      .updateTable('game_report')
      .set({ created_at: new Date(Date.now() - 3_601_000) })
      .execute();
    expect((await report()).status).toBe(200);
  });
});

const sokha = await db.selectFrom('member').select('id').where('username', '=', 'sokha').executeTakeFirstOrThrow();
const stored = (n: number) => ({
  ticket: `G-AAAA-AAA${n + 2}`,
  member_id: sokha.id,
  request_key: randomUUID(),
  node_id: 101,
  kind: 'STUCK' as const,
  body: text,
  game_session_id: null,
});

test('a report is kept for 180 days after it was dealt with, and as long as nobody has', async () => {
  const { id: member } = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'sokha')
    .executeTakeFirstOrThrow();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const row = (ticket: string, closed: number | undefined) => ({
    ...{ ticket, member_id: member, request_key: randomUUID(), node_id: 101, kind: 'STUCK' as const, body: text },
    created_at: daysAgo(400),
    ...(closed === undefined ? {} : { status: 'CLOSED' as const, closed_at: daysAgo(closed) }),
  });
  await db
    .insertInto('game_report')
    .values([row('G-OPEN-OPEN', undefined), row('G-NEWL-NEWL', 179), row('G-LONG-LONG', 181)])
    .execute();
  await purgeReports(db);
  expect((await rows()).map(({ ticket }) => ticket)).toEqual(['G-OPEN-OPEN', 'G-NEWL-NEWL']);
});
