import { requestKeyOf } from '../../../contract/admin/request-key.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import type { AccountType } from '../../../contract/values.ts';
import { type AuditActor, actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import type { FieldCipher } from '../../../kernel/field-cipher.ts';
import { formatMoney } from '../../../kernel/money.ts';
import { maskIp } from '../../../kernel/network.ts';
import { listAtVendors, memberBalance } from '../../../ledger/balance.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import type { Settings } from '../../system/settings.service.ts';
import { dropRememberedOf } from '../remembered/remembered.repository.ts';
import { listOpenSessions, listSignIns } from '../security/security.repository.ts';
import { deviceNames } from '../security/user-agent.ts';
import type { Sessions } from '../sessions.service.ts';
import { HISTORY_DAYS } from '../sign-in.repository.ts';
import { findSentNote, insertNote, listNotes, type MemberNote } from './member-notes.repository.ts';
import {
  countMembers,
  findByUnique,
  findMemberRecord,
  type MemberSummary,
  searchMembers,
} from './member-support.repository.ts';

export interface MemberSupportPorts {
  db: Executor;
  cipher: FieldCipher;
  cursors: Cursors;
  settings: Settings;
  sessions: Sessions;
  guard: LoginGuard;
}

export type MemberKind = 'member' | 'trial' | 'agent';

const TYPES: Record<MemberKind, AccountType[]> = { member: [0], trial: [4], agent: [1, 2, 41, 42] };
const kindOf = (type: AccountType): MemberKind => (type === 0 ? 'member' : type === 4 ? 'trial' : 'agent');

interface Page {
  cursor?: string | undefined;
  pageSize: number;
}

export interface MemberQuery extends Page {
  q?: string | undefined;
  kind?: MemberKind | undefined;
  status?: MemberSummary['status'] | undefined;
}

/** An operator who helps, and why. */
export interface Help {
  by: AuditActor;
  reason: string;
}

/** Members as operators see them, and what can be done for them. */
export function createMemberSupport({ db, cipher, cursors, settings, sessions, guard }: MemberSupportPorts) {
  /** What somebody typed: the beginning of a user name, or a whole number, mobile number or mail address. */
  const typedOf = async (q: string | undefined) => {
    const text = q?.trim().toLowerCase() ?? '';
    if (text === '') return {};
    const digits = text.replaceAll(/[\s+()-]/g, '');
    const isNumber = /^\d{1,18}$/.test(digits);
    const owners = [
      isNumber ? digits : undefined,
      isNumber ? await findByUnique(db, { field: 'mobileNum', lookup: cipher.lookup('mobileNum', digits) }) : undefined,
      text.includes('@') ? await findByUnique(db, { field: 'email', lookup: cipher.lookup('email', text) }) : undefined,
    ];
    return { beginning: text, ids: owners.filter((id) => id !== undefined) };
  };

  const found = async (id: string) => {
    const member = await findMemberRecord(db, id);
    if (!member) throw new Fault('NOT_FOUND');
    return member;
  };
  const idleSeconds = async () => (await settings.current()).session.idleSeconds;

  return {
    async list({ q, kind, status, cursor, pageSize }: MemberQuery, operator: string) {
      const typed = await typedOf(q);
      const { rows, ...next } = await cursors.rows(
        { operation: 'listMembers', reader: operator, filter: { q, kind, status } },
        { cursor, pageSize },
        (place, limit) => searchMembers(db, { ...typed, types: kind && TYPES[kind], status, before: place?.id, limit }),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wireMember) };
    },

    /** @throws Fault NOT_FOUND */
    async member(id: string) {
      const row = await found(id);
      const { language, upline, move, lock, mustChangePassword, hasSecondFactor, passkeys } = row;
      const [balance, atVendors, open, tries] = [
        await memberBalance(db, id, row.currency),
        await listAtVendors(db, id, row.currency),
        await listOpenSessions(db, id, await idleSeconds()),
        await guard.tries(row.username),
      ];
      return {
        ...wireMember(row),
        language,
        ...(upline === null ? {} : { upline }),
        ...(move && {
          move: { ...(move.upline && { upline: move.upline }), dueAt: new Date(move.dueAt).toISOString() },
        }),
        ...(lock && { lock: { ...lock, at: new Date(lock.at).toISOString() } }),
        mustChangePassword,
        hasSecondFactor,
        passkeys,
        balance: formatMoney(balance.sumBalance),
        ...(atVendors.length > 0 && {
          vendorWallets: atVendors.map(({ vendor, amount }) => ({ vendor, balance: formatMoney(amount) })),
        }),
        openSessions: open.length,
        failedLogins: tries.failures,
        waitSeconds: tries.waitSeconds,
      };
    },

    /** Sessions that may still be used, the newest activity first. @throws Fault NOT_FOUND */
    async sessions(id: string) {
      await found(id);
      const rows = await listOpenSessions(db, id, await idleSeconds());
      return {
        sessions: rows.map(({ id: sessionId, method, ip, userAgent, since, lastSeen }) => ({
          id: sessionId,
          method,
          ...deviceNames(userAgent),
          ipMasked: maskIp(ip),
          since: since.toISOString(),
          lastSeen: lastSeen.toISOString(),
        })),
      };
    },

    /** Tries to log in, newest first. @throws Fault NOT_FOUND, VALIDATION_FAILED */
    async signIns(id: string, { cursor, pageSize }: Page, operator: string) {
      await found(id);
      const { rows, ...next } = await cursors.rows(
        { operation: 'listMemberSignIns', reader: operator, filter: { id } },
        { cursor, pageSize },
        (place, limit) => listSignIns(db, id, HISTORY_DAYS, { place, limit }),
        (row) => ({ id: row.id }),
      );
      return {
        ...next,
        content: rows.map(({ id: number, at, ok, method, ip, userAgent, country }) => ({
          id: number,
          at: at.toISOString(),
          ok,
          method,
          ...deviceNames(userAgent),
          ipMasked: maskIp(ip),
          ...(country ? { country } : {}),
        })),
      };
    },

    /**
     * Ends sessions of a member; all of them with every browser that is remembered, or one.
     *
     * @returns how many were ended
     * @throws Fault NOT_FOUND when there is no such member, or the session is not an open one of the member
     */
    async endSessions(id: string, sessionId: string | undefined, { by, reason }: Help): Promise<number> {
      const { username } = await found(id);
      const open = await listOpenSessions(db, id, await idleSeconds());
      if (sessionId !== undefined && !open.some((session) => session.id === sessionId)) throw new Fault('NOT_FOUND');
      if (sessionId === undefined) await dropRememberedOf(db, id);
      const ended = sessionId === undefined ? await sessions.endOf(id, 'ENDED_ELSEWHERE') : 1;
      if (sessionId !== undefined) await sessions.end(sessionId, 'ENDED_ELSEWHERE');
      await appendAudit(db, {
        ...actedBy(by),
        action: 'session.ended',
        object: username,
        detail: { ended, reason },
      });
      return ended;
    },

    /**
     * Forgets the failed log-ins of a member, so that the next try needs neither a captcha nor a wait.
     *
     * @returns how many failures of the last hour were forgotten
     * @throws Fault NOT_FOUND
     */
    async unlock(id: string, { by, reason }: Help): Promise<number> {
      const { username } = await found(id);
      const { failures, waitSeconds } = await guard.tries(username);
      await inTransaction(db, async (trx) => {
        await guard.unlock(trx, username);
        await appendAudit(trx, {
          ...actedBy(by),
          action: 'login.unlocked',
          object: username,
          detail: { failures, waitSeconds, reason },
        });
      });
      return failures;
    },

    /** What operators have noted, the newest first. @throws Fault NOT_FOUND, VALIDATION_FAILED */
    async notes(id: string, { cursor, pageSize }: Page, operator: string) {
      await found(id);
      const { rows, ...next } = await cursors.rows(
        { operation: 'listMemberNotes', reader: operator, filter: { id } },
        { cursor, pageSize },
        (place, limit) => listNotes(db, id, { behind: place?.id, limit }),
        (row) => ({ id: row.id }),
      );
      return { ...next, content: rows.map(wireNote) };
    },

    /** @throws Fault NOT_FOUND, VALIDATION_FAILED for a text of nothing but spaces */
    async addNote(
      id: string,
      { key, text: typed }: { key?: string | undefined; text: string },
      by: AuditActor & { id: string },
      unchanged: () => void,
    ) {
      const { username } = await found(id);
      const text = typed.trim();
      if (!text) throw invalid('text', 'required');
      return inTransaction(db, async (trx) => {
        const sent = requestKeyOf(key, by.id, { id, text });
        const note = await insertNote(trx, { memberId: id, author: by.id, text }, sent);
        if (!note) {
          const made = sent && (await findSentNote(trx, sent));
          if (!made) throw new Fault('STATE_STALE');
          unchanged();
          return wireNote(made);
        }
        // its number says which one; the words stay where they can be deleted one day
        await appendAudit(trx, { ...actedBy(by), action: 'member.noted', object: username, detail: { note: note.id } });
        return wireNote(note);
      });
    },

    /** Counts for the overview. @param since first moment of today */
    figures: async (since: Date) => countMembers(db, since, await idleSeconds()),
  };
}

export type MemberSupport = ReturnType<typeof createMemberSupport>;

const wireMember = ({ id, username, nickname, type, status, currency, registeredAt, lastLoginAt }: MemberSummary) => ({
  id,
  username,
  nickname,
  kind: kindOf(type),
  status,
  currency,
  registeredAt: registeredAt.toISOString(),
  ...(lastLoginAt ? { lastLoginAt: lastLoginAt.toISOString() } : {}),
});

const wireNote = ({ createdAt, ...note }: MemberNote) => ({ ...note, createdAt: createdAt.toISOString() });
