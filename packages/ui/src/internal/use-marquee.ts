import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

/** Whether motion is allowed; a server does not know, so it draws the line at rest. */
const useIsMotionAllowed = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(stillness);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => !matchMedia(stillness).matches,
    () => false,
  );

/** Whether an element is on the screen: what nobody sees does not move. */
function useIsSeen(element: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (!isWatched || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWatched]);
  return isSeen;
}

/**
 * Moves a line that is wider than its port, without end, while it is on the screen. While it moves, its first items, at
 * least as many as fill the port, have to follow once more, marked `inert`.
 *
 * @param content what is in the line: measured anew when it changes
 * @param speed pixels in a second
 */
export function useMarquee(
  port: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
  content: unknown,
  speed: number,
) {
  const isAllowed = useIsMotionAllowed();
  const [isTooLong, setTooLong] = useState(false);
  const [inSight, setInSight] = useState(0);
  // what the reader said by the button; until then motion is a matter of the device
  const [choice, setPlaying] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const animation = useRef<Animation>(undefined);
  const isPlaying = choice ?? isAllowed;
  const isMoving = isTooLong && (isAllowed || choice !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another width
  useEffect(() => {
    const [frame, row] = [port.current, line.current];
    if (!frame || !row) return;
    const measure = (): void => {
      const items = [...row.children].filter((item) => !item.hasAttribute('inert'));
      let [width, fitting] = [0, 0];
      for (const item of items) {
        if (width <= frame.clientWidth) fitting += 1;
        width += item.getBoundingClientRect().width;
      }
      setTooLong(width > frame.clientWidth);
      setInSight(fitting);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    for (const item of row.children) observer.observe(item);
    return () => observer.disconnect();
  }, [port, line, content]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another width
  useEffect(() => {
    const row = line.current;
    if (!row || !isMoving) return;
    port.current?.scrollTo({ left: 0 });
    const [first, again] = [row.firstElementChild, row.querySelector(':scope > [inert]')];
    if (!first || !again) return;
    const width = Math.abs(again.getBoundingClientRect().left - first.getBoundingClientRect().left);
    const along = getComputedStyle(row).direction === 'rtl' ? 1 : -1;
    const moving = row.animate([{ transform: 'none' }, { transform: `translateX(${along * width}px)` }], {
      duration: (width / speed) * 1000,
      iterations: Number.POSITIVE_INFINITY,
    });
    animation.current = moving;
    return () => moving.cancel();
  }, [port, line, isMoving, content, speed]);

  const isSeen = useIsSeen(port, isMoving);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that begins anew knows nothing of a pause
  useEffect(() => {
    if (isPlaying && !isHeld && isSeen) animation.current?.play();
    else animation.current?.pause();
  }, [isPlaying, isHeld, isSeen, isMoving, content]);

  return { isTooLong, isMoving, isPlaying, inSight, setPlaying, setHeld };
}
