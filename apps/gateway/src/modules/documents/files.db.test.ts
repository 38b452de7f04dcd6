import { randomUUID } from 'node:crypto';
import type { OperationId } from '@mekong/api-client/contract/operations';
import { formatMoney as sayMoney } from '@mekong/i18n/formats/money';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { payIn } from '../../../db/seed/pay-in.ts';
import { contractWorld, zone } from '../../../test/contracts.ts';
import { creditWorld } from '../../../test/credit.ts';
import { type TestSession, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { linesOfPdf } from '../../../test/pdf.ts';
import { cheapHash, logInAll, PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { takeSeat } from '../../../test/seat.ts';
import { policies } from '../../../test/settlement.ts';
import type { SignedIn } from '../../contract/actor.ts';
import { localDay } from '../../kernel/days.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { transfer } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { payDueBills } from '../agent-contracts/settlement/pay.ts';
import { settleWindow } from '../agent-contracts/settlement/settle.ts';
import { addClicks } from '../agents/links/links.repository.ts';
import { sequenceResults } from '../results/sequencer.ts';

const t = await testDb();
const db = t.db.kysely;
const { dara, sokha } = await seedSmallWorld(db);
const account = { passwordHash: await cheapHash(PASSWORD), balance: parseMoney('1000') };
const rithy = await makeMember(db, { ...account, username: 'rithy', type: 1, uplineId: dara });
const chan = await makeMember(db, { ...account, username: 'chanmony', uplineId: rithy });
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);

const now = Date.now();
const moments = { from: new Date(now - 86_400_000).toISOString(), to: new Date(now + 86_400_000).toISOString() };
const days = { from: localDay(new Date(moments.from), zone), to: localDay(new Date(now), zone) };
const below = (id: string) =>
  sql`bet b join lineage_edge le on le.lineage_id = b.lineage_id and le.ancestor = ${id}::bigint`;
const cash = sql`entry e join posting p on p.id = e.posting_id join ledger_account a on a.id = e.account_id and a.kind = 'MAIN'`;
/** What the whole team has paid in. */
const paidIn = sql`(select sum(credited) from deposit_payment where state = 'APPLIED')`;
const net = sql`sum(case when b.status in ('WON', 'LOST') then b.payout - b.stake else 0 end)`;

/** A table: what its page is told the sums are, by the columns of the file, and what the books say they are. */
interface Case {
  readonly file: OperationId;
  readonly totals: OperationId;
  readonly query: Record<string, string>;
  readonly reader: 'member' | 'agent';
  /** Names of the totals by the numbers of the columns. */
  readonly sums: Readonly<Record<number, string>>;
  /** The same out of the rows that everything is worked out from, in the order of the columns. */
  readonly books: RawBuilder<unknown>;
}

const cases: readonly Case[] = [
  {
    ...{ file: 'getBetsCsv', totals: 'getBets', query: moments, reader: 'member' },
    sums: { 6: 'totals.stake', 7: 'totals.validBet', 8: 'totals.payout', 9: 'totals.net' },
    books: sql`select sum(b.stake), sum(b.valid_bet), sum(b.payout), ${net} from bet b where b.member_id = ${sokha}::bigint`,
  },
  {
    ...{ file: 'getMovementsCsv', totals: 'getMovementTotals', query: moments, reader: 'member' },
    sums: { 5: 'debit', 6: 'credit' },
    books: sql`select -sum(e.amount) filter (where e.amount < 0), sum(e.amount) filter (where e.amount > 0)
      from ${cash} where a.owner = ${sokha}`,
  },
  {
    ...{ file: 'getMovementsCsv', totals: 'getMovementTotals', query: { ...moments, kind: 'WIN' }, reader: 'member' },
    sums: { 5: 'debit', 6: 'credit' },
    books: sql`select 0, sum(e.amount) from ${cash} where a.owner = ${sokha} and p.kind = 'SETTLE_WON'`,
  },
  {
    ...{ file: 'getTeamBetsCsv', totals: 'getTeamBetTotals', query: moments, reader: 'agent' },
    sums: { 8: 'stake', 9: 'validBet', 10: 'payout', 11: 'net' },
    books: sql`select sum(b.stake), sum(b.valid_bet), sum(b.payout), ${net} from ${below(dara)}`,
  },
  {
    ...{ file: 'getTeamMovementsCsv', totals: 'getTeamMovementTotals', query: moments, reader: 'agent' },
    sums: { 6: 'net' },
    books: sql`select sum(e.amount) from ${cash}
      where a.owner in (${sokha}, ${rithy}, ${chan}) and p.kind not in ('BET', 'SETTLE_WON', 'SETTLE_LOST')`,
  },
  {
    ...{ file: 'getAgentTeamCsv', totals: 'getAgentTeamTotals', query: days, reader: 'agent' },
    sums: { 11: 'balance', 12: 'deposits', 13: 'validBet', 14: 'ggr' },
    books: sql`select (select sum(a.balance) from ledger_account a where a.owner in (${sokha}, ${rithy}) and a.kind = 'MAIN'),
      ${paidIn}, sum(b.valid_bet), sum(b.stake - b.payout) from ${below(dara)}`,
  },
  {
    ...{ file: 'getTeamLossesCsv', totals: 'getTeamLossTotals', query: days, reader: 'agent' },
    sums: { 7: 'deposits', 9: 'stake', 10: 'validBet', 11: 'payout', 13: 'net' },
    books: sql`select ${paidIn}, sum(b.stake), sum(b.valid_bet), sum(b.payout), sum(b.payout - b.stake) from ${below(dara)}`,
  },
  {
    ...{ file: 'getAgentBillsCsv', totals: 'getAgentBillTotals', query: moments, reader: 'agent' },
    sums: { 6: 'amount', 7: 'paid' },
    books: sql`select sum(delta), sum(delta) from agent_bill where payee_id = ${dara}::bigint`,
  },
  {
    ...{ file: 'getCreditCsv', totals: 'getCreditMovementTotals', query: moments, reader: 'agent' },
    sums: { 5: 'advanced', 6: 'repaid' },
    books: sql`select sum(e.amount) filter (where p.kind = 'CREDIT_ADVANCE'), -sum(e.amount) filter (where p.kind = 'CREDIT_REPAYMENT')
      from ${cash} where a.owner = ${dara}`,
  },
];

const valueAt = (value: unknown, path: string): string =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], value) as string;
const rowsOf = (text: string): string[][] => text.split('\r\n').map((line) => line.split(','));

beforeAll(async () => {
  const play = async (memberId: string, stake: string, payout: string) => {
    const seat = await takeSeat(db, { vendor: 'HOUSE', gameId: 'lotus-fortune', memberId });
    const roundId = randomUUID();
    await seat.bet(roundId, parseMoney(stake));
    await seat.win(roundId, parseMoney(payout), { endRound: true });
  };
  for (const [memberId, stake, payout] of [
    [sokha, '100', '40'],
    [sokha, '250.5', '1000.25'],
    [chan, '70', '0'],
    [rithy, '20', '20'],
  ] as const)
    await play(memberId, stake, payout);
  for (const [memberId, amount] of [
    [sokha, '500'],
    [chan, '300.25'],
  ] as const)
    await payIn(db, { memberId, currency: 'KHR', amount: parseMoney(amount), at: new Date() });
  await post(db, transfer({ member: sokha, receiver: dara, currency: 'KHR', amount: parseMoney('25'), key: 'gift' }));
  const world = await contractWorld(t);
  await world.put({ kind: 'REALTIME', uplineId: null, downlineId: dara, rate: '0.01' });
  await world.put({ kind: 'REALTIME', uplineId: dara, downlineId: rithy, rate: '0.002' });
  await sequenceResults(db, zone);
  const { bookedAt } = await sequenceResults(db, zone);
  const window = { start: new Date(bookedAt.getTime() - 300_000), end: bookedAt, zone };
  await inTransaction(db, (trx) => settleWindow(trx, { kind: 'REALTIME', period: 'five-minutes' }, window, policies));
  await payDueBills(db);
  const credit = await creditWorld(t);
  const agent = { role: 'agent', memberId: dara, username: 'dara', currency: 'KHR' } as SignedIn;
  await credit.set(agent, '500');
  await credit.accept(agent);
  await credit.advance(agent, '200');
  await credit.repay(agent, '50');
});

describe('a table that is saved', () => {
  test.each(cases.map((one) => [one.file, JSON.stringify(one.query), one] as const))(
    'has the sums that its page shows, and those are the sums of the books: %s',
    async (file, _query, { totals, query, reader, sums, books }) => {
      const asked = { query, headers: { language: 'EN' } };
      const shown = await gateway.value<object>(totals, asked, sessions[reader]);
      const answer = await gateway.call(file, asked, sessions[reader]);
      expect(answer.status, answer.text).toBe(200);
      const lines = rowsOf(answer.text);
      const names = sql.raw(
        Object.keys(sums)
          .map((column) => `c${column}`)
          .join(),
      );
      const { rows } = await sql<Record<string, string>>`select * from (${books}) as s (${names})`.execute(db);
      const printed = linesOfPdf(
        (await gateway.call(file.replace('Csv', 'Pdf') as OperationId, asked, sessions[reader])).bytes,
      ).flat();
      for (const [column, name] of Object.entries(sums)) {
        const amount = valueAt(shown, name);
        expect(lines.at(-2)?.[Number(column)], name).toBe(amount);
        expect(formatMoney(BigInt(rows[0]?.[`c${column}`] ?? '')), name).toBe(amount);
        expect(printed, name).toContain(sayMoney(amount, { language: 'EN', decimals: amount.endsWith('00') ? 2 : 4 }));
      }
    },
  );

  test('of links has their figures, of contracts each with how it stands, both in the words of their reader', async () => {
    const body = { kind: 'MEMBER', campaign: '=1+1' };
    const { code } = await gateway.value<{ code: string }>('addAgentLink', { body }, sessions.agent);
    await addClicks(db, new Map([[code, 3]]));
    await sql`
      insert into agent_link_member (link_id, member_id)
        select id, unnest(${[sokha, rithy]}::bigint[]) from agent_link where code = ${code}`.execute(db);
    const links = await gateway.call('getAgentLinksCsv', { headers: { language: 'EN' } }, sessions.agent);
    const [head, made, first, last] = rowsOf(links.text);
    expect(head?.slice(0, 4)).toEqual(['\uFEFFCode', 'Campaign', 'Account type', 'Plan']);
    expect(made?.slice(0, 3)).toEqual([code, "'=1+1", 'Member']);
    // one of the two has paid in
    expect(made?.slice(-4)).toEqual(['In use', '3', '2', '1']);
    expect(first?.[0]).toBe('DARA2026CODE0001');
    const { rows } = await sql<{ sums: string[] }>`
      select array[(select sum(clicks) from agent_link where agent_id = ${dara}::bigint),
                   (select count(*) from agent_link_member m join agent_link l on l.id = m.link_id
                     where l.agent_id = ${dara}::bigint),
                   (select count(distinct o.member_id) from deposit_order o join deposit_payment p on p.order_id = o.id
                      join agent_link_member m on m.member_id = o.member_id join agent_link l on l.id = m.link_id
                     where l.agent_id = ${dara}::bigint and p.state = 'APPLIED')]::text[] as sums`.execute(db);
    expect(last?.slice(-3)).toEqual(rows[0]?.sums);
    const upper = { query: { side: 'UPLINE', isOver: 'false' } };
    const contracts = await gateway.call(
      'getAgentContractsCsv',
      { ...upper, headers: { language: 'EN' } },
      sessions.agent,
    );
    const [heads, contract, end] = rowsOf(contracts.text);
    expect(heads?.slice(0, 3)).toEqual(['\uFEFFNo.', 'Downline', 'Kind']);
    expect(contract?.slice(1, 4)).toEqual(['rithy', 'Real-time salary', 'All games']);
    expect(contract?.slice(5, 9)).toEqual(['In force', 'Five minutes', '1', '0.2%']);
    // nothing is added up, so there is no row of sums
    expect(end).toEqual(['']);
    const inKhmer = { ...upper, headers: { language: 'KM' } };
    const printed = linesOfPdf((await gateway.call('getAgentContractsPdf', inKhmer, sessions.agent)).bytes).flat();
    expect(printed).toEqual(expect.arrayContaining(['rithy', 'កិច្ចសន្យា']));
    const linesOfLinks = linesOfPdf((await gateway.call('getAgentLinksPdf', {}, sessions.agent)).bytes).flat();
    expect(linesOfLinks).toEqual(expect.arrayContaining([code, '=1+1']));
  });

  test('never runs what somebody has named as a formula, and opens as UTF-8', async () => {
    await sql`update game set names = '{"EN": "=1+1"}'`.execute(db);
    await sql`update vendor set names = '{"EN": "+cmd|x"}'`.execute(db);
    await gateway.value('setAgentRemark', { path: { memberId: rithy }, body: { remark: '@SUM(A1)' } }, sessions.agent);
    const asked: [OperationId, Record<string, string>, TestSession][] = [
      ...cases.map(
        ({ file, query, reader }) =>
          [file, query, sessions[reader]] as [OperationId, Record<string, string>, TestSession],
      ),
      ['getAgentLinksCsv', {}, sessions.agent],
      ['getAgentContractsCsv', { side: 'UPLINE' }, sessions.agent],
    ];
    // one after the other: nobody has more than two open
    const files: Awaited<ReturnType<typeof gateway.call>>[] = [];
    for (const [file, query, session] of asked)
      files.push(await gateway.call(file, { query, headers: { language: 'EN' } }, session));
    for (const { bytes } of files) expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const cells = files.flatMap(({ text }) => rowsOf(text.slice(1)).flat());
    expect(cells).toEqual(expect.arrayContaining(["'=1+1", "'+cmd|x", "'@SUM(A1)"]));
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([]);
  });
});
