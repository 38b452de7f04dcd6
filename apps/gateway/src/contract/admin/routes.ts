import type { AdminOperation } from '@mekong/api-client/admin/contract/operations';
import type { Approval } from '@mekong/api-client/admin/contract/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { watchAudit } from '../../kernel/audit/audit.watch.ts';
import { Fault } from '../../kernel/fault.ts';
import { rateLimitOf } from '../../kernel/http/rate-limit.ts';
import { cleanTexts } from '../../kernel/http/text-hygiene.ts';
import type { Schema } from '../document.ts';
import { LARGE_BODY } from '../large-body.ts';
import { ContractBreach, createValidation } from '../validation.ts';
import type { ApprovableRequest, Approvals } from './approvals.ts';
import { type AdminContractOperation, adminDocument, adminOperations } from './document.ts';
import type { AdminHandlers, ApprovableId } from './handlers.ts';
import { operatorLanguage } from './language.ts';
import type { Operator } from './operator.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who works with the console; set before the body is read. */
    adminOperator: Operator | null;
  }
}

/** Finds the operator of a request; `ended`: a session was presented that does not count any more. */
export type ResolveOperator = (
  request: FastifyRequest,
  operation: AdminOperation,
) => Promise<Operator | 'ended' | undefined>;

/** What the console's routes need from the modules. */
export interface AdminPorts {
  handlers: AdminHandlers;
  resolveOperator: ResolveOperator;
  approvals: Approvals;
  /** Check every answer against the contract, and that each write is in the audit chain: in tests and development. */
  checkAnswers: boolean;
  rateLimitScale: number;
}

/** Address of the console's API on the operators' port. */
export const ADMIN_PREFIX = '/api';

const routePath = (path: string): string => path.slice(ADMIN_PREFIX.length).replaceAll(/\{(\w+)\}/g, ':$1');

/** Of the document and not of a server, so that what one server has compiled serves the next. */
const { compileRequestPart, compileAnswerCheck } = createValidation(adminDocument);

/**
 * Makes one route per operation of the console's contract. In this order: may the caller (before the body is read), refuse
 * forbidden characters, validate by the contract, run the handler, wrap its value.
 */
export function registerAdmin(app: FastifyInstance, ports: AdminPorts): void {
  app.decorateRequest('adminOperator', null);
  app.setValidatorCompiler<Schema>(({ schema, httpPart }) => compileRequestPart(schema, httpPart));
  takeJsonOnly(app);
  for (const contract of adminOperations) {
    const { id, operation, response } = contract;
    const check = ports.checkAnswers && response ? compileAnswerCheck(id, response) : undefined;
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      schema: contract.request,
      ...(operation.large ? { bodyLimit: LARGE_BODY } : {}),
      config: { rateLimit: rateLimitOf(operation.rate, ports.rateLimitScale) },
      preParsing: async (request) => {
        if (!operation.roles.includes('visitor')) request.adminOperator = await permitted(request, contract, ports);
      },
      preValidation: async (request) => {
        // A body whose fields are all optional may be left out.
        request.body = cleanTexts(request.body ?? (contract.bodyType ? {} : undefined));
        request.query = cleanTexts(request.query);
        request.params = cleanTexts(request.params);
      },
      handler: async (request, reply) => {
        const { value, approval } = await run(request, reply, contract, ports);
        if (approval) return send(reply.code(202), { approval });
        if (contract.wrapping === 'empty') return reply.code(204).send();
        check?.({ success: true, value });
        return send(reply, value);
      },
    });
  }
}

const send = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify({ success: true, value }));

function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without a body may still carry the header.
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}

/** @throws Fault AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_ROLE */
async function permitted(
  request: FastifyRequest,
  { operation }: AdminContractOperation,
  { resolveOperator }: AdminPorts,
): Promise<Operator> {
  const operator = await resolveOperator(request, operation);
  if (!operator) throw new Fault('AUTH_TOKEN_MISSING');
  if (operator === 'ended') throw new Fault('AUTH_TOKEN_EXPIRED');
  if (!operation.roles.includes(operator.role)) throw new Fault('AUTH_ROLE');
  return operator;
}

/**
 * Does what is asked for, or lets it wait for a second operator.
 *
 * @throws ContractBreach when a write has left no trace, where answers are checked
 */
async function run(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, operation }: AdminContractOperation,
  { handlers, approvals, checkAnswers }: AdminPorts,
): Promise<{ value?: unknown; approval?: Approval | undefined }> {
  let isUnchanged = false;
  const operator = request.adminOperator ?? undefined;
  const parts = { body: request.body, query: request.query, path: request.params };
  const call = {
    ...parts,
    operator,
    by: { id: operator?.name ?? '', role: 'operator', ip: request.ip },
    ip: request.ip,
    language: operatorLanguage(request),
    request,
    reply,
    unchanged() {
      isUnchanged = true;
    },
  };
  // The parts were proved by the contract's schemas of this very operation, which is what AdminCall<Id> says of them.
  const handler = handlers[id] as unknown as (call: unknown) => Promise<unknown>;
  const { value: done, rows } = await watchAudit(async () => {
    if (!operation.approval || !operator) return { value: await handler(call) };
    const wanted = { operation: id as ApprovableId, operator, ip: request.ip, ...parts } as ApprovableRequest;
    const answer = await approvals.perform(wanted, (trx) => handler({ ...call, trx }));
    if (answer.approval && answer.isRepeated) isUnchanged = true;
    return answer;
  });
  if (checkAnswers && operation.writes && rows === 0 && !isUnchanged)
    throw new ContractBreach(`${id} changes something and writes no audit row; see docs/guides/operators.md.`);
  return done;
}
