import { wireAuditRow } from '../../contract/admin/audit-row.ts';
import type { Cursors } from '../../contract/cursors.ts';
import type { AuditReader } from '../../kernel/audit/audit.reader.ts';

export interface AuditQuery {
  action?: string | undefined;
  actor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
}

/** The audit trail as operators read it. */
export function createAuditTrail(reader: AuditReader, cursors: Cursors) {
  return {
    /** @throws Fault VALIDATION_FAILED when the cursor is not one of this list */
    async list({ cursor, pageSize, ...query }: AuditQuery, operator: string) {
      const { from, to } = query;
      const { rows, ...next } = await cursors.rows(
        { operation: 'listAudit', reader: operator, filter: query },
        { cursor, pageSize },
        (place, limit) =>
          reader.newest({
            ...query,
            from: from === undefined ? undefined : new Date(from),
            to: to === undefined ? undefined : new Date(to),
            before: place?.id,
            limit,
          }),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wireAuditRow) };
    },

    /** Reads every row and its link. */
    async verify() {
      const brokenAt = await reader.firstBroken();
      return brokenAt === undefined ? { whole: true } : { whole: false, brokenAt };
    },
  };
}

export type AuditTrail = ReturnType<typeof createAuditTrail>;
