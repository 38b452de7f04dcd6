// The short form of the bench: the home page beside the bare baseline page, in turns. Fails on what has become slower.
import type { Load } from './src/browser.ts';
import { measurePages } from './src/pages.ts';
import { median, pairedRatio, table } from './src/stats.ts';

/** The nightly run asks for more. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** Machines are noisy: a limit may be passed by this much. */
const slack = 1.15;

interface Limit {
  readonly measure: keyof Load;
  /** Ratio to the bare baseline page that has been reached: docs/performance.md. Lower it with every saving. */
  readonly ratio: number;
}

/**
 * Only steady measures have a limit. Paints and interactions differ by a factor of two from round to round on a shared
 * machine; the long form shows them, with more rounds.
 */
const limits: readonly Limit[] = [
  { measure: 'script', ratio: 6.2 },
  { measure: 'heap', ratio: 2.45 },
  { measure: 'elements', ratio: 2.4 },
];

/** Layout shift is zero to three digits, as the browser's own tools show it. */
const mostShift = 0.0005;

const { loads } = await measurePages(rounds, []);
const values = (site: 'bare' | 'ours', measure: keyof Load) => loads[site].map((load) => load[measure]);
const results = limits.map(({ measure, ratio }) => {
  const reached = pairedRatio(values('ours', measure), values('bare', measure));
  // a ratio that could not be taken is no pass
  return { measure, reached, limit: ratio * slack, isOver: !(reached <= ratio * slack) };
});
console.log(
  `\n\n${table([
    ['', 'ours to bare', 'at most'],
    ...results.map(({ measure, reached, limit, isOver }) => [
      `${isOver ? 'OVER' : 'ok  '}  ${measure}`,
      `x${reached.toFixed(2)}`,
      `x${limit.toFixed(2)}`,
    ]),
  ])}`,
);
const shift = median(values('ours', 'cls'));
const isShifting = !(shift < mostShift);
console.log(`${isShifting ? 'OVER' : 'ok  '}  layout shift ${shift.toFixed(3)}`);

const failures = [
  ...results.filter(({ isOver }) => isOver).map(({ measure }) => measure),
  ...(isShifting ? ['cls'] : []),
];
if (failures.length > 0) {
  console.error(
    `\nSlower than it was: ${failures.join(', ')}. Repeat with "npm run bench pages" and look for the cause.`,
  );
  process.exit(1);
}
