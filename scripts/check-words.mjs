// Checks names, comments and documents against the words of scripts/lib/vocabulary.mjs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordFaults } from './lib/vocabulary.mjs';

const root = join(import.meta.dirname, '..');

/** Landed migrations are never edited, generated files follow the contract, and names of games are names. */
const isLeftOut = (file) =>
  /\/db\/migrations\/|\/generated\/|\.gen\.ts$|\/catalogue\/src\/written\/|^scripts\/(lib|checks)\/vocabulary\./.test(
    file,
  ) ||
  // texts of other languages; the English ones are the sources'
  /\/locales\/(?!EN\/)/.test(file);

const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const files = stdout
  .split('\n')
  .filter((file) => /\.([cm]?[jt]s|tsx|md|mdx|yaml|po|html|css)$/.test(file) && !isLeftOut(file));

const faults = files.flatMap((file) => {
  let text;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    // deleted, and not committed yet
    return [];
  }
  return [
    ...wordFaults(file, file).map(({ fault }) => `${file}: its name: ${fault}`),
    ...wordFaults(text, file).map(({ line, fault }) => `${file}:${line}: ${fault}`),
  ];
});

if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n\nOne word per thing: see docs/glossary.md.`);
  process.exitCode = 1;
}
