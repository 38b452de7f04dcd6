// The short form of the bench: home and a category beside the bare baseline page, in turns. Fails on what has become slower.
import type { Busy, Load } from './src/browser.ts';
import { measurePages, type PageName, pageNames } from './src/pages.ts';
import { median, pairedRatio, table } from './src/stats.ts';

/** The nightly run asks for more. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** Machines are noisy: a limit may be passed by this much. */
const slack = 1.15;

interface Row {
  readonly name: string;
  readonly of: (load: Load) => number;
  /** Ratio to the bare baseline that is aimed at. */
  readonly gate?: number;
  /**
   * Ratio that has been reached: docs/performance.md. Lower it with every saving. Only steady measures have one: what the clock
   * tells differs by a factor of two from round to round on a shared machine.
   */
  readonly kept?: Readonly<Record<PageName, number>>;
}

const busy = (name: string, of: (part: Busy) => number, gate: number, kept?: Row['kept']): Row[] => [
  { name: `${name}, after 1 s`, of: (load) => of(load.window), gate },
  { name: `${name}, settled`, of: (load) => of(load.settled), gate, ...(kept && { kept }) },
  { name: `${name}, then touched`, of: (load) => of(load.touched) },
];

const rows: readonly Row[] = [
  { name: 'largest paint', of: ({ lcp }) => lcp, gate: 0.65 },
  ...busy('blocked time', ({ tbt }) => tbt, 1.7),
  ...busy('script', ({ script }) => script, 1.7, { home: 1.6, category: 1.6 }),
  { name: 'main thread, settled', of: ({ settled }) => settled.main },
  { name: 'heap', of: ({ heap }) => heap, kept: { home: 2.6, category: 3 } },
  { name: 'elements', of: ({ elements }) => elements, kept: { home: 1.1, category: 1.1 } },
];

/** Layout shift is zero to three digits, as the browser's own tools show it. */
const mostShift = 0.0005;

const { loads, presses } = await measurePages(rounds, [], ['bare', 'ours']);
const failures: string[] = [];
for (const page of pageNames) {
  const { bare, ours } = loads[page];
  const lines = rows.map(({ name, of, gate, kept }) => {
    const reached = pairedRatio(ours.map(of), bare.map(of));
    const limit = kept && kept[page] * slack;
    // a ratio that could not be taken is no pass
    const isOver = limit !== undefined && !(reached <= limit);
    if (isOver) failures.push(`${name} of ${page}`);
    const digits = (value: number | undefined) => (value === undefined ? '' : `x${value.toFixed(2)}`);
    return [
      `${isOver ? 'OVER' : 'ok  '}  ${name}`,
      median(bare.map(of)).toFixed(0),
      median(ours.map(of)).toFixed(0),
      digits(reached),
      digits(limit),
      digits(gate),
    ];
  });
  console.log(`\n${page}\n\n${table([['', 'bare', 'ours', 'ours to bare', 'at most', 'gate'], ...lines])}`);
  const shift = median(ours.map(({ cls }) => cls));
  const isShifting = !(shift < mostShift);
  if (isShifting) failures.push(`layout shift of ${page}`);
  console.log(`${isShifting ? 'OVER' : 'ok  '}  layout shift ${shift.toFixed(3)}`);
  for (const form of ['window', 'settled', 'touched'] as const) {
    const files = median(ours.map((load) => load[form].scripts));
    const bytes = median(ours.map((load) => load[form].scriptBytes));
    console.log(`      ${form}: ${files} files of script, ${(bytes / 1024).toFixed(1)} KiB`);
  }
}
console.log(
  `\na press during load acts after ${median(presses.ours).toFixed(0)} ms (bare ${median(presses.bare).toFixed(0)})`,
);

if (failures.length > 0) {
  console.error(
    `\nSlower than it was: ${failures.join(', ')}. Repeat with "npm run bench pages" and look for the cause.`,
  );
  process.exit(1);
}
