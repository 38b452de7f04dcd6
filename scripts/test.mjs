import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.mjs';
import { root, run } from './lib/run.mjs';
import { lints } from './lint.mjs';

const only = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const summary = [];

/** Adds up what the runners left as JSON. A runner that left nothing counts as its exit code says. */
function count(files, code) {
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    passed += report.numPassedTests ?? report.stats.expected;
    failed += report.numFailedTests ?? report.stats.unexpected + report.stats.flaky;
  }
  if (code !== 0 && failed === 0) failed = 1;
  if (code === 0 && passed === 0) passed = 1;
  return { passed, failed };
}

async function step(name, command, args, { env = {}, results = [] } = {}) {
  if (only.length > 0 && !only.includes(name.split(':')[0])) return;
  for (const file of globSync(results, { cwd: root })) rmSync(`${root}${file}`);
  const started = Date.now();
  const code = await run(command, args, env);
  const files = globSync(results, { cwd: root, exclude: ['**/node_modules/**'] }).map((file) => `${root}${file}`);
  const { passed, failed } = count(files.filter(existsSync), code);
  total.passed += passed;
  total.failed += failed;
  const line = `${failed ? 'FAILED' : 'ok'}  ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`;
  summary.push(line);
  console.log(`# ${line}`);
}

const turbo = (...args) => ['turbo', ['run', ...args, '--output-logs=errors-only', '--log-order=grouped']];

await step('types', ...turbo('typecheck', '--concurrency=2'));
for (const [name, command, args] of lints) await step(`lint: ${name}`, command, args);
await step('architecture', 'vitest', ['run', '--root', 'scripts/checks'], {
  results: ['scripts/checks/.results/*.json'],
});
await step('unit', ...turbo('test:unit', '--concurrency=1', '--continue'), {
  results: ['{packages,apps}/*/.results/unit*.json'],
});
// One heavy thing at a time from here on: browser tests that fight for the processor are the flaky ones.
const browser = { env: { CHROMIUM_PATH: await ensureChromium() } };
await step('stories', ...turbo('test:stories'), { ...browser, results: ['apps/storybook/.results/stories*.json'] });
await step('pictures', ...turbo('test:visual'), { ...browser, results: ['apps/storybook/.results/visual*.json'] });
await step('build', ...turbo('build', '--filter=@mekong/web', '--filter=@mekong/arcade'));
await step('budgets', 'node', ['bench/budgets.ts']);
await step('e2e', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
  ...browser,
  results: ['e2e/.results/*.json'],
});

console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
