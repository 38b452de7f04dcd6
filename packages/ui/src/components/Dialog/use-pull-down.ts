import { type PointerEvent, type RefObject, useRef } from 'react';
import { duration, easing } from '../../tokens/motion.ts';
import { sheet } from './Dialog.css.ts';

/** How far in CSS pixels, or how fast in pixels a millisecond, a panel has been pulled when it closes. */
const far = 120;
const fast = 0.6;

/** What a finger does, for the head of a panel. */
interface PullHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * A panel at the lower edge follows the finger that pulls its head down. Let go far enough or fast enough it closes, as by
 * its close button; else it goes back. Nothing is rendered meanwhile.
 *
 * @param closer the close button
 */
export function usePullDown(closer: RefObject<HTMLElement | null>): PullHandlers {
  const pull = useRef<{ readonly y: number; readonly time: number }>(undefined);
  const panelOf = ({ currentTarget }: PointerEvent<HTMLElement>) =>
    currentTarget.closest<HTMLElement>('[role=dialog]') ?? currentTarget;

  const end = (event: PointerEvent<HTMLElement>, canClose: boolean): void => {
    const start = pull.current;
    pull.current = undefined;
    if (!start) return;
    const panel = panelOf(event);
    const distance = event.clientY - start.y;
    const isClosing =
      canClose && (distance > far || (distance > 24 && distance / (event.timeStamp - start.time) > fast));
    const move = panel.animate(
      [{ translate: `0 ${Math.max(0, distance)}px` }, { translate: isClosing ? '0 100%' : '0' }],
      { duration: duration.slow, easing, fill: isClosing ? 'forwards' : 'none' },
    );
    panel.style.translate = '';
    if (isClosing) move.onfinish = () => closer.current?.click();
  };

  return {
    onPointerDown: (event) => {
      const isControl = event.target instanceof Element && event.target.closest('button');
      if (event.pointerType === 'mouse' || isControl || !matchMedia(sheet).matches) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = { y: event.clientY, time: event.timeStamp };
    },
    onPointerMove: (event) => {
      if (pull.current) panelOf(event).style.translate = `0 ${Math.max(0, event.clientY - pull.current.y)}px`;
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}
