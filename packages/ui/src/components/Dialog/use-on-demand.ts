import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useRef, useState } from 'react';
import { toast } from '../Toast/toast-store.ts';

/** A part that is fetched when somebody reaches for it. */
export interface OnDemand<Props> {
  /** The part, once it was asked for and is there. */
  readonly Part: ComponentType<Props> | undefined;
  /** It was asked for and is on its way. */
  readonly isLoading: boolean;
  /** Fetches it early: a pointer comes near, the focus is on what opens it. */
  readonly prefetch: () => void;
  /** Fetches it. When it cannot be had a message says so, and the next press tries again. */
  readonly load: () => Promise<void>;
}

/** Loads a dialog or panel into state: sooner on the screen than through a suspense boundary. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const { t } = useLingui();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isLoading, setLoading] = useState(false);
  const early = useRef<Promise<ComponentType<Props>>>(undefined);

  const fetch = (): Promise<ComponentType<Props>> => {
    early.current ??= load();
    return early.current;
  };
  return {
    Part,
    isLoading,
    prefetch: () => {
      // what failed on intent is tried again, and told of, on the press
      fetch().catch(() => {
        early.current = undefined;
      });
    },
    load: async () => {
      setLoading(true);
      try {
        const loaded = await fetch();
        setPart(() => loaded);
      } catch {
        early.current = undefined;
        toast({
          tone: 'negative',
          title: t`This could not be opened.`,
          description: t`Check your connection and try again.`,
        });
      } finally {
        setLoading(false);
      }
    },
  };
}
