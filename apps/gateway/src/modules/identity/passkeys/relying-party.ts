import type { FastifyRequest } from 'fastify';
import { Fault } from '../../../kernel/fault.ts';
import type { Settings } from '../../system/settings.service.ts';

/** The site as authenticators know it. */
export interface RelyingParty {
  /** Host name that all passkeys belong to, whichever of its addresses the site is opened under. */
  rpId: string;
  /** Name that browsers show. */
  name(): Promise<string>;
  /** Origins that passkeys are made and used under; browsers read those beside the site's own as related ones. */
  origins(): Promise<string[]>;
  /** Origin of the page that calls. @throws Fault DOMAIN_INVALID when it is none of the site's */
  originOf(request: FastifyRequest): Promise<string>;
}

/**
 * Only origins that the operator has named count: what a request says about its own host would let any page that
 * reaches the gateway ask for signatures.
 *
 * @param publicOrigin origin of the site as the browser sees it
 */
export function createRelyingParty(settings: Settings, publicOrigin: string): RelyingParty {
  const origins = async () => {
    const { domains } = await settings.current();
    return [...new Set([publicOrigin, ...domains.origins, ...domains.hosts.map((host) => `https://${host}`)])];
  };
  return {
    rpId: new URL(publicOrigin).hostname,
    name: async () => (await settings.current()).merchant.name,
    origins,
    async originOf({ headers: { origin } }) {
      if (!origin || !(await origins()).includes(origin)) throw new Fault('DOMAIN_INVALID');
      return origin;
    },
  };
}
