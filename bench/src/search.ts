import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { benchPort, databaseIn, dataFolder, serveOurs } from './serve.ts';

const games = Number(process.env.BENCH_GAMES ?? 100_000);

/** Ways to look for games; each takes turns, so that no answer is one that was kept. */
const asks: Record<string, readonly string[]> = {
  'list of a category': pages('category=RNG'),
  'list of everything': pages(''),
  filters: ['wilds', 'jackpot', 'cascade', 'multiplier'].map(
    (feature) => `list?feature=${feature}&volatility=high&rtpMin=92`,
  ),
  'filters with counts': ['LIVE', 'FISH', 'RNG', 'PVP'].map(
    (category) => `list?category=${category}&feature=wilds&facets=true`,
  ),
  'counts of everything': [1, 2, 3, 4].map((page) => `list?facets=true&page=${page}`),
  'typed, a letter': letters('dgtlmps'),
  'typed, a word': words('dragon', 'lotus', 'temple', 'golden tiger', 'river night', 'នាគ', '黄金龙', 'มังกร', 'التنين'),
  'typed, with typos': words(
    'dragn',
    'lotsu',
    'tempel forune',
    'goldn tigre',
    'phoneix',
    'ផ្កាឈកមាស',
    'มังกรทอคำ',
    'luckylotus',
  ),
  'typed, and counts': words('dragon', 'lotus', 'temple', 'golden').map((ask) => `${ask}&facets=true`),
  'quick search': ['dra', 'lot', 'golden ti', 'phoneix', 'ប្រាសាទ', '莲花', 'load vendor'].map(
    (q) => `quick?q=${encodeURIComponent(q)}`,
  ),
};

function pages(filter: string): string[] {
  return [1, 2, 5, 20].map((page) => `list?${filter}&page=${page}`);
}

function words(...texts: string[]): string[] {
  return texts.map((text) => `list?q=${encodeURIComponent(text)}`);
}

function letters(text: string): string[] {
  return words(...text);
}

const address = (ask: string): string =>
  ask.replace(/^list/, 'wps/relay/GCSGAME_gameList').replace(/^quick/, 'wps/relay/GCSGAME_search');

/** Fills the database in that folder, or the one of DATABASE_URL, with games before the gateway opens it. */
async function fill(folder: string): Promise<void> {
  const seed = fileURLToPath(new URL('../../apps/gateway/db/seed/load.cli.ts', import.meta.url));
  const child = spawn('node', [seed, String(games), '1', '0'], {
    env: { ...process.env, DATA_DIR: databaseIn(folder) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The database could not be filled: see the message above.');
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/**
 * Milliseconds that one reader waits for lists, filters and searches. Answers that the gateway keeps are left out; its index
 * of games is not, nor which games a single letter finds: they are how it works (docs/adr/2026-11-21-game-search.md).
 */
export async function measureSearch(rounds: number): Promise<string[][]> {
  const folder = dataFolder();
  await fill(folder);
  const ours = await serveOurs(benchPort, { folder, env: { SHARED_ANSWER_SECONDS: '0' } });
  const rows = [['', 'p50', 'p95', 'most']];
  try {
    for (const [name, ways] of Object.entries(asks)) {
      const times: number[] = [];
      // the first turn of each way is not counted: plans and pages of the database are read in it
      for (let turn = 0; turn <= rounds * 4; turn++)
        for (const way of ways) {
          const started = performance.now();
          const answer = await fetch(`${ours.url}${address(way)}`);
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`${way} answered ${answer.status}.`);
          if (turn > 0) times.push(performance.now() - started);
        }
      times.sort((a, b) => a - b);
      rows.push([name, ...[0.5, 0.95, 1].map((part) => at(times, part).toFixed(1))]);
    }
  } finally {
    await ours.close();
  }
  return rows;
}
