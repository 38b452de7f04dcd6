import { run } from './lib/run.mjs';

/** Name, command, arguments: each says itself what is wrong and how to mend it, and is not heard while all is well. */
export const lints = [
  ['style and import zones', 'biome', ['check', '--error-on-warnings', '.']],
  ['unused code and dependencies', 'knip', ['--no-progress']],
  ['contract', 'npm', ['run', '--silent', 'check', '-w', '@mekong/api-client']],
  ['texts', 'node', ['scripts/check-texts.mjs']],
  ['words', 'node', ['scripts/check-words.mjs']],
  ['commits', 'node', ['scripts/check-commits.mjs']],
];

if (import.meta.main) {
  let failed = 0;
  for (const [name, command, args] of lints)
    if ((await run(command, args, {}, { isQuiet: true })) !== 0) {
      console.error(`lint failed: ${name}`);
      failed++;
    }
  process.exit(failed ? 1 : 0);
}
