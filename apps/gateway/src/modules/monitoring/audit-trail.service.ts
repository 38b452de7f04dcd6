import type { AuditField as KnownField } from '@mekong/api-client/admin/contract/types';
import type { Cursors } from '../../contract/cursors.ts';
import { objectOf } from '../../kernel/audit/audit.objects.ts';
import type { AuditReader } from '../../kernel/audit/audit.reader.ts';
import type { AuditEntry, AuditField, AuditRole, AuditRow } from '../../kernel/audit/audit.repository.ts';

type Values = Record<string, unknown>;
/** Values by names of the contract: a name that is written and not listed there does not type-check. */
type Named<Field extends KnownField> = { [field in Field]?: unknown };

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
      return { ...next, content: rows.map(wireRow) };
    },

    /** Reads every row and its link. */
    async verify() {
      const brokenAt = await reader.firstBroken();
      return brokenAt === undefined ? { whole: true } : { whole: false, brokenAt };
    },
  };
}

export type AuditTrail = ReturnType<typeof createAuditTrail>;

const valuesIn = (value: unknown): Values | undefined =>
  typeof value === 'object' && value !== null ? (value as Values) : undefined;

function wireRow({ id, seq, at, actorId, actorRole, ip, action, object, detail }: AuditRow) {
  const { before, after, ...others } = detail as Values;
  const [was, is] = [valuesIn(before), valuesIn(after)];
  const about = objectOf(action, object);
  return {
    id,
    ...(seq === null ? {} : { seq }),
    at: at.toISOString(),
    ...(actorId === null ? {} : { actor: actorId }),
    // each role and action that is written is one of the contract, or this does not type-check
    role: actorRole as AuditRole,
    ...(ip === null ? {} : { ip }),
    action: action as AuditEntry['action'],
    object,
    ...(about ? { objectKind: about.kind } : {}),
    ...(about?.name === undefined ? {} : { objectName: about.name }),
    ...(was ? { before: was } : {}),
    ...(is ? { after: is } : {}),
    detail: others as Named<AuditField>,
  };
}
