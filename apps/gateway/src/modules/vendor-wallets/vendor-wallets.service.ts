import type {
  CollectedVendorWallets,
  TransferRequest,
  VendorTransfer,
  VendorTransferList,
  VendorWallet,
  VendorWalletReason,
  VendorWallets,
} from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../contract/actor.ts';
import type { Cursors } from '../../contract/cursors.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { formatMoney, MONEY_SCALE, type Money, parseMoney } from '../../kernel/money.ts';
import { lockCash } from '../../ledger/balance.ts';
import { hasOverdueCredit } from '../credit/credit.port.ts';
import { type Display, vendorName } from '../games/cards.port.ts';
import type { PlayGate } from '../safer-play/play-gate.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { collect, moveBetween } from './collect.port.ts';
import {
  findVendors,
  findVendorTransfer,
  listVendorTransfers,
  listVendorWallets,
  type Owner,
  type VendorState,
  type VendorTransferRow,
  type VendorWalletRow,
} from './vendor-wallets.repository.ts';

export interface VendorWalletPorts {
  db: Executor;
  cursors: Cursors;
  settings: Settings;
  /** What members have closed to themselves. */
  gate: Pick<PlayGate, 'assertNoBreak'>;
  now: () => Date;
}

/** A transfer between own wallets, as it is asked for. */
export type OwnTransfer = Pick<TransferRequest, 'fromVendor' | 'toVendor' | 'amount'>;

/** Wallets at vendors, beside the main one. */
export function createVendorWallets({ db, cursors, settings, gate, now }: VendorWalletPorts) {
  const displayFor = async (language: LanguageCode, currency: string): Promise<Display> => ({
    language,
    merchantLanguages: (await settings.current()).merchant.languages,
    currency,
  });

  /** Smallest step of an amount, by the digits that the merchant shows. */
  const step = async (): Promise<Money> => MONEY_SCALE / 10n ** BigInt((await settings.current()).merchant.decimals);

  const isSingle = async (): Promise<boolean> => !(await settings.current()).merchant.hasVendorWallets;

  const takesBreak = (memberId: string): Promise<boolean> =>
    gate.assertNoBreak(db, memberId).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Fault) return true;
        throw error;
      },
    );

  /**
   * @throws Fault NOT_FOUND for a vendor that is not offered, STATE_STALE where there is one wallet for all games, GAME_MAINTENANCE,
   * EXCLUDED, WALLET_FROZEN while the main wallet owes something
   */
  const assertMayReceive = async (
    trx: Trx,
    { memberId, currency }: Owner,
    vendor: VendorState | undefined,
  ): Promise<void> => {
    if (vendor?.status !== 'active' && vendor?.status !== 'maintenance') throw new Fault('NOT_FOUND');
    if (await isSingle()) throw new Fault('STATE_STALE');
    if (vendor.status === 'maintenance') {
      const until = vendor.maintenanceUntil?.toISOString();
      throw new Fault('GAME_MAINTENANCE', { params: until === undefined ? {} : { until } });
    }
    await gate.assertNoBreak(trx, memberId);
    const cash = (await lockCash(trx, [memberId], currency)).get(memberId) ?? 0n;
    if (cash < 0n) throw new Fault('WALLET_FROZEN');
  };

  const wireAll = async (
    executor: Executor,
    rows: readonly VendorTransferRow[],
    display: Display,
  ): Promise<VendorTransfer[]> => {
    const codes = new Set(rows.flatMap((row) => [row.from_vendor, row.to_vendor]).filter((code) => code !== null));
    const vendors = await findVendors(executor, [...codes]);
    const nameOf = (code: string) => vendorName(code, vendors.get(code)?.names ?? { EN: code }, display);
    return rows.map(({ transfer_no, from_vendor: from, to_vendor: to, currency, amount, created_at }) => ({
      transferNo: transfer_no,
      ...(from === null ? {} : { fromVendor: from, fromName: nameOf(from) }),
      ...(to === null ? {} : { toVendor: to, toName: nameOf(to) }),
      currency,
      amount: formatMoney(BigInt(amount)),
      state: 'COMPLETED',
      at: created_at.toISOString(),
    }));
  };

  return {
    /** What a member has at vendors, and where more can be brought. */
    async list({ memberId, currency }: SignedIn, language: LanguageCode): Promise<VendorWallets> {
      const single = await isSingle();
      const isExcluded = await takesBreak(memberId);
      const display = await displayFor(language, currency);
      const { cash, wallets: all } = await listVendorWallets(db, { memberId, currency });
      const isOffered = ({ status }: VendorWalletRow) => !single && (status === 'active' || status === 'maintenance');
      const shown = all.filter((row) => isOffered(row) || row.balance !== 0n || row.openBets !== 0n);
      return {
        isSingle: single,
        currency,
        cash: formatMoney(cash),
        atVendors: formatMoney(all.reduce((sum, { balance }) => sum + balance, 0n)),
        step: formatMoney(await step()),
        ...((await hasOverdueCredit(db, memberId)) ? { hasOverdueCredit: true } : {}),
        content: shown.map((row) => wireWallet(row, display, reasonOf(row, { single, isExcluded, owes: cash < 0n }))),
      };
    },

    /**
     * Moves money between two wallets of a member.
     *
     * @throws Fault NOT_FOUND, STATE_STALE, GAME_MAINTENANCE, EXCLUDED, VALIDATION_FAILED, WALLET_INSUFFICIENT, WALLET_FROZEN;
     * CREDIT_OVERDUE from the main wallet of an agent with an advance that is due
     */
    async transfer(
      trx: Trx,
      { memberId, currency, role }: SignedIn,
      { fromVendor: from, toVendor: to, amount: written }: OwnTransfer,
      { language, ip }: { language: LanguageCode; ip: string },
    ): Promise<VendorTransfer> {
      if (from === to) throw invalid('toVendor', 'equal');
      const amount = parseMoney(written);
      if (amount % (await step()) !== 0n) throw invalid('amount', 'format');
      const vendors = await findVendors(
        trx,
        [from, to].filter((code) => code !== undefined),
      );
      if (from !== undefined && !vendors.has(from)) throw new Fault('NOT_FOUND');
      if (to !== undefined) await assertMayReceive(trx, { memberId, currency }, vendors.get(to));
      if (from === undefined && (await hasOverdueCredit(trx, memberId))) throw new Fault('CREDIT_OVERDUE');
      const row = await moveBetween(
        trx,
        { memberId, currency },
        { from, to, amount, at: now() },
        { actorId: memberId, actorRole: role, ip },
      );
      const [made] = await wireAll(trx, [row], await displayFor(language, currency));
      if (!made) throw new Error('A transfer was made.');
      return made;
    },

    /** Brings everything back from vendors, whatever state they are in. */
    async collect(
      trx: Trx,
      { memberId, currency, role }: SignedIn,
      { language, ip }: { language: LanguageCode; ip: string },
    ): Promise<CollectedVendorWallets> {
      const rows = await collect(
        trx,
        { memberId, currency },
        { actorId: memberId, actorRole: role, ip },
        { at: now() },
      );
      return {
        currency,
        amount: formatMoney(rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
        transfers: await wireAll(trx, rows, await displayFor(language, currency)),
      };
    },

    /** Transfers between own wallets, the newest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async history(
      { memberId, currency }: SignedIn,
      page: { cursor: string | undefined; pageSize: number },
      language: LanguageCode,
    ): Promise<VendorTransferList> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listVendorTransfers', reader: memberId },
        page,
        (place, limit) => listVendorTransfers(db, memberId, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: await wireAll(db, rows, await displayFor(language, currency)) };
    },

    /** A transfer of a member between own wallets; `undefined` for one of others. */
    async find(
      { memberId, currency }: SignedIn,
      transferNo: string,
      language: LanguageCode,
    ): Promise<VendorTransfer | undefined> {
      const row = await findVendorTransfer(db, memberId, transferNo);
      return row && (await wireAll(db, [row], await displayFor(language, currency)))[0];
    },
  };
}

export type VendorWalletsService = ReturnType<typeof createVendorWallets>;

/** Why a wallet takes no money now. */
function reasonOf(
  { status }: VendorWalletRow,
  { single, isExcluded, owes }: { single: boolean; isExcluded: boolean; owes: boolean },
): VendorWalletReason | undefined {
  if (single) return 'SINGLE';
  if (status === 'maintenance') return 'MAINTENANCE';
  if (status !== 'active') return 'OFF';
  if (isExcluded) return 'EXCLUDED';
  return owes ? 'FROZEN' : undefined;
}

const wireWallet = (
  { code, names, status, maintenanceUntil, balance, openBets }: VendorWalletRow,
  display: Display,
  reason: VendorWalletReason | undefined,
): VendorWallet => ({
  vassalage: code,
  name: vendorName(code, names, display),
  balance: formatMoney(balance),
  openBets: formatMoney(openBets),
  isUnderMaintenance: status === 'maintenance',
  ...(status === 'maintenance' && maintenanceUntil ? { until: maintenanceUntil.toISOString() } : {}),
  canReceive: reason === undefined,
  ...(reason === undefined ? {} : { reason }),
});
