import type { MemberMoney } from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import { actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { formatMoney } from '../../../kernel/money.ts';
import { listNewestBonuses } from '../../bonuses/in-play.port.ts';
import type { Settings } from '../../system/settings.service.ts';
import { type AccountRow, listAccounts } from '../accounts/account.repository.ts';
import { readElsewhere } from '../withdrawals/checks.repository.ts';
import { readFree } from '../withdrawals/withdrawable.ts';
import { listMemberDesk, listMemberWithdrawals } from './desk.repository.ts';
import { toWire } from './desk.service.ts';

/** Orders and bonuses that are shown of each kind. */
const SHOWN = 10;

export interface MemberMoneyPorts {
  db: Executor;
  settings: Settings;
  now: () => Date;
}

/** The money of one member in one place, to be read only. */
export function createMemberMoney({ db, settings, now }: MemberMoneyPorts) {
  const stateOf = ({ state, usableFrom }: AccountRow): MemberMoney['accounts'][number]['state'] => {
    if (state === 'REVIEW' || state === 'BLOCKED') return state;
    return usableFrom && usableFrom > now() ? 'WAITING' : 'ACTIVE';
  };

  /** That it was read is written down. @throws Fault NOT_FOUND */
  return async (memberId: string, by: AdminChanger): Promise<MemberMoney> => {
    const member = await db
      .selectFrom('member')
      .select(['username', 'currency'])
      .where('id', '=', memberId)
      .executeTakeFirst();
    if (!member) throw new Fault('NOT_FOUND');
    await appendAudit(db, { ...actedBy(by), action: 'member-money.viewed', object: member.username });
    const { currency } = member;
    const { withdrawals } = await settings.current();
    const purse = { memberId, currency };
    const { cash, atVendors, locks, locked, withdrawable } = await readFree(db, purse, withdrawals.turnoverPercent);
    const elsewhere = await readElsewhere(db, purse);
    return {
      currency,
      parts: {
        cash: formatMoney(cash),
        withdrawable: formatMoney(withdrawable),
        locked: formatMoney(locked),
        onHold: formatMoney(elsewhere.onHold),
        inTransfers: formatMoney(elsewhere.inTransfers),
        bonus: formatMoney(elsewhere.bonus),
        openBets: formatMoney(elsewhere.openBets),
        atVendors: formatMoney(atVendors),
      },
      locks: locks.map(({ orderNo, amount, required, done, since }) => ({
        ...{ orderNo, since: since.toISOString() },
        amount: formatMoney(amount),
        required: formatMoney(required),
        done: formatMoney(done),
      })),
      deposits: (await listMemberDesk(db, memberId, SHOWN)).map(toWire),
      withdrawals: (await listMemberWithdrawals(db, memberId, SHOWN)).map(({ amount, createdAt, ...order }) => ({
        ...order,
        amount: formatMoney(amount),
        createdAt: createdAt.toISOString(),
      })),
      bonuses: (await listNewestBonuses(db, memberId, SHOWN)).map((bonus) => ({
        ...bonus,
        amount: formatMoney(BigInt(bonus.amount)),
        required: formatMoney(BigInt(bonus.required)),
        startedAt: bonus.startedAt.toISOString(),
        expiresAt: bonus.expiresAt.toISOString(),
      })),
      accounts: (await listAccounts(db, memberId)).map((account) => ({
        ...{ id: account.id, institutionName: account.institutionName, numberEnd: account.numberEnd },
        ...{ state: stateOf(account), createdAt: account.createdAt.toISOString() },
      })),
    };
  };
}

export type ReadMemberMoney = ReturnType<typeof createMemberMoney>;
