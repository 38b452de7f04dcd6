import type { OwnPasswordChange } from '@mekong/api-client/admin/contract/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operator } from '../../contract/admin/operator.ts';
import { type AuditActor, actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { isCommonPassword } from '../../kernel/common-passwords.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { hashPassword, verifyPassword } from '../../kernel/passwords.ts';
import { stepOf } from '../../kernel/totp.ts';
import type { GuessLimits } from '../protection/guess-limits.service.ts';
import type { LoginGuard } from '../protection/login-guard.service.ts';
import { endSessionsOf } from './operator-session.repository.ts';
import type { OperatorSessions } from './operator-sessions.ts';
import { findSecrets, noteLogIn, type OperatorSecrets, setPassword, takeStep } from './operators.repository.ts';

export interface OperatorLogInPorts {
  db: Executor;
  cipher: FieldCipher;
  guard: LoginGuard;
  guesses: GuessLimits;
  sessions: OperatorSessions;
}

export interface OperatorLogIn {
  name: string;
  password: string;
  code: string;
}

/** What authenticators of operators are encrypted for. */
export const TOTP_CONTEXT = 'operator:totp';

/** @throws Fault VALIDATION_FAILED for a password that others try first, or that has the name in it */
export function checkPassword(field: string, password: string, name: string): void {
  if (isCommonPassword(password)) throw invalid(field, 'common');
  if (password.toLowerCase().includes(name)) throw invalid(field, 'different');
}

/** Log-in by password and authenticator, both at once. */
export function createOperatorLogIn({ db, cipher, guard, guesses, sessions }: OperatorLogInPorts) {
  /** The password first, in the same time for a name that nobody has; then the code, which is taken once. */
  const prove = async ({ password, code }: OperatorLogIn, known: OperatorSecrets | undefined) => {
    if (!(await verifyPassword(password, known?.passwordHash)) || !known) return undefined;
    const step = stepOf(cipher.open(known.sealedTotp, TOTP_CONTEXT), code);
    return step !== undefined && (await takeStep(db, known.id, step)) ? known : undefined;
  };

  /** @throws Fault AUTH_BAD_CREDENTIALS, AUTH_LOCKED, RATE_LIMITED */
  const proven = async (given: OperatorLogIn, ip: string): Promise<OperatorSecrets> => {
    const name = given.name.trim().toLowerCase();
    const known = await findSecrets(db, name);
    const proved = await guesses.attempt('operators', ip, async () => {
      const tried = await guard.attempt({ account: `operator ${name}`, ip }, () => prove(given, known));
      return tried.isProved ? tried.value : undefined;
    });
    if (proved) return proved;
    // A name that nobody has may be a password in the wrong field.
    await appendAudit(db, { action: 'operator.login.failed', actorRole: 'operator', ip, object: known?.name ?? '' });
    throw new Fault('AUTH_BAD_CREDENTIALS');
  };

  return {
    /**
     * Opens a session. Wrong tries are counted by network and by name and network; which of the two proofs was wrong is
     * told to nobody.
     *
     * @throws Fault AUTH_BAD_CREDENTIALS, AUTH_LOCKED, RATE_LIMITED
     */
    async logIn(given: OperatorLogIn, request: FastifyRequest, reply: FastifyReply): Promise<Operator> {
      const { ip } = request;
      const proved = await proven(given, ip);
      const opened = await inTransaction(db, async (trx) => {
        await noteLogIn(trx, proved.id);
        await appendAudit(trx, { action: 'operator.login.ok', actorId: proved.name, actorRole: 'operator', ip });
        return sessions.open(trx, proved.id, request);
      });
      sessions.give(request, reply, opened.secret);
      const { id, role } = proved;
      const { id: sessionId, expiresAt, idleSeconds } = opened;
      return { id, sessionId, name: proved.name, role, expiresAt, idleSeconds };
    },

    /**
     * Sets another password for whoever knows the one in use and has the authenticator. Other sessions end.
     *
     * @throws Fault NOT_FOUND (nobody logs in here), VALIDATION_FAILED, AUTH_BAD_CREDENTIALS, AUTH_LOCKED, RATE_LIMITED
     */
    async changePassword({ id, name, sessionId }: Operator, change: OwnPasswordChange, by: AuditActor): Promise<void> {
      if (id === undefined) throw new Fault('NOT_FOUND');
      const { password, newPassword, code } = change;
      checkPassword('newPassword', newPassword, name);
      if (newPassword === password) throw invalid('newPassword', 'different');
      await proven({ name, password, code }, by.ip ?? '');
      const passwordHash = await hashPassword(newPassword);
      await inTransaction(db, async (trx) => {
        await setPassword(trx, id, passwordHash);
        await endSessionsOf(trx, id, sessionId);
        await appendAudit(trx, { action: 'operator.password.changed', ...actedBy(by), object: `operator:${name}` });
      });
    },

    /** Ends the session of a request. @returns false in a console that nobody has logged in to */
    async logOut(operator: Operator, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const { sessionId, name } = operator;
      if (sessionId === undefined) return false;
      await inTransaction(db, async (trx) => {
        await sessions.end(trx, sessionId, request, reply);
        await appendAudit(trx, { action: 'operator.logout', actorId: name, actorRole: 'operator', ip: request.ip });
      });
      return true;
    },
  };
}

export type OperatorLogInService = ReturnType<typeof createOperatorLogIn>;
