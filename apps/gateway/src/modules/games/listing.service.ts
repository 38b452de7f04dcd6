import type { Cursors } from '../../contract/cursors.ts';
import type { ListingStatus } from '../../contract/values.ts';
import { type AuditActor, actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { notifyWith } from '../../kernel/db/notify.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { listingChanged } from './channels.port.ts';
import {
  findGames,
  findVendors,
  type ListedGame,
  type ListedVendor,
  lockGame,
  lockVendor,
  writeGame,
  writeVendor,
} from './listing.repository.ts';

/** What an operator may make of a vendor or a game. What is `off` was never agreed on, and is not opened from here. */
export type Switched = 'active' | 'maintenance';

/**
 * What became of it: `missing` when there is no such thing, `off` when it is not listed at all; `same` when it was so
 * already, and nothing was written; `planned` when no server plays it yet, so that there is nothing to switch.
 */
export type SwitchResult = 'done' | 'same' | 'missing' | 'off' | 'planned';

/** Which vendors or games the console asks for. */
export interface ListingQuery {
  q?: string | undefined;
  status?: ListingStatus | undefined;
  vendor?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
}

interface VendorSwitch {
  status: Switched;
  /** When it is expected back, if that is known; players are told. Only under maintenance. */
  until: Date | undefined;
}

/**
 * Vendors and games as operators switch them. A launch and a bet look at the rows themselves; lists that are kept, and
 * pages on which the game is open, are told when the change is committed. Rounds that are open are paid out as ever.
 */
export function createListings(db: Executor, cursors: Cursors, now: () => Date) {
  const switchVendor = (code: string, { status, until }: VendorSwitch, by: AuditActor): Promise<SwitchResult> =>
    inTransaction(db, async (trx) => {
      const before = await lockVendor(trx, code);
      if (!before) return 'missing';
      if (before.status === 'off' || before.status === 'planned') return before.status;
      const maintenanceUntil = status === 'maintenance' ? (until ?? null) : null;
      if (before.status === status && before.maintenanceUntil?.getTime() === maintenanceUntil?.getTime()) return 'same';
      await writeVendor(trx, code, { status, maintenanceUntil });
      await notifyWith(trx, listingChanged, { vendor: code, maintenance: status !== 'active' });
      await appendAudit(trx, {
        action: 'listing.changed',
        ...actedBy(by),
        object: `vendor:${code}`,
        detail: {
          before: { status: before.status, until: before.maintenanceUntil?.toISOString() },
          after: { status, until: maintenanceUntil?.toISOString() },
        },
      });
      return 'done';
    });

  const switchGame = (nodeId: number, status: Switched, by: AuditActor): Promise<SwitchResult> =>
    inTransaction(db, async (trx) => {
      const before = await lockGame(trx, nodeId);
      if (!before) return 'missing';
      if (before.status === 'off' || before.status === 'planned') return before.status;
      if (before.status === status) return 'same';
      await writeGame(trx, nodeId, status);
      await notifyWith(trx, listingChanged, {
        vendor: before.vendor,
        nodeId,
        maintenance: status !== 'active',
      });
      await appendAudit(trx, {
        action: 'listing.changed',
        ...actedBy(by),
        object: `game:${nodeId}`,
        detail: { before: { status: before.status }, after: { status } },
      });
      return 'done';
    });

  return {
    switchVendor,

    switchGame,

    /** Vendors for the console. @throws Fault VALIDATION_FAILED when the cursor is not one of this list */
    async vendors({ q, status, cursor, pageSize }: ListingQuery, operator: string) {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listVendors', reader: operator, filter: { q, status } },
        { cursor, pageSize },
        (behind, limit) => findVendors(db, { text: q?.trim() ?? '', status, behind, limit }),
        ({ id, order }) => ({ id, value: order }),
      );
      return { ...next, content: rows.map(wireVendor) };
    },

    /** Games for the console. @throws Fault VALIDATION_FAILED when the cursor is not one of this list */
    async games({ q, status, vendor, cursor, pageSize }: ListingQuery, operator: string) {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listGames', reader: operator, filter: { q, status, vendor } },
        { cursor, pageSize },
        (behind, limit) => findGames(db, { text: q?.trim() ?? '', status, vendor, behind, limit }),
        ({ nodeId, order }) => ({ id: String(nodeId), value: order }),
      );
      return { ...next, content: rows.map(wireGame) };
    },

    /**
     * Switches a vendor for the console.
     *
     * @throws Fault NOT_FOUND, GAME_NOT_FOUND when it is not listed or planned, VALIDATION_FAILED when it is expected back before now or while it is open
     */
    async putVendor(code: string, wanted: VendorSwitch, by: AuditActor) {
      const { status, until } = wanted;
      if (until && (status === 'active' || until <= now())) throw invalid('until', 'min');
      const isChanged = isDone(await switchVendor(code, wanted, by));
      const [row] = await findVendors(db, { text: code, limit: 1 });
      return { isChanged, vendor: wireVendor(present(row)) };
    },

    /** Switches a game for the console. @throws Fault NOT_FOUND, GAME_NOT_FOUND when it is not listed or planned */
    async putGame(nodeId: number, status: Switched, by: AuditActor) {
      const isChanged = isDone(await switchGame(nodeId, status, by));
      const [row] = await findGames(db, { text: String(nodeId), limit: 1 });
      return { isChanged, game: wireGame(present(row)) };
    },
  };
}

/** Whether something was written. */
function isDone(result: SwitchResult): boolean {
  if (result === 'missing') throw new Fault('NOT_FOUND');
  if (result === 'off' || result === 'planned') throw new Fault('GAME_NOT_FOUND');
  return result === 'done';
}

function present<Row>(row: Row | undefined): Row {
  if (!row) throw new Fault('NOT_FOUND');
  return row;
}

const wireVendor = ({ code, names, status, maintenanceUntil, games }: ListedVendor) => ({
  code,
  name: names.EN,
  status,
  ...(maintenanceUntil ? { until: maintenanceUntil.toISOString() } : {}),
  games,
});

const wireGame = ({ nodeId, gameId, names, status, vendor, vendorNames, vendorStatus }: ListedGame) => ({
  nodeId,
  gameId,
  name: names.EN,
  status,
  vendor,
  vendorName: vendorNames.EN,
  vendorStatus,
});

export type Listings = ReturnType<typeof createListings>;
