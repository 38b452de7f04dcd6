import { useEffect } from 'react';
import { duration, easing } from '../../tokens/motion.ts';

/** How much larger a cover is while it moves, so that none of its edges comes into its frame, and how far it goes, in per cent. */
const zoom = 1.08;
const reach = 3;

/** Whose pointer moves over a cover, and who wants to see that something moves. */
const moves = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

let moved: HTMLElement | undefined;
let isListening = false;

function rest(): void {
  if (!moved) return;
  moved.style.scale = '';
  moved.style.translate = '';
  moved = undefined;
}

function follow({ target, pointerType, movementX, movementY, clientX, clientY }: PointerEvent): void {
  // a list that is scrolled under a mouse at rest tells of moves too; cards that move then would slow the scroll down
  if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
  const art =
    target instanceof Element ? target.closest('article')?.querySelector<HTMLElement>('[data-note]') : undefined;
  const cover = art?.querySelector('img') ?? undefined;
  if (cover !== moved) rest();
  if (!art || !cover || !matchMedia(moves).matches) return;
  const { left, top, width, height } = art.getBoundingClientRect();
  const share = (place: number, size: number): number => Math.max(-1, Math.min(1, (2 * place) / size - 1));
  moved = cover;
  cover.style.transition = `scale ${duration.slow}ms, translate ${duration.normal}ms ${easing}`;
  cover.style.scale = String(zoom);
  // away from the pointer, as what lies behind a window does
  cover.style.translate = `${-reach * share(clientX - left, width)}% ${-reach * share(clientY - top, height)}%`;
}

/**
 * Lets the cover that the pointer is over move a little behind the sign of playing, which stands still before it. One pair of
 * listeners for all cards of a page, from when the first of them is hydrated: a card has none of its own, and no second picture.
 */
export function useGameCardDepth(): void {
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    document.addEventListener('pointermove', follow, { passive: true });
    document.documentElement.addEventListener('pointerleave', rest);
  }, []);
}
