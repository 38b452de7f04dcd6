import { randomInt } from 'node:crypto';
import type { AgentApplication, AgentApplicationPage } from '@mekong/api-client/admin/contract/types';
import type {
  AgencyApplication,
  AgencyApplicationState,
  AgencyReason,
  HumanProof,
  OwnAgencyApplication,
} from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn, Visitor } from '../../../contract/actor.ts';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import type { Operator } from '../../../contract/admin/operator.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import type { Call } from '../../../contract/handlers.ts';
import { actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import type { FieldCipher } from '../../../kernel/field-cipher.ts';
import { inbox } from '../../messages/inbox/inbox.port.ts';
import type { Messages } from '../../messages/messages.service.ts';
import type { HumanChecks } from '../../protection/human-check/human-check.service.ts';
import {
  type ApplicationRow,
  type ApplicationState,
  decideApplication,
  findByRequest,
  findByTicket,
  findOwn,
  giveTo,
  insertApplication,
  listApplications,
  lockApplication,
  makeAgent,
} from './applications.repository.ts';

export interface ApplicationPorts {
  db: Executor;
  cipher: FieldCipher;
  cursors: Cursors;
  humanChecks: Pick<HumanChecks, 'prove'>;
  messages: Pick<Messages, 'write'>;
  /** Origin of the site in links. */
  publicOrigin: string;
}

/** What of an application is sealed. */
type Sealed = Pick<AgencyApplication, 'realName' | 'contact' | 'experience' | 'message'> & { urls: string[] };

/** Letters in which 0 and O, 1, I and L are not told apart wrongly on the telephone. */
const TICKET_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const newTicket = (): string => {
  const letters = Array.from({ length: 8 }, () => TICKET_LETTERS[randomInt(TICKET_LETTERS.length)]).join('');
  return `A-${letters.slice(0, 4)}-${letters.slice(4)}`;
};

const wireState = (row: ApplicationRow): AgencyApplicationState => ({
  ...{ ticket: row.ticket, state: row.state, sentAt: row.sent_at.toISOString() },
  ...(row.reason ? { reason: row.reason } : {}),
  ...(row.state === 'APPROVED' ? { isTaken: row.member_id !== null } : {}),
  ...(row.decided_at ? { decidedAt: row.decided_at.toISOString() } : {}),
});

/** Addresses and numbers as they are compared: without blanks and marks, in small letters. */
const comparable = ({ contactBy, contact }: Pick<AgencyApplication, 'contactBy' | 'contact'>): string => {
  const plain = contact.trim().toLowerCase();
  if (contactBy === 'PHONE' || contactBy === 'WHATSAPP') return plain.replace(/\D/g, '');
  return plain.replace(/^@/, '');
};

/** What is wrong with a contact. @throws Fault VALIDATION_FAILED (contact) */
function assertContact({ contactBy, contact }: Pick<AgencyApplication, 'contactBy' | 'contact'>): void {
  const plain = comparable({ contactBy, contact });
  const isSound =
    contactBy === 'EMAIL'
      ? /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(plain)
      : contactBy === 'PHONE' || contactBy === 'WHATSAPP'
        ? /^\d{8,15}$/.test(plain)
        : /^[^\s]{3,}$/.test(plain);
  if (!isSound) throw invalid('contact', 'format');
}

/** Applications of whoever wants to become an agent of the house. */
export function createApplications({ db, cipher, cursors, humanChecks, messages, publicOrigin }: ApplicationPorts) {
  const contextOf = (ticket: string) => `application:${ticket}`;
  const openRow = (row: ApplicationRow): Sealed => JSON.parse(cipher.open(row.sealed, contextOf(row.ticket))) as Sealed;

  const wireRow = (row: ApplicationRow): AgentApplication => {
    const { realName, contact, urls, experience, message } = openRow(row);
    return {
      ...{ id: row.id, ticket: row.ticket, username: row.username, realName, contactBy: row.contact_by, contact, urls },
      ...{ country: row.country, language: row.language, channels: row.channels },
      ...{ expectedPlayers: row.expected_players, state: row.state, sentAt: row.sent_at.toISOString() },
      ...(row.member_id ? { memberId: row.member_id } : {}),
      ...(experience ? { experience } : {}),
      ...(message ? { message } : {}),
      ...(row.reason ? { reason: row.reason } : {}),
      ...(row.decided_at ? { decidedAt: row.decided_at.toISOString() } : {}),
      ...(row.decided_by ? { decidedBy: row.decided_by } : {}),
    };
  };

  /** Tells the applicant: in the inbox of the account, else by mail where that is the contact. */
  const tell = async (trx: Trx, row: ApplicationRow): Promise<void> => {
    const isApproved = row.state === 'APPROVED';
    if (row.member_id) {
      await inbox.send(trx, row.member_id, 'SYSTEM', isApproved ? 'agencyApproved' : 'agencyRejected', {
        ticket: row.ticket,
      });
      return;
    }
    if (row.contact_by !== 'EMAIL') return;
    await messages.write(trx, {
      channel: 'mail',
      purpose: isApproved ? 'agencyApproved' : 'agencyRejected',
      address: openRow(row).contact.trim(),
      language: row.language as LanguageCode,
      values: { ticket: row.ticket, link: `${publicOrigin}/join/apply?ticket=${row.ticket}` },
    });
  };

  /** @throws Fault NOT_FOUND, and STATE_STALE when it is not to be decided any more */
  const decide = (
    id: string,
    by: AdminChanger,
    { state, reason, note }: { state: ApplicationState; reason: AgencyReason | null; note?: string },
  ): Promise<AgentApplication> =>
    inTransaction(db, async (trx) => {
      const before = await lockApplication(trx, { id });
      if (!before) throw new Fault('NOT_FOUND');
      if (before.state !== 'OPEN') throw new Fault('STATE_STALE');
      // an account that is locked, closed or an agent by now can only be rejected
      if (state === 'APPROVED' && before.member_id && !(await makeAgent(trx, before.member_id)))
        throw new Fault('STATE_STALE');
      const row = await decideApplication(trx, id, { state, reason, by: by.id });
      await tell(trx, row);
      await appendAudit(trx, {
        ...actedBy(by),
        action: state === 'APPROVED' ? 'application.approved' : 'application.rejected',
        object: `application:${row.ticket}`,
        detail: { ...(reason && { reason }), ...(note && { note }) },
      });
      return wireRow(row);
    });

  return {
    /** @throws Fault APPLICATION_OPEN, AGENT_ALREADY, AUTH_SLIDER_FAILED, VALIDATION_FAILED */
    async apply(
      actor: SignedIn | Visitor,
      request: Call<'applyForAgency'>['body'],
      { device, language }: { device: string; language: LanguageCode },
    ): Promise<AgencyApplicationState> {
      if (actor.role === 'agent') throw new Fault('AGENT_ALREADY');
      const member = actor.role === 'visitor' ? undefined : actor;
      /** The one that this very request has sent before. */
      const sentBefore = async (executor: Executor): Promise<AgencyApplicationState | undefined> => {
        const known = await findByRequest(executor, request.requestKey);
        const isOwn = known?.has_applied_as_member ? known.member_id === member?.memberId : member === undefined;
        return known && isOwn ? wireState(known) : undefined;
      };
      const before = await sentBefore(db);
      if (before) return before;
      const { contactBy, contact, country, channels, expectedPlayers } = request;
      assertContact(request);
      if (!member) await humanChecks.prove('apply', request.humanCheck as HumanProof | undefined, device);
      const ticket = newTicket();
      const sealed: Sealed = {
        ...{ realName: request.realName.trim(), contact: contact.trim(), urls: request.urls ?? [] },
        ...{ experience: request.experience?.trim(), message: request.message?.trim() },
      };
      return inTransaction(db, async (trx) => {
        const row = await insertApplication(trx, {
          ...{ ticket, request_key: request.requestKey, member_id: member?.memberId ?? null },
          ...{ has_applied_as_member: member !== undefined, username: member?.username ?? request.username },
          sealed: cipher.seal(JSON.stringify(sealed), contextOf(ticket)),
          ...{
            contact_by: contactBy,
            contact_key: cipher.lookup('agency.contact', `${contactBy}:${comparable(request)}`),
          },
          ...{ country, language, channels: [...new Set(channels)], expected_players: expectedPlayers },
          ...{ reason: null, decided_at: null, decided_by: null },
        });
        if (!row) {
          // the same request may have been sent twice at once
          const first = await sentBefore(trx);
          if (first) return first;
          throw new Fault('APPLICATION_OPEN');
        }
        await appendAudit(trx, {
          action: 'application.sent',
          actorId: member?.memberId,
          actorRole: actor.role,
          object: `application:${ticket}`,
        });
        return wireState(row);
      });
    },

    async own({ memberId }: SignedIn): Promise<OwnAgencyApplication> {
      const row = await findOwn(db, memberId);
      return row ? { application: wireState(row) } : {};
    },

    /** @throws Fault NOT_FOUND */
    async state(ticket: string): Promise<AgencyApplicationState> {
      const row = await findByTicket(db, ticket);
      if (!row) throw new Fault('NOT_FOUND');
      return wireState(row);
    },

    /** Makes an account that of an agent by what was approved without one. @throws Fault NOT_FOUND */
    takeUp: (actor: SignedIn, ticket: string, ip: string): Promise<AgencyApplicationState> =>
      inTransaction(db, async (trx) => {
        const row = await lockApplication(trx, { ticket });
        if (row?.state !== 'APPROVED' || row.member_id !== null || !(await makeAgent(trx, actor.memberId)))
          throw new Fault('NOT_FOUND');
        await appendAudit(trx, {
          ...{ action: 'application.taken', actorId: actor.memberId, actorRole: actor.role, ip },
          object: `application:${ticket}`,
        });
        return wireState(await giveTo(trx, row.id, actor.memberId));
      }),

    /** For operators, the newest first. */
    async list(
      reader: Operator,
      page: { cursor: string | undefined; pageSize: number },
      state: ApplicationState | undefined,
    ): Promise<AgentApplicationPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listAgentApplications', reader: reader.name, filter: { state } },
        page,
        (place, limit) => listApplications(db, { state, behind: place?.id, limit }),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wireRow) };
    },

    approve: (id: string, by: AdminChanger): Promise<AgentApplication> =>
      decide(id, by, { state: 'APPROVED', reason: null }),

    reject: (id: string, reason: AgencyReason, note: string, by: AdminChanger): Promise<AgentApplication> =>
      decide(id, by, { state: 'REJECTED', reason, note }),
  };
}

export type Applications = ReturnType<typeof createApplications>;
