import { spawnSync } from 'node:child_process';
import { wordFaults } from './vocabulary.mjs';

const longest = 72;

/** Past and third person, where the subject says what to do: "add", not "added" or "adds". */
const told =
  /^(?:[\w/, -]+: )?(add|allow|change|drop|fix|improve|keep|let|make|mend|move|remove|rename|replace|say|show|update|use)(e?s|e?d)\b(?!:)/i;

/** More than a branch has; a clone without its history reaches further back than the branch. */
const mostCommits = 50;

/**
 * What is wrong with the message of a commit; empty when nothing is.
 *
 * @param {string} message subject, and after a blank line the body
 * @returns {string[]}
 */
export function messageFaults(message) {
  const [subject = '', gap = ''] = message.split('\n');
  const faults = [];
  if ([...subject].length > longest) faults.push(`shorten the subject to ${longest} characters`);
  if (subject.endsWith('.')) faults.push('leave out the full stop');
  if (/(?:^|[\s(])(?:#|GH-|issues? #?)\d/i.test(subject)) faults.push('say what changes, not the number of an issue');
  if (told.test(subject)) faults.push('say what to do: "add", not "added" or "adds"');
  if (gap !== '') faults.push('leave a blank line behind the subject');
  faults.push(...wordFaults(subject).map(({ fault }) => fault));
  return faults;
}

/**
 * Commits of this branch that main does not have: those since `origin/main`, else since `main`; where neither helps (no
 * remote, a bare or shallow clone, main itself), HEAD alone. None outside of a repository.
 *
 * @param {string} cwd
 * @returns {{ id: string, message: string }[]}
 */
export function newCommits(cwd) {
  const log = (...range) => {
    const format = ['--no-merges', `--max-count=${mostCommits}`, '--format=%h%n%B%x00'];
    const { status, stdout } = spawnSync('git', ['log', ...format, ...range, '--'], { cwd, encoding: 'utf8' });
    if (status !== 0) return [];
    return stdout
      .split('\0')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [id = '', ...lines] = entry.split('\n');
        return { id, message: lines.join('\n') };
      });
  };
  for (const base of ['origin/main', 'main']) {
    const commits = log(`${base}..HEAD`);
    if (commits.length > 0) return commits;
  }
  return log('--max-count=1', 'HEAD');
}
