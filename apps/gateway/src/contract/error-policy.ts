import { ERROR_STATUS } from '@mekong/api-client/contract/errors';
import type { Failure } from '@mekong/api-client/contract/types';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBusy } from '../kernel/db/busy.ts';
import { Fault, invalid } from '../kernel/fault.ts';
import { pathOf } from '../kernel/http/request-path.ts';
import { HygieneError } from '../kernel/http/text-hygiene.ts';
import { validationFault } from './validation.ts';

/** Makes a Fault of whatever was thrown. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof HygieneError) return invalid(error.path || 'body', 'control');
  if (isBusy(error)) return new Fault('SERVICE_BUSY', { params: { retryAfter: 2 }, cause: error });
  if (isFastifyError(error)) return transportFault(error);
  return new Fault('UNKNOWN', { cause: error });
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/** Failures that Fastify finds before a handler runs. */
function transportFault(error: FastifyError): Fault {
  if (error.validation) return validationFault(error.validation as Parameters<typeof validationFault>[0]);
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return new Fault('UNKNOWN', { cause: error });
  const [name, rule] =
    status === 413
      ? (['body', 'max'] as const)
      : status === 415
        ? (['content-type', 'type'] as const)
        : (['body', 'format'] as const);
  return new Fault('VALIDATION_FAILED', { status, params: { fields: [{ name, rule }] }, cause: error });
}

/** The one shape of every failed answer. */
export function failureBody(fault: Fault, requestId: string): Failure {
  return {
    success: false,
    error: { code: fault.code, params: fault.params, requestId, ...(fault.captcha ? { captcha: true } : {}) },
  };
}

/** Sends a failure: one shape, the status of its code, nothing internal. */
export function sendFault(request: FastifyRequest, reply: FastifyReply, fault: Fault): FastifyReply {
  if (fault.code === 'UNKNOWN') request.log.error({ err: fault.cause ?? fault }, 'unforeseen failure');
  else if (fault.code === 'SERVICE_BUSY') request.log.warn({ err: fault.cause }, 'busy');
  const { retryAfter } = fault.params;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(fault.status ?? ERROR_STATUS[fault.code])
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send(JSON.stringify(failureBody(fault, request.id)));
}

/**
 * Last word on every failure. What nobody foresaw is `UNKNOWN` and is logged with its stack under the request id that the
 * reader is shown.
 *
 * @param allowedMethods methods that a path takes, for 405
 */
export function registerErrorPolicy(app: FastifyInstance, allowedMethods: (path: string) => readonly string[]): void {
  app.setErrorHandler((error, request, reply) => sendFault(request, reply, faultOf(error)));
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(pathOf(request));
    // what is asked for in the right way is not there
    if (methods.length === 0 || methods.includes(request.method))
      return sendFault(request, reply, new Fault('NOT_FOUND'));
    reply.header('allow', methods.join(', '));
    return sendFault(request, reply, new Fault('METHOD_NOT_ALLOWED'));
  });
}
