import { expect, test } from 'vitest';
import { pages } from '../pages/pages.ts';
import { pageAt, pagesOf } from './use-menu.ts';

const page = (path: string, needs: string) => ({ ...pages[0]!, path, needs });

test('a menu holds the pages whose operation the role allows', () => {
  const all = [page('/', 'getOverview'), page('/settings', 'listSettings'), page('/jobs', 'listJobs')];
  expect(pagesOf(all, { operations: ['getOverview', 'listJobs'] }).map(({ path }) => path)).toEqual(['/', '/jobs']);
});

test('an address leads to the page whose path it begins with, and the overview to itself alone', () => {
  const all = [page('/', 'a'), page('/members', 'b')];
  expect(pageAt(all, '/members/1001')?.path).toBe('/members');
  expect(pageAt(all, '/membership')).toBeUndefined();
  expect(pageAt(all, '/')?.path).toBe('/');
});

test('every page of the console has an address of its own', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
