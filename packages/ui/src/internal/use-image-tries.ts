import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNextImageSource } from '../provider/image.ts';

/** How often a picture is tried. */
const attempts = 3;

/** Wait before the next try in milliseconds, times the number of the try. */
const pause = 200;

interface ImageTries {
  /** Goes on the image: that of a server-rendered page may be lost before anybody listens. */
  readonly image: RefObject<HTMLImageElement | null>;
  /** Number of this try, from 1. */
  readonly attempt: number;
  /** Where this try looks, in the order of the first addresses. */
  readonly addresses: readonly string[];
  /** This try has failed; another one may follow. */
  readonly isLost: boolean;
  /** And no other one follows. */
  readonly hasFailed: boolean;
  /** To be called when the image did not load. */
  readonly lose: () => void;
}

/** Tries a picture three times, each time where the app says that it is found next, else at the same place. */
export function useImageTries(first: readonly string[]): ImageTries {
  const nextSrc = useNextImageSource();
  const image = useRef<HTMLImageElement>(null);
  const [{ attempt, addresses, isLost }, setTries] = useState({ attempt: 1, addresses: first, isLost: false });
  const hasFailed = isLost && attempt === attempts;

  useEffect(() => {
    if (!isLost || hasFailed) return;
    const timer = setTimeout(() => {
      const next = attempt + 1;
      setTries({
        attempt: next,
        addresses: addresses.map((address) => nextSrc?.(address, next) ?? address),
        isLost: false,
      });
    }, pause * attempt);
    return () => clearTimeout(timer);
  }, [isLost, hasFailed, attempt, addresses, nextSrc]);

  const lose = (): void => setTries((known) => ({ ...known, isLost: true }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what happened before the first effect
  useEffect(() => {
    const { src, complete, naturalWidth } = image.current ?? {};
    if (src && complete && naturalWidth === 0) lose();
  }, []);

  return { image, attempt, addresses, isLost, hasFailed, lose };
}
