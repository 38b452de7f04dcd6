import type { Executor } from '../db/types.ts';
import { type AuditRow, firstBrokenAudit, listAudit } from './audit.repository.ts';

/** The audit chain for those who look at it. */
export interface AuditReader {
  /** Newest rows first; `actor` is an account or an operator, or what was acted on. */
  newest(filter: { action?: string | undefined; actor?: string | undefined; limit: number }): Promise<AuditRow[]>;
  /** Number of the first row that was changed by force; `undefined` when the chain is whole. Reads all of it. */
  firstBroken(): Promise<string | undefined>;
}

export const createAuditReader = (db: Executor): AuditReader => ({
  newest: (filter) => listAudit(db, filter),
  firstBroken: () => firstBrokenAudit(db),
});
