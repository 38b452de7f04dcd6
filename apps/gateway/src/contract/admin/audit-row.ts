import type { AuditField as KnownField } from '@mekong/api-client/admin/contract/types';
import { objectOf } from '../../kernel/audit/audit.objects.ts';
import type { AuditEntry, AuditField, AuditRole, AuditRow } from '../../kernel/audit/audit.repository.ts';

type Values = Record<string, unknown>;
/** Values by names of the contract: a name that is written and not listed there does not type-check. */
type Named<Field extends KnownField> = { [field in Field]?: unknown };

const valuesIn = (value: unknown): Values | undefined =>
  typeof value === 'object' && value !== null ? (value as Values) : undefined;

/** A row of the audit trail as operators read it. */
export function wireAuditRow({ id, seq, at, actorId, actorRole, ip, action, object, detail }: AuditRow) {
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
