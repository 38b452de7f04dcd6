import type { Operation } from '@mekong/api-client/contract/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Trx } from '../kernel/db/types.ts';
import { invalid } from '../kernel/fault.ts';
import type { Answer, IdempotentAnswer, RequestIdentity } from '../ledger/idempotency.ts';

/** Runs a money request once; {@link RequestIdentity} says which one it is. */
export type RunOnce = (request: RequestIdentity, work: (trx: Trx) => Promise<Answer>) => Promise<IdempotentAnswer>;

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{1,64}$/;

/** @throws Fault VALIDATION_FAILED without a well-formed Idempotency-Key */
export function assertIdempotencyKey(request: FastifyRequest): void {
  if (!IDEMPOTENCY_KEY.test(String(request.headers['idempotency-key'] ?? '')))
    throw invalid('Idempotency-Key', 'required');
}

/**
 * Answers a money request: the handler runs in one transaction with its answer, and a repeated request gets that answer
 * again. Which request it is, its opened parts say: a sealed body has other bytes at each try.
 *
 * @param make runs the handler and gives the whole answer
 * @throws Fault IDEMPOTENCY_CONFLICT, IDEMPOTENCY_IN_PROGRESS, and whatever `make` throws
 */
export async function answerOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, operation, once }: { id: string; operation: Operation; once: RunOnce },
  make: (trx: Trx) => Promise<unknown>,
): Promise<FastifyReply> {
  if (!request.actor || !('memberId' in request.actor)) throw new Error(`${id} moves money without a session.`);
  const identity: RequestIdentity = {
    actor: request.actor.memberId,
    operation: id,
    key: String(request.headers['idempotency-key']),
    body: partsOf(request, operation.secrets),
  };
  const answer = await once(identity, async (trx) => ({ status: 200, body: JSON.stringify(await make(trx)) }));
  if (answer.replayed) reply.header('idempotent-replayed', 'true');
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
}

/**
 * Path, query and body in one text that does not depend on the order of fields. Secrets are left out: what is stored of
 * the text is a hash, and six digits can be guessed from one.
 */
function partsOf({ params, query, body }: FastifyRequest, secrets: readonly string[]): string {
  const told =
    typeof body === 'object' && body !== null
      ? Object.fromEntries(Object.entries(body).filter(([name]) => !secrets.includes(name)))
      : body;
  return JSON.stringify([params, query, told ?? null], sorted);
}

/** A replacer that gives the fields of each object in the order of their names. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
