import { type KeyboardEvent, useRef, useState } from 'react';
import { extended, type TrailPoint } from './slider-trail.ts';

/** Where the piece was put, and how it came there. */
export interface SliderAnswer {
  /** Left edge of the piece, in pixels of the picture. */
  readonly x: number;
  /** The way of a piece that was dragged; absent when keys or buttons moved it. */
  readonly trail?: readonly TrailPoint[] | undefined;
}

interface Options {
  /** Greatest x. */
  readonly max: number;
  /** Pixels that a key or a button moves by. */
  readonly step: number;
  readonly isOpen: boolean;
  readonly onAnswer: (answer: SliderAnswer) => void;
}

/** Place and way of the piece. Keys point where they point on the screen: the puzzle is not mirrored. */
export function useSliderChallenge({ max, step, isOpen, onAnswer }: Options) {
  const [x, setX] = useState(0);
  const place = useRef(0);
  const trail = useRef<readonly TrailPoint[]>([]);
  const startedAt = useRef(0);

  const moveTo = (wanted: number): void => {
    if (!isOpen) return;
    const next = Math.min(Math.max(wanted, 0), max);
    const now = performance.now();
    if (trail.current.length === 0) {
      startedAt.current = now;
      trail.current = extended([], place.current, now, now);
    }
    trail.current = extended(trail.current, next, now, startedAt.current);
    place.current = next;
    setX(next);
  };
  const answer = (isDragged: boolean): void => {
    if (!isOpen || trail.current.length === 0) return;
    onAnswer({ x: Math.round(place.current), ...(isDragged ? { trail: trail.current } : {}) });
  };
  const reset = (): void => {
    trail.current = [];
    place.current = 0;
    setX(0);
  };

  const byKey: Readonly<Record<string, () => void>> = {
    ArrowRight: () => moveTo(place.current + step),
    ArrowUp: () => moveTo(place.current + step),
    ArrowLeft: () => moveTo(place.current - step),
    ArrowDown: () => moveTo(place.current - step),
    PageUp: () => moveTo(place.current + 10 * step),
    PageDown: () => moveTo(place.current - 10 * step),
    Home: () => moveTo(0),
    End: () => moveTo(max),
    Enter: () => answer(false),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = byKey[event.key];
    if (!action) return;
    // Enter would send the form around it
    event.preventDefault();
    action();
  };
  return { x, moveTo, move: (by: number) => moveTo(place.current + by), answer, reset, onKeyDown };
}
