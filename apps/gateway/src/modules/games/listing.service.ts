import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { notifyWith } from '../../kernel/db/notify.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
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

/** Rows of each kind that a search shows: who does not find it among these types more of it. */
const MOST = 60;

/** What an operator may make of a vendor or a game. What is `off` was never agreed on, and is not opened from here. */
export type Switched = 'active' | 'maintenance';

/**
 * What became of it: `missing` when there is no such thing, `off` when it is not listed at all; `same` when it was so
 * already, and nothing was written.
 */
export type SwitchResult = 'done' | 'same' | 'missing' | 'off';

interface VendorSwitch {
  status: Switched;
  /** When it is expected back, if that is known; players are told. Only under maintenance. */
  until: Date | undefined;
}

/**
 * Vendors and games as operators switch them. A launch and a bet look at the rows themselves; lists that are kept, and
 * pages on which the game is open, are told when the change is committed. Rounds that are open are paid out as ever.
 */
export function createListings(db: Executor) {
  return {
    /** Vendors and games by a code, a number or a part of a name, listed or not; without a text the vendors alone. */
    async find(text: string): Promise<{ vendors: ListedVendor[]; games: ListedGame[]; isCut: boolean }> {
      const vendors = await findVendors(db, text, MOST + 1);
      const games = text === '' ? [] : await findGames(db, text, MOST + 1);
      const isCut = vendors.length > MOST || games.length > MOST;
      return { vendors: vendors.slice(0, MOST), games: games.slice(0, MOST), isCut };
    },

    /** @param operator who it is, for the audit chain */
    switchVendor: (code: string, { status, until }: VendorSwitch, operator: string): Promise<SwitchResult> =>
      inTransaction(db, async (trx) => {
        const before = await lockVendor(trx, code);
        if (!before) return 'missing';
        if (before.status === 'off') return 'off';
        const maintenanceUntil = status === 'maintenance' ? (until ?? null) : null;
        if (before.status === status && before.maintenanceUntil?.getTime() === maintenanceUntil?.getTime())
          return 'same';
        await writeVendor(trx, code, { status, maintenanceUntil });
        await notifyWith(trx, listingChanged, { vendor: code, maintenance: status !== 'active' });
        await appendAudit(trx, {
          action: 'listing.changed',
          actorId: operator,
          actorRole: 'operator',
          object: `vendor:${code}`,
          detail: {
            before: { status: before.status, until: before.maintenanceUntil?.toISOString() },
            after: { status, until: maintenanceUntil?.toISOString() },
          },
        });
        return 'done';
      }),

    /** @param operator who it is, for the audit chain */
    switchGame: (nodeId: number, status: Switched, operator: string): Promise<SwitchResult> =>
      inTransaction(db, async (trx) => {
        const before = await lockGame(trx, nodeId);
        if (!before) return 'missing';
        if (before.status === 'off') return 'off';
        if (before.status === status) return 'same';
        await writeGame(trx, nodeId, status);
        await notifyWith(trx, listingChanged, {
          vendor: before.vendor,
          nodeId,
          maintenance: status !== 'active',
        });
        await appendAudit(trx, {
          action: 'listing.changed',
          actorId: operator,
          actorRole: 'operator',
          object: `game:${nodeId}`,
          detail: { before: { status: before.status }, after: { status } },
        });
        return 'done';
      }),
  };
}

export type Listings = ReturnType<typeof createListings>;
