import type {
  AgentBill,
  AgentBillCheck,
  AgentBillDetail,
  AgentBillList,
  AgentBillStatement,
  AgentBillTotals,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { formatMoney } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import { type BillRow, findBill, listBills, sumBills } from './bills.repository.ts';
import { recomputeBill } from './recompute.ts';

/** Which bills are asked for: by kind, and by the start of their windows. */
export interface BillFilter {
  kind?: ContractKind | undefined;
  from?: string | undefined;
  to?: string | undefined;
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
  paid: formatMoney(bill.paid),
  status: bill.state,
  createdAt: bill.createdAt.toISOString(),
  ...(bill.paidAt ? { paidAt: bill.paidAt.toISOString() } : {}),
});

/** Bills as their payees, and those who offered the contract, see them. */
export function createBills({ db, cursors }: { db: Executor; cursors: Cursors }) {
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
    async list(
      actor: SignedIn,
      filter: BillFilter,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<AgentBillList> {
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

    /** A bill with everything it was made from. @throws Fault NOT_FOUND, also for a bill of others */
    async detail(actor: SignedIn, billId: string): Promise<AgentBillDetail> {
      const bill = await ofParty(actor, billId);
      return { bill: wireBill(bill), hash: bill.hash, statement: JSON.parse(bill.doc) as AgentBillStatement };
    },

    /** Makes a bill again and compares. @throws Fault NOT_FOUND, also for a bill of others */
    async check(actor: SignedIn, billId: string): Promise<AgentBillCheck> {
      await ofParty(actor, billId);
      const again = await recomputeBill(db, billId);
      if (!again) throw new Fault('NOT_FOUND');
      const { isSame, hash, results, differs } = again;
      return { isSame, hash, results, ...(differs === undefined ? {} : { differs }) };
    },
  };
}

export type Bills = ReturnType<typeof createBills>;
