/** Why this file stays whole: one team and its books are what every table of its agent is held to. */
import { randomUUID } from 'node:crypto';
import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import type { AgentBillDetail, AgentIncome } from '@mekong/api-client/contract/types';
import { formatMoney as sayMoney } from '@mekong/i18n/formats/money';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { payIn } from '../../../db/seed/pay-in.ts';
import { contractWorld, flatTerms, ip, zone } from '../../../test/contracts.ts';
import { creditWorld } from '../../../test/credit.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { linesOfPdf } from '../../../test/pdf.ts';
import { cheapHash, PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { takeSeat } from '../../../test/seat.ts';
import { policies, settlementTools } from '../../../test/settlement.ts';
import type { SignedIn } from '../../contract/actor.ts';
import { localDay } from '../../kernel/days.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { windowOf } from '../../kernel/jobs/calendar.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { transfer } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import type { ContractKind } from '../agent-contracts/machine.ts';
import { createCorrections } from '../agent-contracts/settlement/corrections.service.ts';
import { payDueBills } from '../agent-contracts/settlement/pay.ts';
import { insertAccount } from '../cashier/accounts/account.repository.ts';
import { sequenceResults } from '../results/sequencer.ts';

const DAY_MS = 86_400_000;
const t = await testDb();
const db = t.db.kysely;
const { dara, sokha } = await seedSmallWorld(db);
const passwordHash = await cheapHash(PASSWORD);
const person = (username: string, type: 0 | 1, uplineId?: string) =>
  makeMember(db, { username, passwordHash, type, uplineId, balance: parseMoney('100000') });
// dara > sokha, rithy > chanmony, bopha, veasna > phalla; pisey beside them
const rithy = await person('rithy', 1, dara);
const chan = await person('chanmony', 0, rithy);
const bopha = await person('bopha', 0, rithy);
const veasna = await person('veasna', 1, rithy);
const phal = await person('phalla', 0, veasna);
const pisey = await person('pisey', 1);
const gateway = await testGateway(t);
const tools = settlementTools(db);

/** A moment whose half month is over, and all kinds of windows that it lies in. */
const past = new Date(Date.now() - 20 * DAY_MS);
const now = Date.now();
const moments = { from: new Date(now - 60 * DAY_MS).toISOString(), to: new Date(now + DAY_MS).toISOString() };
const days = { from: localDay(new Date(moments.from), zone), to: localDay(new Date(now), zone) };
const kinds = ['DIVIDEND', 'DAILY', 'DAILY_MR', 'HOURLY', 'REALTIME'] as const;

beforeAll(async () => {
  const world = await contractWorld(t);
  const from = new Date(now - 50 * DAY_MS);
  for (const kind of kinds)
    for (const [uplineId, downlineId, share] of [
      [null, dara, '0.05'],
      [dara, rithy, '0.01'],
    ] as const)
      await world.put({ kind, uplineId, downlineId, from, terms: flatTerms(kind, share) });
  const seats = new Map<string, Awaited<ReturnType<typeof takeSeat>>>();
  for (const memberId of [sokha, rithy, chan, bopha, phal])
    seats.set(memberId, await takeSeat(db, { vendor: 'HOUSE', gameId: 'lotus-fortune', memberId }));
  const play = (memberId: string, stake: string, loss: string, at?: Date) => {
    const seat = seats.get(memberId);
    if (!seat) throw new Error('no seat');
    return tools.play(seat, stake, loss, at);
  };
  let from5 = new Date(now - 300_000);
  /** Settles all kinds: the windows of the past, and in real time what was booked since the last time. */
  const settleAll = async () => {
    await sequenceResults(db, zone);
    const { bookedAt } = await sequenceResults(db, zone);
    for (const kind of kinds) {
      const { period } = flatTerms(kind, '0.01');
      const { start, end } = kind === 'REALTIME' ? { start: from5, end: bookedAt } : windowOf(period, past, zone);
      await tools.settle(kind, period, start, end);
    }
    from5 = bookedAt;
    await payDueBills(db);
  };
  // a day of everybody, by amounts of which no share is cut
  const taken = await play(sokha, '200', '200', past);
  await play(sokha, '1000', '600', past);
  await play(chan, '500', '500', past);
  await play(bopha, '300', '-400', past);
  await play(phal, '400', '100', past);
  await play(rithy, '100', '100', past);
  await play(sokha, '700', '700');
  await play(phal, '100', '-100');
  const { win } = seats.get(chan) ?? {};
  await win?.(`promo-${randomUUID()}`, parseMoney('25'), { promo: true });
  await settleAll();
  // later: a bet of then is taken back, another one becomes known, and one of now is cancelled
  await taken();
  await play(chan, '100', '100', past);
  const cancelled = await play(bopha, '600', '600');
  await sequenceResults(db, zone);
  await cancelled();
  const bill = await db
    .selectFrom('agent_bill')
    .select('id')
    .where('payee_id', '=', dara)
    .where('kind', '=', 'DAILY')
    .executeTakeFirstOrThrow();
  const { correct } = createCorrections(db, async () => policies);
  const correction = { billId: bill.id, amount: '7.5000', note: 'One member was left out' };
  await inTransaction(db, (trx) => correct(trx, correction, { id: 'srey', role: 'operator', ip }));
  await settleAll();
  // somebody leaves the team after all that, and plays for others
  await db.updateTable('member').set({ upline_id: pisey }).where('id', '=', bopha).execute();
  await db
    .insertInto('agent_move')
    .values({
      ...{ member_id: bopha, from_id: rithy, to_id: pisey, state: 'DONE', reason: 'asked', asked_by: 'operator' },
      ...{ due_at: new Date(), asked_at: new Date(), done_at: new Date() },
    })
    .execute();
  await play(bopha, '900', '900');
  for (const [memberId, amount] of [
    [sokha, '500'],
    [chan, '300.25'],
    [bopha, '70'],
  ] as const)
    await payIn(db, { memberId, currency: 'KHR', amount: parseMoney(amount), at: new Date() });
  const { id: accountId } = await insertAccount(db as never, {
    ...{ memberId: phal, currency: 'KHR', provider: 'sandbox', method: 'BANK', kind: 'BANK', state: 'ACCEPTED' },
    ...{ institution: 'DEVB', institutionName: 'Dev Bank', numberEnd: '6789', usableFrom: null, isDefault: true },
    ...{ numberLookup: 'lookup', numberSealed: '', holderSealed: '' },
  });
  await sql`
    with o as (
      insert into withdraw_order (order_no, member_id, account_id, provider, method, currency, amount, fee, largest_part, step, state, held)
      values ('W7K2SUMS', ${phal}, ${accountId}, 'sandbox', 'BANK', 'KHR', 1500000, 0, 1500000, 1, 'PAID', 0) returning id
    )
    insert into withdraw_part (order_id, part_no, amount, tries, state, paid_at)
    select id, 'W7K2SUMS-1', 1500000, 1, 'PAID', now() from o`.execute(db);
  await post(db, transfer({ member: sokha, receiver: dara, currency: 'KHR', amount: parseMoney('25'), key: 'gift' }));
  await sequenceResults(db, zone);
  const credit = await creditWorld(t);
  const agent = { role: 'agent', memberId: dara, username: 'dara', currency: 'KHR' } as SignedIn;
  await credit.set(agent, '500');
  await credit.accept(agent);
  await credit.advance(agent, '200');
  await credit.repay(agent, '50');
});

/** A team of somebody, as results and bets were booked: by the agents that stood above the player then. */
const under = (alias: string, agentId: string) => sql`exists (
  select from lineage_edge le where le.lineage_id = ${sql.ref(`${alias}.lineage_id`)} and le.ancestor = ${agentId}::bigint)`;
/** The same as it stands now. */
const below = (owner: string, agentId: string) => sql`exists (
  select from agent_edge e where e.ancestor = ${agentId}::bigint and e.depth > 0 and e.descendant = ${sql.ref(owner)}::bigint)`;
const cash = sql`entry e join posting p on p.id = e.posting_id join ledger_account a on a.id = e.account_id and a.kind = 'MAIN'`;

/** Of a level or a search: which results, whose payments, and whose cash. */
interface Part {
  query: Record<string, string>;
  results: RawBuilder<unknown>;
  payers: RawBuilder<unknown>;
  holders: RawBuilder<unknown>;
}

const parts: readonly Part[] = [
  {
    query: {},
    results: under('r', dara),
    payers: below('o.member_id', dara),
    holders: sql`m.upline_id = ${dara}::bigint`,
  },
  {
    query: { parent: rithy },
    results: sql`${under('r', dara)} and ${under('r', rithy)}`,
    payers: below('o.member_id', rithy),
    holders: sql`m.upline_id = ${rithy}::bigint`,
  },
  {
    query: { find: 'phalla' },
    results: sql`${under('r', dara)} and r.member_id = ${phal}::bigint`,
    payers: sql`o.member_id = ${phal}::bigint`,
    holders: sql`m.id = ${phal}::bigint`,
  },
];

const paidIn = ({ payers }: Part) => sql`(select coalesce(sum(d.credited), 0) from deposit_payment d
  join deposit_order o on o.id = d.order_id where d.state = 'APPLIED' and ${payers})`;
const paidOut = ({ payers }: Part) => sql`(select coalesce(sum(w.amount), 0) from withdraw_part w
  join withdraw_order o on o.id = w.order_id where w.state = 'PAID' and ${payers})`;
/** A sum over results, each of which is the difference that it has made. */
const ofResults = (sum: RawBuilder<unknown>, { results }: Pick<Part, 'results'>) =>
  sql`(select coalesce(sum(${sum}), 0) from bet_result r where ${results})`;

/** What a contract pays of the results of a team: all windows of a kind that are in the books, one rate, no amount that is cut. */
const earned = (kind: ContractKind) => {
  const base = kind === 'DIVIDEND' ? sql`r.stake - r.payout` : sql`r.valid_bet`;
  const time = kind === 'REALTIME' ? sql`r.effective_at is null` : sql`r.effective_at is not null`;
  const of = (agentId: string) => ofResults(base, { results: sql`${time} and ${under('r', agentId)}` });
  return sql`(${of(dara)} * 5 / 100 - ${of(rithy)} / 100 + (
    select coalesce(sum(c.amount), 0) from agent_bill_correction c join agent_bill b on b.id = c.bill_id
     where b.payee_id = ${dara}::bigint and b.kind = ${kind}))`;
};
const all = (one: (kind: ContractKind) => RawBuilder<unknown>, of: readonly ContractKind[]) =>
  sql.join(of.map(one), sql` + `);
/** What has come into the wallet by bills. */
const wages = (of: readonly ContractKind[]) => sql`(select coalesce(sum(e.amount), 0) from ${cash}
  join agent_bill b on p.ref = 'bill:' || b.id
 where a.owner = ${dara}::text and b.payee_id = ${dara}::bigint and b.kind = any(${[...of]}::text[]))`;

type Row = Record<string, string> & { kind?: string };

/** A table of an agent: how its page gets its rows and its sums, the columns of its file, and what the books say. */
interface Table {
  list: OperationId;
  totals: OperationId;
  file: OperationId;
  query: Record<string, string>;
  /** A figure by the column of the file: by name in the sums of the page, in a row, and in the books. */
  figures: readonly {
    column?: number;
    name: string;
    cell: (row: Row) => string | undefined;
    books: RawBuilder<unknown>;
  }[];
}

const field = (name: string) => (row: Row) => row[name];

const ofTeam = (part: Part): Table => ({
  ...{ list: 'listAgentTeam', totals: 'getAgentTeamTotals', file: 'getAgentTeamCsv' },
  query: { ...days, ...part.query },
  figures: [
    {
      ...{ column: 11, name: 'balance', cell: field('balance') },
      books: sql`(select sum(e.amount) from ${cash} join member m on m.id::text = a.owner where ${part.holders})`,
    },
    { column: 12, name: 'deposits', cell: field('deposits'), books: paidIn(part) },
    { column: 13, name: 'validBet', cell: field('validBet'), books: ofResults(sql`r.valid_bet`, part) },
    { column: 14, name: 'ggr', cell: field('ggr'), books: ofResults(sql`r.stake - r.payout`, part) },
  ],
});

const ofLosses = (part: Part): Table => ({
  ...{ list: 'listTeamLosses', totals: 'getTeamLossTotals', file: 'getTeamLossesCsv' },
  query: { ...days, ...part.query },
  figures: [
    { column: 7, name: 'deposits', cell: field('deposits'), books: paidIn(part) },
    { column: 8, name: 'withdrawals', cell: field('withdrawals'), books: paidOut(part) },
    { column: 9, name: 'stake', cell: field('stake'), books: ofResults(sql`r.stake`, part) },
    { column: 10, name: 'validBet', cell: field('validBet'), books: ofResults(sql`r.valid_bet`, part) },
    { column: 11, name: 'payout', cell: field('payout'), books: ofResults(sql`r.payout`, part) },
    { column: 12, name: 'bonus', cell: field('bonus'), books: ofResults(sql`r.bonus`, part) },
    { column: 13, name: 'net', cell: field('net'), books: ofResults(sql`r.payout + r.bonus - r.stake`, part) },
  ],
});

const ofBets = (query: Record<string, string>, bets: RawBuilder<unknown>): Table => {
  const sum = (what: RawBuilder<unknown>) => sql`(select coalesce(sum(${what}), 0) from bet b
    where ${under('b', dara)} and ${bets})`;
  const net = sql`case when b.status in ('WON', 'LOST') then b.payout - b.stake else 0 end`;
  return {
    ...{ list: 'listTeamBets', totals: 'getTeamBetTotals', file: 'getTeamBetsCsv', query: { ...moments, ...query } },
    figures: [
      { column: 8, name: 'stake', cell: field('stake'), books: sum(sql`b.stake`) },
      { column: 9, name: 'validBet', cell: field('validBet'), books: sum(sql`b.valid_bet`) },
      { column: 10, name: 'payout', cell: field('payout'), books: sum(sql`b.payout`) },
      { column: 11, name: 'net', cell: field('net'), books: sum(net) },
    ],
  };
};

const ofMovements = (query: Record<string, string>, entries: RawBuilder<unknown>): Table => {
  const sum = (what: RawBuilder<unknown>) => sql`(select coalesce(sum(${what}), 0) from ${cash}
    where a.owner ~ '^[0-9]+$' and ${below('a.owner', dara)} and p.kind not in ('BET', 'SETTLE_WON', 'SETTLE_LOST') and ${entries})`;
  return {
    ...{ list: 'listTeamMovements', totals: 'getTeamMovementTotals', file: 'getTeamMovementsCsv' },
    query: { ...moments, ...query },
    figures: [
      { column: 6, name: 'net', cell: field('amount'), books: sum(sql`e.amount`) },
      {
        ...{ name: 'credit', cell: ({ amount = '' }: Row) => (amount.startsWith('-') ? undefined : amount) },
        books: sum(sql`greatest(e.amount, 0)`),
      },
      {
        ...{ name: 'debit', cell: ({ amount = '' }: Row) => (amount.startsWith('-') ? amount.slice(1) : undefined) },
        books: sum(sql`greatest(-e.amount, 0)`),
      },
    ],
  };
};

const ofBills = (kind?: ContractKind): Table => ({
  ...{ list: 'listAgentBills', totals: 'getAgentBillTotals', file: 'getAgentBillsCsv' },
  query: { ...moments, ...(kind && { kind }) },
  figures: [
    {
      ...{ column: 6, name: 'amount', cell: ({ earned: of, amount }: Row) => of ?? amount },
      books: all(earned, kind ? [kind] : kinds),
    },
    { column: 7, name: 'paid', cell: field('paid'), books: wages(kind ? [kind] : kinds) },
  ],
});

const ofCredit: Table = {
  ...{ list: 'listCreditMovements', totals: 'getCreditMovementTotals', file: 'getCreditCsv', query: moments },
  figures: [
    {
      ...{ column: 5, name: 'advanced', cell: ({ kind, amount }: Row) => (kind === 'ADVANCE' ? amount : undefined) },
      books: sql`(select sum(e.amount) from ${cash} where a.owner = ${dara}::text and p.kind = 'CREDIT_ADVANCE')`,
    },
    {
      ...{ column: 6, name: 'repaid' },
      cell: ({ kind, amount }: Row) => (kind === 'REPAYMENT' ? amount?.replace('-', '') : undefined),
      books: sql`(select -sum(e.amount) from ${cash} where a.owner = ${dara}::text and p.kind = 'CREDIT_REPAYMENT')`,
    },
  ],
};

const tables: readonly Table[] = [
  ...parts.map(ofTeam),
  ...parts.map(ofLosses),
  ofBets({}, sql`true`),
  ofBets({ parent: rithy }, sql`(${under('b', rithy)} or b.member_id = ${rithy}::bigint)`),
  // whoever gets back less than the stake has lost
  ofBets({ status: 'LOST' }, sql`b.status in ('WON', 'LOST') and b.payout < b.stake`),
  ofBets({ status: 'VOID' }, sql`b.status = 'VOID'`),
  ofMovements({}, sql`true`),
  ofMovements({ parent: rithy }, sql`(a.owner = ${rithy}::text or ${below('a.owner', rithy)})`),
  ofMovements({ kind: 'TRANSFER_OUT' }, sql`p.kind = 'TRANSFER' and e.amount < 0`),
  ofBills(),
  ...kinds.map((kind) => ofBills(kind)),
  ofCredit,
];

describe('what an agent is shown, what is saved and what the books say', async () => {
  const session = await gateway.login('dara', PASSWORD);
  const unitsOf = (amount = '0') => parseMoney(amount === '' ? '0' : amount);
  const sumOf = (amounts: readonly (string | undefined)[]) =>
    formatMoney(amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n));

  /** All rows of a list, a few at a time. */
  async function rowsOf(list: OperationId, query: Record<string, string>, path = {}): Promise<Row[]> {
    const rows: Row[] = [];
    for (let cursor: string | undefined; ; ) {
      const asked = { path, query: { ...query, pageSize: 3, ...(cursor && { cursor }) } };
      const page = await gateway.value<{ content: Row[]; nextCursor?: string }>(list, asked, session);
      rows.push(...page.content);
      cursor = page.nextCursor;
      if (cursor === undefined) return rows;
    }
  }

  test.each(tables.map((table) => [table.list, JSON.stringify({ ...table.query, from: '', to: '' }), table] as const))(
    'is one: %s %s',
    async (_list, _query, { list, totals, file, query, figures }) => {
      const shown = await gateway.value<Row & { former?: Row }>(totals, { query }, session);
      const rows = [...(await rowsOf(list, query)), ...(shown.former ? [shown.former] : [])];
      const saved = await gateway.call(file, { query, headers: { language: 'EN' } }, session);
      expect(saved.status, saved.text).toBe(200);
      const lines = saved.text.split('\r\n').map((line) => line.split(','));
      expect(lines.slice(1, -2)).toHaveLength(rows.length);
      for (const { column, name, cell, books } of figures) {
        const { rows: counted } = await sql<{ sum: string }>`select (${books})::bigint as sum`.execute(db);
        const amount = formatMoney(BigInt(counted[0]?.sum ?? ''));
        expect({ name, amount: shown[name] }).toEqual({ name, amount });
        expect({ name, rows: sumOf(rows.map(cell)) }).toEqual({ name, rows: amount });
        if (column === undefined) continue;
        expect({ name, file: lines.at(-2)?.[column] }).toEqual({ name, file: amount });
        expect({ name, lines: sumOf(lines.slice(1, -2).map((line) => line[column])) }).toEqual({ name, lines: amount });
      }
    },
  );

  test('is one by day and kind too: the days are those on which windows end, and their bills make the sums', async () => {
    const { rows } = await gateway.value<AgentIncome>('getAgentIncome', { query: moments }, session);
    expect(new Set(rows.map(({ day }) => day)).size).toBeGreaterThan(1);
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
    for (const { day, kind, count, amount, paid } of rows) {
      const { rows: counted } = await sql<Record<'amount' | 'paid', string>>`
        select ${earned(kind as ContractKind)}::bigint as amount, ${wages([kind as ContractKind])}::bigint as paid`.execute(
        db,
      );
      expect({ kind, amount, paid }).toEqual({
        kind,
        amount: formatMoney(BigInt(counted[0]?.amount ?? '')),
        paid: formatMoney(BigInt(counted[0]?.paid ?? '')),
      });
      const { start, end } = windowOf('day', new Date(`${day}T05:00:00Z`), zone);
      // what the row leads to: its bills, their sums and their file
      const query = { kind: kind as ContractKind, from: start.toISOString(), to: end.toISOString() };
      expect(await gateway.value('getAgentBillTotals', { query }, session)).toMatchObject({ count, amount, paid });
      expect(await rowsOf('listAgentBills', query)).toHaveLength(count);
      const saved = await gateway.call('getAgentBillsCsv', { query, headers: { language: 'EN' } }, session);
      expect(saved.text.split('\r\n').at(-2)?.split(',').slice(6)).toEqual([amount, paid]);
    }
    const totals = await gateway.value<Row>('getAgentBillTotals', { query: moments }, session);
    expect([sumOf(rows.map(({ amount }) => amount)), sumOf(rows.map(({ paid }) => paid))]).toEqual([
      totals.amount,
      totals.paid,
    ]);
    // something was taken back after it was paid, so more was paid than earned
    expect(unitsOf(totals.paid)).toBeGreaterThan(unitsOf(totals.amount));
  });

  test('is one in the file of the days: each day and kind of the page, and their sums', async () => {
    for (const query of [moments, { ...moments, kind: 'DAILY' }]) {
      const { rows } = await gateway.value<AgentIncome>('getAgentIncome', { query }, session);
      const totals = await gateway.value<Row & { count: number }>('getAgentBillTotals', { query }, session);
      const { text } = await gateway.call('getAgentIncomeCsv', { query, headers: { language: 'EN' } }, session);
      const lines = text.split('\r\n').map((line) => line.split(','));
      expect(lines[0]).toEqual(['\uFEFFDay', 'Kind', 'Bills', 'Currency', 'Earned', 'Paid']);
      expect(lines.slice(1, -2).map(([day, , ...figures]) => [day, ...figures])).toEqual(
        rows.map(({ day, count, amount, paid }) => [day, String(count), 'KHR', amount, paid]),
      );
      expect(lines.at(-2)).toEqual(['Total', '', String(totals.count), '', totals.amount, totals.paid]);
      const printed = linesOfPdf(
        (await gateway.call('getAgentIncomePdf', { query, headers: { language: 'EN' } }, session)).bytes,
      ).flat();
      expect(printed).toEqual(expect.arrayContaining(['Income by day', rows[0]?.day]));
    }
  });

  test('is one behind every bill: rows that are listed, rows that are saved, and the figures of the bill', async () => {
    const bills = await rowsOf('listAgentBills', moments);
    // of each kind of rows there is one somewhere; wages are deducted in settlement.db.test.ts
    const seen = { members: 0, BETS: 0, BONUSES: 0 };
    for (const { billId = '' } of bills) {
      const path = { billId };
      const { statement } = await gateway.value<AgentBillDetail>('getAgentBill', { path }, session);
      const { team, wages: deducted } = statement;
      const saved = async (file: OperationId, query: Record<string, string> = {}) => {
        const { status, text } = await gateway.call(file, { path, query, headers: { language: 'EN' } }, session);
        expect(status, text).toBe(200);
        const lines = text.split('\r\n').map((line) => line.split(','));
        return { rows: lines.slice(1, -2), sums: lines.at(-2)?.slice(1) };
      };
      const bets = String(team.bets);
      // one that was written by hand has no figures of a team
      if (statement.correction !== undefined) continue;

      const members = await rowsOf('listAgentBillMembers', {}, path);
      const ofMembers = await saved('getAgentBillMembersCsv');
      expect(ofMembers.rows.map(([memberId]) => memberId)).toEqual(members.map(({ memberId }) => memberId));
      expect(ofMembers.sums).toEqual(['', bets, '', team.volume, team.ggr, team.bonus, String(team.active)]);
      seen.members += members.length;

      const results = await rowsOf('listAgentBillResults', { of: 'BETS' }, path);
      const ofBets = await saved('getAgentBillResultsCsv', { of: 'BETS' });
      expect(ofBets.rows.map((row) => [row[5], row[8], row[9]])).toEqual(
        results.map(({ betNo, volume, ggr }) => [betNo, volume, ggr]),
      );
      expect(ofBets.sums?.slice(-3)).toEqual([bets, team.volume, team.ggr]);
      seen.BETS += results.length;

      const bonuses = await rowsOf('listAgentBillResults', { of: 'BONUSES' }, path);
      const ofBonuses = await saved('getAgentBillResultsCsv', { of: 'BONUSES' });
      expect(ofBonuses.rows.map((row) => row.at(-1))).toEqual(bonuses.map(({ bonus }) => bonus));
      expect(ofBonuses.sums?.at(-1)).toBe(team.bonus);
      seen.BONUSES += bonuses.length;

      const everything = await saved('getAgentBillResultsCsv');
      expect(everything.sums?.slice(-4)).toEqual([bets, team.volume, team.ggr, team.bonus]);
      const [one] = members;
      if (one) {
        const { memberId: member = '' } = one;
        const ofOne = await saved('getAgentBillResultsCsv', { member });
        expect(new Set(ofOne.rows.map((row) => row[1]))).toEqual(new Set([member]));
        expect(ofOne.sums?.slice(-4)).toEqual([String(one.bets), one.volume, one.ggr, one.bonus]);
      }

      const wagesBehind = await rowsOf('listAgentBillWages', {}, path);
      const ofWages = await saved('getAgentBillWagesCsv');
      expect(ofWages.rows.map(([day, bill, , , amount]) => [day, bill, amount])).toEqual(
        wagesBehind.map(({ day, billId: own = '', amount }) => [day, own, amount]),
      );
      expect(ofWages.sums?.at(-1)).toBe(deducted);
    }
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  });

  test('is one in the documents of the rows behind a bill, which say of which bill they are', async () => {
    const bill = (await rowsOf('listAgentBills', moments)).find(({ kind }) => kind === 'DIVIDEND');
    const path = { billId: bill?.billId ?? '' };
    const { statement } = await gateway.value<AgentBillDetail>('getAgentBill', { path }, session);
    const said = (amount: string) => sayMoney(amount, { language: 'EN', decimals: amount.endsWith('00') ? 2 : 4 });
    for (const [file, query, title, amount] of [
      ['getAgentBillMembersPdf', {}, 'Members behind this bill', statement.team.volume],
      ['getAgentBillResultsPdf', { of: 'BETS' }, 'Bets behind this bill', statement.team.ggr],
      ['getAgentBillResultsPdf', { of: 'BONUSES' }, 'Bonuses behind this bill', statement.team.bonus],
      ['getAgentBillResultsPdf', {}, 'Bets and bonuses behind this bill', statement.team.volume],
      ['getAgentBillWagesPdf', {}, 'Daily wages behind this bill', statement.wages],
    ] as const) {
      const { bytes } = await gateway.call(file, { path, query, headers: { language: 'EN' } }, session);
      const printed = linesOfPdf(bytes).flat();
      expect(printed).toEqual(expect.arrayContaining([title, path.billId, 'Dividend', said(amount)]));
    }
  });

  test('covers every table of agents that has sums', () => {
    const summed = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => {
      const roles: readonly string[] = OPERATIONS[id].roles;
      return roles.includes('agent') && !roles.includes('member') && /Totals$|Csv$|Income$/.test(id);
    });
    const seen = [
      ...tables.flatMap(({ totals, file }) => [totals, file]),
      ...['getAgentIncome', 'getAgentIncomeCsv'],
      ...['getAgentBillMembersCsv', 'getAgentBillResultsCsv', 'getAgentBillWagesCsv'],
    ];
    // files.db.test.ts: links are counted, contracts have no sums
    expect([...new Set([...seen, 'getAgentLinksCsv', 'getAgentContractsCsv'])].sort()).toEqual(summed.sort());
  });
});
