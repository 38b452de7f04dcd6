import type { Executor } from '../db/types.ts';
import { type AuditFilter, type AuditRow, firstBrokenAudit, listAudit } from './audit.repository.ts';

/** The audit chain for those who look at it. */
export interface AuditReader {
  /** Newest rows first. */
  newest(filter: AuditFilter): Promise<AuditRow[]>;
  /** Number of the first row that was changed by force; `undefined` when the chain is whole. Reads all of it. */
  firstBroken(): Promise<string | undefined>;
}

export const createAuditReader = (db: Executor): AuditReader => ({
  newest: (filter) => listAudit(db, filter),
  firstBroken: () => firstBrokenAudit(db),
});
