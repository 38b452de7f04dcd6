import type { InvitationAcceptance, OpenedInvitation } from '@mekong/api-client/admin/contract/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operator } from '../../contract/admin/operator.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { hashSecret, newSecret } from '../../kernel/secrets.ts';
import { authenticatorOf, newAuthenticatorSecret, stepOf } from '../../kernel/totp.ts';
import type { LoginGuard } from '../protection/login-guard.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { checkPassword, TOTP_CONTEXT } from './operator-login.ts';
import { endSessionsOf } from './operator-session.repository.ts';
import type { OperatorSessions } from './operator-sessions.ts';
import {
  activate,
  countActive,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  insertOperator,
  lockOperators,
  takeInvitation,
} from './operators.repository.ts';

/** The link of the first admin stands in a log, so it is short-lived; a new start makes a new one. */
const FIRST_GOOD_FOR_S = 3_600;
const GOOD_FOR_S = 86_400;

export interface InvitationPorts {
  db: Executor;
  settings: Settings;
  cipher: FieldCipher;
  guard: LoginGuard;
  sessions: OperatorSessions;
}

/** Path of a link on the console's origin. What stands behind the `#` is in no log of a server. */
const addressOf = (secret: string): string => `/invitation#${secret}`;

/** Makes links; whoever has the key of the database can. */
function linkMaker(cipher: FieldCipher) {
  return async (trx: Trx, operatorId: string | undefined, seconds: number) => {
    const secret = newSecret();
    const sealedTotp = cipher.seal(newAuthenticatorSecret(), TOTP_CONTEXT);
    const expiresAt = await insertInvitation(trx, { secretHash: hashSecret(secret), operatorId, sealedTotp, seconds });
    return { address: addressOf(secret), expiresAt };
  };
}

/** Makes a link for an account. */
export function createInviter(cipher: FieldCipher) {
  const make = linkMaker(cipher);
  return { invite: (trx: Trx, operatorId: string) => make(trx, operatorId, GOOD_FOR_S) };
}

export type Inviter = ReturnType<typeof createInviter>;

/** One-time links, by which an account gets its password and its authenticator. */
export function createInvitations({ db, settings, cipher, guard, sessions }: InvitationPorts) {
  const make = linkMaker(cipher);

  /** @throws Fault NOT_FOUND */
  const found = async (secret: string): Promise<InvitationRow> => {
    const row = await findInvitation(db, hashSecret(secret));
    // the link of the first admin is worth nothing once there is one
    if (!row || (row.operatorId === null && (await countActive(db, 'admin')) > 0)) throw new Fault('NOT_FOUND');
    return row;
  };

  /** The account of a link; the first admin's is made now. @throws Fault NOT_FOUND, VALIDATION_FAILED */
  const accountOf = async (trx: Trx, row: InvitationRow, name: string): Promise<string> => {
    if (row.operatorId !== null) return row.operatorId;
    if ((await countActive(trx, 'admin')) > 0) throw new Fault('NOT_FOUND');
    const id = await insertOperator(trx, name, 'admin');
    if (id === undefined) throw invalid('name', 'taken');
    return id;
  };

  return {
    ...createInviter(cipher),

    /** A link for the first admin, as long as there is none; the one before counts no more. */
    first: () =>
      inTransaction(db, async (trx) => {
        await lockOperators(trx);
        return (await countActive(trx, 'admin')) > 0 ? undefined : make(trx, undefined, FIRST_GOOD_FOR_S);
      }),

    /** @throws Fault NOT_FOUND */
    async open(secret: string): Promise<OpenedInvitation> {
      const { name, role, sealedTotp, expiresAt } = await found(secret);
      const authenticatorSecret = cipher.open(sealedTotp, TOTP_CONTEXT);
      const issuer = `${(await settings.current()).merchant.name} console`;
      return {
        ...(name === null ? {} : { name }),
        role: role ?? 'admin',
        expiresAt: expiresAt.toISOString(),
        authenticatorSecret,
        authenticatorUri: authenticatorOf(authenticatorSecret, issuer, name ?? 'admin').toString(),
      };
    },

    /**
     * Sets password and authenticator and logs in.
     *
     * @throws Fault NOT_FOUND, VALIDATION_FAILED, AUTH_BAD_CREDENTIALS (the code), AUTH_LOCKED
     */
    async accept(given: InvitationAcceptance, request: FastifyRequest, reply: FastifyReply): Promise<Operator> {
      const { ip } = request;
      const row = await found(given.secret);
      if (row.name !== null && given.name !== undefined) throw invalid('name', 'unknown');
      const name = row.name ?? given.name;
      if (name === undefined) throw invalid('name', 'required');
      checkPassword('password', given.password, name);
      const secretHash = hashSecret(given.secret);
      const tried = await guard.attempt({ account: `operator link ${secretHash}`, ip }, async () =>
        stepOf(cipher.open(row.sealedTotp, TOTP_CONTEXT), given.code),
      );
      if (!tried.isProved) throw new Fault('AUTH_BAD_CREDENTIALS');
      const passwordHash = await hashPassword(given.password);
      const role = row.role ?? 'admin';
      const opened = await inTransaction(db, async (trx) => {
        await lockOperators(trx);
        if (!(await takeInvitation(trx, secretHash))) throw new Fault('NOT_FOUND');
        const id = await accountOf(trx, row, name);
        await activate(trx, id, { passwordHash, sealedTotp: row.sealedTotp, step: tried.value });
        await endSessionsOf(trx, id);
        await appendAudit(trx, {
          ...{ action: 'operator.joined', actorId: name, actorRole: 'operator', ip, object: `operator:${name}` },
          detail: { role },
        });
        return { ...(await sessions.open(trx, id, request)), operatorId: id };
      });
      sessions.give(request, reply, opened.secret);
      const { operatorId: id, id: sessionId, expiresAt, idleSeconds } = opened;
      return { id, sessionId, name, role, expiresAt, idleSeconds };
    },
  };
}

export type Invitations = ReturnType<typeof createInvitations>;
