/** Reels with strips on their way: ribbons that run behind the cells until they are told where to stop. */
import { el } from '../../kit/dom.ts';
import { symbolFace } from '../symbols.ts';
import { onRing, positionAt, stopMs } from './spin-motion.ts';

/** Milliseconds between the stops of two neighbouring reels, and how much later one stops that is waited for. */
const stagger = 170;
const tension = 900;

export interface Landing {
  readonly stops: readonly number[];
  readonly tense: readonly boolean[];
  /** The reel has stopped. */
  readonly onStop: (reel: number) => void;
  /** The reel is the next to stop, and is waited for. */
  readonly onTense: (reel: number) => void;
}

function createRibbon(strip: readonly string[], rows: number, unitsPerStake: number) {
  const cells = [...strip, ...strip.slice(0, rows)].map((cell) =>
    el('div', { class: 'cell' }, el('span', { class: 'tile' }, symbolFace(cell, unitsPerStake))),
  );
  const element = el('div', { class: 'ribbon' }, ...cells);
  return {
    element,
    place: (position: number) => {
      const share = onRing(position, strip.length) / cells.length;
      element.style.transform = `translate3d(0, ${-100 * share}%, 0)`;
    },
  };
}

/**
 * Ribbons of a set of strips; made once, for each spin is short and they are long.
 *
 * @param hosts elements of the reels
 */
export function createRolling(
  hosts: readonly HTMLElement[],
  strips: readonly (readonly string[])[],
  {
    rows,
    minimumMs,
    unitsPerStake,
  }: { readonly rows: number; readonly minimumMs: number; readonly unitsPerStake: number },
) {
  const ribbons = strips.map((strip) => createRibbon(strip, rows, unitsPerStake));
  ribbons.forEach((ribbon, reel) => {
    ribbon.element.hidden = true;
    hosts[reel]?.prepend(ribbon.element);
  });

  /** Starts the reels from where they stand. */
  return function start(from: readonly number[]) {
    const began = performance.now();
    const stoppedAt: number[] = [];
    const done = new Set<number>();
    let landing: (Landing & { readonly finished: () => void }) | undefined;
    const setRolling = (reel: number, on: boolean) => {
      const ribbon = ribbons[reel];
      if (ribbon) ribbon.element.hidden = !on;
      hosts[reel]?.classList.toggle('rolling', on);
    };

    const draw = () => {
      const ms = performance.now() - began;
      ribbons.forEach((ribbon, reel) => {
        if (done.has(reel)) return;
        const at = stoppedAt[reel];
        ribbon.place(positionAt(ms, from[reel] ?? 0, landing?.stops[reel] ?? 0, at));
        if (at === undefined || ms < at + stopMs) return;
        done.add(reel);
        setRolling(reel, false);
        landing?.onStop(reel);
        if (landing?.tense[reel + 1]) landing.onTense(reel + 1);
      });
      if (done.size < ribbons.length) requestAnimationFrame(draw);
      else landing?.finished();
    };
    draw();
    ribbons.forEach((_, reel) => {
      setRolling(reel, true);
    });

    return {
      land: (to: Landing): Promise<void> =>
        new Promise((finished) => {
          landing = { ...to, finished };
          const spread = stagger * (ribbons.length - 1);
          let at = Math.max(performance.now() - began, minimumMs - stopMs - spread);
          ribbons.forEach((_, reel) => {
            if (reel > 0) at += stagger + (to.tense[reel] ? tension : 0);
            stoppedAt[reel] = at;
          });
        }),
    };
  };
}
