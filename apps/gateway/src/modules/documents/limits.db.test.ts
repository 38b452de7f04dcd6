import { beforeAll, expect, test } from 'vitest';
import { contractWorld, flatTerms, local, zone } from '../../../test/contracts.ts';
import { creditWorld } from '../../../test/credit.ts';
import { addMember, addVendor } from '../../../test/fixtures.ts';
import { testDb } from '../../../test/harness.ts';
import { takeSeat } from '../../../test/seat.ts';
import { fixed, settlementTools } from '../../../test/settlement.ts';
import { createCursors } from '../../contract/cursors.ts';
import { localDay } from '../../kernel/days.ts';
import type { Pieces } from '../../kernel/db/in-pieces.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { parseMoney } from '../../kernel/money.ts';
import { createBills } from '../agent-contracts/settlement/bills.service.ts';
import { createLosses } from '../agents/team/losses.service.ts';
import { createTeam } from '../agents/team/team.service.ts';
import { createTeamBets } from '../records/team-bets.service.ts';
import { sequenceResults } from '../results/sequencer.ts';
import type { Settings } from '../system/settings.service.ts';
import { SETTINGS } from '../system/settings.ts';
import { createTeamMovements } from '../wallet/team-movements.service.ts';
import { createTables, type OpenTable, type TablePorts } from './table-files.ts';
import { createWords } from './words.ts';

type Tables = ReturnType<typeof createTables>;
/** Tables of an agent. There are few links, and few days in an income, so that those two have no limit of rows. */
type Limited = Exclude<keyof Tables, 'ownBets' | 'ownMovements' | 'links' | 'income'>;

const t = await testDb();
const { db, contracts, up, down, put } = await contractWorld(t);
const credit = await creditWorld(t);
const now = () => new Date();
const context = {
  ...{ db, cursors: createCursors(createFieldCipher(new Uint8Array(32))), now, teamPath: async () => [] },
  settings: {
    current: async () => ({ merchant: { ...SETTINGS.merchant.parse({}), timeZone: zone } }),
  } as Settings,
};
const never = async () => {
  throw new Error('not of an agent, or without a limit');
};
const ports: TablePorts = {
  ...{ team: createTeam(context), losses: createLosses(context), teamBets: createTeamBets(context) },
  ...{ teamMovements: createTeamMovements(context), bills: createBills(context), contracts, credit: credit.credit },
  ...{ records: { each: never }, wallet: { each: never }, links: { each: never } },
};
const tables = createTables(ports);
const DAY_MS = 86_400_000;
const moments = { from: local('2026-11-01T00:00').toISOString(), to: new Date(Date.now() + DAY_MS).toISOString() };
const bets = { ...moments, from: new Date(Date.now() - DAY_MS).toISOString() };
const days = { from: localDay(new Date(bets.from), zone), to: localDay(now(), zone) };
let dividend = '';

/** What of a table counts here, whatever its rows are. */
type Opens = (...asked: Parameters<OpenTable<unknown>>) => Promise<{ pieces: Pieces<unknown> }>;

/** Each has two rows or more. */
const opened: { readonly [name in Limited]: () => Opens } = {
  team: () => tables.team(days),
  losses: () => tables.losses(days),
  bets: () => tables.bets(bets),
  movements: () => tables.movements(bets),
  bills: () => tables.bills(moments),
  billMembers: () => tables.billMembers(dividend),
  billResults: () => tables.billResults(dividend),
  billWages: () => tables.billWages(dividend),
  contracts: () => tables.contracts({ side: 'DOWNLINE' }),
  credit: () => tables.credit(moments),
};

beforeAll(async () => {
  const { play, settle, billsOf } = settlementTools(db);
  await addVendor(db, 'HOUSE', ['slot']);
  const parties = { uplineId: up.memberId, downlineId: down.memberId, from: local('2026-11-01T00:00') };
  const daily = { ...flatTerms('DAILY', '0.01'), tiers: [fixed('0', 0, '10')] };
  await put({ ...parties, kind: 'DAILY', terms: daily });
  const terms = { ...flatTerms('DIVIDEND', '0.1'), deductions: ['DAILY_WAGE' as const] };
  const contractId = await put({ ...parties, kind: 'DIVIDEND', terms });
  for (const day of ['10', '11']) {
    const memberId = await addMember(db, { uplineId: down.memberId, amount: parseMoney('10000') });
    const seat = await takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId });
    await play(seat, '1000', '500', local(`2026-11-${day}T12:00`));
  }
  await sequenceResults(db, zone);
  await settle('DAILY', 'day', local('2026-11-10T00:00'), local('2026-11-11T00:00'));
  await settle('DAILY', 'day', local('2026-11-11T00:00'), local('2026-11-12T00:00'));
  await settle('DIVIDEND', 'half-month', local('2026-11-01T00:00'), local('2026-11-16T00:00'));
  dividend = (await billsOf(contractId))[0]?.id ?? '';
  await credit.set(down, '500');
  await credit.accept(down);
  await credit.advance(down, '200');
  await credit.repay(down, '50');
});

test.each(Object.entries(opened))(
  'the file of %s has as many rows as it may, and is refused above that',
  async (_name, open) => {
    const words = await createWords('EN', zone, now());
    const read = (limit: number) => open()(down, { words, language: 'EN', timeZone: zone, rows: { limit, piece: 1 } });
    let rows = 0;
    for await (const piece of (await read(1_000)).pieces) rows += piece.length;
    expect(rows).toBeGreaterThan(1);
    expect((await read(rows)).pieces.count).toBe(rows);
    const limit = rows - 1;
    await expect(read(limit)).rejects.toMatchObject({ code: 'EXPORT_TOO_LARGE', params: { rows, limit } });
  },
);
