// @vitest-environment jsdom
import { session } from '@mekong/api-client/session';
import { afterEach, expect, test } from 'vitest';
import { currentViewer } from './session.ts';

afterEach(() => session.clear());

test('a page that is opened while a new session is still being loaded leaves it its token', () => {
  session.set({ token: 't'.repeat(43) });
  expect(currentViewer()).toEqual({ signedIn: false });
  session.set({ account: 'sokha', isAgent: 1 });
  expect(session.get('token')).toBe('t'.repeat(43));
  expect(currentViewer()).toEqual({ signedIn: true, type: 1 });
});
