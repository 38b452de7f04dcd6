import { useEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './LayeredArt.css.ts';
import type { Drift } from './LayeredArt.variants.ts';

/** One layer of a picture, clear around what it shows. */
export interface ArtLayer {
  /** Address of the layer; all of one picture have the same size. */
  readonly src: string;
  readonly drift: Drift;
  /**
   * Rises and falls by 4 px in 4 s, as a boat does.
   * @default false
   */
  readonly isFloating?: boolean | undefined;
}

/** Share of the picture from which it counts as seen: the slide beside the one that is shown touches its edge. */
const seenShare = 0.01;

/** Props of {@link LayeredArt}. */
export interface LayeredArtProps {
  /** Far to near. */
  readonly layers: readonly ArtLayer[];
}

/**
 * A picture in layers that move a little: over the flat picture that shows the same, which a page has first. It appears when
 * every layer has come, and waits out of sight, in a stopped carousel and under `prefers-reduced-motion`.
 */
export function LayeredArt({ layers }: LayeredArtProps) {
  const root = useRef<HTMLDivElement>(null);
  const [come, setCome] = useState<ReadonlySet<string>>(new Set());
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const element = root.current;
    const stage = element?.parentElement;
    if (!element || !stage) return;
    const observer = new IntersectionObserver(([entry]) => setSeen((entry?.intersectionRatio ?? 0) >= seenShare), {
      threshold: seenShare,
    });
    observer.observe(element);
    const off = new AbortController();
    const follow = (share: number): void => element.style.setProperty(css.place, share.toFixed(3));
    stage.addEventListener(
      'pointermove',
      ({ clientX, pointerType }) => {
        if (pointerType !== 'mouse') return;
        const { left, width } = stage.getBoundingClientRect();
        follow(1 - (2 * (clientX - left)) / width);
      },
      { signal: off.signal, passive: true },
    );
    stage.addEventListener('pointerleave', () => follow(0), { signal: off.signal });
    return () => {
      off.abort();
      observer.disconnect();
    };
  }, []);

  return (
    <div
      ref={root}
      className={css.root}
      data-shown={come.size === layers.length || undefined}
      data-moving={isSeen || undefined}
      aria-hidden
    >
      {layers.map(({ src, drift, isFloating }) => (
        <img
          key={src}
          className={cx(css.layer, css.drift[drift], isFloating && css.floating)}
          src={src}
          alt=""
          decoding="async"
          onLoad={() => setCome((before) => new Set(before).add(src))}
        />
      ))}
    </div>
  );
}
