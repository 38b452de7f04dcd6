import type {
  AgentBillMember,
  AgentBillMemberList,
  AgentBillResult,
  AgentBillResultList,
  AgentBillWage,
  AgentBillWageList,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { localDay } from '../../../kernel/days.ts';
import { inPieces } from '../../../kernel/db/in-pieces.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { formatMoney, type Money } from '../../../kernel/money.ts';
import { betNoOf } from '../../records/records.service.ts';
import type { SettingsInForce } from '../../system/settings.service.ts';
import { findVersion } from '../agent-contract.repository.ts';
import type { BillResultFilter, RowsOfBill } from './bill-rows.port.ts';
import {
  type BillMember,
  type BillResult,
  type BillScope,
  type BillWage,
  countBillMembers,
  countBillResults,
  countBillWages,
  listBillMembers,
  listBillResultSeqs,
  listBillResults,
  listBillWages,
  readBillResults,
} from './bill-rows.repository.ts';
import type { BillRow } from './bills.repository.ts';

/** A bill, and who its parties are. */
type PartyBill = BillRow & BillScope;

export interface Page {
  cursor: string | undefined;
  pageSize: number;
}

/** Rows of one file at most, and how many are read at a time. */
interface FileRows {
  limit: number;
  piece: number;
}

export interface BillRowPorts {
  db: Executor;
  cursors: Cursors;
  /** Zone of the merchant. */
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant'>> };
}

const wireFigures = ({ volume, ggr, bonus }: Record<'volume' | 'ggr' | 'bonus', Money>) => ({
  ...{ volume: formatMoney(volume), ggr: formatMoney(ggr), bonus: formatMoney(bonus) },
});

const wireMember =
  (activeFrom: Money) =>
  ({ memberId, username, bets, ...figures }: BillMember): AgentBillMember => ({
    ...{ memberId, name: maskName(username), bets, isActive: figures.volume >= activeFrom },
    ...wireFigures(figures),
  });

const wireResult = ({ seq, at, memberId, username, betId, category, reason, bets, ...figures }: BillResult) => ({
  ...{ no: seq, time: at.toISOString(), member: { memberId, name: maskName(username) } },
  ...(betId === null ? {} : { betNo: betNoOf(betId) }),
  ...{ category, reason, bets },
  ...wireFigures(figures),
});

const wireWage =
  (reader: string, timeZone: string) =>
  ({ id, payeeId, uplineId, username, start, delta }: BillWage): AgentBillWage => ({
    ...(payeeId === reader || uplineId === reader ? { billId: id } : {}),
    ...{ name: maskName(username), day: localDay(start, timeZone), amount: formatMoney(delta) },
  });

/** @throws Fault EXPORT_TOO_LARGE for more rows than a file may have */
async function refuseMore(found: number, limit: number, count: () => Promise<number>): Promise<void> {
  if (found > limit) throw new Fault('EXPORT_TOO_LARGE', { params: { rows: await count(), limit } });
}

/**
 * Rows behind the figures of a bill. What a bill counts is settled when it is written, so they stay the same.
 *
 * @param ofParty finds a bill of its reader, or throws Fault NOT_FOUND
 */
export function createBillRows(
  { db, cursors, settings }: BillRowPorts,
  ofParty: (actor: SignedIn, billId: string) => Promise<PartyBill>,
) {
  const activeFromOf = async ({ contractId, versionNo }: BillRow) =>
    (await findVersion(db, contractId, versionNo))?.terms.activeFrom ?? 0n;
  const takesWages = async ({ contractId, versionNo }: BillRow) =>
    (await findVersion(db, contractId, versionNo))?.terms.deductions.includes('DAILY_WAGE') === true;
  const zone = async () => (await settings.current()).merchant.timeZone;

  return {
    /** Members whose results a bill counts. @throws Fault NOT_FOUND, also for a bill of others */
    async members(
      actor: SignedIn,
      billId: string,
      member: string | undefined,
      page: Page,
    ): Promise<AgentBillMemberList> {
      const bill = await ofParty(actor, billId);
      const activeFrom = await activeFromOf(bill);
      const { rows, ...next } = await cursors.rows(
        { operation: 'listAgentBillMembers', reader: actor.memberId, filter: { billId, member } },
        page,
        (place, limit) =>
          listBillMembers(db, bill, member, place && { volume: place.value ?? '0', memberId: place.id }, limit),
        ({ memberId, volume }) => ({ id: memberId, value: volume.toString() }),
      );
      return { ...next, content: rows.map(wireMember(activeFrom)) };
    },

    /** All of them for a file: each is a sum over the whole bill, so that they are read at once. @throws Fault NOT_FOUND, EXPORT_TOO_LARGE */
    async eachMember(
      actor: SignedIn,
      billId: string,
      { limit, piece }: FileRows,
    ): Promise<RowsOfBill<AgentBillMember>> {
      const bill = await ofParty(actor, billId);
      const activeFrom = await activeFromOf(bill);
      const members = await listBillMembers(db, bill, undefined, undefined, limit + 1);
      await refuseMore(members.length, limit, () => countBillMembers(db, bill));
      return { bill, pieces: inPieces(members, piece, async (some) => some.map(wireMember(activeFrom))) };
    },

    /** Each bet and bonus that a bill counts. @throws Fault NOT_FOUND, also for a bill of others */
    async results(actor: SignedIn, billId: string, only: BillResultFilter, page: Page): Promise<AgentBillResultList> {
      const bill = await ofParty(actor, billId);
      const { rows, ...next } = await cursors.rows(
        { operation: 'listAgentBillResults', reader: actor.memberId, filter: { billId, ...only } },
        page,
        (place, limit) =>
          listBillResults(db, bill, only, place && { at: place.value ?? '-infinity', seq: place.id }, limit),
        ({ seq, place }) => ({ id: seq, value: place }),
      );
      return { ...next, content: rows.map(wireResult) };
    },

    /** All of them for a file, piece by piece. @throws Fault NOT_FOUND, EXPORT_TOO_LARGE */
    async eachResult(
      actor: SignedIn,
      billId: string,
      only: BillResultFilter,
      { limit, piece }: FileRows,
    ): Promise<RowsOfBill<AgentBillResult>> {
      const bill = await ofParty(actor, billId);
      const seqs = await listBillResultSeqs(db, bill, only, limit + 1);
      await refuseMore(seqs.length, limit, () => countBillResults(db, bill, only));
      const read = async (some: readonly string[]) => (await readBillResults(db, bill, some)).map(wireResult);
      return { bill, pieces: inPieces(seqs, piece, read) };
    },

    /** Daily wages that a dividend deducts; none of another bill. @throws Fault NOT_FOUND, also for a bill of others */
    async wages(actor: SignedIn, billId: string, page: Page): Promise<AgentBillWageList> {
      const bill = await ofParty(actor, billId);
      if (!(await takesWages(bill))) return { content: [] };
      const { rows, ...next } = await cursors.rows(
        { operation: 'listAgentBillWages', reader: actor.memberId, filter: { billId } },
        page,
        (place, limit) => listBillWages(db, bill, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wireWage(actor.memberId, await zone())) };
    },

    /** All of them for a file. @throws Fault NOT_FOUND, EXPORT_TOO_LARGE */
    async eachWage(actor: SignedIn, billId: string, { limit, piece }: FileRows): Promise<RowsOfBill<AgentBillWage>> {
      const bill = await ofParty(actor, billId);
      const wages = (await takesWages(bill)) ? await listBillWages(db, bill, undefined, limit + 1) : [];
      await refuseMore(wages.length, limit, () => countBillWages(db, bill));
      const wire = wireWage(actor.memberId, await zone());
      return { bill, pieces: inPieces(wages, piece, async (some) => some.map(wire)) };
    },
  };
}
