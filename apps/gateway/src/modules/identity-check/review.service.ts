import type {
  IdentityCheckPage,
  IdentityDecision,
  IdentityReview,
  SamePerson,
} from '@mekong/api-client/admin/contract/types';
import type { FileLink, IdentityFieldName, IdentityState } from '@mekong/api-client/contract/types';
import type { AdminChanger } from '../../contract/admin/handlers.ts';
import type { Operator } from '../../contract/admin/operator.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import type { Files } from '../files/files.service.ts';
import { inbox } from '../messages/inbox/inbox.port.ts';
import { hasExcludedSelf } from '../safer-play/exclusion.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { type Deleted, listDeleted, planDeletion } from './deletion.repository.ts';
import { ageOn, fieldNames, pictureFields } from './fields.ts';
import {
  type CheckFilter,
  findProfile,
  findUsername,
  insertDecision,
  listDecisions,
  listQueue,
  listSamePersons,
  lockProfile,
  type ProfileRow,
  saveField,
  saveProfile,
} from './identity-check.repository.ts';
import type { DeletionCause } from './identity-check.tables.ts';
import { afterField } from './machine.ts';
import { answerBy, type OpenCheck, openCheck, stateOfCheck, termsOf } from './values.ts';

export interface IdentityReviewPorts {
  db: Executor;
  cipher: FieldCipher;
  cursors: Cursors;
  settings: Settings;
  files: Pick<Files, 'link'>;
  /** Lets payout accounts in another name than the one approved wait. @returns their numbers */
  compareAccounts: (trx: Trx, memberId: string) => Promise<readonly string[]>;
  now: () => Date;
}

/** What operators see and decide of identity checks. */
export function createIdentityReviews(ports: IdentityReviewPorts) {
  const { db, cipher, cursors, settings, files, compareAccounts, now } = ports;
  const samePersons = async (executor: Executor, profile: ProfileRow): Promise<SamePerson[]> => {
    const rows = await listSamePersons(executor, profile);
    return Promise.all(
      rows.map(async ({ memberId, username, isDocument }) => ({
        ...{ memberId, username, match: isDocument ? ('DOCUMENT' as const) : ('PERSON' as const) },
        isExcluded: await hasExcludedSelf(executor, memberId),
      })),
    );
  };

  /** A check that was sent. @throws Fault NOT_FOUND */
  const sent = async (executor: Executor, memberId: string): Promise<ProfileRow> => {
    const profile = await findProfile(executor, memberId);
    if (!profile?.sentAt) throw new Fault('NOT_FOUND');
    return profile;
  };

  const show = async (executor: Executor, memberId: string): Promise<IdentityReview> => {
    const profile = await sent(executor, memberId);
    const check = await openCheck(executor, cipher, memberId);
    const { minAge, today } = await termsOf(settings, now());
    const birthday = check.said('birthday');
    const deleted = await listDeleted(executor, memberId);
    return {
      id: memberId,
      username: (await findUsername(executor, memberId)) ?? '',
      state: profile.state,
      isVerified: profile.verifiedAt !== null,
      ...(profile.sentAt ? { sentAt: profile.sentAt.toISOString() } : {}),
      ...answerBy(profile),
      ...(birthday === undefined ? {} : { age: ageOn(birthday, today) }),
      minAge,
      fields: shownFields(check, deleted),
      ...(deleted.wholeAt ? { deletedAt: deleted.wholeAt.toISOString() } : {}),
      samePersons: await samePersons(executor, profile),
      history: (await listDecisions(executor, memberId)).map(({ field, outcome, reason, decidedBy, decidedAt }) => ({
        ...{ field, outcome, decidedBy, at: decidedAt.toISOString() },
        ...(reason ? { reason } : {}),
      })),
    };
  };

  /** What follows from approved fields: since when the member counts as known, and how long the document is good. */
  const settle = (profile: ProfileRow, check: OpenCheck): void => {
    profile.state = stateOfCheck(check);
    if (profile.state !== 'APPROVED') return;
    profile.verifiedAt ??= now();
    Object.assign(profile, { expiredAt: null, expiresOn: check.said('idExpires') ?? null, reminders: 0 });
  };

  const tell = async (trx: Trx, memberId: string, state: IdentityState, rejected: number): Promise<void> => {
    if (rejected > 0) await inbox.send(trx, memberId, 'SYSTEM', 'identityRejected', { count: rejected });
    else if (state === 'APPROVED') await inbox.send(trx, memberId, 'SYSTEM', 'identityApproved', {});
  };

  return {
    /** Checks of all members that were sent, those sent last first. */
    async queue(
      reader: Operator,
      page: { cursor: string | undefined; pageSize: number },
      filter: CheckFilter,
    ): Promise<IdentityCheckPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listIdentityChecks', reader: reader.name, filter: { ...filter } },
        page,
        (behind, limit) => listQueue(db, filter, behind, limit),
        ({ memberId, sentAt }) => ({ id: memberId, value: sentAt.toISOString() }),
      );
      const content = await Promise.all(
        rows.map(async (row) => ({
          ...{ id: row.memberId, username: row.username, state: row.state, sentAt: row.sentAt.toISOString() },
          ...answerBy(row),
          inReview: row.inReview,
          duplicates: (await listSamePersons(db, row)).length,
        })),
      );
      return { ...next, content };
    },

    /** One check with what a member has said; that it was looked at is written down. @throws Fault NOT_FOUND */
    async read(memberId: string, by: AdminChanger): Promise<IdentityReview> {
      const review = await show(db, memberId);
      await appendAudit(db, { ...actedBy(by), action: 'identity.viewed', object: review.username });
      return review;
    },

    /** Whether a second operator has to approve a decision: it accepts somebody who may be known under another name. */
    async needsSecond(memberId: string, { decisions }: IdentityDecision): Promise<boolean> {
      if (decisions.every(({ reason }) => reason !== undefined)) return false;
      return (await listSamePersons(db, await sent(db, memberId))).length > 0;
    },

    /** Decides every field in review. @throws Fault NOT_FOUND, STATE_STALE when others are in review by now */
    async decide(
      trx: Trx,
      memberId: string,
      { sentAt, decisions }: IdentityDecision,
      by: AdminChanger,
    ): Promise<IdentityReview> {
      await sent(trx, memberId);
      const profile = await lockProfile(trx, memberId);
      const { state: before } = profile;
      const check = await openCheck(trx, cipher, memberId);
      const inReview = fieldNames.filter((name) => check.stateOf(name) === 'IN_REVIEW');
      const isSame =
        decisions.length === inReview.length && inReview.every((name) => decisions.some((one) => one.field === name));
      if (!isSame || profile.sentAt?.getTime() !== Date.parse(sentAt)) throw new Fault('STATE_STALE');
      for (const { field, reason } of decisions) {
        const row = check.rows.get(field);
        const state = afterField('IN_REVIEW', reason ? 'rejected' : 'accepted');
        if (!row || !state) throw new Fault('STATE_STALE');
        const dropped = pictureFields.includes(field)
          ? pictureDroppedBy(check, field, reason !== undefined)
          : undefined;
        if (dropped) await planDeletion(trx, { memberId, field, since: now(), ...dropped });
        await saveField(trx, memberId, {
          ...{ field, state, sealed: row.sealed, reason: reason ?? null },
          approvedSealed: reason ? row.approvedSealed : row.sealed,
        });
        await insertDecision(trx, {
          ...{ member_id: memberId, field, sealed: row.sealed, reason: reason ?? null },
          ...{ outcome: reason ? 'REJECTED' : 'APPROVED', decided_by: by.id, decided_at: now() },
        });
      }
      settle(profile, await openCheck(trx, cipher, memberId));
      await saveProfile(trx, profile);
      const hasNewName = decisions.some(({ field, reason }) => field === 'legalName' && reason === undefined);
      const accounts = hasNewName ? await compareAccounts(trx, memberId) : [];
      const rejected = decisions.filter(({ reason }) => reason !== undefined);
      await tell(trx, memberId, profile.state, rejected.length);
      const review = await show(trx, memberId);
      await appendAudit(trx, {
        ...{ ...actedBy(by), action: 'identity.decided', object: review.username },
        detail: {
          before: { state: before },
          after: { state: profile.state },
          rejected: rejected.map(({ field, reason }) => `${field} ${reason}`).join(', '),
          ...(accounts.length > 0 && { accountsToCompare: accounts.join(', ') }),
        },
      });
      return review;
    },

    /** Where an operator sees a document; that it was looked at is written down. @throws Fault NOT_FOUND */
    async picture(memberId: string, fileId: string, by: AdminChanger, reader: string): Promise<FileLink> {
      await sent(db, memberId);
      const check = await openCheck(db, cipher, memberId);
      const field = pictureFields.find((name) => [check.said(name), check.inForceOf(name)].includes(fileId));
      if (!field || check.stateOf(field) === 'DRAFT') throw new Fault('NOT_FOUND');
      const link = await files.link(fileId, reader);
      await appendAudit(db, {
        ...{ ...actedBy(by), action: 'identity.picture-shown', object: await findUsername(db, memberId) },
        detail: { field },
      });
      return link;
    },
  };
}

export type IdentityReviews = ReturnType<typeof createIdentityReviews>;

/** The picture of a field that is no longer in force, or never comes to be, by a decision about it. */
const pictureDroppedBy = (
  { rows, said, inForceOf }: OpenCheck,
  field: IdentityFieldName,
  isRejected: boolean,
): { name: string; cause: DeletionCause } | undefined => {
  const row = rows.get(field);
  if (isRejected && row?.sealed === row?.approvedSealed) return undefined;
  const name = isRejected ? said(field) : inForceOf(field);
  return name === undefined ? undefined : { name, cause: isRejected ? 'REJECTED' : 'REPLACED' };
};

/** What a member has sent: drafts are nobody's business yet. */
const shownFields = ({ rows, said, inForceOf, stateOf }: OpenCheck, { pictures }: Deleted): IdentityReview['fields'] =>
  fieldNames.flatMap((name) => {
    const row = rows.get(name);
    if (!row) return [];
    const [isDraft, before, value] = [stateOf(name) === 'DRAFT', inForceOf(name), said(name)];
    const deletedAt = pictureFields.includes(name) ? pictures.get(value ?? '') : undefined;
    return [
      {
        ...{ name, state: stateOf(name) },
        ...(isDraft || value === undefined ? {} : { value }),
        ...(before === undefined ? {} : { inForce: before }),
        ...(row.reason ? { reason: row.reason } : {}),
        ...(deletedAt ? { deletedAt: deletedAt.toISOString() } : {}),
      },
    ];
  });
