import type {
  CorrectWalletData,
  WalletCorrection,
  WalletCorrectionPage,
} from '@mekong/api-client/admin/contract/types';
import { roleOf } from '../../contract/actor.ts';
import type { AdminChanger, ApprovedBy } from '../../contract/admin/handlers.ts';
import type { Operator } from '../../contract/admin/operator.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { formatMoney, MONEY_SCALE, type Money, parseMoney, stepOf } from '../../kernel/money.ts';
import * as flows from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import type { Settings } from '../system/settings.service.ts';
import {
  type CorrectionFilter,
  type CorrectionRow,
  findOwner,
  findReference,
  insertCorrection,
  isKeyUsed,
  listCorrections,
  lockOwner,
  type WalletOwner,
} from './corrections.repository.ts';
import type { CorrectionAbout } from './corrections.tables.ts';

type Request = CorrectWalletData['body'];

/** A correction that may be made. */
interface Checked extends WalletOwner {
  /** Below zero it is taken. */
  signed: Money;
  about: CorrectionAbout | undefined;
}

export interface CorrectionPorts {
  db: Executor;
  cursors: Cursors;
  settings: Settings;
  /** What of the cash of a member may be withdrawn now; the rest has to be played first. */
  readFree: (
    executor: Executor,
    purse: { memberId: string; currency: string },
  ) => Promise<{ cash: Money; withdrawable: Money }>;
}

/**
 * Corrections of wallets. They are no deposits and no withdrawals: nothing of safer play bears on them, nothing of them has to be
 * played, and neither profit nor turnover counts them.
 */
export function createCorrections({ db, cursors, settings, readFree }: CorrectionPorts) {
  /** @throws Fault VALIDATION_FAILED, WALLET_INSUFFICIENT, WALLET_FROZEN */
  const check = async (executor: Executor, member: WalletOwner | undefined, request: Request): Promise<Checked> => {
    const { direction, currency, cause, reference } = request;
    if (!member || roleOf(member.type) === 'trial') throw invalid('username', 'enum');
    if (member.isClosed) throw invalid('username', 'closed');
    if (member.currency !== currency) throw invalid('currency', 'currency');
    const amount = parseMoney(request.amount);
    const { merchant } = await settings.current();
    if (amount % stepOf(merchant.decimals) !== 0n) throw invalid('amount', 'format');
    const isDebit = direction === 'DEBIT';
    // what is given for a trouble is never taken
    if (isDebit && cause === 'GOODWILL') throw invalid('cause', 'enum');
    const about = reference === undefined ? undefined : await findReference(executor, member.memberId, reference);
    if (reference !== undefined && about === undefined) throw invalid('reference', 'enum');
    if (isDebit) {
      const { cash, withdrawable } = await readFree(executor, member);
      if (cash < 0n) throw new Fault('WALLET_FROZEN');
      if (cash < amount) throw new Fault('WALLET_INSUFFICIENT');
      if (withdrawable < amount) throw tooMuch(withdrawable);
    }
    return { ...member, signed: isDebit ? -amount : amount, about };
  };

  return {
    /** Requests for corrections and what became of them, newest first. */
    async list(
      reader: Operator,
      page: { cursor: string | undefined; pageSize: number },
      filter: CorrectionFilter,
    ): Promise<WalletCorrectionPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listWalletCorrections', reader: reader.name, filter: { ...filter } },
        page,
        (behind, limit) => listCorrections(db, filter, behind, limit),
        ({ id, place }) => ({ id, value: place }),
      );
      return { ...next, content: rows.map((row) => wire(row, reader)) };
    },

    /** Refuses what could not be made now, before anybody is asked to approve it. @throws Fault as {@link correct} */
    async assertPossible(request: Request): Promise<void> {
      if (await isKeyUsed(db, request.key)) throw new Fault('STATE_STALE');
      await check(db, await findOwner(db, request.username), request);
    },

    /**
     * Moves the money, with its row, the message to the member and the entry of the audit trail.
     *
     * @throws Fault STATE_STALE (its key was used), VALIDATION_FAILED, WALLET_INSUFFICIENT, WALLET_FROZEN
     */
    async correct(
      trx: Trx,
      request: Request,
      by: AdminChanger,
      approval: ApprovedBy | undefined,
    ): Promise<WalletCorrection> {
      const { key, cause, reference, reason, direction } = request;
      // what may be withdrawn stays as it is read
      const member = await lockOwner(trx, request.username);
      const { memberId, username, currency, signed, about } = await check(trx, member, request);
      const made = await insertCorrection(trx, {
        ...{ memberId, currency, amount: signed, cause, about, reference, reason, key, maker: by.id, approval },
      });
      if (!made) throw new Fault('STATE_STALE');
      await post(trx, flows.correctWallet({ member: memberId, currency, amount: signed, correction: made.id }));
      const amount = signed < 0n ? -signed : signed;
      await inbox.send(trx, memberId, 'SYSTEM', signed < 0n ? 'walletDebited' : 'walletCredited', {
        amount: inboxMoney(amount, currency),
        cause: { choice: cause.toLowerCase() },
      });
      await appendAudit(trx, {
        ...{ action: 'wallet.corrected', actorId: by.id, actorRole: by.role, ip: by.ip, object: username },
        detail: {
          ...{ amount: String(signed), currency, reason: cause, note: reason },
          ...(reference === undefined ? {} : { order: reference }),
        },
      });
      return {
        id: approval ? `R${approval.id}` : `C${made.id}`,
        ...(approval ? { approvalId: approval.id, decidedBy: approval.decidedBy } : {}),
        ...{ memberId, username, direction, amount: formatMoney(amount), currency, cause, reason },
        ...(reference === undefined ? {} : { reference }),
        ...{
          state: 'APPROVED',
          maker: by.id,
          isOwn: false,
          createdAt: (approval?.askedAt ?? made.madeAt).toISOString(),
        },
      };
    },
  };
}

/** The cash is there, and part of it has to be played first. @param most that may be taken */
const tooMuch = (most: Money): Fault =>
  new Fault('VALIDATION_FAILED', {
    params: { fields: [{ name: 'amount', rule: 'max', max: Number(most / MONEY_SCALE) }] },
  });

export type Corrections = ReturnType<typeof createCorrections>;

function wire(row: CorrectionRow, reader: Operator): WalletCorrection {
  const signed = BigInt(row.amount);
  return {
    id: row.id,
    ...(row.approvalId === null ? {} : { approvalId: row.approvalId }),
    ...(row.memberId === null ? {} : { memberId: row.memberId }),
    username: row.username,
    direction: signed < 0n ? 'DEBIT' : 'CREDIT',
    amount: formatMoney(signed < 0n ? -signed : signed),
    ...{ currency: row.currency, cause: row.cause, reason: row.reason, state: row.state, maker: row.maker },
    ...(row.reference === null ? {} : { reference: row.reference }),
    isOwn: row.makerId !== null && row.makerId === reader.id,
    createdAt: row.at.toISOString(),
    ...(row.decidedBy === null ? {} : { decidedBy: row.decidedBy }),
    ...(row.decidedAt === null ? {} : { decidedAt: row.decidedAt.toISOString() }),
    ...(row.decision === null ? {} : { decision: row.decision }),
  };
}
