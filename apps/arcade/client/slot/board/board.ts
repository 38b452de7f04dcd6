/** The board of any slot: cells in reels, how they come and go, and the marks of what they pay. */
import { t } from '@lingui/core/macro';
import { windowOf } from '../../../shared/slot/models/board.ts';
import { valueText } from '../../../shared/slot/symbols.ts';
import { el, onLanguage } from '../../kit/dom.ts';
import { animate, prefersStillness, wait } from '../../kit/motion.ts';
import type { Rules, Step } from '../model.ts';
import { symbolFace, symbolName } from '../symbols.ts';
import { tenseReels } from './anticipation.ts';
import { createHighlight } from './highlight.ts';
import { createRolling } from './rolling.ts';
import { vanishing } from './wins.ts';

const fadeMs = 220;
/** Cells that fall: out of the board, and into it. */
const fallMs = 380;
const dropStagger = 90;
/** How much later a column falls that is waited for. */
const tension = 700;
const turnMs = 320;
const respinMs = 700;

type Cells = Step['board'];

/** What the board shows before the first round: the strips from their start, or symbols side by side. */
function firstBoard({ facts, config: { parts } }: Rules): Cells {
  const { strips, symbols = [] } = parts;
  const codes = symbols.length > 0 ? symbols.map(([code]) => code) : Object.keys(parts.pays);
  const plain = codes.filter((code) => code in parts.pays);
  return facts.rows.map((rows, reel) => {
    const strip = strips?.[reel];
    return strip
      ? windowOf(strip, 0, rows)
      : Array.from({ length: rows }, (_, row) => plain[(2 * reel + 3 * row) % plain.length] ?? '');
  });
}

/** What a spin lands on. */
type Landed = Pick<Step, 'kind' | 'board' | 'stops' | 'symbol'>;

/** A spin on its way: it goes on until it is told where to land. */
export interface Spinning {
  readonly land: (step: Landed) => Promise<void>;
}

/** What a board asks and tells while it moves. */
export interface BoardOptions {
  /** No reel is waited for. */
  readonly isQuick?: () => boolean;
  /** A reel has stopped, or cells have fallen into their places. */
  readonly onStop?: () => void;
  /** A reel is waited for. */
  readonly onTense?: () => void;
}

const nothing = () => undefined;

export function createBoard(
  rules: Rules,
  { isQuick = () => false, onStop = nothing, onTense = nothing }: BoardOptions = {},
) {
  const { facts, minimumSpinMs, config } = rules;
  const { unitsPerStake } = facts;
  const { strips, freeStrips, mystery } = config.parts;
  const rows = Math.max(...facts.rows);
  const reels = facts.rows.map(() => el('div', { class: 'reel' }, el('div', { class: 'cells' })));
  const element = el('div', { class: 'reels', role: 'img' });
  element.style.setProperty('--reels', String(reels.length));
  element.style.setProperty('--rows', String(rows));
  const cellsOf = (reel: number) => [...(reels[reel]?.querySelectorAll<HTMLElement>('.cells > .cell') ?? [])];
  const cellAt = ([reel, row]: readonly [number, number]) => cellsOf(reel)[row];
  const allCells = () => reels.flatMap((_, reel) => cellsOf(reel));
  const highlight = createHighlight({ rules, board: element, cellAt, cells: allCells });
  element.append(...reels, highlight.element);
  const options = { rows, minimumMs: minimumSpinMs, unitsPerStake };
  const roll = strips && createRolling(reels, strips, options);
  const rollFree = freeStrips ? createRolling(reels, freeStrips, options) : roll;

  let shown: Cells = [];
  let stops: readonly number[] = reels.map(() => 0);

  function describe(): void {
    const texts = Array.from({ length: rows }, (_, row) => {
      const number = row + 1;
      const cells = shown.flatMap((reel) => reel[row] ?? []);
      const names = cells.map((cell) => [symbolName(cell), valueText(cell, unitsPerStake)].join(' ').trim()).join(', ');
      return t`Row ${number}: ${names}.`;
    });
    element.setAttribute('aria-label', texts.join(' '));
  }

  const cellOf = (cell: string) =>
    el(
      'div',
      { class: cell.startsWith('coin:') ? 'cell coin' : 'cell' },
      el('span', { class: 'tile' }, symbolFace(cell, unitsPerStake)),
    );

  function fill(reel: number, cells: readonly string[]): void {
    const host = reels[reel];
    host?.style.setProperty('--count', String(cells.length));
    host?.querySelector('.cells')?.replaceChildren(...cells.map(cellOf));
  }

  function show({ board, stops: at }: Pick<Step, 'board' | 'stops'>): void {
    highlight.clear();
    shown = board;
    stops = at ?? stops;
    board.forEach((cells, reel) => {
      fill(reel, cells);
    });
    describe();
  }

  /** What the strips show where they stop: masks are still masks there, and coins have not come yet. */
  const facesOf = ({ kind, board, stops: at, symbol }: Landed): Cells => {
    const turned = mystery !== undefined && symbol !== undefined;
    const used = kind === 'free' ? (freeStrips ?? strips) : strips;
    return board.map((cells, reel) => {
      const strip = used?.[reel];
      const window = strip && at ? windowOf(strip, at[reel] ?? 0, cells.length) : cells;
      return cells.map((cell, row) => {
        const isHeld = shown[reel]?.[row] === cell && cellAt([reel, row])?.classList.contains('held');
        return !isHeld && (turned || cell.startsWith('coin:')) ? (window[row] ?? cell) : cell;
      });
    });
  };

  /** Cells whose face was not what they are turn round. */
  async function reveal({ board }: Landed, faces: Cells): Promise<void> {
    const turning = board.flatMap((cells, reel) =>
      cells.flatMap((cell, row) => (faces[reel]?.[row] === cell ? [] : [{ cell, place: [reel, row] as const }])),
    );
    if (turning.length === 0) return;
    await wait(turnMs);
    await Promise.all(
      turning.map(async ({ cell, place }) => {
        const now = cellOf(cell);
        cellAt(place)?.replaceWith(now);
        await pop(now);
      }),
    );
  }

  const tenseOf = (step: Landed) => (isQuick() ? step.board.map(() => false) : tenseReels(step, rules));

  const pop = (cell: Element) =>
    animate(
      cell,
      [{ transform: 'scale(0.2)', opacity: 0 }, { transform: 'scale(1.12)', offset: 0.7 }, { transform: 'none' }],
      {
        duration: turnMs,
      },
    );

  /** Starts to spin; whatever was marked is gone. Held cells stay in sight. */
  function start(kind: 'spin' | 'free' = 'spin', isHeld: (cell: string) => boolean = () => false): Spinning {
    highlight.clear();
    element.classList.remove('holding');
    shown.forEach((cells, reel) => {
      cells.forEach((cell, row) => {
        cellAt([reel, row])?.classList.toggle('held', isHeld(cell));
      });
    });
    if (prefersStillness()) return fade();
    const begin = kind === 'free' ? rollFree : roll;
    return begin ? rollTo(begin(stops)) : drop();
  }

  function rollTo(rolling: ReturnType<NonNullable<typeof roll>>): Spinning {
    return {
      land: async (step) => {
        const faces = facesOf(step);
        const tense = tenseOf(step);
        await rolling.land({
          stops: step.stops ?? stops,
          tense,
          onStop: (reel) => {
            reels[reel]?.classList.remove('tense');
            fill(reel, faces[reel] ?? []);
            onStop();
          },
          onTense: (reel) => {
            reels[reel]?.classList.add('tense');
            onTense();
          },
        });
        await reveal(step, faces);
        show(step);
      },
    };
  }

  /** Boards without strips: the old cells fall out below, the new ones come from above. */
  function drop(): Spinning {
    const began = performance.now();
    const out = reels.map((reel, index) => {
      const cells = reel.querySelector('.cells');
      return cells
        ? animate(cells, [{ transform: 'none' }, { transform: 'translateY(105%)' }], {
            duration: fallMs,
            delay: 40 * index,
            easing: 'ease-in',
          }).then(() => cells.replaceChildren())
        : undefined;
    });
    return {
      land: async (step) => {
        await Promise.all(out);
        const spread = dropStagger * (reels.length - 1) + fallMs;
        await wait(minimumSpinMs - spread - (performance.now() - began));
        const tense = tenseOf(step);
        if (tense.includes(true)) onTense();
        let delay = 0;
        const coming = step.board.map((cells, reel) => {
          if (reel > 0) delay += dropStagger + (tense[reel] ? tension : 0);
          fill(reel, cells);
          const host = reels[reel]?.querySelector('.cells');
          if (!host) return undefined;
          if (tense[reel]) reels[reel]?.classList.add('tense');
          return animate(
            host,
            [{ transform: 'translateY(-105%)' }, { transform: 'translateY(2%)', offset: 0.85 }, { transform: 'none' }],
            {
              duration: fallMs,
              delay,
              easing: 'ease-in',
            },
          ).then(() => {
            reels[reel]?.classList.remove('tense');
            onStop();
          });
        });
        await Promise.all(coming);
        show(step);
      },
    };
  }

  /** For players who want less movement: the old symbols fade away, the new ones fade in. */
  function fade(): Spinning {
    const began = performance.now();
    const change = (opacity: readonly number[]) =>
      element.animate({ opacity: [...opacity] }, { duration: fadeMs, fill: 'both', easing: 'ease-out' });
    const out = change([1, 0.15]);
    return {
      land: async (step) => {
        await wait(minimumSpinMs - fadeMs - (performance.now() - began));
        show(step);
        const back = change([0.15, 1]);
        await back.finished;
        out.cancel();
        back.cancel();
      },
    };
  }

  /** Winning cells vanish, what is above falls, and new cells come from above. */
  async function cascade(before: Step, step: Step): Promise<void> {
    const gone = new Set(vanishing(before, rules).map(String));
    highlight.clear();
    await Promise.all(
      [...gone].map((key) => {
        const [reel = 0, row = 0] = key.split(',').map(Number);
        const cell = cellAt([reel, row]);
        return (
          cell &&
          animate(
            cell,
            [{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.35 }, { transform: 'scale(0)', opacity: 0 }],
            { duration: 260 },
          )
        );
      }),
    );
    show(step);
    await Promise.all(
      step.board.flatMap((cells, reel) => {
        const stay = cells.map((_, row) => row).filter((row) => !gone.has(String([reel, row])));
        const fresh = cells.length - stay.length;
        return cells.map((_, row) => {
          const way = row < fresh ? fresh : row - (stay[row - fresh] ?? row);
          const cell = cellAt([reel, row]);
          if (!cell || way === 0) return undefined;
          return animate(
            cell,
            [
              { transform: `translateY(${-100 * way}%)` },
              { transform: 'translateY(4%)', offset: 0.8 },
              { transform: 'none' },
            ],
            {
              duration: fallMs,
              delay: 25 * reel,
              easing: 'ease-in',
            },
          );
        });
      }),
    );
  }

  /** One reel moves by one place. */
  async function nudge(step: Step): Promise<void> {
    const before = stops;
    const reel = (step.stops ?? []).findIndex((stop, index) => stop !== before[index]);
    const length = strips?.[reel]?.length ?? 1;
    const moved = ((step.stops?.[reel] ?? 0) - (before[reel] ?? 0) + length) % length;
    await wait(turnMs);
    show(step);
    const cells = reels[reel]?.querySelector('.cells');
    const from = moved === 1 ? 100 / rows : -100 / rows;
    if (cells)
      await animate(cells, [{ transform: `translateY(${from}%)` }, { transform: 'none' }], { duration: respinMs });
  }

  /** The places without a coin turn once more. */
  async function respin(step: Step): Promise<void> {
    const before = shown;
    highlight.clear();
    element.classList.add('holding');
    const places = step.board.flatMap((cells, reel) => cells.map((cell, row) => ({ cell, reel, row })));
    const open = places.filter(({ reel, row }) => !before[reel]?.[row]?.startsWith('coin:'));
    // as long for players who want less movement: they see what stayed, and hear what is said of it
    if (prefersStillness()) await wait(respinMs);
    await Promise.all(
      open.map(({ reel, row }) => {
        const face = cellAt([reel, row])?.querySelector('.face');
        return (
          face &&
          animate(
            face,
            [
              { transform: 'none' },
              { transform: 'translateY(70%)', opacity: 0 },
              { transform: 'translateY(-70%)', opacity: 0 },
              { transform: 'none' },
            ],
            { duration: respinMs, delay: 40 * reel },
          )
        );
      }),
    );
    show(step);
    const fresh = open.filter(({ cell }) => cell.startsWith('coin:'));
    await Promise.all(
      fresh.map(({ reel, row }) => {
        const cell = cellAt([reel, row]);
        return cell && pop(cell);
      }),
    );
  }

  /** A symbol fills the reels that show it. */
  async function expand({ board, symbol = '' }: Step): Promise<void> {
    highlight.clear();
    await Promise.all(
      board.map(async (cells, reel) => {
        if (!cells.includes(symbol)) return;
        fill(
          reel,
          cells.map(() => symbol),
        );
        await Promise.all(cellsOf(reel).map(pop));
      }),
    );
  }

  onLanguage(describe);
  show({ board: firstBoard(rules), stops: reels.map(() => 0) });
  return {
    element,
    start,
    show,
    cascade,
    nudge,
    respin,
    expand,
    highlight: highlight.all,
    inTurn: highlight.inTurn,
    clear: () => {
      highlight.clear();
      element.classList.remove('holding');
    },
    /** As it stands now: where a spin that was not played lands. */
    standing: (): Landed => ({ kind: 'spin', board: shown, stops, symbol: undefined }),
  };
}

export type Board = ReturnType<typeof createBoard>;
