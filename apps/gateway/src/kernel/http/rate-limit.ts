import rateLimit from '@fastify/rate-limit';
import { RATES, type RateClass } from '@mekong/api-client/contract/operations';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../fault.ts';
import { networkOf } from '../network.ts';

/** Route option for a class of requests. @param scale factor of the limit; load runs raise it */
export function rateLimitOf(name: RateClass, scale: number) {
  const { requests, seconds } = RATES[name];
  return { max: Math.ceil(requests * scale), timeWindow: seconds * 1_000, groupId: name };
}

/**
 * Keeps one network from taking the whole process. It protects this process, so it counts in this
 * process; limits that guard accounts and money are rows in the database and hold for all processes.
 */
export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    keyGenerator: (request) => networkOf(request.ip),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new Fault('RATE_LIMITED', { params: { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) } }),
  });
}
