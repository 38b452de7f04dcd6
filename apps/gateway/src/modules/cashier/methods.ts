import type { Method, PaymentProvider, PayoutMethod, ProviderError } from './providers/provider.ts';

/** How long a provider is not asked again for what it offers, and how long nobody waits for its answer. */
const FRESH_MS = 60_000;
const USABLE_MS = 600_000;
/** How long one that did not answer is left alone: visitors ask too, and each of their calls would be one to a provider that is down. */
const QUIET_MS = 1_000;
/** Calls that fail one after the other within a minute before a method is shut, and for how long. */
const MOST_FAILURES = 5;
const SHUT_MS = 30_000;

/** A method that can be chosen. */
export type Offered<M> = M & { readonly provider: string; readonly isOpen: boolean };
export type OfferedMethod = Offered<Method>;
export type OfferedPayoutMethod = Offered<PayoutMethod>;

/** How a provider does, as this process knows it. */
export interface ProviderHealth {
  readonly provider: string;
  /** Whether it has answered when it was asked last. */
  readonly isReachable: boolean;
  /** Calls that failed within the last minute, one after the other. */
  readonly failures: number;
  /** Methods that are shut because calls kept failing, and until when the last of them is. */
  readonly shut: readonly string[];
  readonly shutUntil?: Date | undefined;
}

interface Kept<M> {
  readonly methods: readonly M[];
  readonly at: number;
  readonly isReachable: boolean;
}

/**
 * What providers offer, as this process knows it. It is asked for once a minute; a provider that does not answer keeps its
 * methods, shut.
 *
 * @param read asks a provider
 */
function createOffers<M extends { readonly method: string; readonly currency: string; readonly etaSeconds: number }>(
  providers: readonly PaymentProvider[],
  read: (provider: PaymentProvider, currency: string) => Promise<readonly M[]>,
  now: () => Date,
) {
  const kept = new Map<string, Kept<M>>();
  const asked = new Map<string, Promise<Kept<M>>>();
  const failures = new Map<string, number[]>();
  const shutUntil = new Map<string, number>();

  const ask = async (provider: PaymentProvider, currency: string, key: string): Promise<Kept<M>> => {
    const at = now().getTime();
    const answer = await read(provider, currency).catch(() => undefined);
    const found = { methods: answer ?? kept.get(key)?.methods ?? [], at, isReachable: answer !== undefined };
    kept.set(key, found);
    return found;
  };

  /** What is known is answered at once and asked for beside: an order is made in a transaction, which must not wait. */
  const offersOf = (provider: PaymentProvider, currency: string): Promise<Kept<M>> | Kept<M> => {
    const key = `${provider.code} ${currency}`;
    const known = kept.get(key);
    const age = known ? now().getTime() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < (known.isReachable ? FRESH_MS : QUIET_MS)) return known;
    const running = asked.get(key) ?? ask(provider, currency, key).finally(() => asked.delete(key));
    asked.set(key, running);
    return known?.isReachable && age < USABLE_MS ? known : running;
  };

  const keyOf = ({ provider, method }: { provider: string; method: string }) => `${provider} ${method}`;

  return {
    /** All methods for a currency, the quickest first; one code of two providers is the first one's. */
    async list(currency: string): Promise<readonly Offered<M>[]> {
      const found = new Map<string, Offered<M>>();
      for (const provider of providers) {
        const { methods, isReachable } = await offersOf(provider, currency);
        for (const method of methods.filter((one) => one.currency === currency && !found.has(one.method))) {
          const shut = shutUntil.get(keyOf({ provider: provider.code, method: method.method })) ?? 0;
          found.set(method.method, {
            ...{ ...method, provider: provider.code, isOpen: isReachable && now().getTime() >= shut },
          });
        }
      }
      return [...found.values()].sort((one, other) => one.etaSeconds - other.etaSeconds);
    },

    /**
     * How those providers do that were asked what they offer in a currency. Nobody waits here: what is old is asked for beside,
     * and told the next time.
     */
    health(currency: string): ProviderHealth[] {
      const at = now().getTime();
      return providers.flatMap((provider) => {
        const offers = kept.get(`${provider.code} ${currency}`);
        void offersOf(provider, currency);
        if (!offers) return [];
        const own = offers.methods.map(({ method }) => ({ method, key: keyOf({ provider: provider.code, method }) }));
        const shut = own.filter(({ key }) => (shutUntil.get(key) ?? 0) > at);
        const until = Math.max(...shut.map(({ key }) => shutUntil.get(key) ?? 0));
        const failed = own.flatMap(({ key }) => failures.get(key) ?? []);
        return [
          {
            ...{ provider: provider.code, isReachable: offers.isReachable, shut: shut.map(({ method }) => method) },
            failures: failed.filter((one) => at - one < FRESH_MS).length,
            ...(shut.length > 0 && { shutUntil: new Date(until) }),
          },
        ];
      });
    },

    /**
     * An order was begun by a method: what failed before counts no more. Of many calls a few fail in every minute, and a
     * method that takes most orders stays open. Answers about orders that are there already say nothing of new ones.
     */
    noteBegun(used: { provider: string; method: string }): void {
      failures.delete(keyOf(used));
    },

    /** Counts a call that failed; a method that keeps failing is shut for a while. */
    noteFailure(used: { provider: string; method: string }, { kind }: ProviderError): void {
      if (kind !== 'unavailable' && kind !== 'timeout') return;
      const at = now().getTime();
      const recent = [...(failures.get(keyOf(used)) ?? []).filter((one) => at - one < FRESH_MS), at];
      failures.set(keyOf(used), recent);
      if (recent.length < MOST_FAILURES) return;
      shutUntil.set(keyOf(used), at + SHUT_MS);
      failures.delete(keyOf(used));
    },
  };
}

/** What a provider does for members who pay in, and for those who are paid, together. */
export function mergeHealth(one: ProviderHealth, other: ProviderHealth): ProviderHealth {
  const ends = [one.shutUntil, other.shutUntil].flatMap((end) => (end ? [end.getTime()] : []));
  return {
    provider: one.provider,
    isReachable: one.isReachable && other.isReachable,
    failures: one.failures + other.failures,
    shut: [...new Set([...one.shut, ...other.shut])],
    ...(ends.length > 0 && { shutUntil: new Date(Math.max(...ends)) }),
  };
}

/** Ways to pay in. */
export const createMethods = (providers: readonly PaymentProvider[], now: () => Date) =>
  createOffers(providers, (provider, currency) => provider.methods(currency), now);

/** Ways to pay out. */
export const createPayoutMethods = (providers: readonly PaymentProvider[], now: () => Date) =>
  createOffers(providers, (provider, currency) => provider.payoutMethods(currency), now);

export type PayoutMethods = ReturnType<typeof createPayoutMethods>;
export type Methods = ReturnType<typeof createMethods>;
