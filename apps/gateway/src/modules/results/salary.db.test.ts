import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addMember, addVendor } from '../../../test/fixtures.ts';
import { testDb } from '../../../test/harness.ts';
import { takeSeat } from '../../../test/seat.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { sequenceResults } from './sequencer.ts';

/** The worked examples of wages and dividends, from rows of results to the cent. */

const t = await testDb();
const db = t.db.kysely;
const zone = 'Asia/Phnom_Penh';
const local = (text: string) => new Date(`${text}+07:00`);

const agents = { u: '', x: '', y: '', d: '' };
type Seat = Awaited<ReturnType<typeof takeSeat>>;
const players: Record<keyof typeof agents, Seat[]> = { u: [], x: [], y: [], d: [] };

beforeAll(async () => {
  await addVendor(db, 'HOUSE', ['slot']);
  agents.u = await addMember(db);
  agents.x = await addMember(db, { uplineId: agents.u });
  agents.y = await addMember(db, { uplineId: agents.u });
  agents.d = await addMember(db, { uplineId: agents.x });
  const sit = async (name: keyof typeof agents, count: number) => {
    for (let n = 0; n < count; n++) {
      const memberId = await addMember(db, { uplineId: agents[name], amount: parseMoney('1000000') });
      players[name].push(await takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId }));
    }
  };
  await sit('x', 16);
  await sit('y', 5);
  await sit('d', 1);
});

/** Plays a round; with a moment it counts then, else when it is booked. */
async function play(player: Seat | undefined, stake: string, loss: string, at?: Date) {
  if (!player) throw new Error('no such player');
  const roundId = `r-${randomUUID()}`;
  const betId = await player.bet(roundId, parseMoney(stake));
  if (at) await db.updateTable('bet').set({ effective_at: at }).where('transaction_id', '=', betId).execute();
  const payout = parseMoney(stake) - parseMoney(loss);
  if (payout > 0n) await player.win(roundId, payout, { endRound: true });
  else await player.end(roundId);
  return () => player.rollback(roundId, betId, { voidRound: true });
}

interface Tier {
  volume: string;
  loss?: string;
  active: number;
  /** Millionths of the base. */
  rate?: number;
  fixed?: string;
}

interface Terms {
  agent: string;
  window: { from: Date; to: Date } | { after: bigint; upTo: bigint };
  tiers: Tier[];
  activeFrom: string;
  base: 'volume' | 'loss';
  /** Rebates and wages of the team; bonuses are results. */
  deductions?: string;
}

/** What a contract pays before its downlines are taken off. */
async function gross({ agent, window, tiers, activeFrom, base, deductions = '0' }: Terms) {
  const condition =
    'from' in window
      ? sql`coalesce(r.effective_at, s.booked_at) >= ${window.from}::timestamptz
            and coalesce(r.effective_at, s.booked_at) < ${window.to}::timestamptz`
      : sql`s.seq > ${window.after.toString()}::bigint and s.seq <= ${window.upTo.toString()}::bigint
            and r.effective_at is null`;
  const rows = tiers.map((tier, no) => ({
    no: no + 1,
    volume: parseMoney(tier.volume).toString(),
    loss: tier.loss === undefined ? null : parseMoney(tier.loss).toString(),
    active: tier.active,
    rate: tier.rate ?? null,
    fixed: tier.fixed === undefined ? null : parseMoney(tier.fixed).toString(),
  }));
  const { rows: bills } = await sql<{ volume: string; loss: string; active: number; tier: number; gross: string }>`
    with per_member as (
      select r.member_id, sum(r.valid_bet) as volume, sum(r.stake - r.payout) as ggr, sum(r.bonus) as bonus
        from result_seq s join bet_result r on r.id = s.result_id
        join lineage_edge e on e.lineage_id = r.lineage_id and e.ancestor = ${agent}::bigint
       where ${condition} group by 1
    ), team as (
      select sum(volume)::bigint as volume, (sum(ggr) - sum(bonus) - ${parseMoney(deductions).toString()}::bigint)::bigint as loss,
             (count(*) filter (where volume >= ${parseMoney(activeFrom).toString()}::bigint))::int4 as active
        from per_member
    )
    select team.volume, team.loss, team.active, tier.no as tier,
           coalesce(tier.fixed, ${base === 'loss' ? sql`team.loss` : sql`team.volume`} * tier.rate / 1000000 / 100 * 100)::bigint as gross
      from team left join lateral (
        select t.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
               as t (no int4, volume bigint, loss bigint, active int4, rate bigint, fixed bigint)
         where greatest(team.volume, 0) >= t.volume and team.active >= t.active and (t.loss is null or team.loss >= t.loss)
         order by t.no desc limit 1
      ) as tier on true`.execute(db);
  const [bill] = bills;
  if (!bill) throw new Error('no bill');
  return {
    volume: formatMoney(BigInt(bill.volume)),
    loss: formatMoney(BigInt(bill.loss)),
    active: bill.active,
    tier: bill.tier,
    gross: BigInt(bill.gross),
  };
}

const cents = (amount: bigint) => formatMoney(amount).slice(0, -2);

describe('from results', () => {
  test('a dividend of half a month is paid down a tree and no more than the top rate in all', async () => {
    const at = local('2026-11-10T12:00');
    for (const [n, player] of players.x.slice(0, 14).entries())
      await play(player, n ? '29000' : '35000', n ? '1950' : '2050', at);
    for (const player of players.y) await play(player, '60000', '3500', at);
    // one of a round that was cancelled counts for nothing
    for (const bonus of ['1200', '800', '300', '-300'])
      await sql`
        select record_bonus('promo_win:HOUSE:' || ${bonus}, ${players.x[0]?.memberId}::bigint, 'KHR', 'RNG',
                            ${parseMoney(bonus).toString()}::bigint, ${at}::timestamptz)`.execute(db);
    await sequenceResults(db, zone);
    const half = { window: { from: local('2026-11-01T00:00'), to: local('2026-11-16T00:00') }, base: 'loss' as const };
    const x = await gross({
      ...half,
      agent: agents.x,
      activeFrom: '1000',
      // rebates of 0.4 %, daily wages that were paid
      deductions: formatMoney(parseMoney('1648') + parseMoney('1252')),
      tiers: [
        { volume: '100000', loss: '5000', active: 5, rate: 100_000 },
        { volume: '300000', loss: '20000', active: 10, rate: 150_000 },
        { volume: '1000000', loss: '60000', active: 25, rate: 200_000 },
      ],
    });
    expect(x).toMatchObject({ volume: '412000.0000', loss: '22500.0000', active: 14, tier: 2 });
    expect(cents(x.gross)).toBe('3375.00');
    const flat = (rate: number) => [{ volume: '0', active: 0, rate }];
    const y = await gross({ ...half, agent: agents.y, activeFrom: '1000', tiers: flat(100_000) });
    expect([y.loss, cents(y.gross)]).toEqual(['17500.0000', '1750.00']);
    const u = await gross({ ...half, agent: agents.u, activeFrom: '1000', tiers: flat(250_000), deductions: '2900' });
    expect([u.loss, cents(u.gross)]).toEqual(['40000.0000', '10000.00']);
    expect(cents(u.gross - x.gross - y.gross)).toBe('4875.00');
  });

  const daily: Tier[] = [
    { volume: '50000', active: 3, rate: 5_000 },
    { volume: '200000', active: 8, rate: 8_000 },
    { volume: '500000', active: 15, fixed: '5000' },
  ];
  const day = (date: string, next: string) => ({ from: local(`${date}T00:00`), to: local(`${next}T00:00`) });

  test('a daily wage is the rate of its row less what the downline earns', async () => {
    const at = local('2026-11-16T09:00');
    await play(players.d[0], '100000', '0', at);
    for (const player of players.x.slice(0, 8)) await play(player, '17050', '0', at);
    await sequenceResults(db, zone);
    const terms = { window: day('2026-11-16', '2026-11-17'), base: 'volume' as const, activeFrom: '100' };
    const x = await gross({ ...terms, agent: agents.x, tiers: daily });
    expect(x).toMatchObject({ volume: '236400.0000', active: 9, tier: 2 });
    expect(cents(x.gross)).toBe('1891.20');
    const d = await gross({ ...terms, agent: agents.d, tiers: [{ volume: '0', active: 0, rate: 5_000 }] });
    expect(cents(d.gross)).toBe('500.00');
    expect(cents(x.gross - d.gross)).toBe('1391.20');
  });

  test('a daily wage of the highest row is its fixed amount', async () => {
    for (const player of players.x) await play(player, '32000', '0', local('2026-11-17T23:59'));
    await sequenceResults(db, zone);
    const window = day('2026-11-17', '2026-11-18');
    const x = await gross({ window, base: 'volume', activeFrom: '100', agent: agents.x, tiers: daily });
    expect(x).toMatchObject({ volume: '512000.0000', active: 16, tier: 3 });
    expect(cents(x.gross)).toBe('5000.00');
  });

  test('an hourly wage is the rate of its row', async () => {
    for (const player of players.x.slice(0, 6)) await play(player, '3960', '0', local('2026-11-18T14:59:59'));
    await play(players.x[7], '50000', '0', local('2026-11-18T15:00'));
    await sequenceResults(db, zone);
    const x = await gross({
      agent: agents.x,
      window: { from: local('2026-11-18T14:00'), to: local('2026-11-18T15:00') },
      base: 'volume',
      activeFrom: '20',
      tiers: [
        { volume: '5000', active: 2, rate: 3_000 },
        { volume: '20000', active: 5, rate: 5_000 },
        { volume: '50000', active: 8, fixed: '300' },
      ],
    });
    expect(x).toMatchObject({ volume: '23760.0000', active: 6, tier: 2 });
    expect(cents(x.gross)).toBe('118.80');
  });

  test('a real-time wage pays for what was booked in its window, and a cancelled round counts in the window it is cancelled in', async () => {
    const cancel = await play(players.x[0], '500', '0');
    const before = await sequenceResults(db, zone);
    for (let n = 0; n < 40; n++) await play(players.x[n % 6], '196.25', '0');
    const first = await sequenceResults(db, zone);
    await cancel();
    const second = await sequenceResults(db, zone);
    const window = async (after: bigint, upTo: bigint) =>
      gross({
        agent: agents.x,
        window: { after, upTo },
        base: 'volume',
        activeFrom: '20',
        tiers: [{ volume: '0', active: 0, rate: 2_000 }],
      });
    const paid = await window(before.seq, first.seq);
    expect([paid.volume, cents(paid.gross)]).toEqual(['7850.0000', '15.70']);
    const negative = await window(first.seq, second.seq);
    expect([negative.volume, cents(negative.gross)]).toEqual(['-500.0000', '-1.00']);
  });
});
