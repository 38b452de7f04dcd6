import type {
  Balance,
  ListMovementsData,
  MerchantWallet,
  Movement,
  MovementKind,
  MovementList,
  MovementTotals,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import type { ModuleContext } from '../../contract/module.ts';
import { inPieces, type Pieces } from '../../kernel/db/in-pieces.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { formatMoney } from '../../kernel/money.ts';
import { memberBalance } from '../../ledger/balance.ts';
import { betNoOf } from '../records/records.service.ts';
import type { Settings } from '../system/settings.service.ts';
import {
  listMovementSeqs,
  type MovementFilter,
  type MovementRow,
  type PostingFilter,
  readMovements,
  readMovementsAt,
  sumMovements,
  UPLINE_BILL,
} from './movements.repository.ts';

/** What a posting is to the member whose cash it moves. */
const kinds: Readonly<Record<string, MovementKind>> = {
  DEPOSIT: 'DEPOSIT',
  DEPOSIT_REVERSED: 'DEPOSIT_REVERSED',
  WITHDRAWAL: 'WITHDRAWAL',
  WITHDRAWAL_BACK: 'WITHDRAWAL_BACK',
  GRANT: 'GRANT',
  TRANSFER_BACK: 'TRANSFER_BACK',
  VENDOR_IN: 'VENDOR_IN',
  VENDOR_OUT: 'VENDOR_OUT',
  BET: 'BET',
  SETTLE_WON: 'WIN',
  REFUND: 'REFUND',
  ROLLBACK_PAYOUT: 'ROLLBACK',
  ROLLBACK_PROMO: 'ROLLBACK',
  PROMO_WIN: 'PROMOTION',
  BONUS_CONVERTED: 'PROMOTION',
  CREDIT_ADVANCE: 'CREDIT_ADVANCE',
  CREDIT_REPAYMENT: 'CREDIT_REPAYMENT',
  CREDIT_SETTLEMENT: 'CREDIT_REPAYMENT',
  AGENT_BILL: 'AGENT_BILL',
  [UPLINE_BILL]: 'AGENT_BILL',
  CORRECTION: 'CORRECTION',
};

/** What is a transfer to one of its two parties: in for the receiver, out for the sender. */
const transferKinds: readonly string[] = ['TRANSFER', 'TRANSFER_HELD', 'TRANSFER_RELEASED'];

/** Days of one query at most. */
const MOST_DAYS = 93;
const DAY_MS = 86_400_000;

type MovementQuery = NonNullable<ListMovementsData['query']>;

/** The postings that a kind of movement is made of. */
function postingsOf(kind: MovementKind): PostingFilter {
  if (kind === 'TRANSFER_IN' || kind === 'TRANSFER_OUT')
    return { kinds: transferKinds, sign: kind === 'TRANSFER_IN' ? 1 : -1 };
  if (kind === 'DOWNLINE_PAY') return { kinds: [UPLINE_BILL], sign: -1 };
  if (kind === 'AGENT_BILL') return { kinds: ['AGENT_BILL', UPLINE_BILL], sign: 1 };
  if (kind === 'OTHER') return { kinds: [...Object.keys(kinds), ...transferKinds], isOther: true };
  return { kinds: Object.keys(kinds).filter((posting) => kinds[posting] === kind) };
}

/**
 * @param now a period without an end ends here
 * @throws Fault VALIDATION_FAILED for a period that is none, or too long
 */
export function movementFilter({ from, to, kind }: MovementQuery, now: Date): MovementFilter {
  const [first, end] = [from, to].map((moment) => (moment === undefined ? undefined : new Date(moment)));
  if (first && end && end <= first) throw invalid('to', 'min');
  if (first && (end ?? now).getTime() - first.getTime() > MOST_DAYS * DAY_MS) throw invalid('from', 'min');
  return { from: first, to: end, postings: kind === undefined ? undefined : postingsOf(kind) };
}

/** The wallet as its owner sees it. */
export function createWalletService(
  { db, cursors, now }: Pick<ModuleContext, 'db' | 'cursors' | 'now'>,
  settings: Settings,
) {
  return {
    /** Balance now, in the currency of the account. */
    async balance(actor: SignedIn): Promise<Balance> {
      const [{ sumBalance, version }, all] = await Promise.all([
        memberBalance(db, actor.memberId, actor.currency),
        settings.current(),
      ]);
      const { currencySymbol, trialCurrencySymbol } = all.merchant;
      return {
        currency: actor.currency,
        currencySymbol: actor.role === 'trial' ? trialCurrencySymbol : currencySymbol,
        sumBalance: formatMoney(sumBalance),
        version: Number(version),
        at: now().toISOString(),
      };
    },

    /** The movements of the cash, newest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async movements(
      { memberId, currency }: SignedIn,
      { cursor, pageSize = 20, ...asked }: MovementQuery,
    ): Promise<MovementList> {
      const filter = movementFilter(asked, now());
      const { from, to, kind } = asked;
      const { rows, ...next } = await cursors.rows(
        { operation: 'listMovements', reader: memberId, filter: { from, to, kind } },
        { cursor, pageSize },
        (place, limit) => readMovements(db, { memberId, currency }, filter, place?.id, limit),
        ({ seq }) => ({ id: seq }),
      );
      return { ...next, content: rows.map((row) => wireMovement(row, currency)) };
    },

    /** Sums over all movements of a filter. @throws Fault VALIDATION_FAILED for a period that is none, or too long */
    async totals({ memberId, currency }: SignedIn, asked: MovementQuery): Promise<MovementTotals> {
      return wireTotals(await sumMovements(db, { memberId, currency }, movementFilter(asked, now())), currency);
    },

    /**
     * Every movement of a filter, piece by piece: which ones is found at once, and each piece is read when it is asked for.
     *
     * @throws Fault EXPORT_TOO_LARGE for more than `limit`, VALIDATION_FAILED for a period that is none, or too long
     */
    async each(
      { memberId, currency }: SignedIn,
      asked: MovementQuery,
      { limit, piece }: { limit: number; piece: number },
    ): Promise<Pieces<Movement>> {
      const filter = movementFilter(asked, now());
      const owner = { memberId, currency };
      const seqs = await listMovementSeqs(db, owner, filter, limit + 1);
      if (seqs.length > limit) {
        const { count } = await sumMovements(db, owner, filter);
        throw new Fault('EXPORT_TOO_LARGE', { params: { rows: count, limit } });
      }
      return inPieces(seqs, piece, async (some) =>
        (await readMovementsAt(db, owner, some)).map((row) => wireMovement(row, currency)),
      );
    },

    /** Whether one wallet pays for all games, or money has to be brought to a vendor first. Trial accounts have one. */
    async merchantWallet(isTrial: boolean): Promise<MerchantWallet> {
      const { merchant } = await settings.current();
      return {
        isSingle: isTrial || !merchant.hasVendorWallets,
        currency: isTrial ? merchant.trialCurrency : merchant.currency,
        currencySymbol: isTrial ? merchant.trialCurrencySymbol : merchant.currencySymbol,
        decimals: merchant.decimals,
      };
    },
  };
}

export type WalletService = ReturnType<typeof createWalletService>;

function wireTotals(
  { count, ...sums }: { count: number; credit: string; debit: string },
  currency: string,
): MovementTotals {
  const [credit, debit] = [BigInt(sums.credit), BigInt(sums.debit)];
  return {
    ...{ currency, count },
    ...{ credit: formatMoney(credit), debit: formatMoney(debit), net: formatMoney(credit - debit) },
  };
}

/** What a posting is to the member whose cash it changes by an amount. */
export function kindOf(posting: string, amount: bigint): MovementKind {
  if (transferKinds.includes(posting)) return amount < 0n ? 'TRANSFER_OUT' : 'TRANSFER_IN';
  if (posting === UPLINE_BILL && amount < 0n) return 'DOWNLINE_PAY';
  return kinds[posting] ?? 'OTHER';
}

export function wireMovement(row: MovementRow, currency: string): Movement {
  const amount = BigInt(row.amount);
  return {
    no: row.seq,
    at: row.at.toISOString(),
    kind: kindOf(row.kind, amount),
    currency,
    amount: formatMoney(amount),
    balanceAfter: formatMoney(BigInt(row.balanceAfter)),
    ...(row.orderNo === null ? {} : { orderNo: row.orderNo }),
    ...(row.transferNo === null ? {} : { transferNo: row.transferNo }),
    ...(row.betId === null ? {} : { betNo: betNoOf(row.betId) }),
    ...(row.bonusId === null ? {} : { bonusId: row.bonusId }),
    ...(row.billNo === null ? {} : { billNo: row.billNo }),
    ...(row.correctionCause === null
      ? {}
      : {
          correction: {
            cause: row.correctionCause,
            ...(row.correctionAbout === null ? {} : { about: row.correctionAbout }),
            ...(row.correctionReference === null ? {} : { number: row.correctionReference }),
          },
        }),
  };
}
