// Holds the built web app against its byte budgets; the build fails on the first byte too many.
import { type Bytes, firstRoutes, measureBundle } from './src/bundle.ts';
import { measureConsole } from './src/console-bundle.ts';
import { measureSlot } from './src/game-bundle.ts';

const KiB = 1024;

/**
 * In bytes after gzip -9: what is reached, plus two in a hundred at most, so that nothing grows unseen. The gates
 * themselves are lower (112, 6 and 12 KiB) and not reached yet; docs/performance.md says where the bytes are.
 */
const budgets = { initialJs: 129.7 * KiB, initialCss: 10.2 * KiB, allCss: 39.3 * KiB, lazyChunk: 40 * KiB };

/** What an operator waits for before the first page of the console; there is no gate for it but growth unseen. */
const consoleBudgets = { initialJs: 171 * KiB, initialCss: 12 * KiB };

/** A slot before it can be played, with the pictures of its theme among it; the gate is 120 KiB. */
const slotBudgets = { slot: 90.4 * KiB, art: 9 * KiB };

const figures = measureBundle(firstRoutes);
const kib = ({ gzip, brotli }: Bytes): string =>
  `${(gzip / KiB).toFixed(1)} KiB gzip, ${(brotli / KiB).toFixed(1)} brotli`;
const failures: string[] = [];

function hold(name: string, bytes: Bytes, budget: number): void {
  const over = bytes.gzip > budget;
  console.log(`${over ? 'OVER' : 'ok  '}  ${name}: ${kib(bytes)} (budget ${(budget / KiB).toFixed(1)} KiB gzip)`);
  if (over) failures.push(name);
}

hold('initial JavaScript of the home page', figures.initialJs, budgets.initialJs);
hold('initial CSS', figures.initialCss, budgets.initialCss);
hold('all CSS', figures.allCss, budgets.allCss);
for (const { file, bytes } of figures.lazy
  .filter(({ bytes }) => bytes.gzip > budgets.lazyChunk / 2)
  .sort((a, b) => b.bytes.gzip - a.bytes.gzip))
  hold(`lazy chunk ${file}`, bytes, budgets.lazyChunk);
const { initialJs, initialCss } = measureConsole();
hold('initial JavaScript of the console', initialJs, consoleBudgets.initialJs);
hold('initial CSS of the console', initialCss, consoleBudgets.initialCss);
const { slot, art } = measureSlot();
hold('a slot with the heaviest theme', slot, slotBudgets.slot);
hold('pictures of that theme', art, slotBudgets.art);
for (const { name, folders } of figures.duplicates) {
  console.log(`TWICE ${name}: ${folders.join(', ')}`);
  failures.push(`two copies of ${name}`);
}

if (failures.length > 0) {
  console.error(
    `\nOver budget: ${failures.join(', ')}.\nLoad it on intent, take a smaller part, or deduplicate (npm ls <package>).`,
  );
  process.exit(1);
}
