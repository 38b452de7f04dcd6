import { sql } from 'kysely';
import type { Trx } from '../../../kernel/db/types.ts';
import type { TimeWindow, WindowKind } from '../../../kernel/jobs/calendar.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import { grossOf, netOf, type SettledContract, writeBill } from './bill.ts';
import { insertBills, type NewBill, readKnown } from './bills.repository.ts';
import { listSettled, readCarried, sumTeams, sumWages } from './sums.repository.ts';

/** Contracts that are settled together. */
export interface SettledKind {
  kind: ContractKind;
  period: WindowKind;
}

/** What a run has written. */
export interface SettledWindow {
  bills: number;
  /** Sum of what they came to. */
  amount: Money;
}

/**
 * Writes the bills of a window: one for each contract whose team has done something, and none where those before it say the
 * same. Run again, it writes nothing; run after late results, it writes what they change.
 *
 * @param reviewHours how long operators have to look at a dividend before it is paid
 */
export async function settleWindow(
  trx: Trx,
  { kind, period }: SettledKind,
  window: TimeWindow,
  { reviewHours }: { reviewHours: number },
): Promise<SettledWindow> {
  const contracts = await listSettled(trx, { kind, period }, window.start);
  if (!contracts.length) return { bills: 0, amount: 0n };
  const { teams, mark } = await sumTeams(trx, { kind, period }, window);
  const [wages, carried] = [await sumWages(trx, contracts, window), await readCarried(trx, contracts, window.start)];
  const known = await readKnown(trx, kind, window);
  const billed = contracts.flatMap((contract) => {
    const team = teams.get(contract.contractId) ?? (known.has(contract.contractId) ? nothing : undefined);
    const extra = { wages: wages.get(contract.contractId) ?? 0n, carryIn: carried.get(contract.contractId) ?? 0n };
    return team ? [{ contract, team, gross: grossOf(contract, team, extra) }] : [];
  });
  const below = Map.groupBy(billed, ({ contract }) => keyOf(contract, contract.uplineId));
  const payFrom = await payMoment(trx, kind, reviewHours);
  const bills: NewBill[] = [];
  for (const { contract, team, gross } of billed) {
    const downlines = (below.get(keyOf(contract, contract.downlineId)) ?? []).map((one) => ({
      contractId: one.contract.contractId,
      gross: one.gross.gross,
    }));
    const net = netOf(
      kind,
      gross.gross,
      downlines.reduce((sum, one) => sum + one.gross, 0n),
    );
    const before = known.get(contract.contractId);
    const delta = net - (before?.net ?? 0n);
    if (before && delta === 0n) continue;
    const no = (before?.no ?? 0) + 1;
    bills.push({
      ...{ contract, window, no, seqTo: mark.seq, gross: gross.gross, net, delta, carryOut: gross.carryOut, payFrom },
      ...writeBill({
        ...{ contract, window, no, team, gross, downlines, net, seqTo: mark.seq, chainHash: mark.hash },
        before: before?.net ?? 0n,
      }),
      state: gross.tier || delta !== 0n ? (kind === 'DIVIDEND' ? 'UNDER_REVIEW' : 'CALCULATED') : 'NOT_REACHED',
    });
  }
  await insertBills(trx, bills);
  return { bills: bills.length, amount: bills.reduce((sum, { delta }) => sum + delta, 0n) };
}

/** A team whose results of a window were all taken back. */
const nothing = { bets: 0, volume: 0n, ggr: 0n, bonus: 0n, active: 0 };

/** Contracts that are paid out of each other: of one kind, games and currency, by the agent above. */
const keyOf = ({ games, currency }: SettledContract, uplineId: string | null) => `${games} ${currency} ${uplineId}`;

async function payMoment(trx: Trx, kind: ContractKind, reviewHours: number): Promise<Date> {
  const hours = kind === 'DIVIDEND' ? reviewHours : 0;
  const { rows } = await sql<{ at: Date }>`select job_now() + make_interval(hours => ${hours}::int4) as at`.execute(
    trx,
  );
  if (!rows[0]) throw new Error('The database does not tell the time.');
  return rows[0].at;
}
