import type {
  DownlineList,
  Transfer,
  TransferList,
  TransferOptions,
  TransferRequest,
  VendorTransfer,
} from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../contract/actor.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { today } from '../../kernel/days.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { maskName } from '../../kernel/mask-name.ts';
import { formatMoney, MONEY_SCALE, type Money, parseMoney, stepOf } from '../../kernel/money.ts';
import * as flows from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { waitsForBonus } from '../bonuses/in-play.port.ts';
import { newOrderNo } from '../cashier/order-no.port.ts';
import { hasOverdueCredit } from '../credit/credit.port.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import type { PlayGate } from '../safer-play/play-gate.port.ts';
import type { Settings } from '../system/settings.service.ts';
import type { VendorWalletsService } from '../vendor-wallets/vendor-wallets.service.ts';
import { afterTransfer } from './machine.ts';
import {
  findDownline,
  findTransfer,
  findUpline,
  hasDownlines,
  insertTransfer,
  listDownlines,
  listTransfers,
  lockMemberTransfers,
  type Partner,
  readSent,
  type TransferRow,
} from './transfers.repository.ts';
import type { TransferDirection } from './transfers.tables.ts';

export interface TransferPorts {
  db: Executor;
  cursors: Cursors;
  settings: Settings;
  /** Transfers between wallets of one member. */
  ownWallets: Pick<VendorWalletsService, 'transfer' | 'find'>;
  /** Refuses whoever has not proved lately that money may leave. */
  requireProof: (executor: Executor, actor: SignedIn) => Promise<void>;
  /** Until when no money of a member leaves. */
  heldUntil: (executor: Executor, actor: SignedIn) => Promise<Date | undefined>;
  /** The money of a member, in cash and at vendors, and what of it has to be played first. */
  readUnplayed: (
    executor: Executor,
    actor: SignedIn,
  ) => Promise<{ cash: Money; atVendors: Money; locks: readonly { amount: Money }[] }>;
  /** What members have closed to themselves. */
  gate: Pick<PlayGate, 'assertMayPayIn'>;
  now: () => Date;
}

/** A transfer along an edge of the tree. */
type PartnerTransfer = Pick<TransferRequest, 'memberId' | 'note' | 'amount'> & { direction: TransferDirection };

type Page = { cursor: string | undefined; pageSize: number };

/** Money that members pass on along one edge of the tree. */
export function createTransfers(ports: TransferPorts) {
  const { db, cursors, settings, ownWallets, requireProof, heldUntil, readUnplayed, gate, now } = ports;

  const dayOf = async (executor: Executor, actor: SignedIn) => {
    const { merchant, transfers } = await settings.current();
    const day = today(now(), merchant.timeZone);
    const left = parseMoney(transfers.amountPerDay) - (await readSent(executor, actor, day.from));
    return { amountLeft: left > 0n ? left : 0n, resetsAt: day.to.toISOString() };
  };

  const uplineOf = async (executor: Executor, { memberId }: SignedIn): Promise<Partner | undefined> => {
    const { toUpline } = (await settings.current()).transfers;
    return toUpline ? findUpline(executor, memberId) : undefined;
  };

  /** Only agents have a downline that they may pass money on to. */
  const isOpenDown = async ({ role }: SignedIn): Promise<boolean> =>
    role === 'agent' && (await settings.current()).transfers.toDownline;

  /** @throws Fault NOT_FOUND for everybody who is not at the other end of an edge */
  const partnerOf = async (trx: Trx, actor: SignedIn, { direction, memberId }: PartnerTransfer): Promise<Partner> => {
    const partner =
      direction === 'UP'
        ? await uplineOf(trx, actor)
        : memberId !== undefined && (await isOpenDown(actor))
          ? await findDownline(trx, actor.memberId, actor.currency, memberId)
          : undefined;
    if (!partner) throw new Fault('NOT_FOUND');
    return partner;
  };

  /**
   * Money that comes from somebody else counts like a deposit. What the receiver has closed to himself is not the sender's
   * to know.
   *
   * @throws Fault NOT_FOUND
   */
  const assertMayReceive = async (trx: Trx, memberId: string, stillToCome: Money): Promise<void> => {
    // the transfer is booked and its wallets are locked: whatever is above a limit is seen, also of two at once
    await gate.assertMayPayIn(trx, memberId, stillToCome).catch((error: unknown) => {
      throw error instanceof Fault ? new Fault('NOT_FOUND', { cause: error }) : error;
    });
  };

  /** @throws Fault VALIDATION_FAILED, LIMIT_REACHED */
  const checkAmount = async (trx: Trx, actor: SignedIn, amount: Money): Promise<void> => {
    const { merchant, transfers } = await settings.current();
    const least = parseMoney(transfers.least);
    if (amount % stepOf(merchant.decimals) !== 0n) throw invalid('amount', 'format');
    if (amount < least)
      throw new Fault('VALIDATION_FAILED', {
        params: { fields: [{ name: 'amount', rule: 'min', min: Number(least / MONEY_SCALE) }] },
      });
    const { amountLeft, resetsAt } = await dayOf(trx, actor);
    if (amount > amountLeft) throw new Fault('LIMIT_REACHED', { params: { kind: 'transfer', resetsAt } });
  };

  /**
   * Passes money on: both wallets, the receipt and a message to each of the two are written together. Above the limit of
   * the settings the money waits on hold for an operator, and the receiver is told nothing.
   *
   * @throws Fault AUTH_STEP_UP, ACCOUNT_WAIT, BONUS_ACTIVE, CREDIT_OVERDUE, NOT_FOUND, VALIDATION_FAILED, LIMIT_REACHED,
   *   WALLET_INSUFFICIENT, WALLET_FROZEN
   */
  const send = async (trx: Trx, actor: SignedIn, request: PartnerTransfer, ip: string): Promise<Transfer> => {
    const { memberId, currency } = actor;
    await requireProof(trx, actor);
    const until = await heldUntil(trx, actor);
    if (until) throw new Fault('ACCOUNT_WAIT', { params: { until: until.toISOString() } });
    if (await waitsForBonus(trx, memberId)) throw new Fault('BONUS_ACTIVE');
    // what is overdue is repaid before money goes to somebody else
    if (await hasOverdueCredit(trx, memberId)) throw new Fault('CREDIT_OVERDUE');
    await lockMemberTransfers(trx, memberId);
    const partner = await partnerOf(trx, actor, request);
    const amount = parseMoney(request.amount);
    await checkAmount(trx, actor, amount);
    const transferNo = newOrderNo();
    const { direction, note } = request;
    const createdAt = now();
    const waits = amount > parseMoney((await settings.current()).transfers.reviewOver);
    const state = afterTransfer('START', waits ? 'sentToReview' : 'sent');
    if (!state) throw new Error('The table of transfers has no beginning.');
    const made = { transferNo, direction, currency, amount, createdAt, state };
    const id = await insertTransfer(trx, { ...made, note, senderId: memberId, receiverId: partner.id });
    const money = { member: memberId, currency, amount, key: transferNo };
    await post(trx, waits ? flows.holdTransfer(money) : flows.transfer({ ...money, receiver: partner.id }));
    // the wallet is locked now, so what is left of it cannot change any more: locks of turnover stay with the sender
    const { cash, atVendors, locks } = await readUnplayed(trx, actor);
    if (cash + atVendors < locks.reduce((sum, lock) => sum + lock.amount, 0n)) throw new Fault('WALLET_INSUFFICIENT');
    await assertMayReceive(trx, partner.id, waits ? amount : 0n);
    const said = { order: transferNo, amount: inboxMoney(amount, currency) };
    const toSender = waits ? 'transferWaits' : 'transferSent';
    await inbox.send(trx, memberId, 'SYSTEM', toSender, { ...said, partner: maskName(partner.username) });
    if (!waits)
      await inbox.send(trx, partner.id, 'SYSTEM', 'transferReceived', { ...said, partner: maskName(actor.username) });
    await appendAudit(trx, {
      ...{ action: 'transfer.made', actorId: memberId, actorRole: actor.role, ip, object: `transfer:${transferNo}` },
      detail: { amount: String(amount), currency, direction, receiver: partner.id, ...(waits && { state }) },
    });
    return wire({ ...made, id, isSender: true, partner: partner.username, note: note ?? null, reason: null });
  };

  return {
    /** What a member may pass on, and to whom. */
    async options(actor: SignedIn): Promise<TransferOptions> {
      const { merchant, transfers } = await settings.current();
      const { amountLeft, resetsAt } = await dayOf(db, actor);
      const upline = await uplineOf(db, actor);
      const until = await heldUntil(db, actor);
      return {
        currency: actor.currency,
        ...(upline ? { upline: maskName(upline.username) } : {}),
        hasDownlines: (await isOpenDown(actor)) && (await hasDownlines(db, actor.memberId, actor.currency)),
        least: transfers.least,
        step: formatMoney(stepOf(merchant.decimals)),
        amountLeft: formatMoney(amountLeft),
        reviewOver: transfers.reviewOver,
        resetsAt,
        ...(until ? { heldUntil: until.toISOString() } : {}),
      };
    },

    /** Direct downlines of an agent. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async downlines(actor: SignedIn, { find, ...page }: Page & { find: string | undefined }): Promise<DownlineList> {
      if (!(await isOpenDown(actor))) return { content: [] };
      const { rows, ...next } = await cursors.rows(
        { operation: 'listTransferDownlines', reader: actor.memberId, filter: { find } },
        page,
        (place, limit) => listDownlines(db, actor, { find, behind: place?.id, limit }),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(({ id, username }) => ({ memberId: id, name: maskName(username) })) };
    },

    /**
     * Passes money on, or moves it between own wallets, as the request says.
     *
     * @throws Fault of {@link send}, or of the transfer between own wallets
     */
    async transfer(
      trx: Trx,
      actor: SignedIn,
      { direction, memberId, note, fromVendor, toVendor, amount }: TransferRequest,
      call: { ip: string; language: LanguageCode },
    ): Promise<Transfer> {
      if (direction === 'OWN') {
        if (memberId !== undefined) throw invalid('memberId', 'unknown');
        if (note !== undefined) throw invalid('note', 'unknown');
        return wireOwn(await ownWallets.transfer(trx, actor, { fromVendor, toVendor, amount }, call));
      }
      if (fromVendor !== undefined) throw invalid('fromVendor', 'unknown');
      if (toVendor !== undefined) throw invalid('toVendor', 'unknown');
      return send(trx, actor, { direction, memberId, note, amount }, call.ip);
    },
    /** Transfers of a member, sent and received, newest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async list({ memberId }: SignedIn, page: Page): Promise<TransferList> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listTransfers', reader: memberId },
        page,
        (place, limit) => listTransfers(db, memberId, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wire) };
    },

    /** @throws Fault NOT_FOUND, also for a transfer of others */
    async find(actor: SignedIn, transferNo: string, language: LanguageCode): Promise<Transfer> {
      const row = await findTransfer(db, actor.memberId, transferNo);
      if (row) return wire(row);
      const own = await ownWallets.find(actor, transferNo, language);
      if (!own) throw new Fault('NOT_FOUND');
      return wireOwn(own);
    },
  };
}

export type Transfers = ReturnType<typeof createTransfers>;

const wire = ({
  transferNo,
  isSender,
  direction,
  partner,
  currency,
  amount,
  note,
  createdAt,
  state,
  reason,
}: TransferRow): Transfer => ({
  transferNo,
  isSender,
  // where the other party stands in the tree, seen from the reader
  partnerIs: isSender === (direction === 'UP') ? 'UPLINE' : 'DOWNLINE',
  partner: maskName(partner),
  currency,
  state,
  ...(reason ? { reason } : {}),
  amount: formatMoney(amount),
  ...(note === null ? {} : { note }),
  at: createdAt.toISOString(),
});

/** A transfer between own wallets as its receipt: the vendor is the other party. */
const wireOwn = (made: VendorTransfer): Transfer => ({
  ...made,
  isSender: true,
  partnerIs: 'OWN_WALLET',
  partner: made.toName ?? made.fromName ?? '',
});
