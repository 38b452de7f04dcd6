import type { MemberFlag, MemberMoney } from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import type { Operator } from '../../../contract/admin/operator.ts';
import { actedBy, appendAudit, listAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { formatMoney, type Money } from '../../../kernel/money.ts';
import { listNewestBonuses } from '../../bonuses/in-play.port.ts';
import { sharingDevice } from '../../identity/devices.port.ts';
import { identityStanding, samePersonsAs } from '../../identity-check/standing.port.ts';
import type { Settings } from '../../system/settings.service.ts';
import { type AccountRow, listAccounts } from '../accounts/account.repository.ts';
import { listDisputeQueue } from '../confirmations/confirmation.repository.ts';
import { listUnmatched } from '../unmatched/unmatched.repository.ts';
import { wireUnmatched } from '../unmatched/unmatched.service.ts';
import { readElsewhere } from '../withdrawals/checks.repository.ts';
import { readFree } from '../withdrawals/withdrawable.ts';
import { listMemberDesk, listMemberWithdrawals } from './desk.repository.ts';
import { toWire } from './desk.service.ts';

/** Orders and bonuses that are shown of each kind. */
const SHOWN = 10;

/** Refused payout accounts among which one of somebody else is looked for. */
const MOST_REFUSALS = 50;

type Transfer = MemberMoney['transfers'][number];

export interface MemberMoneyPorts {
  db: Executor;
  settings: Settings;
  /** Transfers of a member, sent or received, the newest first. */
  transfersOf: (
    db: Executor,
    memberId: string,
    limit: number,
  ) => Promise<readonly (Omit<Transfer, 'amount' | 'createdAt'> & { amount: Money; createdAt: Date })[]>;
  now: () => Date;
}

/** The money of one member in one place, to be read only. */
export function createMemberMoney({ db, settings, transfersOf, now }: MemberMoneyPorts) {
  const stateOf = ({ state, usableFrom }: AccountRow): MemberMoney['accounts'][number]['state'] => {
    if (state === 'REVIEW' || state === 'BLOCKED') return state;
    return usableFrom && usableFrom > now() ? 'WAITING' : 'ACTIVE';
  };

  /** What speaks for a closer look at a member. */
  const flagsOf = async (memberId: string, username: string): Promise<MemberFlag[]> => {
    const persons = await samePersonsAs(db, memberId);
    const browsers = await sharingDevice(db, memberId, SHOWN);
    const refused = await listAudit(db, { action: 'payout-account.refused', object: username, limit: MOST_REFUSALS });
    const isOfOthers = refused.some(({ detail }) => (detail as { reason?: unknown } | null)?.reason === 'SHARED');
    return [
      ...(persons.length > 0 ? [{ kind: 'SAME_PERSON' as const, members: persons.slice(0, SHOWN) }] : []),
      ...(browsers.length > 0 ? [{ kind: 'SHARED_DEVICE' as const, members: browsers }] : []),
      ...(isOfOthers ? [{ kind: 'REFUSED_ACCOUNT' as const, members: [] }] : []),
    ];
  };

  /** That it was read is written down. @param role support, which decides nothing about money, reads no flags. @throws Fault NOT_FOUND */
  return async (memberId: string, by: AdminChanger, role: Operator['role']): Promise<MemberMoney> => {
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
        done: formatMoney(BigInt(bonus.done)),
        startedAt: bonus.startedAt.toISOString(),
        expiresAt: bonus.expiresAt.toISOString(),
      })),
      accounts: (await listAccounts(db, memberId)).map((account) => ({
        ...{ id: account.id, institutionName: account.institutionName, numberEnd: account.numberEnd },
        ...{ state: stateOf(account), createdAt: account.createdAt.toISOString() },
      })),
      disputes: (await listDisputeQueue(db, { memberId }, undefined, SHOWN)).map((dispute) => ({
        ...{ id: dispute.id, caseNo: dispute.caseNo, partNo: dispute.partNo, currency: dispute.currency },
        ...{ state: dispute.state, amount: formatMoney(dispute.amount), openedAt: dispute.openedAt.toISOString() },
      })),
      transfers: (await transfersOf(db, memberId, SHOWN)).map(({ amount, createdAt, ...transfer }) => ({
        ...transfer,
        amount: formatMoney(amount),
        createdAt: createdAt.toISOString(),
      })),
      kept: (await listUnmatched(db, { memberId }, undefined, SHOWN)).map(wireUnmatched),
      identity: (await identityStanding(db, memberId)).standing,
      ...(role === 'support' ? {} : { flags: await flagsOf(memberId, member.username) }),
    };
  };
}

export type ReadMemberMoney = ReturnType<typeof createMemberMoney>;
