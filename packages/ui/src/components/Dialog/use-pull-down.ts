import { type PointerEvent, type RefObject, useRef } from 'react';
import { duration, easing } from '../../tokens/motion.ts';
import { sheet } from './Dialog.css.ts';

/** How far in CSS pixels a panel has been pulled when it closes. */
const far = 120;

/** So fast, in pixels a millisecond, it closes before that; not on a twitch of less than `short` pixels. */
const fast = 0.6;
const short = 24;

/**
 * Whether a panel that is let go closes.
 *
 * @param distance CSS pixels it was pulled down
 * @param time milliseconds that took
 */
export const isPulledOut = (distance: number, time: number): boolean =>
  distance > far || (distance > short && distance / time > fast);

/** What a finger does, for the head of a panel. */
export interface PullHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * A panel at the lower edge follows the finger that pulls its head down. Let go far enough or fast enough it closes, as by
 * its close button; else it goes back. Nothing is rendered meanwhile.
 *
 * @param closer the close button; a panel without one only goes back
 */
export function usePullDown(closer: RefObject<HTMLElement | null>): PullHandlers {
  const pull = useRef<{ readonly y: number; readonly time: number }>(undefined);
  const panelOf = ({ currentTarget }: PointerEvent<HTMLElement>) =>
    currentTarget.closest<HTMLElement>('[role=dialog]') ?? currentTarget;
  const distanceOf = ({ clientY }: PointerEvent, { y }: { readonly y: number }) => Math.max(0, clientY - y);

  const end = (event: PointerEvent<HTMLElement>, canClose: boolean): void => {
    const start = pull.current;
    pull.current = undefined;
    if (!start) return;
    const panel = panelOf(event);
    const distance = distanceOf(event, start);
    const isClosing = canClose && closer.current !== null && isPulledOut(distance, event.timeStamp - start.time);
    panel.style.translate = '';
    const from = { translate: `0 ${distance}px` };
    const move = panel.animate([from, { translate: isClosing ? '0 100%' : '0 0' }], {
      duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration.slow,
      easing,
      // closed it leaves the page a moment later
      fill: isClosing ? 'forwards' : 'none',
    });
    if (isClosing) move.onfinish = () => closer.current?.click();
  };

  return {
    onPointerDown: (event) => {
      const isControl = event.target instanceof Element && event.target.closest('button');
      if (event.pointerType === 'mouse' || !event.isPrimary || isControl || !matchMedia(sheet).matches) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = { y: event.clientY, time: event.timeStamp };
    },
    onPointerMove: (event) => {
      if (pull.current) panelOf(event).style.translate = `0 ${distanceOf(event, pull.current)}px`;
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}
