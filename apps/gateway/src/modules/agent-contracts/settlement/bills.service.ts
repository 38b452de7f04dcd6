import type {
  AgentBill,
  AgentBillCheck,
  AgentBillDetail,
  AgentBillFigures,
  AgentBillList,
  AgentBillStatement,
  AgentBillTotals,
  AgentIncome,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { databaseTime } from '../../../kernel/db/clock.ts';
import { inPieces, type Pieces } from '../../../kernel/db/in-pieces.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import { findVersion } from '../agent-contract.repository.ts';
import type { ContractKind } from '../machine.ts';
import { readNames } from '../parties.repository.ts';
import { wireTerms } from '../wire.ts';
import { findBillsBefore, listBillsBelow, sumIncome } from './bill-rows.repository.ts';
import { type BillRowPorts, createBillRows, type Page } from './bill-rows.service.ts';
import { type BillRow, findBill, listBillIds, listBills, readBills, sumBills } from './bills.repository.ts';
import { recomputeBill } from './recompute.ts';
import { isUnpaid } from './settlement.tables.ts';
import { isShort } from './upline-pay.ts';

/** Days of one query at most. */
const MOST_DAYS = 93;
const DAY_MS = 86_400_000;

/** Which bills are asked for: by kind, and by the end of their windows. */
export interface BillFilter {
  kind?: ContractKind | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What a bill was made from, in short. */
function figuresOf({ doc }: BillRow): AgentBillFigures {
  const { team, loss, row, rateType, rate, trace, gross, downlines } = JSON.parse(doc) as AgentBillStatement;
  const below = downlines.reduce((sum, one) => sum + parseMoney(one.gross), 0n);
  const volume = row === undefined ? undefined : trace[row - 1]?.volume;
  return {
    ...{ bets: team.bets, volume: team.volume, loss, active: team.active, gross, downlines: formatMoney(below) },
    ...(row === undefined ? {} : { row, rateType, rate }),
    ...(volume === undefined ? {} : { rowVolume: volume }),
  };
}

/** What a bill waits for that is not being paid in its turn. */
function waitOf({ state, isKeptBack, hasTurn }: BillRow): Pick<AgentBill, 'waitsFor'> {
  if (isKeptBack) return { waitsFor: 'OPERATOR' };
  return isUnpaid(state) && !hasTurn ? { waitsFor: 'BILL_BEFORE' } : {};
}

const wireBill = (bill: BillRow): AgentBill => ({
  billId: bill.id,
  contractId: bill.contractId,
  kind: bill.kind,
  gameType: bill.games,
  currency: bill.currency,
  start: bill.windowStart.toISOString(),
  end: bill.windowEnd.toISOString(),
  no: bill.no,
  amount: formatMoney(bill.delta),
  ...(bill.earned === bill.delta ? {} : { earned: formatMoney(bill.earned) }),
  paid: formatMoney(bill.paid),
  ...(bill.due === bill.delta ? {} : { due: formatMoney(bill.due) }),
  ...(bill.givenUp < 0n ? { fromGivenUp: formatMoney(-bill.givenUp) } : {}),
  ...(bill.adjustsId === null ? {} : { corrects: bill.adjustsId }),
  ...(bill.payerId === null ? {} : { payer: 'UPLINE' as const }),
  ...(bill.expiresAt && isShort(bill.state) ? { expiresAt: bill.expiresAt.toISOString() } : {}),
  status: bill.state,
  ...waitOf(bill),
  createdAt: bill.createdAt.toISOString(),
  ...(bill.paidAt ? { paidAt: bill.paidAt.toISOString() } : {}),
  figures: figuresOf(bill),
});

/** Bills as their payees, and those who offered the contract, see them. */
export function createBills({ db, cursors, settings }: BillRowPorts) {
  const rowsOf = ({ memberId }: SignedIn, { kind, from, to }: BillFilter) => ({
    payeeId: memberId,
    kind,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  });
  /** @throws Fault NOT_FOUND, also for a bill of others */
  const ofParty = async ({ memberId }: SignedIn, billId: string) => {
    const bill = await findBill(db, billId);
    if (!bill || (bill.payeeId !== memberId && bill.uplineId !== memberId)) throw new Fault('NOT_FOUND');
    return bill;
  };

  return {
    /** The bills of an agent, the latest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async list(actor: SignedIn, filter: BillFilter, page: Page): Promise<AgentBillList> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listAgentBills', reader: actor.memberId, filter: { ...filter } },
        page,
        (place, limit) => listBills(db, rowsOf(actor, filter), place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wireBill) };
    },

    /** Sums over all bills of a filter. */
    async totals(actor: SignedIn, filter: BillFilter): Promise<AgentBillTotals> {
      const { count, amount, paid } = await sumBills(db, rowsOf(actor, filter));
      return { currency: actor.currency, count, amount: formatMoney(amount), paid: formatMoney(paid) };
    },

    /**
     * Every bill of a filter, piece by piece: which ones is found at once, and each piece is read when it is asked for.
     *
     * @throws Fault EXPORT_TOO_LARGE for more than `limit`
     */
    async each(
      actor: SignedIn,
      filter: BillFilter,
      { limit, piece }: { limit: number; piece: number },
    ): Promise<Pieces<AgentBill>> {
      const asked = rowsOf(actor, filter);
      const ids = await listBillIds(db, asked, limit + 1);
      if (ids.length > limit) {
        const { count } = await sumBills(db, asked);
        throw new Fault('EXPORT_TOO_LARGE', { params: { rows: count, limit } });
      }
      return inPieces(ids, piece, async (some) => (await readBills(db, some)).map(wireBill));
    },

    /** Sums by day and kind. @throws Fault VALIDATION_FAILED for a period that is none, or too long */
    async income(actor: SignedIn, filter: BillFilter & { from: string; to: string }): Promise<AgentIncome> {
      const [from, to] = [new Date(filter.from), new Date(filter.to)];
      if (to <= from) throw invalid('to', 'min');
      if (to.getTime() - from.getTime() > MOST_DAYS * DAY_MS) throw invalid('from', 'min');
      const { timeZone } = (await settings.current()).merchant;
      const rows = await sumIncome(db, { payeeId: actor.memberId, kind: filter.kind, from, to }, timeZone);
      return {
        ...{ currency: actor.currency, timeZone },
        rows: rows.map(({ amount, paid, ...row }) => ({
          ...row,
          amount: formatMoney(amount),
          paid: formatMoney(paid),
        })),
      };
    },

    /** A bill with everything it was made from. @throws Fault NOT_FOUND, also for a bill of others */
    async detail(actor: SignedIn, billId: string): Promise<AgentBillDetail> {
      const bill = await ofParty(actor, billId);
      const statement = JSON.parse(bill.doc) as AgentBillStatement;
      const isOwn = bill.payeeId === actor.memberId;
      const [terms, names, below, { previous, carriedFrom }] = await Promise.all([
        findVersion(db, bill.contractId, bill.versionNo),
        isOwn ? undefined : readNames(db, [bill.payeeId]),
        listBillsBelow(
          db,
          statement.downlines.map(({ contract }) => contract),
          bill,
        ),
        findBillsBefore(db, bill),
      ]);
      if (!terms) throw new Error(`Bill ${billId} has no terms.`);
      const payee = names?.get(bill.payeeId);
      return {
        ...{ bill: wireBill(bill), hash: bill.hash, statement, terms: wireTerms(terms) },
        ...(payee === undefined ? {} : { payee }),
        ...(previous === undefined ? {} : { previous }),
        ...(carriedFrom === undefined || parseMoney(statement.carryIn) === 0n ? {} : { carriedFrom }),
        // it was written to the agent alone
        ...(isOwn && bill.rejectedFor !== null ? { rejectedFor: bill.rejectedFor } : {}),
        below: statement.downlines.map(({ contract }) => {
          const { username = '', billId: theirs, unpaid = 0n } = below.get(contract) ?? {};
          return {
            contract,
            partner: isOwn ? username : maskName(username),
            ...(isOwn && theirs ? { billId: theirs } : {}),
            ...(isOwn && unpaid > 0n ? { unpaid: formatMoney(unpaid) } : {}),
          };
        }),
      };
    },

    ...createBillRows({ db, cursors, settings }, ofParty),

    /** Makes a bill again and compares. @throws Fault NOT_FOUND, also for a bill of others */
    async check(actor: SignedIn, billId: string): Promise<AgentBillCheck> {
      await ofParty(actor, billId);
      const [again, now] = [await recomputeBill(db, billId), await databaseTime(db)];
      if (!again) throw new Fault('NOT_FOUND');
      const { isSame, hash, results, differs, doc } = again;
      return {
        ...{ isSame, hash, results, checkedAt: now.toISOString(), statement: JSON.parse(doc) as AgentBillStatement },
        ...(differs === undefined ? {} : { differs }),
      };
    },
  };
}

export type Bills = ReturnType<typeof createBills>;
