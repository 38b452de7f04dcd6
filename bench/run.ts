// One interleaved run of our site beside two baseline pages, and of our server and ledger beside bare ones.
// Compare the ratios: absolute times belong to the machine and the hour.
import { type Load, launch, measureInteraction, measureLeak } from './src/browser.ts';
import { firstRoutes, measureBundle } from './src/bundle.ts';
import { measureAgentFiles, measureFiles, measureRecords, measureSettlement, measureTeam } from './src/database.ts';
import { measureFirstSpin, phones } from './src/first-spin.ts';
import { measureGames } from './src/games.ts';
import { measureHttp } from './src/http.ts';
import { interactionNames, openAndClose, showCards } from './src/interactions.ts';
import { measureLedger } from './src/ledger.ts';
import { measureLobby } from './src/lobby.ts';
import { measurePages, pageNames, type SiteName, siteNames } from './src/pages.ts';
import { measureSearch } from './src/search.ts';
import { benchPort, serveBare, serveHtml, serveOurs, serveStories } from './src/serve.ts';
import { median, pairedRatio, table } from './src/stats.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const only = process.argv[2];
const KiB = 1024;

function heading(text: string): void {
  console.log(`\n${text}\n`);
}

function bytes(): void {
  const { initialJs, initialCss, allCss, lazy, duplicates } = measureBundle(firstRoutes);
  const biggest = [...lazy].sort((a, b) => b.bytes.gzip - a.bytes.gzip).slice(0, 8);
  const row = (name: string, { gzip, brotli }: { gzip: number; brotli: number }) => [
    name,
    (gzip / KiB).toFixed(1),
    (brotli / KiB).toFixed(1),
  ];
  heading('Bytes (KiB)');
  console.log(
    table([
      ['', 'gzip', 'brotli'],
      row('initial JavaScript', initialJs),
      row('initial CSS', initialCss),
      row('all CSS', allCss),
      ...biggest.map(({ file, bytes }) => row(file, bytes)),
    ]),
  );
  console.log(`packages in two copies: ${duplicates.length}`);
}

async function pages(): Promise<void> {
  const { loads, presses, times } = await measurePages(rounds, interactionNames);
  for (const name of pageNames) {
    heading(`Load of ${name} at 1.6 Mbit/s, 150 ms, processor 4x slower (median of ${rounds})`);
    const figure = (label: string, of: (load: Load) => number, unit = 1, digits = 0): string[] => {
      const values = (site: SiteName) => loads[name][site].map(of);
      return [
        label,
        ...siteNames.map((site) => (median(values(site)) / unit).toFixed(digits)),
        `x${pairedRatio(values('ours'), values('bare')).toFixed(2)}`,
        `x${pairedRatio(values('ours'), values('html')).toFixed(2)}`,
      ];
    };
    const forms = ['window', 'settled', 'touched'] as const;
    console.log(
      table([
        ['', ...siteNames, 'to bare', 'to html'],
        figure('lcp', ({ lcp }) => lcp),
        ...forms.map((form) => figure(`tbt, ${form}`, (load) => load[form].tbt)),
        ...forms.map((form) => figure(`script, ${form}`, (load) => load[form].script)),
        ...forms.map((form) => figure(`main, ${form}`, (load) => load[form].main)),
        ...forms.map((form) => figure(`files of script, ${form}`, (load) => load[form].scripts)),
        ...forms.map((form) => figure(`script KiB, ${form}`, (load) => load[form].scriptBytes, KiB, 1)),
        figure('longest', ({ settled }) => settled.longest),
        figure('cls', ({ cls }) => cls, 1, 3),
        figure('heap', ({ heap }) => heap, KiB * KiB, 1),
        figure('elements', ({ elements }) => elements),
        figure('transferred', ({ transferred }) => transferred, KiB),
      ]),
    );
  }
  heading('Slowest event of an interaction, ms, processor 4x slower');
  console.log(
    table([
      ['', ...siteNames, 'ours - bare'],
      ...[...times, ['press during load', presses] as const].map(([name, series]) => [
        name,
        ...siteNames.map((site) => median(series[site]).toFixed(0)),
        (median(series.ours) - median(series.bare)).toFixed(0),
      ]),
    ]),
  );
}

/** A thousand cards at one press; ours from the workshop, because the demo has no list of that length. */
async function cards(): Promise<void> {
  const browser = await launch();
  const bare = await serveBare(browser);
  const sites = { html: await serveHtml(browser, bare), bare, ours: await serveStories() };
  const story = `${sites.ours.url}iframe.html?id=patterns-gamegrid--at-one-press&viewMode=story`;
  const urls = { html: sites.html.url, bare: sites.bare.url, ours: story };
  const times: Record<keyof typeof urls, number[]> = { html: [], bare: [], ours: [] };
  try {
    for (let round = 0; round < rounds; round++)
      for (const name of ['html', 'bare', 'ours'] as const)
        times[name].push(await measureInteraction(browser, urls[name], showCards));
  } finally {
    await browser.close();
    await Promise.all(Object.values(sites).map((site) => site.close()));
  }
  heading('1,000 cards appear, ms from the press to the next frame, processor 4x slower');
  console.log(
    table([
      ['html', 'bare', 'ours', 'to bare'],
      [
        ...(['html', 'bare', 'ours'] as const).map((name) => median(times[name]).toFixed(0)),
        `x${pairedRatio(times.ours, times.bare).toFixed(2)}`,
      ],
    ]),
  );
}

/** What 50 openings of the log-in dialog leave behind. */
async function leaks(): Promise<void> {
  const browser = await launch();
  const bare = await serveBare(browser);
  const sites = { html: await serveHtml(browser, bare), bare, ours: await serveOurs(benchPort) };
  try {
    const rows: string[][] = [];
    for (const [name, { url }] of Object.entries(sites)) {
      const { nodes, listeners, heap } = await measureLeak(browser, url, openAndClose, 50);
      rows.push([name, nodes.toFixed(1), listeners.toFixed(1), (heap / KiB).toFixed(1)]);
    }
    heading('Left behind by each opening of the log-in dialog, of 50 after 10');
    console.log(table([['', 'nodes', 'listeners', 'heap, KiB'], ...rows]));
  } finally {
    await browser.close();
    await Promise.all(Object.values(sites).map((site) => site.close()));
  }
}

/** A category of the ten thousand games of the demo. */
async function lobby(): Promise<void> {
  const { loads, scrolls, filters, words, categories } = await measureLobby(rounds);
  const row = <Measured>(name: string, measured: readonly Measured[], key: keyof Measured & string, digits = 0) => [
    `${name}: ${key}`,
    median(measured.map((item) => Number(item[key]))).toFixed(digits),
  ];
  heading(`A category of ten thousand games, processor 4x slower (median of ${rounds})`);
  console.log(
    table([
      row('first load, 1.6 Mbit/s', loads, 'lcp'),
      row(
        'first load, 1.6 Mbit/s',
        loads.map(({ settled }) => settled),
        'tbt',
      ),
      row('first load, 1.6 Mbit/s', loads, 'cls', 3),
      row('scroll', scrolls, 'longest'),
      row('scroll', scrolls, 'long'),
      row('scroll', scrolls, 'late', 1),
      row('scroll', scrolls, 'tiles'),
      row('vendor chosen', filters, 'whole'),
      row('vendor chosen', filters, 'afterData'),
      row('word typed', words, 'whole'),
      row('word typed', words, 'afterData'),
      ['one more category: nodes', categories.nodes.toFixed(1)],
      ['one more category: listeners', categories.listeners.toFixed(1)],
      ['one more category: heap, KiB', (categories.heap / KiB).toFixed(1)],
    ]),
  );
}

/** A slot in its frame beside an empty page in the same frame, and a round of it. */
async function games(): Promise<void> {
  const { launches, spins } = await measureGames(rounds);
  const paints = { empty: launches.empty.map(({ paint }) => paint), slot: launches.slot.map(({ paint }) => paint) };
  const ofSpin = (key: keyof (typeof spins)[number], digits = 0) => [
    `spin: ${key}`,
    '',
    median(spins.map((spin) => spin[key])).toFixed(digits),
    '',
  ];
  heading(`A slot on a phone, 1.6 Mbit/s, 150 ms, processor 4x slower (median of ${rounds})`);
  console.log(
    table([
      ['', 'empty', 'slot', 'to empty'],
      [
        'first paint',
        median(paints.empty).toFixed(0),
        median(paints.slot).toFixed(0),
        `x${pairedRatio(paints.slot, paints.empty).toFixed(2)}`,
      ],
      ['playable', '', median(launches.slot.map(({ playable }) => playable)).toFixed(0), ''],
      ['layout shift, launch and round', '', median(launches.slot.map(({ shift }) => shift)).toFixed(3), ''],
      ofSpin('frames', 1),
      ofSpin('late'),
      ofSpin('longest'),
    ]),
  );
}

/** From home to a spin without an account, two presses. */
async function firstSpin(): Promise<void> {
  const walks = await measureFirstSpin(rounds);
  const row = (name: string, of: (walk: (typeof walks)['fast'][number]) => number) => [
    name,
    ...phones.map((phone) => median(walks[phone].map(of)).toFixed(0)),
  ];
  heading(`From home to a spin without an account on a phone, ms (median of ${rounds})`);
  console.log(
    table([
      ['', ...phones],
      row('a spin can be started', ({ playable }) => playable),
      row('the spin is taken', ({ taken }) => taken),
      row('both', ({ playable, taken }) => playable + taken),
    ]),
  );
}

async function http(): Promise<void> {
  heading('Server, requests per second beside a bare node:http server');
  console.log(table(await measureHttp(rounds)));
}

async function search(): Promise<void> {
  heading('Games found, milliseconds for one reader');
  console.log(table(await measureSearch(rounds)));
}

function ledger(): void {
  heading('Ledger, postings per second beside the bare SQL function');
  measureLedger();
}

function team(): void {
  heading('Agent centre on a tree of 100,000 members, ms');
  measureTeam();
}

function settlement(): void {
  heading('A day of 1,000,000 results settled for 10,000 agents, ms');
  measureSettlement();
}

function records(): void {
  heading('Record pages on 5,000,000 entries and 1,000,000 bets, ms');
  measureRecords();
}

function files(): void {
  heading('Files of 100,000 bets (seconds and MB)');
  measureFiles();
  heading('Files of 100,000 rows of an agent (seconds and MB)');
  measureAgentFiles();
}

const parts = {
  bytes,
  pages,
  lobby,
  games,
  'first-spin': firstSpin,
  cards,
  leaks,
  http,
  search,
  ledger,
  team,
  settlement,
  records,
  files,
};
for (const [name, part] of Object.entries(parts)) if (!only || only === name) await part();
