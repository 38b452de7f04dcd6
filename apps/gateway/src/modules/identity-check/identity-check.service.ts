import type { IdentityCheck, IdentityFieldName, IdentityStep, IdentityValues } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import { type AuditEntry, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import type { Files } from '../files/files.service.ts';
import { inbox } from '../messages/inbox/inbox.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { type Deleted, listDeleted, planDeletion } from './deletion.repository.ts';
import { ageOn, dayFields, fieldNames, fieldsOfStep, isDay, pictureFields } from './fields.ts';
import {
  deleteField,
  type FieldRow,
  findProfile,
  lockProfile,
  type ProfileRow,
  saveField,
  saveProfile,
} from './identity-check.repository.ts';
import { afterField } from './machine.ts';
import { answerBy, lookupsOf, type OpenCheck, openCheck, sealValue, stateOfCheck, termsOf } from './values.ts';

export interface IdentityCheckPorts {
  db: Executor;
  cipher: FieldCipher;
  settings: Settings;
  files: Pick<Files, 'use'>;
  /** Refuses whoever has not proved lately that the account is his. */
  requireStrong: (actor: SignedIn) => Promise<void>;
  /** Keeps the money of a member in the account for a day. */
  holdWithdrawals: (trx: Trx, memberId: string) => Promise<void>;
  now: () => Date;
}

/** Who members are, as they say it and see it. Everything that they say is kept encrypted. */
export function createIdentityChecks(ports: IdentityCheckPorts) {
  const { db, cipher, settings, files, requireStrong, holdWithdrawals, now } = ports;

  const note = (trx: Trx, action: AuditEntry['action'], actor: SignedIn, ip: string, fields: readonly string[]) =>
    appendAudit(trx, {
      ...{ action, actorId: actor.memberId, actorRole: actor.role, ip, object: actor.username },
      detail: { fields: fields.join(', ') },
    });

  const show = async (executor: Executor, memberId: string): Promise<IdentityCheck> => {
    const profile = await findProfile(executor, memberId);
    const { minAge, isNeeded } = await termsOf(settings, now());
    return toWire(profile, await openCheck(executor, cipher, memberId), {
      ...{ minAge, isNeeded, deleted: await listDeleted(executor, memberId) },
    });
  };

  /** Changes the check of a member, and writes down how the whole stands after it. */
  const change = (
    memberId: string,
    work: (trx: Trx, profile: ProfileRow, check: OpenCheck) => Promise<void>,
  ): Promise<IdentityCheck> =>
    inTransaction(db, async (trx) => {
      const profile = await lockProfile(trx, memberId);
      await work(trx, profile, await openCheck(trx, cipher, memberId));
      profile.state = stateOfCheck(await openCheck(trx, cipher, memberId));
      await saveProfile(trx, profile);
      return show(trx, memberId);
    });

  /** A picture that another has taken the place of: one that nobody has seen goes at once. */
  const dropPicture = async (
    trx: Trx,
    memberId: string,
    { field, state, sealed, approvedSealed }: FieldRow,
    name: string,
  ) => {
    if (!pictureFields.includes(field) || sealed === approvedSealed) return;
    await planDeletion(trx, { memberId, field, name, cause: state === 'DRAFT' ? 'UNSENT' : 'REPLACED', since: now() });
  };

  const type = async (trx: Trx, memberId: string, check: OpenCheck, field: IdentityFieldName, value: string) => {
    const [row, old] = [check.rows.get(field), check.said(field)];
    const state = afterField(row?.state ?? 'START', 'typed');
    // what is as it was needs no event: pages send a step as a whole
    if (value === old && row?.state !== 'REJECTED' && row?.state !== 'EXPIRED') return;
    if (!state) throw new Fault('STATE_STALE');
    if (pictureFields.includes(field) && value === old) return;
    if (row && old !== undefined) await dropPicture(trx, memberId, row, old);
    const sealed = sealValue(cipher, memberId, field, value);
    await saveField(trx, memberId, {
      ...{ field, state, sealed, reason: null },
      approvedSealed: row?.approvedSealed ?? null,
    });
  };

  const empty = async (trx: Trx, memberId: string, check: OpenCheck, field: IdentityFieldName) => {
    const row = check.rows.get(field);
    if (!row || row.approvedSealed || !afterField(row.state, 'emptied')) return;
    await dropPicture(trx, memberId, row, check.said(field) ?? '');
    await deleteField(trx, memberId, field);
  };

  return {
    show: ({ memberId }: SignedIn): Promise<IdentityCheck> => show(db, memberId),

    /**
     * Keeps one step until it is sent.
     *
     * @throws Fault VALIDATION_FAILED for a field of another step, a day that is not in the calendar, and for a picture that is not the member's; STATE_STALE for
     *   a field that is in review or approved
     */
    async save({ memberId }: SignedIn, step: IdentityStep, values: IdentityValues): Promise<IdentityCheck> {
      const names: readonly IdentityFieldName[] = fieldsOfStep[step];
      const given = Object.entries(values) as [IdentityFieldName, string][];
      const foreign = given.find(([name]) => !names.includes(name));
      if (foreign) throw invalid(foreign[0], 'unknown');
      const wrong = dayFields.find((name) => values[name] !== undefined && !isDay(values[name]));
      if (wrong) throw invalid(wrong, 'format');
      return change(memberId, async (trx, _, check) => {
        const fresh = given.filter(([name, value]) => pictureFields.includes(name) && check.said(name) !== value);
        if (fresh.length > 0)
          await files.use(
            trx,
            memberId,
            'IDENTITY',
            fresh.map(([, value]) => value),
          );
        for (const name of names) {
          const value = values[name];
          if (value === undefined) await empty(trx, memberId, check, name);
          else await type(trx, memberId, check, name, value);
        }
      });
    },

    /**
     * Sends what is a draft.
     *
     * @throws Fault VALIDATION_FAILED, AGE_TOO_LOW, STATE_STALE when nothing is a draft
     */
    send(actor: SignedIn, ip: string): Promise<IdentityCheck> {
      const { memberId } = actor;
      return change(memberId, async (trx, profile, check) => {
        const drafts = [...check.rows.values()].filter(({ state }) => state === 'DRAFT');
        if (drafts.length === 0) throw new Fault('STATE_STALE');
        await assertComplete(check);
        for (const row of drafts)
          await saveField(trx, memberId, { ...row, state: afterField('DRAFT', 'sent') ?? 'DRAFT' });
        Object.assign(profile, { sentAt: now() }, lookupsOf(cipher, check));
        await inbox.send(trx, memberId, 'SYSTEM', 'identityReceived', {});
        await note(
          trx,
          'identity.sent',
          actor,
          ip,
          drafts.map(({ field }) => field),
        );
      });
    },

    /**
     * Opens approved fields: their values stay in force until others are approved, and withdrawals wait for a day.
     *
     * @throws Fault AUTH_STEP_UP, STATE_STALE for a field that is not approved
     */
    async open(actor: SignedIn, names: readonly IdentityFieldName[], ip: string): Promise<IdentityCheck> {
      await requireStrong(actor);
      const { memberId } = actor;
      return change(memberId, async (trx, _, check) => {
        for (const name of new Set(names)) {
          const row = check.rows.get(name);
          const state = afterField(check.stateOf(name), 'changeAsked');
          if (!row || !state) throw new Fault('STATE_STALE');
          await saveField(trx, memberId, { ...row, state });
        }
        await holdWithdrawals(trx, memberId);
        await note(trx, 'identity.change-asked', actor, ip, names);
      });
    },
  };

  async function assertComplete({ stateOf, said, isRequired }: OpenCheck): Promise<void> {
    const { minAge, today } = await termsOf(settings, now());
    const open = ['START', 'REJECTED', 'EXPIRED'];
    const missing = fieldNames.filter(
      (name) => open.includes(stateOf(name)) && (isRequired(name) || stateOf(name) !== 'START'),
    );
    if (missing.length > 0)
      throw new Fault('VALIDATION_FAILED', {
        params: { fields: missing.map((name) => ({ name, rule: 'required' as const })) },
      });
    if (ageOn(said('birthday') ?? today, today) < minAge) throw new Fault('AGE_TOO_LOW', { params: { minAge } });
    const lastDay = said('idExpires');
    if (lastDay !== undefined && lastDay < today) throw invalid('idExpires', 'min');
  }
}

export type IdentityChecks = ReturnType<typeof createIdentityChecks>;

const toWire = (
  profile: ProfileRow | undefined,
  { said, stateOf, isRequired, rows }: OpenCheck,
  { deleted, ...terms }: { minAge: number; isNeeded: boolean; deleted: Deleted },
): IdentityCheck => {
  const isNumberOpen = ['START', 'DRAFT', 'REJECTED', 'EXPIRED'].includes(stateOf('idNumber'));
  const shown = fieldNames.filter((name) => rows.has(name) && (name !== 'idNumber' || isNumberOpen));
  const number = said('idNumber');
  return {
    ...terms,
    state: profile?.state ?? 'NOT_STARTED',
    isVerified: profile?.verifiedAt != null,
    ...(profile?.sentAt ? { sentAt: profile.sentAt.toISOString() } : {}),
    ...(profile ? answerBy(profile) : {}),
    values: Object.fromEntries(shown.map((name) => [name, said(name)])) as IdentityValues,
    ...(number === undefined || isNumberOpen ? {} : { idNumberEnd: number.slice(-4) }),
    fields: fieldNames.map((name) => {
      const reason = rows.get(name)?.reason;
      const deletedAt = pictureFields.includes(name) ? deleted.pictures.get(said(name) ?? '') : undefined;
      return {
        ...{ name, state: stateOf(name), isRequired: isRequired(name) },
        ...(reason ? { reason } : {}),
        ...(deletedAt ? { deletedAt: deletedAt.toISOString() } : {}),
      };
    }),
  };
};
