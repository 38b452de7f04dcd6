import { latencyOf } from '@mekong/api-client/reach';
import { isOfferable, type MeasuredRoute } from '../entry/domain-routes.ts';

const key = 'mekong.routes';
/** Most addresses that are kept and asked. */
const most = 10;
/** Milliseconds after which an address counts as not answering. */
const patience = 5_000;

/** Keeps the addresses of the site beyond this visit: they are needed when this one cannot be reached. */
export function keepDomains(domains: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(domains.filter(isOfferable).slice(0, most)));
  } catch {
    // then they are not known next time
  }
}

/** Addresses of the site besides this one, as an earlier visit was told. */
export function otherDomains(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOfferable).filter((domain) => domain !== location.origin) : [];
  } catch {
    return [];
  }
}

/** Asks an address how quickly it answers. */
export async function measure(domain: string): Promise<MeasuredRoute> {
  return { domain, isCurrent: domain === location.origin, speed: await latencyOf(domain, patience) };
}
