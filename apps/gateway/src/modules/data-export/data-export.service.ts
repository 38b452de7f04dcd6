import type { DataExport, DataExportLink, DataExports, IdentityFieldName } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { SignedIn } from '../../contract/actor.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { openPayoutAccount } from '../cashier/payout-account.port.ts';
import type { Files } from '../files/files.service.ts';
import { openIdentityValue } from '../identity-check/standing.port.ts';
import { inbox } from '../messages/inbox/inbox.port.ts';
import type { InboxContent } from '../messages/messages.tables.ts';
import { createArchive, type ExportRow, exportRow } from './archive.ts';
import {
  type Asker,
  type DataExportRow,
  endExport,
  findExport,
  insertExport,
  listExports,
  lockExports,
  noteFailed,
  takeNext,
} from './data-export.repository.ts';
import { type ExportTable, exportTables } from './export-tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Copies that a member may ask for within a day, and days for which they are listed. */
const PER_DAY = 2;
const LISTED_DAYS = 30;
/** Rows that are read at a time. */
const PAGE = 5_000;

export interface DataExportPorts {
  db: Executor;
  cipher: FieldCipher;
  files: Pick<Files, 'keepArchive' | 'archiveLink' | 'read'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Refuses whoever has not proved lately that the account is his. */
  requireStrong: (actor: SignedIn) => Promise<void>;
  /** Messages of the inbox in words. */
  words: (row: InboxContent, language: LanguageCode) => Promise<{ title: string; text: string }>;
  /** Time by the database. */
  now: () => Date;
}

/** Copies of everything that is kept about a member, made by a job. */
export function createDataExports(ports: DataExportPorts) {
  const { db, cipher, files, log, requireStrong, words, now } = ports;

  const state = async (executor: Executor, memberId: string): Promise<DataExports> => {
    const rows = await listExports(executor, memberId, new Date(now().getTime() - LISTED_DAYS * DAY_MS));
    const today = rows.filter(({ asked_at }) => now().getTime() - asked_at.getTime() < DAY_MS);
    return { exports: rows.map((row) => wireExport(row, now())), leftToday: Math.max(0, PER_DAY - today.length) };
  };

  /** Every row of a table, read page by page. */
  const rowsOf = async (
    jobs: Executor,
    memberId: string,
    { from, by }: ExportTable,
  ): Promise<Record<string, unknown>[]> => {
    const all: Record<string, unknown>[] = [];
    for (let after: unknown; ; ) {
      const behind = after === undefined ? sql`true` : sql`${sql.ref(`t.${by}`)} > ${after}`;
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${from(memberId)} where ${behind} order by ${sql.ref(`t.${by}`)} limit ${PAGE}`.execute(jobs);
      all.push(...rows);
      after = rows.at(-1)?.[by];
      if (rows.length < PAGE) return all;
    }
  };

  /** What is added to the rows of a table: personal data opened, messages in words. */
  const opened: Readonly<
    Record<string, (row: Record<string, unknown>, asker: Asker) => Promise<ExportRow> | ExportRow>
  > = {
    member_detail: ({ sealed, field }, { memberId }) => ({
      value: cipher.open(String(sealed), `${memberId}:${field}`),
    }),
    kyc_field: ({ sealed, field }, { memberId }) => ({
      value: openIdentityValue(cipher, memberId, { field: field as IdentityFieldName, sealed: String(sealed) }),
    }),
    agent_application: ({ sealed, ticket }) => JSON.parse(cipher.open(String(sealed), `application:${ticket}`)),
    payout_account: ({ number_sealed, holder_sealed, number_lookup }, { memberId }) =>
      openPayoutAccount(cipher, {
        ...{ memberId, numberLookup: String(number_lookup) },
        ...{ number: String(number_sealed), holder: String(holder_sealed) },
      }),
    inbox_message: async ({ template, content }, { language }) => {
      const { title, text } = await words({ template, content } as InboxContent, language as LanguageCode);
      return { title, text };
    },
  };

  const archiveOf = async (jobs: Executor, asker: Asker): Promise<Uint8Array> => {
    const archive = createArchive();
    for (const [name, table] of Object.entries(exportTables)) {
      const rows = await rowsOf(jobs, asker.memberId, table);
      const written: ExportRow[] = [];
      for (const row of rows) written.push({ ...exportRow(row, table), ...(await opened[name]?.(row, asker)) });
      archive.part(name, written);
      if (name !== 'stored_file') continue;
      for (const { name: picture, purpose } of rows) {
        const bytes = purpose === 'EXPORT' ? undefined : await files.read(String(picture));
        if (bytes) archive.picture(String(picture), bytes);
      }
    }
    return archive.end({ account: asker.username, number: asker.memberId, madeAt: now().toISOString() });
  };

  const make = async (jobs: Executor, asker: Asker): Promise<void> => {
    const archive = await archiveOf(jobs, asker);
    const readyAt = now();
    const until = new Date(readyAt.getTime() + DAY_MS);
    await inTransaction(jobs, async (trx) => {
      const name = await files.keepArchive(trx, asker.memberId, archive, until);
      await endExport(trx, asker.id, { readyAt, until, bytes: archive.byteLength, name });
      await inbox.send(trx, asker.memberId, 'SYSTEM', 'exportReady', { until: { at: until.toISOString() } });
    });
  };

  return {
    /** Copies of the last days, and how many more may be asked for. */
    list: ({ memberId }: SignedIn): Promise<DataExports> => state(db, memberId),

    /**
     * Asks for a copy; the job makes it.
     *
     * @throws Fault AUTH_STEP_UP, STATE_STALE while one is being made, RATE_LIMITED
     */
    async request(actor: SignedIn): Promise<DataExports> {
      await requireStrong(actor);
      const { memberId } = actor;
      return inTransaction(db, async (trx) => {
        await lockExports(trx, memberId);
        const today = await listExports(trx, memberId, new Date(now().getTime() - DAY_MS));
        if (today.some((one) => one.state === 'WAITING')) throw new Fault('STATE_STALE');
        const first = today.at(-1);
        if (first && today.length >= PER_DAY) {
          const retryAfter = Math.ceil((first.asked_at.getTime() + DAY_MS - now().getTime()) / 1_000);
          throw new Fault('RATE_LIMITED', { params: { retryAfter: Math.max(1, retryAfter) } });
        }
        await insertExport(trx, memberId, now());
        await appendAudit(trx, {
          ...{ action: 'data-export.asked', actorId: memberId, actorRole: actor.role, object: actor.username },
        });
        return state(trx, memberId);
      });
    },

    /**
     * Where a copy is fetched from, for a minute; that it was asked for is written down.
     *
     * @param reader who asks, as `readerOf` says
     * @throws Fault AUTH_STEP_UP; NOT_FOUND, also for a copy of somebody else
     */
    async link(actor: SignedIn, id: string, reader: string): Promise<DataExportLink> {
      await requireStrong(actor);
      const found = await findExport(db, actor.memberId, id);
      if (!found?.name || !found.until || found.until <= now()) throw new Fault('NOT_FOUND');
      await appendAudit(db, {
        ...{ action: 'data-export.fetched', actorId: actor.memberId, actorRole: actor.role, object: actor.username },
      });
      return files.archiveLink(found.name, reader);
    },

    /** Makes the copies that were asked for; for the job. */
    async makeWaiting(jobs: Executor, signal?: AbortSignal): Promise<void> {
      for (let asker = await takeNext(jobs); asker && !signal?.aborted; asker = await takeNext(jobs)) {
        const { id } = asker;
        try {
          await make(jobs, asker);
        } catch (error) {
          log.error({ err: error, export: id }, 'a copy of data cannot be made');
          await noteFailed(jobs, id);
          return;
        }
      }
    },
  };
}

function wireExport({ id, state, asked_at, ready_at, until, bytes, name }: DataExportRow, now: Date): DataExport {
  const isGone = state === 'READY' && (name === null || until === null || until <= now);
  return {
    ...{ id, state: isGone ? 'GONE' : state, askedAt: asked_at.toISOString() },
    ...(ready_at ? { readyAt: ready_at.toISOString() } : {}),
    ...(until ? { until: until.toISOString() } : {}),
    ...(bytes === null ? {} : { bytes: Number(bytes) }),
  };
}
