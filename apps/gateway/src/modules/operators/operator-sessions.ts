import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operator } from '../../contract/admin/operator.ts';
import type { ResolveOperator } from '../../contract/admin/routes.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { hostCookie } from '../../kernel/http/host-cookie.ts';
import { hashSecret, isSecret, newSecret } from '../../kernel/secrets.ts';
import { endSession, findLiveSession, insertSession, touchSession } from './operator-session.repository.ts';

/** A console that nobody uses is closed. */
const IDLE_S = 15 * 60;
/** One working day. */
const ABSOLUTE_S = 8 * 3_600;
/** Calls within this time are one sign of life. */
const TOUCH_AFTER_S = 30;

const cookie = hostCookie({ name: 'operator', sameSite: 'strict' });
const secretsOf = (request: FastifyRequest): string[] => cookie.read(request).filter(isSecret);

/** Sessions of the console: a cookie that no script reads and no other site sends, over after minutes of silence. */
export function createOperatorSessions(db: Executor) {
  return {
    /** Opens a session in the transaction that proves its owner; {@link give} hands its cookie out afterwards. */
    async open(trx: Executor, operatorId: string, request: FastifyRequest) {
      const secret = newSecret();
      const { id, expiresAt } = await insertSession(trx, {
        operatorId,
        cookieHash: hashSecret(secret),
        ip: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
        absoluteSeconds: ABSOLUTE_S,
      });
      return { id, expiresAt, idleSeconds: IDLE_S, secret };
    },

    give: (request: FastifyRequest, reply: FastifyReply, secret: string): void => cookie.set(request, reply, secret),

    /** Ends a session and takes its cookie away. */
    async end(trx: Executor, sessionId: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await endSession(trx, sessionId);
      cookie.clear(request, reply);
    },

    /** Finds the operator of a request; what a page does by itself keeps no session awake. */
    resolve: (async (request, { activity }) => {
      const secrets = secretsOf(request);
      if (secrets.length === 0) return undefined;
      const found = await findLiveSession(db, secrets.map(hashSecret), IDLE_S);
      if (!found) return 'ended';
      const isTouched = activity && found.quietSeconds > TOUCH_AFTER_S;
      if (isTouched) await touchSession(db, found.id);
      const { operatorId: id, name, role, expiresAt } = found;
      const idleSeconds = Math.max(0, Math.floor(IDLE_S - (isTouched ? 0 : found.quietSeconds)));
      return { id, sessionId: found.id, name, role, expiresAt, idleSeconds } satisfies Operator;
    }) satisfies ResolveOperator,
  };
}

export type OperatorSessions = ReturnType<typeof createOperatorSessions>;
