import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useImageTries } from '../../internal/use-image-tries.ts';
import * as css from './LazyImage.css.ts';
import { createLruSet } from './lru-set.ts';
import { whenNear } from './near-viewport.ts';

/** Addresses, and sets of them, that have loaded; their images appear at once when they are mounted again. */
const loaded = createLruSet(200);

/** Nobody is told that a picture has loaded: it counts where one is mounted. */
const whenNever = () => () => undefined;

/** Props of {@link LazyImage}. */
export interface LazyImageProps {
  /** Address of the picture. */
  readonly src: string;
  /** What the picture says; empty when the words beside it say it. */
  readonly alt: string;
  /** Width of the picture in pixels. With the height it gives the shape, so that nothing shifts; it fills its parent. */
  readonly width: number;
  /** Height of the picture in pixels. */
  readonly height: number;
  /**
   * In the first screen: loaded at once. For the first row only; what comes before everything else is the banner.
   * @default false
   */
  readonly isPriority?: boolean | undefined;
  /**
   * With `isPriority`, the largest one of the first screen where that has no banner: a rendered page asks for it before all
   * others. At most one of a page.
   * @default false
   */
  readonly isFirst?: boolean | undefined;
  /**
   * Left to the browser, which loads it when it comes near: for pictures that a server-rendered page shows before its script.
   * @default false
   */
  readonly isNative?: boolean | undefined;
  /**
   * Widths to choose from, in the words of `srcset`; may be of a newer format than `src`, which is what the next try takes
   * when none of these could be shown.
   */
  readonly srcSet?: string | undefined;
  /** How wide the picture stands, in the words of `sizes`; goes with `srcSet`. */
  readonly sizes?: string | undefined;
  /**
   * Has the corners of a cover. Otherwise it has those of what it fills.
   * @default false
   */
  readonly isRounded?: boolean | undefined;
  /** Main colour of the picture, as `#rrggbb`: fills its place until it is there. Default: the surface of the theme. */
  readonly tint?: string | undefined;
}

/** A picture that loads when it comes near the screen, tries three times, and never moves what is around it. */
export function LazyImage(props: LazyImageProps) {
  // another address is another picture: its tries begin anew
  return <Picture key={props.src} {...props} />;
}

function Picture({
  src,
  alt,
  width,
  height,
  isPriority = false,
  isFirst = false,
  isNative = false,
  srcSet,
  sizes,
  isRounded = false,
  tint,
}: LazyImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const { image, attempt, addresses, isLost, hasFailed, lose } = useImageTries([src]);
  const [address = src] = addresses;
  // what has loaded once is taken again in the same way: an older browser knows by then that it needs the plain address
  const [choice] = useState(() => (loaded.has(src) ? undefined : srcSet));
  const offered = attempt === 1 ? choice : undefined;
  const [isNear, setNear] = useState(isPriority || isNative);
  // not while a rendered page is hydrated: no picture had loaded where it was rendered
  const wasLoaded = useSyncExternalStore(
    whenNever,
    () => loaded.has(choice ?? src),
    () => false,
  );

  useEffect(() => {
    if (isNear || !frame.current) return;
    return wasLoaded ? setNear(true) : whenNear(frame.current, () => setNear(true));
  }, [isNear, wasLoaded]);

  // nobody's state: pictures that arrive while a list is scrolled would render their cards anew
  const keep = (): void => loaded.add(offered ?? address);
  // the first pictures of a server-rendered page may be there before anybody listens
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what happened before the first effect
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) keep();
  }, []);

  const isAsked = (isNear || wasLoaded) && !isLost;
  return (
    <span
      ref={frame}
      className={isRounded ? css.rounded : css.frame}
      style={{ aspectRatio: `${width} / ${height}`, backgroundColor: tint }}
      data-state={isLost && !hasFailed ? 'retrying' : undefined}
    >
      {hasFailed ? (
        <span className={css.failed}>{alt}</span>
      ) : isAsked ? (
        <img
          key={attempt}
          ref={image}
          className={css.image}
          // before `src`: a browser that has begun to fetch one does not think again
          sizes={sizes}
          srcSet={offered}
          src={address}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={isNative && !isPriority ? 'lazy' : undefined}
          // at the usual priority React asks for it in the head of a rendered page, before the banner where there is one
          fetchPriority={isPriority && !isFirst ? 'low' : 'auto'}
          onLoad={keep}
          onError={lose}
        />
      ) : (
        alt && <span role="img" aria-label={alt} />
      )}
    </span>
  );
}
