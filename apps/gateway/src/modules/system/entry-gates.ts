import type { OperationId } from '@mekong/api-client/contract/operations';
import { OPERATIONS } from '@mekong/api-client/contract/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../../contract/language.ts';
import { textIn } from '../../contract/language-chain.ts';
import { Fault } from '../../kernel/fault.ts';
import { entryOf, isWithin, type Visit } from './entry.ts';
import type { Settings } from './settings.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Country of the visitor as the region gate knows it; absent where it does not, and on calls that pass no gate. */
    country: string | undefined;
  }
}

/** Answered whatever the state of the site: the call that tells of it, health, keys, and reports of faults. */
const ALWAYS_OPEN: ReadonlySet<OperationId> = new Set([
  'getSystemStatus',
  'getHealth',
  'getReadiness',
  'getKeySet',
  'reportClientError',
]);

/**
 * What is known of a visitor. A country is believed only from a proxy that we trust: anybody else could write the header.
 *
 * @param trustedProxies addresses or ranges, as in the configuration
 * @param countryHeader name of the header, in lower case
 */
export function visitOf(request: FastifyRequest, trustedProxies: readonly string[], countryHeader: string): Visit {
  const peer = request.socket.remoteAddress ?? '';
  const isTrusted = trustedProxies.some((range) => range === peer || isWithin(peer, range));
  const named = isTrusted ? request.headers[countryHeader] : undefined;
  return {
    ip: request.ip,
    hostname: request.hostname,
    namedCountry: typeof named === 'string' ? named.toUpperCase() : undefined,
  };
}

/**
 * Closes the API when the site is under maintenance, the region is not served or the host name is not ours. The browser
 * shows these states by itself; this makes them true for everybody else as well. Vendors stay outside: a win has to
 * arrive whatever the site does.
 */
export function registerEntryGates(app: FastifyInstance, settings: Settings, trustedProxies: readonly string[]): void {
  app.decorateRequest('country', undefined);
  app.addHook('onRequest', async (request) => {
    const id = request.routeOptions.config.operationId;
    if (!id || ALWAYS_OPEN.has(id) || OPERATIONS[id].roles.some((role) => role === 'vendor')) return;
    const all = await settings.current();
    const entry = entryOf(visitOf(request, trustedProxies, all.region.header), all);
    request.country = entry.country;
    if (entry.domainInvalid) throw new Fault('DOMAIN_INVALID');
    // Region before maintenance: a region that is not served learns nothing about the state of the site.
    if (entry.regionRestriction)
      throw new Fault('REGION_BLOCKED', { params: entry.country ? { country: entry.country } : {} });
    if (!entry.maintenance) return;
    const { reason, until } = all.maintenance;
    const text = textIn(reason, languageOf(request, undefined, all.merchant));
    throw new Fault('MAINTENANCE', { params: { ...(text ? { reason: text } : {}), ...(until ? { until } : {}) } });
  });
}
