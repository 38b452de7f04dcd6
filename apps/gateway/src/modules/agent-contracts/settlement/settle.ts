import { databaseTime } from '../../../kernel/db/clock.ts';
import type { Trx } from '../../../kernel/db/types.ts';
import type { TimeWindow, WindowKind } from '../../../kernel/jobs/calendar.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import { type Below, grossOf, leftOf, rulesOf, type SettledContract, writeBill } from './bill.ts';
import { type Hold, insertBills, type NewBill, readKnown, readRejections } from './bills.repository.ts';
import { listSettled, readCarried, sumTeams, sumWages } from './sums.repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What the merchant leaves open of a settlement. */
export interface SettlementPolicies {
  /** Dividends wait until operators release them. */
  needsRelease: boolean;
  /** Hours that operators have to look at a dividend before it is paid. */
  reviewHours: number;
  /** Days that an upline has to pay what its wallet does not hold. */
  unpaidDays: number;
}

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
  /** Contracts that carry something else into the windows after it than before. */
  carryChanged: readonly string[];
}

/**
 * Writes the bills of a window: one for each contract whose team has done something, and none where those before it say the
 * same and carry the same over. Run again, it writes nothing; run after late results, it writes what they change, kept back
 * where operators have rejected the window.
 *
 * @param policies when dividends are paid, and how long uplines have to pay
 */
export async function settleWindow(
  trx: Trx,
  { kind, period }: SettledKind,
  window: TimeWindow,
  policies: SettlementPolicies,
): Promise<SettledWindow> {
  const { teams, mark } = await sumTeams(trx, { kind, period }, window);
  const known = await readKnown(trx, kind, window);
  const ids = [...new Set([...teams.keys(), ...known.keys()])];
  if (!ids.length) return { bills: 0, amount: 0n, carryChanged: [] };
  const contracts = await listSettled(trx, { kind, period }, window.start, ids);
  const rules = rulesOf(contracts, known);
  const wages = await sumWages(trx, contracts, window);
  const carried = await readCarried(trx, contracts, window.start, rules);
  const billed = contracts.flatMap((contract) => {
    const before = known.get(contract.contractId);
    const team = teams.get(contract.contractId) ?? (before && { ...nothing, lineageId: before.lineageId });
    const extra = { wages: wages.get(contract.contractId) ?? 0n, carryIn: carried.get(contract.contractId) ?? 0n };
    return team ? [{ contract, team, gross: grossOf(contract, team, extra) }] : [];
  });
  const below = Map.groupBy(billed, ({ contract }) => keyOf(contract, contract.uplineId));
  const { payFrom, expiresAt } = await payMoments(trx, kind, policies);
  const rejections =
    kind === 'DIVIDEND' && known.size > 0 ? await readRejections(trx, window) : new Map<string, Hold>();
  const bills: NewBill[] = [];
  const carryChanged: string[] = [];
  for (const { contract, team, gross } of billed) {
    const downlines = (below.get(keyOf(contract, contract.downlineId)) ?? []).map(
      (one): Below => ({
        contractId: one.contract.contractId,
        gross: one.gross.gross,
        funding: one.contract.terms.funding,
        carry: one.contract.terms.carry,
      }),
    );
    const left = leftOf(kind, gross.gross, downlines);
    const before = known.get(contract.contractId);
    const [delta, due] = [left.net - (before?.net ?? 0n), left.due - (before?.due ?? 0n)];
    // a window without a bill passed on what came into it
    const isOther = before ? gross.carryOut !== before.carryOut : contract.terms.carry !== 'NONE';
    if (isOther) carryChanged.push(contract.contractId);
    else if (before && delta === 0n && due === 0n) continue;
    const no = (before?.no ?? 0) + 1;
    const payerId = contract.terms.funding ? contract.uplineId : null;
    bills.push({
      ...{ contract, no, gross: gross.gross, net: left.net, delta, due, carryOut: gross.carryOut, payerId },
      lineageId: before?.lineageId ?? team.lineageId,
      // what operators have rejected is not paid after all because results came and went: they decide again
      hold: due > 0n ? rejections.get(contract.contractId) : undefined,
      ...writeBill(
        {
          ...{ contract, window, no, team, gross, downlines, left, seqTo: mark.seq, chainHash: mark.hash },
          before: before ?? { net: 0n, due: 0n },
        },
        rules,
      ),
      state:
        gross.tier || delta !== 0n || due !== 0n
          ? kind === 'DIVIDEND'
            ? 'UNDER_REVIEW'
            : 'CALCULATED'
          : 'NOT_REACHED',
    });
  }
  await insertBills(trx, { kind, window, seqTo: mark.seq, payFrom, expiresAt }, bills);
  return { bills: bills.length, amount: bills.reduce((sum, { delta }) => sum + delta, 0n), carryChanged };
}

/** A team whose results of a window were all taken back. */
const nothing = { bets: 0, volume: 0n, ggr: 0n, bonus: 0n, active: 0 };

/** Contracts that are paid out of each other: of one kind, games and currency, by the agent above. */
const keyOf = ({ games, currency }: SettledContract, uplineId: string | null) => `${games} ${currency} ${uplineId}`;

/** When bills that are written now are paid, and when what an upline has not paid is given up. */
async function payMoments(
  trx: Trx,
  kind: ContractKind,
  { needsRelease, reviewHours, unpaidDays }: SettlementPolicies,
): Promise<{ payFrom: Date | null; expiresAt: Date | null }> {
  if (kind === 'DIVIDEND' && needsRelease) return { payFrom: null, expiresAt: null };
  const payFrom = new Date((await databaseTime(trx)).getTime() + (kind === 'DIVIDEND' ? reviewHours * HOUR_MS : 0));
  return { payFrom, expiresAt: new Date(payFrom.getTime() + unpaidDays * DAY_MS) };
}
