import { constants } from 'node:zlib';
import type { Operation, OperationId } from '@mekong/api-client/contract/operations';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Trx } from '../kernel/db/types.ts';
import { Fault } from '../kernel/fault.ts';
import { rateLimitOf } from '../kernel/http/rate-limit.ts';
import { readInTime } from '../kernel/http/read-in-time.ts';
import { cleanTexts } from '../kernel/http/text-hygiene.ts';
import { assertRole } from './access.ts';
import type { Actor, SignedIn, VendorActor, Visitor } from './actor.ts';
import { type ContractOperation, CSV_TYPE, contractOperations, FORM_TYPE, PDF_TYPE, type Schema } from './document.ts';
import { faultOf, sendFault } from './error-policy.ts';
import type { Call, FileAnswer, Handlers } from './handlers.ts';
import { jsonOf } from './kept-json.ts';
import { languageOf, type OfferedLanguages } from './language.ts';
import { LARGE_BODY } from './large-body.ts';
import { answerOnce, assertIdempotencyKey, type RunOnce } from './money.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { ContractBreach, compileAnswerCheck, compileRequestPart } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Operation of the contract that this route answers. */
    operationId?: OperationId;
    /** The body is a form; everywhere else a form is refused, so that a page of another site cannot send one. */
    takesForm?: boolean;
  }
  interface FastifyRequest {
    /** Who calls; set before the body is read. */
    actor: Actor | null;
    /** Body as it came, for signatures. */
    rawBody: string | null;
  }
}

/** What routes need from the modules, so that the contract layer knows none of them. */
export interface ContractPorts {
  handlers: Handlers;
  /** Finds the session of a request by its two halves. */
  resolveActor(request: FastifyRequest, operation: Operation): Promise<SignedIn | Visitor>;
  /** Proves the signature of a vendor over the raw body. @throws Fault SIGNATURE_INVALID */
  resolveVendor(request: FastifyRequest): Promise<VendorActor>;
  /** Opens a sealed body. @throws Fault KEY_ROTATED, REPLAY, VALIDATION_FAILED */
  openSealed(body: unknown, target: { method: string; path: string }): Promise<unknown>;
  /** Runs a money request once, in one transaction with its answer. */
  once: RunOnce;
  /** Languages the merchant offers. */
  offeredLanguages(): Promise<OfferedLanguages>;
  /** Answers a failure of an operation that is opened as a page: a person looks at it. */
  showFault(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown;
  /** Answers that are the same for every visitor. */
  shared: SharedAnswers;
  /** Check every answer against the contract: in tests and development. */
  checkAnswers: boolean;
  rateLimitScale: number;
}

/** `/wps/report/bets/{betNo}` in Fastify's spelling. */
const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Makes one route per operation of the contract. In this order: who calls and may they (before the body is read), open a
 * sealed body, refuse forbidden characters, validate by the contract, run the handler (once, if it moves money), wrap its
 * value.
 */
export function registerContract(
  app: FastifyInstance,
  ports: ContractPorts,
  operations: readonly ContractOperation[] = contractOperations,
): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('rawBody', null);
  app.setValidatorCompiler<Schema>(({ schema, httpPart }) => compileRequestPart(schema, httpPart));
  keepRawBodies(app);
  for (const contract of operations) registerOperation(app, contract, ports);
}

/** JSON only. The text is kept for the time of the request, because vendors sign the bytes and not the meaning. */
function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body);
    // A call without a body may still carry the header.
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.takesForm) done(null, Object.fromEntries(new URLSearchParams(String(body))));
    else
      done(
        new Fault('VALIDATION_FAILED', { status: 415, params: { fields: [{ name: 'content-type', rule: 'type' }] } }),
      );
  });
}

function registerOperation(app: FastifyInstance, contract: ContractOperation, ports: ContractPorts): void {
  const { id, operation, request: parts } = contract;
  const forVendors = operation.roles.includes('vendor');
  const check = ports.checkAnswers && contract.response ? compileAnswerCheck(id, contract.response) : undefined;
  app.route({
    method: operation.method,
    url: routePath(operation.path),
    schema: parts,
    // Addresses of pages carry codes of a provider, which belong into no log.
    ...(contract.wrapping === 'page' ? { logLevel: 'warn', errorHandler: ports.showFault } : {}),
    ...(contract.wrapping === 'file' ? { compress: TABLE_COMPRESSION } : {}),
    ...(operation.large ? { bodyLimit: LARGE_BODY, errorHandler: sayTooLarge } : {}),
    config: {
      operationId: id,
      takesForm: contract.bodyType === FORM_TYPE,
      rateLimit: forVendors ? false : rateLimitOf(operation.rate, ports.rateLimitScale),
    },
    // After the rate limit, which is an onRequest hook, and before the body is read.
    preParsing: async (request) => {
      if (forVendors) return;
      request.actor = contract.readsSession ? await ports.resolveActor(request, operation) : visitor;
      if (contract.readsSession) assertRole(request.actor, operation);
    },
    preValidation: async (request) => {
      if (forVendors) request.actor = await ports.resolveVendor(request);
      if (operation.sealed) request.body = await openSealed(request, contract, ports);
      request.body = cleanTexts(request.body);
      request.query = cleanTexts(request.query);
      request.params = cleanTexts(request.params);
      if (operation.money) assertIdempotencyKey(request);
    },
    handler: async (request, reply) => {
      const language = await languageFor(request, ports);
      const make = async (trx?: Trx): Promise<unknown> => {
        const answer = wrap(contract, await run(request, reply, { contract, ports, language, trx }));
        check?.(answer);
        return answer;
      };
      if (operation.money) return answerOnce(request, reply, { id, operation, once: ports.once }, make);
      if (ports.shared.has(operation, request.actor?.role))
        return ports.shared.send(request, reply, `${id} ${language} ${JSON.stringify(request.query)}`, async () =>
          JSON.stringify(await make()),
        );
      const answer = await make();
      if (contract.wrapping === 'stream' || contract.wrapping === 'page') return reply;
      if (contract.wrapping === 'file') return sendFile(reply, answer as FileAnswer);
      if (contract.wrapping === 'empty') return reply.code(204).send();
      const json = jsonOf(answer);
      if (check && String(json) !== JSON.stringify(answer))
        throw new ContractBreach(`${id} answers with kept fields that somebody has changed.`);
      return reply.type('application/json; charset=utf-8').send(json);
    },
  });
}

/** A body that is too long for an upload is a file that is too large: the caller is told what he knows. */
function sayTooLarge(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isTooLong = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
  return sendFault(request, reply, isTooLong ? new Fault('UPLOAD_TOO_LARGE') : faultOf(error));
}

/**
 * Each piece of a table is handed on as it comes: kept back until a block is full, the line would be silent for longer than
 * a connection may be. Documents are squeezed inside.
 */
const TABLE_COMPRESSION = {
  encodings: ['gzip' as const],
  customTypes: /^text\/csv/,
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

/** A file: it is saved, never shown in the page. It is read as it is sent, and no further when the reader is gone or takes nothing. */
function sendFile(reply: FastifyReply, { name, pieces }: FileAnswer): FastifyReply {
  reply.header('Content-Disposition', `attachment; filename="${name}"`);
  return reply.type(name.endsWith('.pdf') ? PDF_TYPE : `${CSV_TYPE}; charset=utf-8`).send(readInTime(pieces));
}

const visitor: Visitor = { role: 'visitor', presented: false };

function openSealed(request: FastifyRequest, contract: ContractOperation, ports: ContractPorts): Promise<unknown> {
  return ports.openSealed(request.body, { method: contract.operation.method, path: contract.operation.path });
}

/** Language of the answer, by query, headers and what the merchant offers. */
async function languageFor(request: FastifyRequest, ports: ContractPorts): Promise<LanguageCode> {
  const { language, lang } = request.query as Record<string, unknown>;
  return languageOf(request, language ?? lang, await ports.offeredLanguages());
}

interface Run {
  contract: ContractOperation;
  ports: ContractPorts;
  language: LanguageCode;
  /** Transaction of a money request. */
  trx: Trx | undefined;
}

async function run(
  request: FastifyRequest,
  reply: FastifyReply,
  { contract: { id }, ports, language, trx }: Run,
): Promise<unknown> {
  const call = {
    body: request.body,
    query: request.query,
    path: request.params,
    headers: request.headers,
    actor: request.actor,
    language,
    ip: request.ip,
    request,
    reply,
    trx,
  };
  // The parts were proved by the contract's schemas of this very operation, which is what Call<Id> says of them.
  const handler = ports.handlers[id] as (call: unknown) => Promise<unknown>;
  return handler(call as Call<typeof id>);
}

function wrap(contract: ContractOperation, value: unknown): unknown {
  switch (contract.wrapping) {
    case 'value':
      return { success: true, value };
    case 'spread':
      return { success: true, ...(value as object) };
    default:
      return value;
  }
}

/** Methods that a path knows among these operations; none when there is no such path. */
export const methodsAt = (
  operations: readonly { operation: { method: string; path: string } }[],
  path: string,
): string[] =>
  operations
    .filter(({ operation }) =>
      new RegExp(`^${operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )
    .map(({ operation }) => operation.method);

/** Methods that a path of the site's contract knows; none when there is no such path. */
export const methodsOf = (path: string): string[] => methodsAt(contractOperations, path);
