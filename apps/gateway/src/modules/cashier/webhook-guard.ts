import { Fault } from '../../kernel/fault.ts';
import { networkOf } from '../../kernel/network.ts';

/** Webhooks of one provider from one network: many times what one sends that makes up for an hour of silence. */
const MOST = { requests: 6_000, ms: 60_000 };
/** Of these, how many whose signature is wrong. A provider's own is always right. */
const MOST_FORGED = { requests: 60, ms: 60_000 };
/** How long a network that has sent a genuine one is known as the provider's. */
const KNOWN_MS = 24 * 3_600_000;
/** Networks that are remembered; the one that was heard of longest ago is forgotten first. */
const REMEMBERED = 10_000;

interface Count {
  from: number;
  requests: number;
}

/** Keeps the newest rows alone. */
function remember<T>(rows: Map<string, T>, key: string, row: T): void {
  rows.delete(key);
  rows.set(key, row);
  const [oldest] = rows.keys();
  if (rows.size > REMEMBERED && oldest !== undefined) rows.delete(oldest);
}

/**
 * Keeps forged webhooks from taking the process. Each provider and each network counts by itself, so that a burst takes the place of
 * nobody else; and a network that the provider has sent genuine ones from lately is held to the wide limit alone, so that a forger
 * who shares it does not silence the provider. It protects this process, so it counts in this process.
 *
 * @param scale factor of both limits; load runs raise it
 * @param clock milliseconds
 */
export function createWebhookGuard(scale: number, clock: () => number = () => performance.now()) {
  const all = new Map<string, Count>();
  const forged = new Map<string, Count>();
  const genuine = new Map<string, number>();
  const keyOf = (provider: string, ip: string) => `${provider} ${networkOf(ip)}`;

  /** The count of the window that runs, a new one when the last is over. */
  const countOf = (counts: Map<string, Count>, key: string, ms: number): Count => {
    const known = counts.get(key);
    return known && clock() - known.from < ms ? known : { from: clock(), requests: 0 };
  };

  const add = (counts: Map<string, Count>, key: string, ms: number): void => {
    const count = countOf(counts, key, ms);
    count.requests += 1;
    remember(counts, key, count);
  };

  /** @throws Fault RATE_LIMITED */
  const assertBelow = (counts: Map<string, Count>, key: string, { requests, ms }: typeof MOST): void => {
    const count = countOf(counts, key, ms);
    if (count.requests < Math.ceil(requests * scale)) return;
    const retryAfter = Math.max(1, Math.ceil((count.from + ms - clock()) / 1_000));
    throw new Fault('RATE_LIMITED', { params: { retryAfter } });
  };

  return {
    /** Counts a webhook before its body is read. @throws Fault RATE_LIMITED */
    admit(provider: string, ip: string): void {
      const key = keyOf(provider, ip);
      assertBelow(all, key, MOST);
      const heard = genuine.get(key);
      if (heard === undefined || clock() - heard > KNOWN_MS) assertBelow(forged, key, MOST_FORGED);
      add(all, key, MOST.ms);
    },
    /** Its signature was right. */
    noteGenuine: (provider: string, ip: string): void => remember(genuine, keyOf(provider, ip), clock()),
    /** It was not. */
    noteForged: (provider: string, ip: string): void => add(forged, keyOf(provider, ip), MOST_FORGED.ms),
  };
}

export type WebhookGuard = ReturnType<typeof createWebhookGuard>;
