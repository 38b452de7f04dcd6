import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageFaults, newCommits } from '../lib/commits.mjs';

describe('messageFaults', () => {
  it('accepts a short subject with a body', () => {
    expect(messageFaults('ledger: append results\n\nThe bet stays as it was placed.')).toEqual([]);
    expect(messageFaults(`web: ${'ក'.repeat(67)}`)).toEqual([]);
  });

  it.each([
    [`web: ${'x'.repeat(68)}`, 'shorten the subject to 72 characters'],
    ['web: keep the page.', 'leave out the full stop'],
    ['web: mend issue 12', 'say what changes, not the number of an issue'],
    ['web: keep the page (#12)', 'say what changes, not the number of an issue'],
    ['web: adds a page', 'say what to do: "add", not "added" or "adds"'],
    ['Fixed the page', 'say what to do: "add", not "added" or "adds"'],
    ['web: keep the page\nand more', 'leave a blank line behind the subject'],
  ])('refuses "%s"', (message, fault) => {
    expect(messageFaults(message)).toEqual([fault]);
  });
});

describe('newCommits', () => {
  let folder = '';
  const at = (name: string) => join(folder, name);
  const subjects = (name: string) => newCommits(at(name)).map(({ message }) => message);
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd, stdio: 'ignore' });
  const commit = (name: string, subject: string) => git(at(name), 'commit', '--allow-empty', '-m', subject);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'commits-'));
    git(folder, 'init', '--initial-branch=main', 'first');
    for (const subject of ['one', 'two']) commit('first', subject);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads HEAD alone without a remote, in a bare clone and in a shallow one', () => {
    git(folder, 'clone', '--bare', 'first', 'bare');
    git(folder, 'clone', '--depth=1', `file://${at('first')}`, 'shallow');
    expect(['first', 'bare', 'shallow'].map(subjects)).toEqual([['two'], ['two'], ['two']]);
  });

  it('reads what main does not have, on a branch and in a clone', () => {
    git(folder, 'clone', 'first', 'clone');
    for (const subject of ['three', 'four']) commit('clone', subject);
    expect(subjects('clone')).toEqual(['four', 'three']);
    git(at('first'), 'checkout', '-b', 'branch');
    for (const subject of ['five', 'six']) commit('first', subject);
    expect(subjects('first')).toEqual(['six', 'five']);
  });

  it('reads nothing outside of a repository', () => {
    expect(subjects('.')).toEqual([]);
  });
});
