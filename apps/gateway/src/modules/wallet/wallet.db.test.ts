import type { BetPage, MovementList, MovementTotals } from '@mekong/api-client/contract/types';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { consoleOf } from '../../../test/console.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { linesOfPdf } from '../../../test/pdf.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { runs } from '../../../test/runs.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import { parseMoney } from '../../kernel/money.ts';
import { payAgentBill, payBillFromUpline, transfer } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { type PostingFilter, sumFullBlocks, sumMovements } from './movements.repository.ts';
import { kindOf } from './wallet.service.ts';

const t = await testDb();
const db = t.db.kysely;
const { sokha, dara } = await seedSmallWorld(db);
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);
const list = (query: Record<string, string | number> = {}, session = sessions.member) =>
  gateway.value<MovementList>('listMovements', { query }, session);

const vendor = await vendorCaller(db, gateway, 'HOUSE');
await vendor.playRound(sessions.member, { nodeId: 101, stake: '1000.0000', payout: '3500.0000' });
const money = { member: sokha, receiver: dara, currency: 'KHR', amount: parseMoney('25') };
await post(db, transfer({ ...money, key: 'a-gift' }));

test('the movements of a member begin with the newest, each with the balance that it left', async () => {
  const { content } = await list();
  expect(content).toMatchObject([
    { kind: 'TRANSFER_OUT', amount: '-25.0000', balanceAfter: '1002475.0000' },
    { kind: 'WIN', amount: '3500.0000', balanceAfter: '1002500.0000' },
    { kind: 'BET', amount: '-1000.0000', balanceAfter: '999000.0000' },
    { kind: 'GRANT', amount: '1000000.0000', balanceAfter: '1000000.0000' },
  ]);
  expect((await list({}, sessions.agent)).content).toMatchObject([{ kind: 'TRANSFER_IN', amount: '25.0000' }, {}]);
});

test('what an agent has earned is a movement of its own kind', async () => {
  const earned = { member: dara, currency: 'KHR', amount: parseMoney('7') };
  await post(db, payAgentBill({ ...earned, bill: '4711', kind: 'DAILY' }));
  const { content } = await list({ kind: 'AGENT_BILL' }, sessions.agent);
  expect(content).toMatchObject([{ kind: 'AGENT_BILL', amount: '7.0000', billNo: '4711' }]);
  // one that the upline pays leaves its wallet as something else
  const paid = { member: 'below', payer: dara, currency: 'KHR', amount: parseMoney('3'), before: 0n };
  await post(db, payBillFromUpline({ ...paid, bill: '4712' }));
  expect(kindOf('UPLINE_BILL', 3n)).toBe('AGENT_BILL');
  const paidOn = await list({ kind: 'DOWNLINE_PAY' }, sessions.agent);
  expect(paidOn.content).toMatchObject([{ kind: 'DOWNLINE_PAY', amount: '-3.0000', billNo: '4712' }]);
});

test('a stake and its win lead to their bet, and a gift to none', async () => {
  const { content } = await list();
  const { content: bets } = await gateway.value<BetPage>('getBets', {}, sessions.member);
  const betNo = bets[0]?.betNo;
  expect(content.map((one) => one.betNo)).toEqual([undefined, betNo, betNo, undefined]);
});

test('the movements go on behind a cursor, none twice and none left out', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page: MovementList = await list({ pageSize: 1, ...(cursor ? { cursor } : {}) });
    seen.push(...page.content.map(({ no }) => no));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(['4', '3', '2', '1']);
});

test('the movements are narrowed to days and to a kind, and a cursor of one filter is none of another', async () => {
  const kinds = async (query: Record<string, string>) => (await list(query)).content.map(({ kind }) => kind);
  expect(await kinds({ kind: 'WIN' })).toEqual(['WIN']);
  expect(await kinds({ kind: 'TRANSFER_OUT' })).toEqual(['TRANSFER_OUT']);
  expect(await kinds({ kind: 'TRANSFER_IN' })).toEqual([]);
  expect(await kinds({ kind: 'OTHER' })).toEqual([]);
  const [now, day] = [Date.now(), 86_400_000];
  const at = (moment: number) => new Date(moment).toISOString();
  expect(await kinds({ from: at(now - day), to: at(now + day), kind: 'GRANT' })).toEqual(['GRANT']);
  expect(await kinds({ from: at(now - 2 * day), to: at(now - day) })).toEqual([]);
  const { nextCursor = '' } = await list({ pageSize: 1 });
  for (const query of [
    { cursor: nextCursor, kind: 'BET' },
    { from: at(now), to: at(now - day) },
    { from: at(now - 100 * day), to: at(now) },
  ]) {
    const { json } = await gateway.call('listMovements', { query }, sessions.member);
    expect(json.error?.code).toBe('VALIDATION_FAILED');
  }
});

test('an operator reads the movements of a member as the member does, and it stands once in the audit trail', async () => {
  const console = await consoleOf(gateway, { role: 'support' });
  const read = (query: Record<string, string | number> = {}, id = sokha) =>
    console.value<MovementList>('listMemberMovements', { path: { id }, query });
  const first = await read({ pageSize: 3 });
  const { content } = await read({ pageSize: 3, cursor: first.nextCursor ?? '' });
  expect([...first.content, ...content]).toEqual((await list()).content);
  expect((await read({ kind: 'WIN' })).content).toMatchObject([{ kind: 'WIN', amount: '3500.0000' }]);
  const looks = await gateway.modules.audit.newest({ action: 'member-money.viewed', limit: 5 });
  expect(looks.map(({ object }) => object)).toEqual(['sokha', 'sokha']);
  const nobody = await console.call('listMemberMovements', { path: { id: '999999' } });
  expect(nobody.json.error?.code).toBe('NOT_FOUND');
  // what one list goes on by is refused by another
  const other = { path: { id: dara }, query: { cursor: first.nextCursor ?? '' } };
  expect((await console.call('listMemberMovements', other)).json.error?.code).toBe('VALIDATION_FAILED');
});

test('the sums are those of the whole filter, and not of a page', async () => {
  const day = 86_400_000;
  const [from, to] = [Date.now() - day, Date.now() + day].map((moment) => new Date(moment).toISOString()) as [
    string,
    string,
  ];
  const totals = (query: Record<string, string> = {}) =>
    gateway.value<MovementTotals>('getMovementTotals', { query: { from, to, ...query } }, sessions.member);
  expect(await totals()).toEqual({
    currency: 'KHR',
    count: 4,
    credit: '1003500.0000',
    debit: '1025.0000',
    net: '1002475.0000',
  });
  expect(await totals({ kind: 'BET' })).toMatchObject({ count: 1, credit: '0.0000', debit: '1000.0000' });
  expect(await totals({ kind: 'GRANT' })).toMatchObject({ count: 1, credit: '1000000.0000' });
  expect(await totals({ to: new Date(Date.now() - day / 2).toISOString() })).toMatchObject({ count: 0 });
  const document = await gateway.call('getMovementsPdf', { query: { from, to } }, sessions.member);
  const lines = linesOfPdf(document.bytes).flat();
  const { content } = await list();
  for (const { betNo } of content) if (betNo) expect(lines).toContain(betNo);
  expect(lines.slice(-4, -2)).toEqual(['1,025.00', '1,003,500.00']);
});

test('the number of the first entry of a moment is found by halving', async () => {
  const { rows } = await sql<{ seq: string; found: string; behind: string }>`
    select e.seq, ledger_seq_at(e.account_id, p.created_at) as found,
           ledger_seq_at(e.account_id, p.created_at + interval '1 microsecond') as behind
      from entry e join posting p on p.id = e.posting_id join ledger_account a on a.id = e.account_id
     where a.owner = ${sokha} and a.kind = 'MAIN' order by e.seq`.execute(db);
  expect(rows.map(({ found }) => found)).toEqual(['1', '2', '3', '4']);
  expect(rows.map(({ behind }) => behind)).toEqual(['2', '3', '4', '5']);
});

test('the movements of a trial account are refused, and reading them moves nothing', async () => {
  const answer = await gateway.call('listMovements', {}, sessions.trial);
  expect(answer.json.error?.code).toBe('AUTH_TRIAL_BLOCKED');
  expect((await verifyLedger(db)).ok).toBe(true);
});

test('the sums of a period are those of its entries, whether their blocks are summed up or not', async () => {
  const start = Date.UTC(2026, 0, 5);
  const minute = 60_000;
  const kinds = ['BET', 'SETTLE_WON', 'BET', 'UPLINE_BILL', 'GRANT'];
  // an entry a minute, each begun up to four minutes before its turn: in that order, their time is not quite that of their numbers
  const entries = Array.from({ length: 3_300 }, (_, n) => ({
    at: start + (n - ((n * 7) % 5)) * minute,
    kind: kinds[(n * 3) % 5] ?? '',
    amount: (n % 3 === 0 ? -1 : 1) * (100 + n),
  }));
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`
      with account as (
        insert into ledger_account (kind, owner, currency, balance, floor, seq)
          values ('MAIN', 'slow', 'KHR', 0, 0, ${entries.length}) returning id
      ), one as (
        select n, at, kind, amount from unnest(${entries.map(({ at }) => new Date(at))}::timestamptz[],
          ${entries.map(({ kind }) => kind)}::text[],
          ${entries.map(({ amount }) => amount)}::bigint[]) with ordinality as one (at, kind, amount, n)
      ), made as (
        insert into posting (key, kind, ref, member, currency, body_hash, created_at)
          select 'slow:' || n, kind, 'slow', 'slow', 'KHR', ''::bytea, at from one returning id, key
      )
      insert into entry (account_id, seq, posting_id, leg, amount, balance_after)
        select account.id, one.n, made.id, 1, one.amount, 0
          from account cross join one join made on made.key = 'slow:' || one.n`.execute(connection);
    await sql`set session_replication_role = default`.execute(connection);
  });
  const minutes = fc.oneof(
    fc.integer({ min: -10, max: 3_310 }),
    fc.tuple(fc.nat(3), fc.integer({ min: -9, max: 9 })).map(([block, beside]) => block * 1_000 + beside),
  );
  const edge = fc.option(minutes, { nil: undefined });
  const filters: readonly (PostingFilter | undefined)[] = [
    undefined,
    { kinds: ['BET'] },
    { kinds: ['SETTLE_WON'] },
    { kinds: ['UPLINE_BILL'], sign: -1 },
    { kinds: ['GRANT'] },
  ];
  const chosen = fc.constantFrom(...filters);
  const sum = (amounts: number[]) => String(amounts.reduce((total, amount) => total + amount, 0));
  const sumsAreRight = () =>
    fc.assert(
      fc.asyncProperty(edge, edge, chosen, async (first, last, postings) => {
        const at = (count: number | undefined) => (count === undefined ? undefined : new Date(start + count * minute));
        const [from, to] = [at(first), at(last)];
        const inside = entries
          .filter(({ at: time }) => (!from || time >= from.getTime()) && (!to || time < to.getTime()))
          .filter(({ kind }) => !postings || postings.kinds.includes(kind))
          .map(({ amount }) => amount)
          .filter((amount) => !postings?.sign || amount < 0);
        expect(await sumMovements(db, { memberId: 'slow', currency: 'KHR' }, { from, to, postings })).toEqual({
          count: inside.length,
          credit: sum(inside.filter((amount) => amount > 0)),
          debit: sum(inside.filter((amount) => amount < 0).map((amount) => -amount)),
        });
      }),
      { numRuns: runs(40) },
    );
  await sumsAreRight();
  await sumFullBlocks(db);
  const { rows } = await sql<{ count: number }>`select sum(count)::int4 as count from movement_sum`.execute(db);
  expect(rows).toEqual([{ count: 3_000 }]);
  await sumsAreRight();
  // twice is as good as once
  await sumFullBlocks(db);
  await sumsAreRight();
});
