import { afterEach, expect, test, vi } from 'vitest';
import { loadPage, reload } from './load-page.ts';

afterEach(() => void vi.unstubAllGlobals());

const failure = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
const load = () => loadPage(() => Promise.reject(failure));

test('a page whose code does not come fails by a name of its own without a server: a reload would lose the console', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(load()).rejects.toMatchObject({ message: 'The code of the page did not come.', cause: failure });
  const location = { reload: vi.fn() };
  vi.stubGlobal('location', location);
  await reload();
  expect(location.reload).not.toHaveBeenCalled();
});

test('a page whose code is gone after a release fails as the router knows it, which begins anew', async () => {
  vi.stubGlobal('fetch', async () => ({ status: 200 }));
  await expect(load()).rejects.toBe(failure);
  const location = { reload: vi.fn() };
  vi.stubGlobal('location', location);
  await reload();
  expect(location.reload).toHaveBeenCalledOnce();
});
