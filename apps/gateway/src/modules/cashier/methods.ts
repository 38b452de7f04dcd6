import type { Method, PaymentProvider, ProviderError } from './providers/provider.ts';

/** How long a provider is not asked again for what it offers, and how long nobody waits for its answer. */
const FRESH_MS = 60_000;
const USABLE_MS = 600_000;
/** Calls that fail within a minute before a method is shut, and for how long. */
const MOST_FAILURES = 5;
const SHUT_MS = 30_000;

/** A method that can be chosen. */
export interface OfferedMethod extends Method {
  readonly provider: string;
  readonly isOpen: boolean;
}

interface Kept {
  readonly methods: readonly Method[];
  readonly at: number;
  readonly isReachable: boolean;
}

/**
 * What providers offer, as this process knows it. It is asked for once a minute; a provider that does not answer keeps its
 * methods, shut.
 */
export function createMethods(providers: readonly PaymentProvider[], now: () => Date) {
  const kept = new Map<string, Kept>();
  const asked = new Map<string, Promise<Kept>>();
  const failures = new Map<string, number[]>();
  const shutUntil = new Map<string, number>();

  const ask = async (provider: PaymentProvider, currency: string, key: string): Promise<Kept> => {
    const at = now().getTime();
    const answer = await provider.methods(currency).catch(() => undefined);
    const found = { methods: answer ?? kept.get(key)?.methods ?? [], at, isReachable: answer !== undefined };
    kept.set(key, found);
    return found;
  };

  /** What is known is answered at once and asked for beside: an order is made in a transaction, which must not wait. */
  const offersOf = (provider: PaymentProvider, currency: string): Promise<Kept> | Kept => {
    const key = `${provider.code} ${currency}`;
    const known = kept.get(key);
    const age = known ? now().getTime() - known.at : Number.POSITIVE_INFINITY;
    if (known?.isReachable && age < FRESH_MS) return known;
    const running = asked.get(key) ?? ask(provider, currency, key).finally(() => asked.delete(key));
    asked.set(key, running);
    return known?.isReachable && age < USABLE_MS ? known : running;
  };

  const keyOf = ({ provider, method }: { provider: string; method: string }) => `${provider} ${method}`;

  return {
    /** All methods for a currency, the quickest first; one code of two providers is the first one's. */
    async list(currency: string): Promise<readonly OfferedMethod[]> {
      const found = new Map<string, OfferedMethod>();
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

export type Methods = ReturnType<typeof createMethods>;
