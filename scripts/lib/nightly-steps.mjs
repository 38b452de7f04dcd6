const everyEngine = { TEST_ENGINES: 'all' };
const suites = (name, ...projects) => [
  ...['vitest', 'run', '--root', 'apps/gateway', ...projects.map((project) => `--project=${project}`)],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=.results/nightly-${name}.json`],
];

/** What takes too long for every change and has to hold before a release. */
const parts = [
  {
    name: 'engines',
    command: suites('engines', '!*kills'),
    results: 'apps/gateway/.results/nightly-engines.json',
    env: everyEngine,
  },
  {
    name: 'kills',
    command: suites('kills', '*kills'),
    results: 'apps/gateway/.results/nightly-kills.json',
    env: everyEngine,
  },
  {
    name: 'arcade',
    command: [
      ...['vitest', 'run', '--root', 'apps/arcade', '--reporter=default'],
      ...['--reporter=json', '--outputFile.json=.results/nightly.json'],
    ],
    results: 'apps/arcade/.results/nightly.json',
    env: everyEngine,
  },
  {
    name: 'generators',
    command: ['vitest', 'run', '--root', 'scripts/checks', 'new.test.ts'],
    results: 'scripts/checks/.results/*.json',
  },
  {
    name: 'returns',
    command: ['npm', 'run', 'returns', '-w', '@mekong/arcade', '--', '--check', '--rounds=1000000000'],
  },
  { name: 'fresh', command: ['npm', 'run', 'returns', '-w', '@mekong/arcade', '--', '--fresh'] },
  { name: 'soak', command: ['node', 'apps/gateway/test/soak/ledger.ts'] },
  { name: 'rounds', command: ['node', 'apps/gateway/test/soak/rounds.ts'] },
  { name: 'orders', command: ['node', 'apps/gateway/test/soak/orders.ts'] },
  { name: 'histories', command: ['node', 'apps/gateway/test/soak/histories.ts'] },
  {
    name: 'build',
    command: [
      ...['turbo', 'run', 'build', '--filter=@mekong/web', '--filter=@mekong/arcade', '--filter=@mekong/console'],
      '--output-logs=errors-only',
    ],
  },
  { name: 'slots', command: ['node', 'apps/gateway/test/walk/slots.ts'], after: ['build'] },
  {
    name: 'walk',
    command: ['npm', 'run', 'test:walk', '-w', '@mekong/e2e'],
    results: 'e2e/.results/walk.json',
    inBrowser: true,
    after: ['build'],
  },
  {
    name: 'speed',
    command: ['node', 'bench/speed.ts'],
    env: { BENCH_ROUNDS: '9' },
    inBrowser: true,
    after: ['build'],
  },
  {
    name: 'stories',
    command: ['npm', 'run', 'test:stories', '-w', '@mekong/storybook'],
    results: 'apps/storybook/.results/stories.json',
    env: { STORIES_TURNED: 'all' },
    inBrowser: true,
  },
  {
    name: 'workshop',
    command: ['npm', 'run', 'test:docs', '-w', '@mekong/storybook'],
    results: 'apps/storybook/.results/nightly-docs.json',
    inBrowser: true,
  },
  {
    name: 'two-gateways',
    command: ['npm', 'run', 'test:two-gateways', '-w', '@mekong/e2e'],
    results: 'e2e/.results/two-gateways.json',
    inBrowser: true,
    after: ['build'],
  },
];

/** @type {readonly import('./steps.mjs').Step[]} One after the other: each keeps all processors busy. */
export const nightlySteps = parts.map((part) => ({
  ...part,
  isStrict: true,
  cores: Number.POSITIVE_INFINITY,
  minutes: 180,
}));

/**
 * The steps with these names, and those they come after.
 *
 * @param {typeof nightlySteps} steps
 * @param {readonly string[]} names
 */
export function withNeeds(steps, names) {
  const needed = steps.filter(({ name }) => names.includes(name)).flatMap(({ after = [] }) => after);
  return steps.filter(({ name }) => names.includes(name) || needed.includes(name));
}
